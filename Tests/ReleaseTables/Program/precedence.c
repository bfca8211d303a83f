/* Which of two wins where more than one thing sets a color. */

#include "knowledge.h"
#include <string.h>

static char *
window_color (void)
{
  GPtrArray *probes = stage_probes ();
  for (guint i = 0; i < probes->len; i++)
    if (!strcmp (((Probe *) probes->pdata[i])->name, "window-bg"))
      return probe_value (probes->pdata[i]);
  return g_strdup ("no node");
}

/* Adds who wins: "name" writes #010203, "variable" #040506, stock neither. */
static void
add (Facts *facts, const char *key, const char *below, guint priority, const char *above)
{
  GtkCssProvider *first = style_add (below, priority);
  GtkCssProvider *second = style_add (above, GTK_STYLE_PROVIDER_PRIORITY_USER);
  stage_settle ();
  g_autofree char *color = window_color ();
  facts_add (facts, ALL, "precedence", key,
             !strcmp (color, "#010203") ? "name" : !strcmp (color, "#040506") ? "variable" : "stock");
  style_remove (first);
  style_remove (second);
  stage_settle ();
}

void
precedence_ask (Facts *facts)
{
  static const char name[] = "@define-color window_bg_color #010203;";
  static const char variable[] = ":root { --window-bg-color: #040506; }";
  const guint application = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION;
  const guint user = GTK_STYLE_PROVIDER_PRIORITY_USER;
  add (facts, "name", "", user, name);
  add (facts, "name below theme", name, GTK_STYLE_PROVIDER_PRIORITY_THEME - 1, "");
  add (facts, "variable", "", user, variable);
  add (facts, "variable of all nodes", "", user, "* { --window-bg-color: #040506; }");
  add (facts, "variable of windows", "", user, "window { --window-bg-color: #040506; }");
  add (facts, "variable after name", name, user, variable);
  add (facts, "name after variable", variable, user, name);
  add (facts, "name above variable", variable, application, name);
}
