/* An app in C that shows itself in a theme of Livery: 'app ocean', or 'app ./brand.livery.toml'. */

#include <livery-gtk.h>

static LiveryTheme *theme;
static GtkWidget *window, *viewer;

static void
show_mint (void)
{
  livery_theme_show (theme, "mint");
}

static void
darken_viewer (void)
{
  livery_theme_override_appearance (theme, viewer, "dark");
}

/* The title says what is shown in the window, and what in the viewer. */
static void
update_title (LiveryTheme *theme, gpointer data)
{
  char *around = livery_theme_get_appearance (theme, NULL);
  char *inside = livery_theme_get_appearance (theme, viewer);
  char *title = g_strdup_printf ("%s, viewer %s", around, inside);
  gtk_window_set_title (GTK_WINDOW (window), title);
  g_free (title);
  g_free (inside);
  g_free (around);
}

static GtkWidget *
panel (const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new (text);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
button (const char *text, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  g_signal_connect (button, "clicked", clicked, NULL);
  return button;
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  theme = livery_theme_new (argc > 1 ? argv[1] : "ocean", &error);
  if (theme == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), button ("Mint", G_CALLBACK (show_mint)));
  gtk_box_append (GTK_BOX (box), button ("Dark Viewer", G_CALLBACK (darken_viewer)));
  gtk_box_append (GTK_BOX (box), panel ("Page"));
  viewer = panel ("Viewer");
  gtk_box_append (GTK_BOX (box), viewer);

  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 320);
  gtk_window_set_child (GTK_WINDOW (window), box);
  livery_theme_observe (theme, NULL, update_title, NULL, NULL);
  livery_theme_observe (theme, viewer, update_title, NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));

  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  livery_theme_free (theme);
  return 0;
}
