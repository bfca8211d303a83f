/* Words from a library's file: names that its code knows are strings in it, so each word can be tried, and
   no list of ours decides what a release has. */

#define _GNU_SOURCE
#include "knowledge.h"
#include <dlfcn.h>
#include <string.h>

static gboolean
is_word (char c)
{
  return g_ascii_islower (c) || g_ascii_isdigit (c) || c == '-' || c == '_';
}

static int
compare_words (const void *left, const void *right)
{
  return strcmp (*(char *const *) left, *(char *const *) right);
}

static GPtrArray *
sorted (GHashTable *words)
{
  GPtrArray *result = g_ptr_array_new ();
  GHashTableIter iterator;
  void *word;
  g_hash_table_iter_init (&iterator, words);
  while (g_hash_table_iter_next (&iterator, &word, NULL))
    g_ptr_array_add (result, word);
  g_ptr_array_sort (result, compare_words);
  return result;
}

/* Every run of small letters, digits, "-" and "_" that ends with a zero byte in the library that has a symbol. */
static GPtrArray *
zero_ended_words (const char *symbol)
{
  GPtrArray *words = g_ptr_array_new ();
  Dl_info info;
  char *bytes;
  gsize length;
  void *address = dlsym (RTLD_DEFAULT, symbol);
  if (address == NULL || dladdr (address, &info) == 0
      || !g_file_get_contents (info.dli_fname, &bytes, &length, NULL))
    g_error ("cannot read the library that has %s", symbol);
  for (gsize i = 0, start = 0; i < length; i++)
    {
      if (is_word (bytes[i]))
        continue;
      if (bytes[i] == '\0' && i - start >= 2 && i - start < 64)
        g_ptr_array_add (words, g_strndup (bytes + start, i - start));
      start = i + 1;
    }
  g_free (bytes);
  return words;
}

/* Words that may be names of CSS. A linker stores a string that ends another only once, so each end counts. */
GPtrArray *
library_words (const char *symbol)
{
  GHashTable *words = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) found = zero_ended_words (symbol);
  for (guint i = 0; i < found->len; i++)
    for (const char *end = found->pdata[i]; strlen (end) >= 2; end++)
      if (strchr (end, '_') == NULL && g_ascii_islower (end[*end == '-']))
        g_hash_table_add (words, (char *) end);
  return sorted (words);
}

/* The functions that give the types of a library: gtk_button_get_type and its kind. */
GPtrArray *
library_types (const char *symbol)
{
  GHashTable *types = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) found = zero_ended_words (symbol);
  for (guint i = 0; i < found->len; i++)
    {
      char *word = found->pdata[i];
      if ((g_str_has_prefix (word, "gtk_") || g_str_has_prefix (word, "adw_"))
          && g_str_has_suffix (word, "_get_type"))
        g_hash_table_add (types, word);
    }
  return sorted (types);
}
