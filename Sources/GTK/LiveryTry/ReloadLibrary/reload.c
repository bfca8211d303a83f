/* A module of GIO for the applications that 'livery try' starts: as soon as GTK has a display, it adds the tried
   theme's stylesheet there as that of the user, and loads it again at each change. It knows GTK 3 and 4 by the names
   of their functions alone, since it is linked with neither. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <sys/inotify.h>
#include <unistd.h>

/* GTK_STYLE_PROVIDER_PRIORITY_USER, of GTK 3 and 4. */
static const guint priority = 800;

static const char *folder; /* what 'livery try' has in LIVERY_TRY */
static void *gtk;          /* the library, once a program has loaded it */
static guint version;
static char *theme; /* where the stylesheet and the settings for this version are */
static gpointer provider;

/* A function of GTK's, as one that takes up to three pointers or numbers. */
typedef gpointer (*Function) (gpointer, gpointer, gsize);

static gpointer
call (const char *name,
      gpointer    first,
      gpointer    second,
      gsize       third)
{
  Function function = (Function) dlsym (gtk, name);
  return function != NULL ? function (first, second, third) : NULL;
}

/* Finds the GTK of this program. A program in Python or JavaScript loads it late, and for itself alone. */
static gboolean
find_gtk (void)
{
  const char *names[] = { "libgtk-4.so.1", "libgtk-3.so.0" };

  for (guint index = 0; gtk == NULL && index < G_N_ELEMENTS (names); index++)
    {
      gtk = dlopen (names[index], RTLD_LAZY | RTLD_NOLOAD);
      version = 4 - index;
    }
  return gtk != NULL;
}

/* Whether a library of styles says itself which scheme is shown, and warns of those who set it. */
static gboolean
knows_schemes (void)
{
  return dlopen ("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD) != NULL
         || dlopen ("libhandy-1.so.0", RTLD_LAZY | RTLD_NOLOAD) != NULL;
}

static void
apply_setting (GObject    *settings,
               const char *name,
               const char *text)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings), name);

  if (spec == NULL)
    return;
  if (G_PARAM_SPEC_VALUE_TYPE (spec) == G_TYPE_BOOLEAN)
    g_object_set (settings, name, g_str_equal (text, "true"), NULL);
  else if (G_PARAM_SPEC_VALUE_TYPE (spec) == G_TYPE_INT)
    g_object_set (settings, name, atoi (text), NULL);
  else if (G_PARAM_SPEC_VALUE_TYPE (spec) == G_TYPE_STRING)
    g_object_set (settings, name, text, NULL);
}

/* The direction of all widgets that have none of their own: GTK_TEXT_DIR_LTR and GTK_TEXT_DIR_RTL. */
static void
apply_direction (const char *text)
{
  call ("gtk_widget_set_default_direction", GINT_TO_POINTER (g_str_equal (text, "rtl") ? 2 : 1), NULL, 0);
}

/* Sets GTK's settings to those in a file such as GTK has itself. */
static void
apply_settings (void)
{
  GObject *settings = call ("gtk_settings_get_default", NULL, NULL, 0);
  char *path = g_build_filename (theme, "settings.ini", NULL);
  GKeyFile *file = g_key_file_new ();
  char **names = NULL;

  if (settings != NULL && g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    names = g_key_file_get_keys (file, "Settings", NULL, NULL);
  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      char *text = g_key_file_get_string (file, "Settings", *name, NULL);
      if (text != NULL && g_str_equal (*name, "livery-direction"))
        apply_direction (text);
      else if (text != NULL && !(g_str_has_suffix (*name, "-dark-theme") && knows_schemes ()))
        apply_setting (settings, *name, text);
      g_free (text);
    }
  g_strfreev (names);
  g_key_file_unref (file);
  g_free (path);
}

/* Both versions take the provider and the path, and GTK 3 a place for an error. */
static void
load (void)
{
  char *path = g_build_filename (theme, "gtk.css", NULL);

  call ("gtk_css_provider_load_from_path", provider, path, 0);
  g_free (path);
  apply_settings ();
}

