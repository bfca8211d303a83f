/* What GTK's parser knows by name: every word of its library is tried at each place. */

#include "knowledge.h"
#include <string.h>

typedef struct
{
  const char *kind, *before, *after;
  /* What GTK says of a word that it does not know there. */
  const char *refusals[4];
} Place;

static const Place places[] = {
  { "property", "* { ", ": initial; }", { "No property named" } },
  { "pseudo-class", "*:", " {}", { "Unknown name", "Unknown pseudoclass", "Invalid name of pseudo", "Missing name" } },
  { "pseudo-class-function", "*:", "(1) {}", { "Unknown name", "Unknown pseudoclass", "Invalid name of pseudo", "Missing name" } },
  { "at-rule", "@", " x {}", { "Unknown @ rule" } },
  { "at-rule", "@", " (x: 1) {}", { "Unknown @ rule" } },
  { "media-feature", "@media (", ": 1) {}", { "Undefined @media", "Unknown @ rule", "Expected" } },
  { "color-function", "* { color: ", "(red, red); }", { "Expected a valid color" } },
  /* Without arguments conic-gradient() never ends on GTK 4.18. */
  { "image-function", "* { background-image: ", "(red, red); }", { "Not a valid image" } },
  { "filter-function", "* { filter: ", "(1); }", { "Expected a filter" } },
  { "transform-function", "* { transform: ", "(1); }", { "Expected a transform" } },
  { "easing", "* { transition-timing-function: ", "; }", { "Expected a valid ease value" } },
  { "number-function", "* { opacity: ", "(1, 1); }", { "Expected a number" } },
};

typedef struct
{
  const Place *place;
  gboolean refused;
} Trial;

static void
on_error (GtkCssProvider *provider, GtkCssSection *section, GError *error, void *data)
{
  Trial *trial = data;
  (void) provider, (void) section;
  for (guint i = 0; i < G_N_ELEMENTS (trial->place->refusals); i++)
    if (trial->place->refusals[i] != NULL && strstr (error->message, trial->place->refusals[i]) != NULL)
      trial->refused = TRUE;
}

static gboolean
knows (const char *word, const Place *place)
{
  Trial trial = { place, FALSE };
  g_autofree char *css = g_strconcat (place->before, word, place->after, NULL);
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_signal_connect (provider, "parsing-error", G_CALLBACK (on_error), &trial);
  gtk_css_provider_load_from_data (provider, css, -1);
  g_object_unref (provider);
  return !trial.refused;
}

void
grammar_ask (Facts *facts)
{
  g_autoptr (GPtrArray) words = library_words ("gtk_init");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint j = 0; j < words->len; j++)
      if (knows (words->pdata[j], &places[i]))
        facts_add (facts, ALL, places[i].kind, words->pdata[j], "");
}
