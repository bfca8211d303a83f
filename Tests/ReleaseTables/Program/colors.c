/* What a color of CSS comes to, read from the computed color of a widget. */

#include "knowledge.h"

/* "#rrggbb" or "#rrggbbaa", and the components where the bytes don't say them exactly. */
char *
rgba_text (const GdkRGBA *color)
{
  const float components[] = { color->red, color->green, color->blue, color->alpha };
  GString *text = g_string_new ("#");
  gboolean is_exact = TRUE;
  for (int i = 0; i < 4; i++)
    {
      int byte = CLAMP ((int) (components[i] * 255.0 + 0.5), 0, 255);
      is_exact &= components[i] == (float) (byte / 255.0);
      if (i < 3 || byte != 255)
        g_string_append_printf (text, "%02x", byte);
    }
  if (!is_exact)
    g_string_append_printf (text, " %.9g %.9g %.9g %.9g", color->red, color->green, color->blue,
                            color->alpha);
  return g_string_free (text, FALSE);
}

/* The computed color of a widget. */
char *
color_value (GtkWidget *widget)
{
  GdkRGBA color;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  return rgba_text (&color);
}
