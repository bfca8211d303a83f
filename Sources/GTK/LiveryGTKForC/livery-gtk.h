/* liblivery-gtk: a theme on the windows of a GTK app, for C and for languages that call C.
 *
 * All of it is called on the main thread, after gtk_init() or where GTK has not started yet, which livery_theme_new()
 * then does. A call on another thread, or for what is no widget, prints a critical message and does nothing. Texts are
 * UTF-8.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A theme on the default display. It follows its file, and the color scheme and the contrast of the desktop. */
typedef struct _LiveryTheme LiveryTheme;

/* Called when the theme changes, or what holds at a widget. */
typedef void (*LiveryThemeFunc) (LiveryTheme *theme, gpointer data);

typedef enum {
  LIVERY_SCHEME_SYSTEM,
  LIVERY_SCHEME_LIGHT,
  LIVERY_SCHEME_DARK,
} LiveryScheme;

/* Shows a theme on the default display, from the first window on: the file at a path, which has a '/', or the theme
 * with an ID, such as "ocean". Returns NULL, and sets the error, where there is no screen or it is no theme.
 * Free it with livery_theme_free(). */
LiveryTheme *livery_theme_new (const char *theme, GError **error);

/* Takes the theme off the display. */
void livery_theme_free (LiveryTheme *theme);

/* Shows another theme, by its path or ID; FALSE, and nothing changes, where none has the ID. A file that is no theme
 * leaves what is shown until it is one, see livery_theme_get_findings(). */
gboolean livery_theme_show (LiveryTheme *theme, const char *other);

/* Asks for light, for dark, or for what the desktop prefers. */
void livery_theme_set_scheme (LiveryTheme *theme, LiveryScheme scheme);

/* Turns a trait on or off, such as "high-contrast", "pure-black" or one that the theme declares. */
void livery_theme_set_trait (LiveryTheme *theme, const char *name, gboolean is_on);

/* For how many milliseconds windows fade into another theme or appearance, up to 1000; 0, as at first, for not at all.
 * They never do where animations are off. */
void livery_theme_set_fade (LiveryTheme *theme, int milliseconds);

/* What is wrong with the file of the theme, a line each; NULL where nothing is. Free it with g_free(). */
char *livery_theme_get_findings (LiveryTheme *theme);

/* The appearance at a widget, such as "dark+high-contrast"; that of the display for NULL. Free it with g_free(). */
char *livery_theme_get_appearance (LiveryTheme *theme, GtkWidget *widget);

/* The color of a role, such as "accent-bg", or of the theme's [custom-colors], as it holds at a widget, or on the
 * display for NULL; FALSE where there is none of the name. */
gboolean livery_theme_get_color (LiveryTheme *theme, const char *name, GtkWidget *widget, GdkRGBA *color);

/* The content of a picture of the theme as it holds at a widget, or on the display for NULL; NULL where there is none
 * of the name. Free it with g_bytes_unref(). */
GBytes *livery_theme_get_picture (LiveryTheme *theme, const char *name, GtkWidget *widget);

/* Shows a widget and all that is in it in other traits than what is around it, such as "dark" or "dark+pure-black",
 * until that is cleared or the widget is destroyed; FALSE where the text is no name. The widget is not kept alive. */
gboolean livery_theme_override_appearance (LiveryTheme *theme, GtkWidget *widget, const char *traits);

/* Shows a widget and all that is in it in another theme, by its ID; FALSE where none has it. */
gboolean livery_theme_override_theme (LiveryTheme *theme, GtkWidget *widget, const char *id);

/* Shows a widget again in the theme and the traits around it. */
void livery_theme_clear (LiveryTheme *theme, GtkWidget *widget);

/* Lets a dialog look as the part of the window that it is opened from. */
void livery_theme_show_like (LiveryTheme *theme, GtkWidget *dialog, GtkWidget *widget);

/* Calls a function now, and with the next frame whenever the theme changes; with a widget, whenever something else
 * holds there, until it is destroyed. A second one for the same widget replaces the first. Returns a number for
 * livery_theme_unobserve(). 'destroy', which may be NULL, is called with the data once the function is called no more,
 * at the latest when the theme is freed. */
guint livery_theme_observe (LiveryTheme *theme, GtkWidget *widget, LiveryThemeFunc function, gpointer data,
                            GDestroyNotify destroy);

/* Calls a function no more. */
void livery_theme_unobserve (LiveryTheme *theme, guint number);

G_END_DECLS
