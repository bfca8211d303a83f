/* Carries the files of the window: of a target in Swift, SwiftPM would make code that needs Foundation. */
#include "PreviewFiles.h"
