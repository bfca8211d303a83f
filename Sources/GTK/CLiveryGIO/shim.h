#pragma once

/* As in CLiveryAdwaita: flags are the same kind of type with every GLib. */
#define flag_enum unused
#include <gio/gio.h>
#include <glib-unix.h>
#undef flag_enum
