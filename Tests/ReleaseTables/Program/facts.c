/* Collects facts and prints them in one order, so that two tables can be compared line by line. */

#include "knowledge.h"
#include <stdio.h>
#include <string.h>

typedef struct
{
  char *values[APPEARANCES];
} Fact;

struct _Facts
{
  /* "KIND\tKEY" to Fact. */
  GHashTable *table;
};

Facts *
facts_new (void)
{
  Facts *facts = g_new0 (Facts, 1);
  facts->table = g_hash_table_new (g_str_hash, g_str_equal);
  return facts;
}

void
facts_add (Facts *facts, int appearance, const char *kind, const char *key, const char *value)
{
  g_autofree char *name = g_strdup_printf ("%s\t%s", kind, key);
  Fact *fact = g_hash_table_lookup (facts->table, name);
  if (fact == NULL)
    {
      fact = g_new0 (Fact, 1);
      g_hash_table_insert (facts->table, g_steal_pointer (&name), fact);
    }
  for (int i = 0; i < APPEARANCES; i++)
    if (appearance == ALL || appearance == i)
      {
        g_free (fact->values[i]);
        fact->values[i] = g_strdup (value);
      }
}

static int
compare_keys (const void *left, const void *right)
{
  return strcmp (*(char *const *) left, *(char *const *) right);
}

static GPtrArray *
sorted_keys (Facts *facts)
{
  GPtrArray *keys = g_ptr_array_new ();
  GHashTableIter iterator;
  void *key;
  g_hash_table_iter_init (&iterator, facts->table);
  while (g_hash_table_iter_next (&iterator, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare_keys);
  return keys;
}

/* Prints every value with its appearance, for facts_read_raw in another process. */
void
facts_print_raw (Facts *facts)
{
  g_autoptr (GPtrArray) keys = sorted_keys (facts);
  for (guint i = 0; i < keys->len; i++)
    {
      Fact *fact = g_hash_table_lookup (facts->table, keys->pdata[i]);
      for (int j = 0; j < APPEARANCES; j++)
        if (fact->values[j] != NULL)
          printf ("%d\t%s\t%s\n", j, (char *) keys->pdata[i], fact->values[j]);
    }
}

void
facts_read_raw (Facts *facts, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 4);
      if (g_strv_length (fields) == 4)
        facts_add (facts, atoi (fields[0]), fields[1], fields[2], fields[3]);
    }
}

/* Prints the facts of a kind by their keys: one value where it is the same in every appearance, light and dark
   where contrast changes nothing, else light, dark and both in high contrast. "-" is no value. */
void
facts_print (Facts *facts, const char *kind)
{
  g_autoptr (GPtrArray) keys = sorted_keys (facts);
  g_autofree char *prefix = g_strdup_printf ("%s\t", kind);
  for (guint i = 0; i < keys->len; i++)
    {
      const char *key = keys->pdata[i];
      Fact *fact = g_hash_table_lookup (facts->table, key);
      const char *v[APPEARANCES];
      if (!g_str_has_prefix (key, prefix))
        continue;
      for (int j = 0; j < APPEARANCES; j++)
        v[j] = fact->values[j] != NULL ? fact->values[j] : "-";
      gboolean by_contrast = strcmp (v[LIGHT], v[LIGHT_CONTRAST]) || strcmp (v[DARK], v[DARK_CONTRAST]);
      printf ("%s", key);
      if (by_contrast)
        printf ("\t%s\t%s\t%s\t%s\n", v[0], v[1], v[2], v[3]);
      else if (strcmp (v[LIGHT], v[DARK]))
        printf ("\t%s\t%s\n", v[0], v[1]);
      else
        printf (*v[0] == '\0' ? "\n" : "\t%s\n", v[0]);
    }
}
