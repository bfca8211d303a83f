/* Puts specimens into the state in which they are painted. */

#define _GNU_SOURCE
#include "specimens.h"
#include "knowledge.h"
#include <dlfcn.h>

static void
set_flags (GtkWidget *widget, GtkStateFlags flags)
{
  gtk_widget_set_state_flags (widget, flags, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_flags (child, flags);
}

void
set_backdrop (GtkWidget *widget, GtkWidget *window)
{
  (void) window;
  set_flags (widget, GTK_STATE_FLAG_BACKDROP);
}

void
open_popover (GtkWidget *widget, GtkWidget *window)
{
  (void) window;
  gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
}

void
present (GtkWidget *widget, GtkWidget *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (widget), GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (widget));
}

void
present_dialog (GtkWidget *widget, GtkWidget *window)
{
  void (*present) (void *, GtkWidget *) = (void (*) (void *, GtkWidget *)) dlsym (RTLD_DEFAULT, "adw_dialog_present");
  present (widget, window);
}

void
select_row (GtkWidget *widget, GtkWidget *window)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (widget), 0);
  (void) window;
  gtk_widget_set_size_request (GTK_WIDGET (row), 60, 30);
  gtk_list_box_select_row (GTK_LIST_BOX (widget), row);
}

void
focus (GtkWidget *widget, GtkWidget *window)
{
  (void) window;
  set_flags (widget, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_FOCUS_WITHIN);
}

void
select_text (GtkWidget *widget, GtkWidget *window)
{
  gtk_widget_grab_focus (widget);
  /* Newer stylesheets show the accent only where the focus is; GTK 4.8 does not draw the selection with it. */
  if (has_variables ())
    focus (widget, window);
  gtk_editable_select_region (GTK_EDITABLE (widget), 0, -1);
}

void
open_overview (GtkWidget *widget, GtkWidget *window)
{
  GtkWidget *view;
  (void) window;
  g_object_get (widget, "view", &view, NULL);
  g_object_set (widget, "child", view, NULL);
  for (int i = 0; i < 2; i++)
    adw_tab_page_set_title (adw_tab_view_append (ADW_TAB_VIEW (view), gtk_label_new ("I")), "I");
  g_object_unref (view);
  g_object_set (widget, "open", TRUE, NULL);
}

/* Shows a toast, with labels of the classes that are derived anew on it in place of its title's box. */
void
show_toast (GtkWidget *widget, GtkWidget *window)
{
  static const char *const classes[] = { "accent", "success", "warning", "error" };
  AdwToast *toast = adw_toast_new ("I");
  (void) window;
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (toast), "custom-title") != NULL)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_box_append (GTK_BOX (box), gtk_label_new ("I"));
      for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
        {
          GtkWidget *label = gtk_label_new ("I");
          gtk_widget_add_css_class (label, classes[i]);
          gtk_box_append (GTK_BOX (box), label);
        }
      g_object_set (toast, "custom-title", box, NULL);
    }
  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (widget), toast);
}
