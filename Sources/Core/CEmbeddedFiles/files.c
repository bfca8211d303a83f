#include "CEmbeddedFiles.h"

/* The compiler knows '#embed' in each version of C, and would say that others do not. */
#pragma clang diagnostic ignored "-Wc23-extensions"

/* Themes, in the order in which they are offered; every other extends the first. */
static const unsigned char adwaita[] = {
#embed "../../../Resources/themes/adwaita.livery.toml"
};
static const unsigned char midnight[] = {
#embed "../../../Resources/themes/midnight.livery.toml"
};
static const unsigned char daylight[] = {
#embed "../../../Resources/themes/daylight.livery.toml"
};
static const unsigned char ocean[] = {
#embed "../../../Resources/themes/ocean.livery.toml"
};
static const unsigned char mint[] = {
#embed "../../../Resources/themes/mint.livery.toml"
};
static const unsigned char pumpkin[] = {
#embed "../../../Resources/themes/pumpkin.livery.toml"
};

/* Themes that are made to hurt apps. */
static const unsigned char hostile_priority[] = {
#embed "../../../Resources/themes/hostile/hostile-priority.livery.toml"
};
static const unsigned char hostile_star[] = {
#embed "../../../Resources/themes/hostile/hostile-star.livery.toml"
};
static const unsigned char hostile_borderless[] = {
#embed "../../../Resources/themes/hostile/hostile-borderless.livery.toml"
};
static const unsigned char hostile_huge[] = {
#embed "../../../Resources/themes/hostile/hostile-huge.livery.toml"
};

/* What each release of GTK has. */
static const unsigned char gtk3_24[] = {
#embed "../../../Resources/gtk/3.24.tsv"
};
static const unsigned char gtk4_8[] = {
#embed "../../../Resources/gtk/4.8.tsv"
};
static const unsigned char gtk4_10[] = {
#embed "../../../Resources/gtk/4.10.tsv"
};
static const unsigned char gtk4_12[] = {
#embed "../../../Resources/gtk/4.12.tsv"
};
static const unsigned char gtk4_14[] = {
#embed "../../../Resources/gtk/4.14.tsv"
};
static const unsigned char gtk4_16[] = {
#embed "../../../Resources/gtk/4.16.tsv"
};
static const unsigned char gtk4_18[] = {
#embed "../../../Resources/gtk/4.18.tsv"
};
static const unsigned char gtk4_20[] = {
#embed "../../../Resources/gtk/4.20.tsv"
};
static const unsigned char gtk4_22[] = {
#embed "../../../Resources/gtk/4.22.tsv"
};
static const unsigned char gtk4_24[] = {
#embed "../../../Resources/gtk/4.24.tsv"
};

/* How large numbers in stylesheets may be. */
static const unsigned char gtk_limits[] = {
#embed "../../../Resources/gtk/limits.tsv"
};

/* What the widgets of programs are called. */
static const unsigned char ags_names[] = {
#embed "../../../Resources/vocabularies/ags.toml"
};
static const unsigned char eww_names[] = {
#embed "../../../Resources/vocabularies/eww.toml"
};
static const unsigned char ghostty_names[] = {
#embed "../../../Resources/vocabularies/ghostty.toml"
};
static const unsigned char granite_names[] = {
#embed "../../../Resources/vocabularies/granite.toml"
};
static const unsigned char ironbar_names[] = {
#embed "../../../Resources/vocabularies/ironbar.toml"
};
static const unsigned char nwg_drawer_names[] = {
#embed "../../../Resources/vocabularies/nwg-drawer.toml"
};
static const unsigned char nwg_launchers_names[] = {
#embed "../../../Resources/vocabularies/nwg-launchers.toml"
};
static const unsigned char nwg_panel_names[] = {
#embed "../../../Resources/vocabularies/nwg-panel.toml"
};
static const unsigned char swaync_names[] = {
#embed "../../../Resources/vocabularies/swaync.toml"
};
static const unsigned char ulauncher_names[] = {
#embed "../../../Resources/vocabularies/ulauncher.toml"
};
static const unsigned char walker_names[] = {
#embed "../../../Resources/vocabularies/walker.toml"
};
static const unsigned char waybar_names[] = {
#embed "../../../Resources/vocabularies/waybar.toml"
};
static const unsigned char wlogout_names[] = {
#embed "../../../Resources/vocabularies/wlogout.toml"
};
static const unsigned char wofi_names[] = {
#embed "../../../Resources/vocabularies/wofi.toml"
};

/* The widgets that a stylesheet is tried on. */
static const unsigned char crash_test_widgets[] = {
#embed "../../../Resources/crash-test/widgets.ui"
};

/* A text with a fault and one without it, for each rule. */
static const unsigned char rule_examples[] = {
#embed "../../../Resources/rules/examples.md"
};

