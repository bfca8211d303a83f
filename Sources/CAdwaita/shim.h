#pragma once

#if __has_include(<adwaita.h>)
#include <adwaita.h>
#include <glib-unix.h>
#include <sys/file.h>
#include <sys/signalfd.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <linux/fs.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#else
#error "libadwaita's headers are missing: install libadwaita-1-dev, or set LIVERY_HEADLESS=1"
#endif

/* The hooks through which CoreFoundation drives libdispatch's main queue. */
extern int  _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF   (void *message);

/* gtk_css_provider_load_from_data() is deprecated since GTK 4.12. */
static inline void
shim_css_provider_load (GtkCssProvider *provider,
                        const char     *css)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_css_provider_load_from_string (provider, css);
#else
  gtk_css_provider_load_from_data (provider, css, -1);
#endif
}

/* Properties without a typed setter, and calls that take a list of arguments. */
static inline gboolean
shim_get_boolean (gpointer    object,
                  const char *property)
{
  gboolean value = FALSE;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline void
shim_set_boolean (gpointer    object,
                  const char *property,
                  gboolean    value)
{
  g_object_set (object, property, value, NULL);
}

static inline char *
shim_get_string (gpointer    object,
                 const char *property)
{
  char *value = NULL;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline void
shim_set_accessible_label (GtkWidget  *widget,
                           const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static inline void
shim_set_string (gpointer    object,
                 const char *property,
                 const char *value)
{
  g_object_set (object, property, value, NULL);
}

/* A signal without parameters. */
static inline void
shim_emit (gpointer    object,
           const char *name)
{
  g_signal_emit_by_name (object, name);
}

static inline void
shim_set_accessible_description (GtkWidget  *widget,
                                 const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static inline void
shim_settings_get_schema (gpointer          settings,
                          GSettingsSchema **schema)
{
  g_object_get (settings, "settings-schema", schema, NULL);
}

/* Signals that are blocked, to be read from a descriptor. */
static inline int
shim_open_signals (const sigset_t *signals)
{
  return signalfd (-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* The number of the next signal, 0 for none. */
static inline int
shim_read_signal (int descriptor)
{
  struct signalfd_siginfo info;
  return read (descriptor, &info, sizeof info) == sizeof info ? (int) info.ssi_signo : 0;
}

/* In Swift the name is that of a structure. */
static inline gboolean
shim_lock (int descriptor)
{
  return flock (descriptor, LOCK_EX | LOCK_NB) == 0;
}

static inline void
shim_set_integer (gpointer    object,
                  const char *property,
                  int         value)
{
  g_object_set (object, property, value, NULL);
}

/* What a style says of entries holds for it; what it is called can only be said when it is made. */
static inline gpointer
shim_label_as_entry_new (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "css-name", "entry",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

/* Lets a child that is about to become another program end with the thread that made it, and only with
   that: what a person types to interrupt is for its parent to hear. Undoes what that has done to its
   signals. */
static inline void
shim_become_helper (gpointer data)
{
  sigset_t none;
  (void) data;
  prctl (PR_SET_PDEATHSIG, SIGTERM);
  setpgid (0, 0);
  signal (SIGPIPE, SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
}

/* Shows a dialog inside the window that holds `parent`, where libadwaita can: since 1.5. */
static inline gboolean
shim_present_dialog (GtkWidget *dialog,
                     GtkWidget *parent)
{
  void (*present) (GtkWidget *, GtkWidget *) =
      (void (*) (GtkWidget *, GtkWidget *)) dlsym (NULL, "adw_dialog_present");
  if (present != NULL)
    present (dialog, parent);
  return present != NULL;
}

/* The index of the first pixel, from `start` on, that differs in two pictures of `count` pixels of four
   bytes each; `count` where none does. */
static inline gsize
shim_next_difference (const guint8 *left,
                      const guint8 *right,
                      gsize         start,
                      gsize         count)
{
  for (gsize index = start; index < count; index++)
    {
      guint32 ours, theirs;
      memcpy (&ours, left + index * 4, 4);
      memcpy (&theirs, right + index * 4, 4);
      if (ours != theirs)
        return index;
    }
  return count;
}

/* Lets two files or folders change names at one stroke; not every file system can. */
static inline gboolean
shim_exchange (const char *left,
               const char *right)
{
  return syscall (SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, RENAME_EXCHANGE) == 0;
}
