#pragma once

/* Nothing for Swift: GIO loads the library in the applications that 'livery try' starts. */
