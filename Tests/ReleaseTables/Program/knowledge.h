/* What the parts of gtk-knowledge share. The program asks the GTK and the libadwaita that it runs with, so it
   uses only what GTK 4.8 has already; deprecated calls too, since they are the ones that every release has. */

#pragma once

#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

/* facts.c: a fact is a kind, a key and a value that may differ by appearance. */

enum { APPEARANCES = 4 };

/* The appearance that facts are added for, or ALL. */
enum { LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST, ALL };

typedef struct _Facts Facts;

Facts *facts_new (void);
void facts_add (Facts *facts, int appearance, const char *kind, const char *key, const char *value);
void facts_print_raw (Facts *facts);
void facts_read_raw (Facts *facts, const char *text);
void facts_print (Facts *facts, const char *kind);

/* sheets.c: what the stylesheets in the libraries' resources say. */

typedef struct
{
  /* Sorted and without duplicates. */
  GPtrArray *names, *variables;
} Stock;

Stock *sheets_read (Facts *facts);

/* strings.c: words that may mean something to GTK, taken from the library's own file. */

GPtrArray *library_words (const char *symbol);
GPtrArray *library_types (const char *symbol);

/* grammar.c, types.c */

void grammar_ask (Facts *facts);
void types_ask (Facts *facts, const char *program);
void types_print_from (int first);

/* stage.c: a window with specimens of widgets, and what they are painted in. */

typedef struct
{
  const char *name;
  const char *interface;
  /* "PROBE PART NODE [X Y]", separated by ";". */
  const char *probes;
  void (*prepare) (GtkWidget *widget, GtkWidget *window);
} Specimen;

extern const Specimen specimens[];

typedef struct
{
  char *name, *part, *node;
  double x, y;
  GtkWidget *specimen;
} Probe;

void stage_open (void);
void stage_settle (void);
GtkWidget *stage_add_box (void);
GPtrArray *stage_probes (void);
char *probe_value (const Probe *probe);

/* styles.c: stylesheets of ours on the display. */

GtkCssProvider *style_add (const char *css, guint priority);
void style_remove (GtkCssProvider *provider);
gboolean has_variables (void);

/* colors.c: what a color of CSS comes to. */

char *rgba_text (const GdkRGBA *color);
char *color_value (GtkWidget *widget);

/* drawing.c: what a widget draws. */

gboolean find_color (GskRenderNode *node, const char *part, GdkRGBA *color, double *opacity);

/* reads.c */

void appearance_ask (Facts *facts, const Stock *stock, int appearance);

/* precedence.c */

void precedence_ask (Facts *facts);
