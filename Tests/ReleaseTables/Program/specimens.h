/* What some specimens need once they are on the stage: prepare.c. */

#pragma once

#include <adwaita.h>

void set_backdrop (GtkWidget *widget, GtkWidget *window);
void open_popover (GtkWidget *widget, GtkWidget *window);
void present (GtkWidget *widget, GtkWidget *window);
void present_dialog (GtkWidget *widget, GtkWidget *window);
void select_row (GtkWidget *widget, GtkWidget *window);
void select_text (GtkWidget *widget, GtkWidget *window);
void focus (GtkWidget *widget, GtkWidget *window);
void open_overview (GtkWidget *widget, GtkWidget *window);
void show_toast (GtkWidget *widget, GtkWidget *window);
