#pragma once

/* The oldest libraries that Livery runs on: what they have is used on later ones too, without a warning. What has a
   successor that does more is called behind a check of the version below. */
#define GLIB_VERSION_MIN_REQUIRED (G_ENCODE_VERSION (2, 74))
#define GDK_VERSION_MIN_REQUIRED  (G_ENCODE_VERSION (4, 8))
#define ADW_VERSION_MIN_REQUIRED  (G_ENCODE_VERSION (1, 2))

/* GLib 2.88 gives its flags an attribute by which Swift would read them as types of another kind than those of
   earlier releases: another one, which changes nothing, takes its place. */
#define flag_enum unused

#if __has_include(<adwaita.h>)
#include <adwaita.h>
#include <glib-unix.h>
#include <dlfcn.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#else
#error "libadwaita's headers are missing: install libadwaita-1-dev, or set LIVERY_HEADLESS=1"
#endif

#undef flag_enum

/* The functions by which CoreFoundation runs libdispatch's main queue. */
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

/* Properties without a typed setter, and functions with variable arguments. */
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

/* A group can have a name; what has no role, as a bar by itself, has none since GTK 4.12. */
static inline GtkWidget *
shim_info_bar_new (void)
{
  return g_object_new (GTK_TYPE_INFO_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

static inline void
shim_set_string (gpointer    object,
                 const char *property,
                 const char *value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
shim_set_object (gpointer    object,
                 const char *property,
                 gpointer    value)
{
  g_object_set (object, property, value, NULL);
}

/* Sets a property to the value of its enumeration that has a short name, such as `dark`; does nothing where the
   library has no such property. */
static inline void
shim_set_choice (gpointer    object,
                 const char *property,
                 const char *name)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), property);
  GEnumValue *value = NULL;
  if (spec != NULL && G_IS_PARAM_SPEC_ENUM (spec))
    value = g_enum_get_value_by_nick (G_PARAM_SPEC_ENUM (spec)->enum_class, name);
  if (value != NULL)
    g_object_set (object, property, value->value, NULL);
}

/* Whether a property has the value of its enumeration that has a short name; false where the library has no such
   property. */
static inline gboolean
shim_has_choice (gpointer    object,
                 const char *property,
                 const char *name)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (object), property);
  GEnumValue *wanted = NULL;
  int value = 0;
  if (spec != NULL && G_IS_PARAM_SPEC_ENUM (spec))
    wanted = g_enum_get_value_by_nick (G_PARAM_SPEC_ENUM (spec)->enum_class, name);
  if (wanted == NULL)
    return FALSE;
  g_object_get (object, property, &value, NULL);
  return value == wanted->value;
}

/* Emits a signal without parameters. */
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
shim_set_accessible_value_text (GtkWidget  *widget,
                                const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static inline void
shim_set_accessible_controls (GtkWidget *widget,
                              GtkWidget *controlled)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_RELATION_CONTROLS, controlled, NULL,
                                  -1);
}

static inline void
shim_set_accessible_active_descendant (GtkWidget *widget,
                                       GtkWidget *descendant)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, descendant,
                                  -1);
}

static inline void
shim_set_accessible_expanded (GtkWidget *widget,
                              gboolean   is_expanded)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget),
                               GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded,
                               -1);
}

static inline void
shim_settings_get_schema (gpointer          settings,
                          GSettingsSchema **schema)
{
  g_object_get (settings, "settings-schema", schema, NULL);
}

static inline int
shim_get_integer (gpointer    object,
                  const char *property)
{
  int value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

static inline void
shim_set_integer (gpointer    object,
                  const char *property,
                  int         value)
{
  g_object_set (object, property, value, NULL);
}

/* A label with the style of an entry; its CSS name can only be set when it is created. */
static inline gpointer
shim_label_as_entry_new (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "css-name", "entry",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

/* Shows a dialog inside the window that contains `parent`; returns whether libadwaita can, since 1.5. */
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

/* Render nodes that came with a later GTK than 4.8, by the names of their types. */
static inline const char *
shim_render_node_name (GskRenderNode *node)
{
  return G_OBJECT_TYPE_NAME (node);
}

static inline GskRenderNode *
shim_render_node_part (GskRenderNode *node,
                       const char    *function)
{
  GskRenderNode *(*part) (const GskRenderNode *) = dlsym (NULL, function);
  return part != NULL ? part (node) : NULL;
}