/* The page about the theme file without its tables, and the theme that 'livery new' fills. */
static const unsigned char theme_file[] = {
#embed "../../../Resources/reference/theme-file.md"
};
static const unsigned char new_theme[] = {
#embed "../../../Resources/reference/new-theme.livery.toml"
};

/* What manual pages say beside the commands. */
static const unsigned char manual_livery[] = {
#embed "../../../Resources/manual/livery.json"
};
static const unsigned char manual_livery_preview[] = {
#embed "../../../Resources/manual/livery-preview.json"
};

/* The styles of HTML pages: that of all, and that of each kind. */
static const unsigned char page_style[] = {
#embed "../../../Resources/reports/page.css"
};
static const unsigned char app_sheet_style[] = {
#embed "../../../Resources/reports/app-sheet.css"
};
static const unsigned char comparison_style[] = {
#embed "../../../Resources/reports/comparison.css"
};
static const unsigned char contact_sheet_style[] = {
#embed "../../../Resources/reports/contact-sheet.css"
};
static const unsigned char proof_style[] = {
#embed "../../../Resources/reports/proof.css"
};
static const unsigned char review_style[] = {
#embed "../../../Resources/reports/review.css"
};

/* The types that a UI file may name. */
static const unsigned char builder_types[] = {
#embed "../../../Resources/builder/types.txt"
};

/* The schema of the settings. */
static const unsigned char schema[] = {
#embed "../../../Resources/schemas/gschemas.compiled"
};

#define FILE(path, bytes) { path, bytes, sizeof bytes }

static const EmbeddedFileData files[] = {
  FILE ("themes/adwaita.livery.toml", adwaita),
  FILE ("themes/midnight.livery.toml", midnight),
  FILE ("themes/daylight.livery.toml", daylight),
  FILE ("themes/ocean.livery.toml", ocean),
  FILE ("themes/mint.livery.toml", mint),
  FILE ("themes/pumpkin.livery.toml", pumpkin),
  FILE ("themes/hostile/hostile-priority.livery.toml", hostile_priority),
  FILE ("themes/hostile/hostile-star.livery.toml", hostile_star),
  FILE ("themes/hostile/hostile-borderless.livery.toml", hostile_borderless),
  FILE ("themes/hostile/hostile-huge.livery.toml", hostile_huge),
  FILE ("gtk/3.24.tsv", gtk3_24),
  FILE ("gtk/4.8.tsv", gtk4_8),
  FILE ("gtk/4.10.tsv", gtk4_10),
  FILE ("gtk/4.12.tsv", gtk4_12),
  FILE ("gtk/4.14.tsv", gtk4_14),
  FILE ("gtk/4.16.tsv", gtk4_16),
  FILE ("gtk/4.18.tsv", gtk4_18),
  FILE ("gtk/4.20.tsv", gtk4_20),
  FILE ("gtk/4.22.tsv", gtk4_22),
  FILE ("gtk/4.24.tsv", gtk4_24),
  FILE ("gtk/limits.tsv", gtk_limits),
  FILE ("vocabularies/ags.toml", ags_names),
  FILE ("vocabularies/eww.toml", eww_names),
  FILE ("vocabularies/ghostty.toml", ghostty_names),
  FILE ("vocabularies/granite.toml", granite_names),
  FILE ("vocabularies/ironbar.toml", ironbar_names),
  FILE ("vocabularies/nwg-drawer.toml", nwg_drawer_names),
  FILE ("vocabularies/nwg-launchers.toml", nwg_launchers_names),
  FILE ("vocabularies/nwg-panel.toml", nwg_panel_names),
  FILE ("vocabularies/swaync.toml", swaync_names),
  FILE ("vocabularies/ulauncher.toml", ulauncher_names),
  FILE ("vocabularies/walker.toml", walker_names),
  FILE ("vocabularies/waybar.toml", waybar_names),
  FILE ("vocabularies/wlogout.toml", wlogout_names),
  FILE ("vocabularies/wofi.toml", wofi_names),
  FILE ("crash-test/widgets.ui", crash_test_widgets),
  FILE ("rules/examples.md", rule_examples),
  FILE ("reference/theme-file.md", theme_file),
  FILE ("reference/new-theme.livery.toml", new_theme),
  FILE ("manual/livery.json", manual_livery),
  FILE ("manual/livery-preview.json", manual_livery_preview),
  FILE ("reports/page.css", page_style),
  FILE ("reports/app-sheet.css", app_sheet_style),
  FILE ("reports/comparison.css", comparison_style),
  FILE ("reports/contact-sheet.css", contact_sheet_style),
  FILE ("reports/proof.css", proof_style),
  FILE ("reports/review.css", review_style),
  FILE ("builder/types.txt", builder_types),
  FILE ("schemas/gschemas.compiled", schema),
};

const EmbeddedFileData *
embedded_file_at (size_t index)
{
  return index < sizeof files / sizeof *files ? &files[index] : NULL;
}
