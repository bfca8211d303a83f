/* What a program pays that only shows a UI file and loads stylesheets by gtk_css_provider_load_from_data.

   bare-window press FILE.ui A.css B.css 0
       a line for each that it reads: milliseconds of the processor's time and of the wall's, from the
       loading of a stylesheet to the end of the frame that shows it
   bare-window switch FILE.ui A.css B.css ROUNDS
       a line: how many bytes its own memory grew over as many rounds, the first hundred apart
   bare-window second FILE.ui A.css B.css ROUNDS
       the same, for windows that are opened and closed on a second connection to the screen

   A stylesheet beside the UI file that has its name is loaded once, as an application's own. */
#include <adwaita.h>
#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static gboolean painted;

static double
milliseconds (clockid_t clock)
{
  struct timespec time;
  clock_gettime (clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Memory of the process's own, in bytes. */
static long
resident (void)
{
  char line[256];
  long total = 0, number;
  FILE *file = fopen ("/proc/self/smaps_rollup", "r");
  if (!file)
    return 0;
  while (fgets (line, sizeof line, file))
    if (sscanf (line, "Private_Dirty: %ld", &number) == 1 || sscanf (line, "Swap: %ld", &number) == 1)
      total += number * 1024;
  fclose (file);
  return total;
}

static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), NULL);
  painted = FALSE;
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static int asked;
static gboolean ended;

static gboolean
on_input (int input, GIOCondition condition, gpointer data)
{
  char text[256];
  ssize_t length = read (input, text, sizeof text);
  for (ssize_t i = 0; i < length; i++)
    asked += text[i] == '\n';
  ended = length <= 0;
  return ended ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean
go_on (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
run_for (int time)
{
  double end = milliseconds (CLOCK_MONOTONIC) + time;
  guint ticker = g_timeout_add (5, go_on, NULL);
  while (milliseconds (CLOCK_MONOTONIC) < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (ticker);
}

static GtkWidget *
new_window (const char *ui, GdkDisplay *display)
{
  GtkBuilder *builder = gtk_builder_new_from_file (ui);
  GtkWidget *window = adw_window_new ();
  gtk_window_set_display (GTK_WINDOW (window), display);
  gtk_window_set_default_size (GTK_WINDOW (window), 1120, 760);
  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (gtk_builder_get_object (builder, "page")));
  gtk_window_present (GTK_WINDOW (window));
  g_object_unref (builder);
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
remove_children (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->dispose (object);
}

static void
init_box_view (gpointer type, gpointer data)
{
  gtk_widget_class_set_css_name (type, "boxview");
  gtk_widget_class_set_layout_manager_type (type, GTK_TYPE_BIN_LAYOUT);
  G_OBJECT_CLASS (type)->dispose = remove_children;
}

/* The page of custom views names a class of Livery's own: a box that draws nothing itself. */
static void
register_box_view (void)
{
  g_type_register_static_simple (GTK_TYPE_WIDGET, "LiveryBoxView", sizeof (GtkWidgetClass), init_box_view,
                                 sizeof (GtkWidget), NULL, 0);
}

/* A page may have a stylesheet of its own, below the theme's: 'surfaces.css' colors swatches. */
static void
load_own_style (const char *ui, GdkDisplay *display)
{
  char *name = g_strndup (ui, strlen (ui) - strlen (".ui"));
  char *path = g_strconcat (name, ".css", NULL);
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      GtkCssProvider *own = gtk_css_provider_new ();
      gtk_css_provider_load_from_path (own, path);
      gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (own),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      g_object_unref (own);
    }
  g_free (path);
  g_free (name);
}

int
main (int argc, char **argv)
{
  char *css[2];
  gsize length[2];
  if (argc != 6 || !g_str_has_suffix (argv[2], ".ui"))
    return 64;
  adw_init ();
  register_box_view ();
  GdkDisplay *display = gdk_display_get_default ();
  int rounds = atoi (argv[5]);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 0; i < 2; i++)
    if (!g_file_get_contents (argv[3 + i], &css[i], &length[i], NULL))
      return 66;
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  load_own_style (argv[2], display);

  if (strcmp (argv[1], "second") == 0)
    {
      GdkDisplay *other = gdk_display_open (gdk_display_get_name (display));
      long before = 0;
      for (int i = 0; i < rounds + 10; i++)
        {
          GtkWidget *window = new_window (argv[2], other);
          wait_for_frame (window);
          gtk_window_destroy (GTK_WINDOW (window));
          run_for (5);
          if (i == 9)
            before = resident ();
        }
      printf ("%ld\n", resident () - before);
      return 0;
    }

  GtkWidget *window = new_window (argv[2], display);
  run_for (500);
  if (strcmp (argv[1], "press") == 0)
    {
      g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, on_input, NULL);
      for (int i = 0;; i++)
        {
          while (asked == 0 && !ended)
            g_main_context_iteration (NULL, TRUE);
          if (asked == 0)
            return 0;
          asked--;
          double spent = milliseconds (CLOCK_PROCESS_CPUTIME_ID), start = milliseconds (CLOCK_MONOTONIC);
          gtk_css_provider_load_from_data (provider, css[i % 2], length[i % 2]);
          wait_for_frame (window);
          printf ("%f %f\n", milliseconds (CLOCK_PROCESS_CPUTIME_ID) - spent,
                  milliseconds (CLOCK_MONOTONIC) - start);
          fflush (stdout);
        }
    }
  else
    {
      long before = 0;
      for (int i = 0; i < rounds + 100; i++)
        {
          gtk_css_provider_load_from_data (provider, css[i % 2], length[i % 2]);
          wait_for_frame (window);
          if (i == 99)
            before = resident ();
        }
      printf ("%ld\n", resident () - before);
    }
  return 0;
}
