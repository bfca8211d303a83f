#pragma once

#if __has_include(<adwaita.h>)
#include <adwaita.h>
#include <glib-unix.h>
#else
#error "libadwaita's headers are missing: install libadwaita-1-dev, or set LIVERY_HEADLESS=1"
#endif
