/* Which colors and which widgets read which name or variable: each is set to a marker, and what changes then
   reads it. */

#include "knowledge.h"
#include <string.h>

/* Far from every stock color, and neither light nor dark, so that whatever derives from it moves. */
#define MARKER "#f012e6"
#define PERCENTAGE "37%"

enum { USER = GTK_STYLE_PROVIDER_PRIORITY_USER, ABOVE_ALL = 1000 };

/* A color of CSS on a widget of its own, or a probe of the stage. */
typedef struct
{
  char *name;
  GtkWidget *widget;
  const Probe *probe;
  char *value;
} Reader;

/* What a reader reads now; where something painted seems to be gone, its window was not yet painted anew. */
static char *
reader_value (const Reader *reader)
{
  if (reader->widget != NULL)
    return color_value (reader->widget);
  char *value = probe_value (reader->probe);
  for (int i = 0; i < 5 && reader->value != NULL && !strcmp (value, "none") && strcmp (reader->value, "none"); i++)
    {
      g_free (value);
      stage_settle ();
      value = probe_value (reader->probe);
    }
  return value;
}

/* Adds a reader of a color, which is the computed color of a widget. */
static void
add_color (GPtrArray *readers, GtkWidget *box, GString *css, char *name, const char *expression)
{
  Reader *reader = g_new0 (Reader, 1);
  g_autofree char *class_name = g_strdup_printf ("knowledge-%u", readers->len);
  reader->name = name;
  reader->widget = gtk_label_new (NULL);
  gtk_widget_add_css_class (reader->widget, class_name);
  gtk_box_append (GTK_BOX (box), reader->widget);
  g_string_append_printf (css, ".%s { color: %s; }\n", class_name, expression);
  g_ptr_array_add (readers, reader);
}

static gboolean
is_percentage (const char *variable)
{
  return g_str_has_suffix (variable, "-opacity");
}

static gboolean
is_color (const char *variable)
{
  return g_str_has_suffix (variable, "-color") || strpbrk (variable, "0123456789") != NULL
         || g_str_has_prefix (variable, "--accent-");
}

/* Readers of every stock color and of every probe. */
static GPtrArray *
all_readers (const Stock *stock)
{
  GPtrArray *readers = g_ptr_array_new ();
  g_autoptr (GString) css = g_string_new (NULL);
  GtkWidget *box = stage_add_box ();
  for (guint i = 0; i < stock->names->len; i++)
    {
      char *name = g_strdup_printf ("@%s", (char *) stock->names->pdata[i]);
      add_color (readers, box, css, name, name);
    }
  for (guint i = 0; i < stock->variables->len && has_variables (); i++)
    {
      char *name = stock->variables->pdata[i];
      g_autofree char *value = is_color (name) ? g_strdup_printf ("var(%s)", name)
                                               : g_strdup_printf ("color-mix(in srgb, black var(%s), transparent)", name);
      if (is_color (name) || is_percentage (name))
        add_color (readers, box, css, name, value);
    }
  style_add (css->str, ABOVE_ALL);
  stage_settle ();
  GPtrArray *probes = stage_probes ();
  for (guint i = 0; i < probes->len; i++)
    {
      Reader *reader = g_new0 (Reader, 1);
      reader->probe = probes->pdata[i];
      reader->name = reader->probe->name;
      g_ptr_array_add (readers, reader);
    }
  return readers;
}

/* "READER SOURCE" to what the reader became when the source was the marker. */
static GHashTable *changes;

static void
try_marker (GPtrArray *readers, const char *source, const char *css)
{
  GtkCssProvider *provider = style_add (css, USER);
  stage_settle ();
  for (guint i = 0; i < readers->len; i++)
    {
      Reader *reader = readers->pdata[i];
      char *value = reader_value (reader);
      if (strcmp (value, reader->value) && strcmp (reader->name, source))
        g_hash_table_insert (changes, g_strdup_printf ("%s %s", reader->name, source), value);
      else
        g_free (value);
    }
  style_remove (provider);
}

static gboolean
changed (const char *reader, const char *source)
{
  g_autofree char *key = g_strdup_printf ("%s %s", reader, source);
  return g_hash_table_contains (changes, key);
}

/* Whether a reader only follows a source since it reads another color that follows it. */
static gboolean
is_indirect (GPtrArray *readers, const char *reader, const char *source)
{
  for (guint i = 0; i < readers->len; i++)
    {
      Reader *between = readers->pdata[i];
      if (between->widget != NULL && changed (reader, between->name) && changed (between->name, source))
        return TRUE;
    }
  return FALSE;
}

static void
add_changes (Facts *facts, GPtrArray *readers, int appearance, const char *source)
{
  for (guint i = 0; i < readers->len; i++)
    {
      Reader *reader = readers->pdata[i];
      g_autofree char *key = g_strdup_printf ("%s %s", reader->name, source);
      const char *value = g_hash_table_lookup (changes, key);
      if (value != NULL && !is_indirect (readers, reader->name, source))
        facts_add (facts, appearance, reader->widget != NULL ? "link" : "read", key,
                   strcmp (value, MARKER) ? value : "same");
    }
}

/* Adds the stock values of an appearance, then what reads each name and variable. */
void
appearance_ask (Facts *facts, const Stock *stock, int appearance)
{
  static GPtrArray *readers;
  if (readers == NULL)
    readers = all_readers (stock);
  stage_settle ();
  for (guint i = 0; i < readers->len; i++)
    {
      Reader *reader = readers->pdata[i];
      reader->value = reader_value (reader);
      if (strcmp (reader->value, "no node"))
        facts_add (facts, appearance, reader->widget != NULL ? "stock" : "paint", reader->name, reader->value);
    }
  changes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) sources = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < stock->names->len; i++)
    {
      char *source = g_strdup_printf ("@%s", (char *) stock->names->pdata[i]);
      g_autofree char *css = g_strdup_printf ("@define-color %s " MARKER ";", source + 1);
      g_ptr_array_add (sources, source);
      try_marker (readers, source, css);
    }
  for (guint i = 0; i < stock->variables->len && has_variables (); i++)
    {
      const char *name = stock->variables->pdata[i];
      const char *value = is_percentage (name) ? PERCENTAGE : MARKER;
      g_autofree char *css = g_strdup_printf (":root { %s: %s; }", name, value);
      if (!is_color (name) && !is_percentage (name))
        continue;
      g_ptr_array_add (sources, g_strdup (name));
      try_marker (readers, name, css);
    }
  for (guint i = 0; i < sources->len; i++)
    add_changes (facts, readers, appearance, sources->pdata[i]);
  g_hash_table_unref (changes);
}
