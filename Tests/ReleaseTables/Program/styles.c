/* Stylesheets of ours on the display, as GTK's own: they follow the appearance that libadwaita shows. */

#include "knowledge.h"

/* Whether GTK has custom properties and var(). */
gboolean
has_variables (void)
{
  return gtk_get_minor_version () >= 16;
}

static void
ignore_error (GtkCssProvider *provider, GtkCssSection *section, GError *error, void *data)
{
  (void) provider, (void) section, (void) error, (void) data;
}

GtkCssProvider *
style_add (const char *css, guint priority)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_signal_connect (provider, "parsing-error", G_CALLBACK (ignore_error), NULL);
  gtk_css_provider_load_from_data (provider, css, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              priority);
  return provider;
}

void
style_remove (GtkCssProvider *provider)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
}
