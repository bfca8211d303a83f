/* A window with every specimen that this release can build, one over the other: each is painted by itself. */

#include "knowledge.h"
#include "specimens.h"
#include <string.h>

static GtkWidget *window;
static GPtrArray *probes;
static GPtrArray *roots;
static int frames;

static void
add_probes (const Specimen *specimen, GtkWidget *widget)
{
  g_auto (GStrv) texts = g_strsplit (specimen->probes, ";", -1);
  for (int i = 0; texts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (texts[i]), " ", -1);
      Probe *probe = g_new0 (Probe, 1);
      probe->name = g_strdup (words[0]);
      probe->part = g_strdup (words[1]);
      probe->node = g_strdup (words[2]);
      if (g_strv_length (words) > 4)
        {
          probe->x = g_ascii_strtod (words[3], NULL);
          probe->y = g_ascii_strtod (words[4], NULL);
        }
      probe->specimen = widget;
      g_ptr_array_add (probes, probe);
    }
}

static GtkWidget *
build (const Specimen *specimen)
{
  g_autofree char *text = g_strdup_printf ("<interface>%s</interface>", specimen->interface);
  char *id = strchr (text, '>') + 1;
  g_autoptr (GString) named = g_string_new_len (text, id - text);
  g_autoptr (GError) error = NULL;
  GtkBuilder *builder = gtk_builder_new ();
  /* The outermost object gets a name, so that it can be asked for. */
  g_string_append (named, "<object id='root' ");
  g_string_append (named, id + strlen ("<object "));
  if (!gtk_builder_add_from_string (builder, named->str, -1, &error))
    {
      if (g_getenv ("KNOWLEDGE_TRACE") != NULL)
        g_printerr ("%s: %s\n", specimen->name, error->message);
      return NULL;
    }
  return g_object_ref (GTK_WIDGET (gtk_builder_get_object (builder, "root")));
}

/* Clears the state of a window without focus, which a screen without a window manager gives to every window, and
   has everything drawn anew: GTK keeps what it drew of a selection or a link although their color changed. */
static void
refresh (GtkWidget *widget)
{
  if (g_object_get_data (G_OBJECT (widget), "keeps-backdrop") != NULL)
    {
      set_backdrop (widget, NULL);
      return;
    }
  gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_BACKDROP);
  if (GTK_IS_LABEL (widget) && strchr (gtk_label_get_label (GTK_LABEL (widget)), '<') != NULL)
    for (int i = 0; i < 2; i++)
      gtk_label_set_wrap (GTK_LABEL (widget), !gtk_label_get_wrap (GTK_LABEL (widget)));
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    refresh (child);
}

/* Opens the window and builds the specimens in it. */
void
stage_open (void)
{
  GtkWidget *fixed = gtk_fixed_new ();
  probes = g_ptr_array_new ();
  roots = g_ptr_array_new ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 900);
  adw_window_set_content (ADW_WINDOW (window), fixed);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  for (const Specimen *specimen = specimens; specimen->name != NULL; specimen++)
    {
      GtkWidget *widget = build (specimen);
      if (widget == NULL)
        continue;
      gboolean is_separate = GTK_IS_WINDOW (widget) || !strcmp (G_OBJECT_TYPE_NAME (widget), "AdwDialog")
                             || !strcmp (G_OBJECT_TYPE_NAME (widget), "AdwAlertDialog");
      if (!is_separate)
        gtk_fixed_put (GTK_FIXED (fixed), widget, 0, 0);
      stage_settle ();
      if (specimen->prepare == set_backdrop)
        g_object_set_data (G_OBJECT (widget), "keeps-backdrop", widget);
      else if (specimen->prepare != NULL)
        specimen->prepare (widget, window);
      stage_settle ();
      g_ptr_array_add (roots, widget);
      add_probes (specimen, widget);
    }
}

static void
count_frame (GdkFrameClock *clock, void *data)
{
  (void) clock, (void) data;
  frames++;
}

static gboolean
stop_waiting (void *data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits until a window was painted twice. */
static void
wait_for_frames (GtkWidget *painted)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (painted);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame), NULL);
  gboolean is_late = FALSE;
  guint timer = g_timeout_add (2000, stop_waiting, &is_late);
  frames = 0;
  for (int frame = 0; frame < 2 && !is_late; frame++)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      while (frames <= frame && !is_late)
        g_main_context_iteration (NULL, TRUE);
    }
  if (!is_late)
    g_source_remove (timer);
  g_signal_handler_disconnect (clock, handler);
}

/* Waits until every window shows what it should. */
void
stage_settle (void)
{
  refresh (window);
  for (guint i = 0; i < roots->len; i++)
    refresh (roots->pdata[i]);
  wait_for_frames (window);
  for (guint i = 0; i < roots->len; i++)
    if (GTK_IS_WINDOW (roots->pdata[i]))
      wait_for_frames (roots->pdata[i]);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Adds a box for widgets that only have a color. */
GtkWidget *
stage_add_box (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_fixed_put (GTK_FIXED (adw_window_get_content (ADW_WINDOW (window))), box, 0, 0);
  return box;
}

/* Every probe of the specimens that this release has. */
GPtrArray *
stage_probes (void)
{
  return probes;
}
