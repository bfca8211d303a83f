#include <stddef.h>
#include <stdint.h>

// What libFuzzer lends to mutators: it changes some of the bytes in place.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t limit);
