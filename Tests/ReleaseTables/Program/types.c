/* The CSS nodes of every widget that can be made without arguments. */

#define _GNU_SOURCE
#include "knowledge.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* A line of GTK's own print of a tree of nodes, without brackets, state and direction, and without the number of an
   avatar's color, which is another at each run. */
static char *
node_name (const char *line)
{
  GString *name = g_string_new (NULL);
  for (const char *at = line + strspn (line, " ["); *at != '\0' && strchr (":]", *at) == NULL; at++)
    if (!g_ascii_isdigit (*at) || strstr (name->str, ".color") == NULL)
      g_string_append_c (name, *at);
  return g_string_free (name, FALSE);
}

static int
indent_of (const char *line)
{
  return (int) strspn (line, " ");
}

/* "a(b* c(d))" for the tree that begins at a line of GTK's print, one node a line, indented; "*" for more of the
   same. What lies deeper than a depth is left out. */
static char *
tree_text (char **lines, int *at, int depth)
{
  GString *text = g_string_new (NULL);
  g_autofree char *name = node_name (lines[*at]);
  g_autofree char *previous = g_strdup ("");
  int indent = indent_of (lines[(*at)++]);
  gboolean is_first = TRUE, is_repeated = FALSE;
  g_string_append (text, name);
  while (lines[*at] != NULL && *lines[*at] != '\0' && indent_of (lines[*at]) > indent)
    {
      char *child = tree_text (lines, at, depth - 1);
      if (depth <= 0)
        {
          g_free (child);
          continue;
        }
      gboolean is_same = !strcmp (child, previous);
      if (is_same && !is_repeated)
        g_string_append_c (text, '*');
      else if (!is_same)
        g_string_append_printf (text, "%s%s", is_first ? "(" : " ", child);
      is_repeated = is_same;
      is_first = FALSE;
      g_free (previous);
      previous = child;
    }
  if (!is_first)
    g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

static void
print_type (const char *function)
{
  GType (*type_of) (void) = (GType (*) (void)) dlsym (RTLD_DEFAULT, function);
  GType type = type_of != NULL ? type_of () : G_TYPE_INVALID;
  if (!g_type_is_a (type, GTK_TYPE_WIDGET))
    return;
  GtkWidgetClass *class = g_type_class_ref (type);
  printf ("node\t%s\t%s\n", g_type_name (type), gtk_widget_class_get_css_name (class));
  fflush (stdout);
  if (G_TYPE_IS_ABSTRACT (type))
    return;
  GtkWidget *widget = g_object_new (type, NULL);
  char *printed = gtk_style_context_to_string (gtk_widget_get_style_context (widget),
                                               GTK_STYLE_CONTEXT_PRINT_RECURSE);
  g_auto (GStrv) lines = g_strsplit (printed, "\n", -1);
  g_autofree char *tree = NULL;
  /* Some dialogs hold every font or paper of the machine. */
  for (int depth = 12; tree == NULL || strlen (tree) > 800; depth--)
    {
      int first = 0;
      g_free (tree);
      tree = tree_text (lines, &first, depth);
    }
  printf ("tree\t%s\t%s\n", g_type_name (type), tree);
  fflush (stdout);
}

static GPtrArray *
all_types (void)
{
  GPtrArray *types = library_types ("gtk_init");
  g_ptr_array_extend_and_steal (types, library_types ("adw_init"));
  return types;
}

/* Prints the types from a number on; the number of each before it, since making one may end the program. */
void
types_print_from (int first)
{
  g_autoptr (GPtrArray) types = all_types ();
  for (guint i = first; i < types->len; i++)
    {
      printf ("%u\n", i);
      fflush (stdout);
      print_type (types->pdata[i]);
    }
}

static void
read_lines (Facts *facts, const char *text, int *last)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);
      if (g_strv_length (fields) == 3)
        facts_add (facts, ALL, fields[0], fields[1], fields[2]);
      else if (g_ascii_isdigit (*lines[i]))
        *last = atoi (lines[i]);
    }
}

/* Asks for every type in programs of their own, one after each type that ends one. */
void
types_ask (Facts *facts, const char *program)
{
  g_autoptr (GPtrArray) types = all_types ();
  for (int next = 0, last = -1; next < (int) types->len; next = last + 1)
    {
      g_autofree char *first = g_strdup_printf ("%d", next);
      char *arguments[] = { (char *) program, "--types", first, NULL };
      g_autofree char *output = NULL;
      if (!g_spawn_sync (NULL, arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output, NULL,
                         NULL, NULL))
        g_error ("cannot run %s", program);
      last = next;
      read_lines (facts, output, &last);
    }
}
