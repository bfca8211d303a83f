/* gtk-knowledge: prints what the GTK and the libadwaita that it runs with know, one fact a line.

   It needs a display. Facts about high contrast come from a second run of the program, since libadwaita takes
   contrast from the environment, once. */

#include "knowledge.h"
#include <glib/gstdio.h>
#include <string.h>

/* The kinds of facts, in the order of the table. */
static const char *const kinds[] = {
  "release", "precedence", "stock", "link", "scope", "used-by-root", "used-by-rules", "used-by-names", "paint", "read",
  "node", "tree", "style-node", "style-class", "style-id", "style-state", "style-media",
  "property", "pseudo-class", "pseudo-class-function", "at-rule", "media-feature", "color-function",
  "image-function", "filter-function", "transform-function", "number-function", "easing",
};

static void
ask_appearances (Facts *facts, const Stock *stock, int light)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  stage_open ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  appearance_ask (facts, stock, light);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  appearance_ask (facts, stock, light + 1);
}

/* Adds the facts of both appearances in high contrast, asked by another process of the program. It comes and goes
   before this one opens its windows: two would take the focus from each other, and selected text with it. */
static void
ask_in_high_contrast (Facts *facts, const char *program)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *output = NULL;
  g_subprocess_launcher_setenv (launcher, "ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  g_autoptr (GSubprocess) process = g_subprocess_launcher_spawn (launcher, NULL, program, "--contrast", NULL);
  if (process == NULL || !g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, NULL)
      || output == NULL || !g_subprocess_get_successful (process))
    g_error ("the run in high contrast failed");
  facts_read_raw (facts, output);
}

static void
add_release (Facts *facts)
{
  g_autofree char *gtk = g_strdup_printf ("%u.%u.%u", gtk_get_major_version (), gtk_get_minor_version (),
                                          gtk_get_micro_version ());
  g_autofree char *adwaita = g_strdup_printf ("%u.%u.%u", adw_get_major_version (), adw_get_minor_version (),
                                              adw_get_micro_version ());
  facts_add (facts, ALL, "release", "gtk", gtk);
  facts_add (facts, ALL, "release", "libadwaita", adwaita);
  facts_add (facts, ALL, "release", "source", "gtk-knowledge");
}

int
main (int count, char **arguments)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  /* Nobody's own stylesheet or theme belongs in the table. */
  g_autofree char *empty = g_dir_make_tmp ("gtk-knowledge-XXXXXX", NULL);
  g_setenv ("XDG_CONFIG_HOME", empty, TRUE);
  g_unsetenv ("GTK_THEME");
  /* The bus of accessibility would talk on our output. */
  g_setenv ("GTK_A11Y", "none", TRUE);
  adw_init ();
  g_remove (empty);

  Facts *facts = facts_new ();
  Facts *unprinted = facts_new ();
  if (count == 3 && !strcmp (arguments[1], "--types"))
    types_print_from (atoi (arguments[2]));
  else if (count == 2 && !strcmp (arguments[1], "--contrast"))
    {
      ask_appearances (facts, sheets_read (unprinted), LIGHT_CONTRAST);
      facts_print_raw (facts);
    }
  else
    {
      add_release (facts);
      const Stock *stock = sheets_read (facts);
      ask_in_high_contrast (facts, program);
      ask_appearances (facts, stock, LIGHT);
      precedence_ask (facts);
      types_ask (facts, program);
      grammar_ask (facts);
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        facts_print (facts, kinds[i]);
    }
  return 0;
}
