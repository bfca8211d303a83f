/* What the stylesheets say that the libraries carry as resources. */

#include "knowledge.h"
#include <string.h>

typedef struct
{
  Facts *facts;
  GHashTable *names, *variables;
  gboolean is_adwaita;
} Sheets;

static gboolean
is_name (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '_';
}

static gsize
name_length (const char *text)
{
  gsize length = 0;
  while (is_name (text[length]))
    length++;
  return length;
}

/* Adds that libadwaita's stylesheet names something. */
static void
note (Sheets *sheets, const char *kind, const char *name, gsize length)
{
  g_autofree char *key = g_strndup (name, length);
  if (sheets->is_adwaita)
    facts_add (sheets->facts, ALL, kind, key, "");
}

/* The nodes, style classes, ids and pseudo-classes of a selector. */
static void
read_selector (Sheets *sheets, const char *text)
{
  for (const char *at = text; *at != '\0';)
    {
      char before = *at;
      gsize length;
      if (strchr (".:#", before) != NULL)
        at++;
      length = name_length (at);
      /* What stands in :nth-child(), :dir() and :drop() is no selector. */
      if (before == ':' && at[length] == '(' && strncmp (at, "not", 3))
        length = strcspn (at, ")") + 1;
      if (before == '.')
        note (sheets, "style-class", at, length);
      else if (before == '#')
        note (sheets, "style-id", at, length);
      else if (before == ':')
        note (sheets, "style-state", at, length);
      else if (length > 0 && g_ascii_isalpha (*at))
        note (sheets, "style-node", at, length);
      at += length > 0 ? length : strchr (".:#", before) != NULL ? 0 : 1;
    }
}

/* The variables that a block sets, and the names and variables that its values use. */
static void
read_block (Sheets *sheets, const char *selector, const char *block)
{
  g_auto (GStrv) declarations = g_strsplit (block, ";", -1);
  for (int i = 0; declarations[i] != NULL; i++)
    {
      char *property = g_strstrip (declarations[i]), *value = strchr (property, ':');
      if (value == NULL)
        continue;
      g_autofree char *name = g_strstrip (g_strndup (property, value++ - property));
      gboolean is_root = strstr (selector, ":root") != NULL;
      if (g_str_has_prefix (name, "--") && name[2] != '-' && sheets->is_adwaita)
        {
          g_autofree char *key = g_strdup_printf ("%s %s", name, selector);
          if (is_root)
            g_hash_table_add (sheets->variables, g_strdup (name));
          else
            facts_add (sheets->facts, ALL, "scope", key, g_strstrip (value));
        }
      for (const char *at = value; (at = strpbrk (at, "@-")) != NULL; at += 1)
        if (!is_name (at[-1]) && (*at == '@' || at[1] == '-'))
          {
            gsize length = name_length (at + 1) + 1;
            note (sheets, is_root ? "used-by-root" : "used-by-rules", at, length);
            at += length - 1;
          }
    }
}

static char *
without_comments (const char *text)
{
  GString *result = g_string_new (NULL);
  while (*text != '\0')
    {
      const char *end = g_str_has_prefix (text, "/*") ? strstr (text + 2, "*/") : NULL;
      if (end != NULL)
        text = end + 2;
      else
        g_string_append_c (result, *text++);
    }
  return g_string_free (result, FALSE);
}

/* Reads rules up to the brace that closes them; the rules inside @media too. */
static const char *
read_rules (Sheets *sheets, const char *text)
{
  for (;;)
    {
      text += strspn (text, " \t\n;");
      if (*text == '\0' || *text == '}')
        return *text == '}' ? text + 1 : text;
      const char *end = text + strcspn (text, "{;");
      g_autofree char *prelude = g_strstrip (g_strndup (text, end - text));
      if (g_str_has_prefix (prelude, "@define-color") && *end == ';')
        {
          char *name = prelude + strlen ("@define-color");
          name += strspn (name, " ");
          g_autofree char *color = g_strndup (name, name_length (name));
          if (sheets->is_adwaita)
            g_hash_table_add (sheets->names, g_strdup (color));
          for (const char *at = name; (at = strchr (at, '@')) != NULL; at++)
            note (sheets, "used-by-names", at, name_length (at + 1) + 1);
        }
      text = *end == '\0' ? end : end + 1;
      if (*end != '{')
        continue;
      if (g_str_has_prefix (prelude, "@media"))
        note (sheets, "style-media", prelude + 7, strlen (prelude + 7));
      if (g_str_has_prefix (prelude, "@media") || g_str_has_prefix (prelude, "@keyframes"))
        {
          Sheets inside = *sheets;
          inside.is_adwaita &= prelude[1] == 'm';
          text = read_rules (&inside, text);
          continue;
        }
      const char *close = text + strcspn (text, "}");
      g_autofree char *block = g_strndup (text, close - text);
      read_selector (sheets, prelude);
      read_block (sheets, prelude, block);
      text = *close == '\0' ? close : close + 1;
    }
}

static int
compare (const void *left, const void *right)
{
  return strcmp (*(char *const *) left, *(char *const *) right);
}

static GPtrArray *
sorted (GHashTable *table)
{
  GPtrArray *keys = g_ptr_array_new ();
  GHashTableIter iterator;
  void *key;
  g_hash_table_iter_init (&iterator, table);
  while (g_hash_table_iter_next (&iterator, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare);
  return keys;
}

/* Reads libadwaita's stylesheets, and gives the colors and the variables that they define. */
Stock *
sheets_read (Facts *facts)
{
  static const char folder[] = "/org/gnome/Adwaita/styles";
  Sheets sheets = { facts, g_hash_table_new (g_str_hash, g_str_equal),
                    g_hash_table_new (g_str_hash, g_str_equal), TRUE };
  g_auto (GStrv) files = g_resources_enumerate_children (folder, 0, NULL);
  for (int i = 0; files != NULL && files[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s", folder, files[i]);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
      if (bytes == NULL || !g_str_has_suffix (path, ".css"))
        continue;
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_autofree char *plain = without_comments (text);
      for (const char *at = plain; *at != '\0';)
        at = read_rules (&sheets, at);
    }
  /* From 1.6 on, libadwaita defines the system's accent in code. */
  g_hash_table_add (sheets.names, "accent_bg_color");
  g_hash_table_add (sheets.names, "accent_fg_color");
  Stock *stock = g_new0 (Stock, 1);
  stock->names = sorted (sheets.names);
  stock->variables = sorted (sheets.variables);
  return stock;
}
