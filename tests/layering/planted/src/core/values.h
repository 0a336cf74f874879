#include <vector>
#include <tl/expected.hpp>
#include "rules/judge.h"
#include <nlohmann/json.hpp>
#include <QString>
