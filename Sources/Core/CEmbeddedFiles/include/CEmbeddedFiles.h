#pragma once

#include <stddef.h>

/* A file that is a part of the program. */
typedef struct
{
  /* Its path in 'Resources'. */
  const char *path;
  const unsigned char *bytes;
  size_t size;
} EmbeddedFileData;

/* The file at an index of the list; NULL after the last. */
const EmbeddedFileData *embedded_file_at (size_t index);