static gboolean
reload (int          descriptor,
        GIOCondition condition,
        gpointer     data)
{
  _Alignas (struct inotify_event) char events[4096];
  gboolean is_new = FALSE;
  ssize_t count;

  while ((count = read (descriptor, events, sizeof events)) > 0)
    for (char *next = events; next < events + count;)
      {
        struct inotify_event *event = (struct inotify_event *) next;
        is_new |= event->len > 0 && g_str_equal (event->name, "gtk.css");
        next += sizeof *event + event->len;
      }
  if (is_new)
    load ();
  return G_SOURCE_CONTINUE;
}

/* Tells 'livery try' that this process shows the theme, by an empty file. */
static void
report (void)
{
  char *path = g_strdup_printf ("%s/apps/%d.%u", folder, (int) getpid (), version);
  int file = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  if (file >= 0)
    close (file);
  g_free (path);
}

/* The first window that is on the screen; `NULL` for none. */
static gpointer
first_window (void)
{
  gpointer found = NULL;

  if (version == 3)
    {
      GList *all = call ("gtk_window_list_toplevels", NULL, NULL, 0);
      for (GList *next = all; next != NULL && found == NULL; next = next->next)
        if (GPOINTER_TO_INT (call ("gtk_widget_get_mapped", next->data, NULL, 0)))
          found = call ("gtk_widget_get_window", next->data, NULL, 0);
      g_list_free (all);
      return found;
    }
  GListModel *all = call ("gtk_window_get_toplevels", NULL, NULL, 0);
  for (guint index = 0; found == NULL && index < g_list_model_get_n_items (all); index++)
    {
      gpointer window = g_list_model_get_item (all, index);
      if (GPOINTER_TO_INT (call ("gtk_widget_get_mapped", window, NULL, 0)))
        found = call ("gtk_native_get_surface", window, NULL, 0);
      g_object_unref (window);
    }
  return found;
}

static int
measure (const char *name,
         gpointer    window)
{
  return GPOINTER_TO_INT (call (name, window, NULL, 0));
}

/* Tells the size of the first window, by the name of an empty file. */
static gboolean
report_window (gpointer data)
{
  gpointer window = first_window ();

  if (window == NULL)
    return G_SOURCE_CONTINUE;
  char *path = g_strdup_printf (
      "%s/windows/%dx%d", folder,
      measure (version == 3 ? "gdk_window_get_width" : "gdk_surface_get_width", window),
      measure (version == 3 ? "gdk_window_get_height" : "gdk_surface_get_height", window));
  int file = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  if (file >= 0)
    close (file);
  g_free (path);
  return G_SOURCE_CONTINUE;
}

static gpointer
display (void)
{
  return call (version == 3 ? "gdk_screen_get_default" : "gdk_display_get_default", NULL, NULL, 0);
}

static gboolean
begin (GSource    *source,
       GSourceFunc function,
       gpointer    data)
{
  int watch = inotify_init1 (IN_CLOEXEC | IN_NONBLOCK);

  theme = g_strdup_printf ("%s/gtk-%u.0", folder, version);
  provider = call ("gtk_css_provider_new", NULL, NULL, 0);
  load ();
  call (version == 3 ? "gtk_style_context_add_provider_for_screen"
                     : "gtk_style_context_add_provider_for_display",
        display (), provider, priority);
  /* The stylesheet is the last of the files that are written, and gets its name when it is whole. */
  if (watch >= 0 && inotify_add_watch (watch, theme, IN_MOVED_TO) >= 0)
    g_unix_fd_add (watch, G_IO_IN, reload, NULL);
  report ();
  if (g_getenv ("LIVERY_TRY_WINDOWS") != NULL)
    g_timeout_add (100, report_window, NULL);
  return G_SOURCE_REMOVE;
}

/* Asked before each turn of the main loop, so that the stylesheet is there before the first frame. */
static gboolean
is_ready (GSource *source)
{
  return find_gtk () && display () != NULL;
}

static gboolean
prepare (GSource *source,
         int     *timeout)
{
  *timeout = -1;
  return is_ready (source);
}

static GSourceFuncs functions = { prepare, is_ready, begin, NULL, NULL, NULL };

void
g_io_module_load (GIOModule *module)
{
  GSource *source;

  folder = g_getenv ("LIVERY_TRY");
  if (folder == NULL)
    return;
  /* Kept for as long as the program runs. */
  g_type_module_use (G_TYPE_MODULE (module));
  source = g_source_new (&functions, sizeof (GSource));
  g_source_set_priority (source, G_PRIORITY_HIGH);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

void
g_io_module_unload (GIOModule *module)
{
}
