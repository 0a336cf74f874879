#define MUSTER_VERSION "0.0.1-other"
#include "plugins/plugin.h"

static constexpr int functions = 0;

MUSTER_PLUGIN(functions)
