#pragma once
#include <stdint.h>

/* How often malloc, calloc and realloc were called in this process. */
uint64_t allocation_count(void);
