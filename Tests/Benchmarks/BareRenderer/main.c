/* The gallery's pages as PNG files, with nothing around the calls of GTK that this takes.

   bare-renderer PAGES OUTPUT (STYLESHEET light|dark FOLDER)...

   The measure for 'livery render': pages are built once from the files in PAGES, then painted in each
   stylesheet and appearance into OUTPUT/FOLDER/PAGE.png. The screen is whatever the environment says. */

#include <adwaita.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static const char *const pages[] = { "overview", "controls", "text",   "lists",        "navigation",
                                     "feedback", "surfaces", "states", "custom-views", "apps" };
enum { PAGES = G_N_ELEMENTS (pages), WIDTH = 1120, HEIGHT = 760 };

/* A frame of a fixed size with one child, and the box that a page's file names. */

static void
frame_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) widget, (void) orientation, (void) for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
frame_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least, needed;
  (void) baseline;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &needed, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, MAX (height, needed), -1, NULL);
}

static void
frame_class_init (gpointer klass, gpointer data)
{
  (void) data;
  gtk_widget_class_set_css_name (klass, "window");
  GTK_WIDGET_CLASS (klass)->measure = frame_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = frame_allocate;
}

static void
box_class_init (gpointer klass, gpointer data)
{
  (void) data;
  gtk_widget_class_set_css_name (klass, "boxview");
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BIN_LAYOUT);
}

static GType
make_type (const char *name, GClassInitFunc init)
{
  return g_type_register_static_simple (GTK_TYPE_WIDGET, name, sizeof (GtkWidgetClass), init,
                                        sizeof (GtkWidget), NULL, 0);
}

/* Frames that pass until all sizes and styles have settled. */

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  int *left = data;
  (void) widget, (void) clock;
  *left -= 1;
  return *left > 0;
}

static void
settle (GtkWidget *widget, int frames)
{
  gtk_widget_add_tick_callback (widget, count_frame, &frames, NULL);
  while (frames > 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static int
hidden_height (GtkWidget *widget)
{
  int hidden = 0;
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_get_height (widget) > HEIGHT / 2)
    {
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
      hidden = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int inside = hidden_height (child);
      hidden = MAX (hidden, inside);
    }
  return hidden;
}

static void
paint (GtkWidget *widget, const char *path)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkPaintable *paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gsk_cairo_renderer_new ();
  gsk_renderer_realize (renderer, NULL, NULL);
  GdkTexture *texture
      = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GBytes *bytes = gdk_texture_save_to_png_bytes (texture);
  FILE *file = fopen (path, "wb");
  if (!file)
    g_error ("%s cannot be written", path);
  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), file);
  fclose (file);
  g_bytes_unref (bytes);
  g_object_unref (texture);
  gsk_renderer_unrealize (renderer);
  g_object_unref (renderer);
  gsk_render_node_unref (node);
  g_object_unref (paintable);
}

int
main (int count, char **words)
{
  GtkWidget *frames[PAGES];
  if (count < 3 || (count - 3) % 3 != 0 || !gtk_init_check ())
    return 69;
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name",
                "Cantarell 11", "gtk-icon-theme-name", "Adwaita", NULL);
  make_type ("LiveryBoxView", box_class_init);
  GType frame_type = make_type ("BareFrame", frame_class_init);
  GtkCssProvider *style = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (int i = 0; i < PAGES; i++)
    {
      char *path = g_strdup_printf ("%s/%s.ui", words[1], pages[i]);
      GtkBuilder *builder = gtk_builder_new_from_file (path);
      frames[i] = g_object_new (frame_type, NULL);
      gtk_widget_add_css_class (frames[i], "background");
      gtk_widget_set_overflow (frames[i], GTK_OVERFLOW_HIDDEN);
      gtk_widget_set_parent (GTK_WIDGET (gtk_builder_get_object (builder, "page")), frames[i]);
      gtk_widget_set_size_request (frames[i], WIDTH, HEIGHT);
      gtk_box_append (GTK_BOX (content), frames[i]);
      g_free (path);
    }
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 64);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_present (GTK_WINDOW (window));
  settle (content, 6);
  for (int i = 0; i < PAGES; i++)
    gtk_widget_set_size_request (frames[i], WIDTH, HEIGHT + hidden_height (frames[i]));
  settle (content, 6);
  for (int word = 3; word < count; word += 3)
    {
      char *folder = g_build_filename (words[2], words[word + 2], NULL);
      g_mkdir_with_parents (folder, 0777);
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          strcmp (words[word + 1], "dark") == 0
                                              ? ADW_COLOR_SCHEME_FORCE_DARK
                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
      gtk_css_provider_load_from_path (style, words[word]);
      settle (content, 3);
      for (int i = 0; i < PAGES; i++)
        {
          char *path = g_strdup_printf ("%s/%s.png", folder, pages[i]);
          paint (frames[i], path);
          g_free (path);
        }
      g_free (folder);
    }
  return 0;
}
