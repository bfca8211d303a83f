/* What a part of a widget is painted in. */

#include "knowledge.h"
#include <string.h>

static GskRenderer *
renderer (GtkWidget *widget)
{
  static GskRenderer *shared;
  if (shared == NULL)
    {
      shared = gsk_cairo_renderer_new ();
      if (!gsk_renderer_realize (shared, NULL, NULL))
        gsk_renderer_realize (shared, gtk_native_get_surface (gtk_widget_get_native (widget)), NULL);
    }
  return shared;
}

/* A coordinate of a probe: below 0 from the end, below 1 a share of the size, else pixels. */
static double
pixel (double at, double size)
{
  return (int) (at < 0 ? size + at : at < 1 ? at * size : at);
}

/* The premultiplied bytes of the pixel at a place, or of the most opaque one. */
static char *
fill_text (GtkWidget *widget, GskRenderNode *node, const Probe *probe, double width, double height)
{
  gboolean is_ink = !strcmp (probe->part, "ink");
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, MAX (width, 1), MAX (height, 1));
  graphene_rect_t one = GRAPHENE_RECT_INIT (pixel (probe->x, width), pixel (probe->y, height), 1, 1);
  GdkTexture *texture = gsk_renderer_render_texture (renderer (widget), node, is_ink ? &all : &one);
  gsize count = gdk_texture_get_width (texture) * gdk_texture_get_height (texture);
  g_autofree guchar *bytes = g_malloc (count * 4);
  const guchar *best = bytes;
  gdk_texture_download (texture, bytes, gdk_texture_get_width (texture) * 4);
  g_object_unref (texture);
  for (gsize i = 0; i < count; i++)
    if (bytes[i * 4 + 3] > best[3])
      best = bytes + i * 4;
  return best[3] == 255
             ? g_strdup_printf ("#%02x%02x%02x", best[2], best[1], best[0])
             : g_strdup_printf ("#%02x%02x%02x%02x premultiplied", best[2], best[1], best[0], best[3]);
}

static GtkWidget *
find_node (GtkWidget *widget, const char *name)
{
  const char *class_name = strchr (name, '.');
  g_autofree char *node = class_name != NULL ? g_strndup (name, class_name - name) : g_strdup (name);
  if ((*node == '\0' || !strcmp (gtk_widget_get_css_name (widget), node))
      && (class_name == NULL || gtk_widget_has_css_class (widget, class_name + 1)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_node (child, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The first widget at the end of a path of "NODE", ".CLASS" or "NODE.CLASS", separated by "/". */
static GtkWidget *
find_path (GtkWidget *widget, const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);
  if (!strcmp (path, "root"))
    return widget;
  for (int i = 0; names[i] != NULL && widget != NULL; i++)
    widget = find_node (widget, names[i]);
  return widget;
}

/* The color of a probe's part as text, or why there is none. */
char *
probe_value (const Probe *probe)
{
  GtkWidget *widget = find_path (probe->specimen, probe->node);
  if (widget == NULL)
    return g_strdup ("no node");
  if (!strcmp (probe->part, "color"))
    return color_value (widget);
  GdkPaintable *paintable = gtk_widget_paintable_new (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, MAX (width, 1), MAX (height, 1));
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  g_object_unref (paintable);
  if (node == NULL)
    return g_strdup ("none");
  char *text;
  if (!strcmp (probe->part, "fill") || !strcmp (probe->part, "ink"))
    text = fill_text (widget, node, probe, width, height);
  else
    {
      GdkRGBA color;
      double opacity = 1;
      if (!find_color (node, probe->part, &color, &opacity))
        text = g_strdup ("none");
      else if (!strcmp (probe->part, "text"))
        text = color_value (widget);
      else
        text = rgba_text (&color);
      if (opacity != 1)
        {
          char *whole = g_strdup_printf ("%s * %.6g", text, opacity);
          g_free (text);
          text = whole;
        }
    }
  gsk_render_node_unref (node);
  return text;
}
