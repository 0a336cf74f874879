#include <nlohmann/json_fwd.hpp>
#include "inside.h"
