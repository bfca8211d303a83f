#pragma once

#include <stdbool.h>
#include <xcb/shape.h>
#include <xcb/xtest.h>

/* Connects to a display by its cookie, which only this user can read. */
static inline xcb_connection_t *
server_connect (const char          *display,
                const unsigned char *cookie,
                int                  length)
{
  static char name[] = "MIT-MAGIC-COOKIE-1";
  xcb_auth_info_t authorization = { sizeof name - 1, name, length, (char *) cookie };
  return xcb_connect_to_display_with_auth_info (display, &authorization, NULL);
}

/* Whether a server has the extensions for windows that are no rectangles, and for keys that are pressed by programs.
   Their identifiers are variables, which Swift does not take. */
static inline bool
server_has_shapes (xcb_connection_t *connection)
{
  const xcb_query_extension_reply_t *answer = xcb_get_extension_data (connection, &xcb_shape_id);
  return answer != NULL && answer->present;
}

static inline bool
server_has_tests (xcb_connection_t *connection)
{
  const xcb_query_extension_reply_t *answer = xcb_get_extension_data (connection, &xcb_test_id);
  return answer != NULL && answer->present;
}
