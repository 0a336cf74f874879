#include "paper/text/type.h"
#include "print/sheet.h"
#include "rules/judge.h"
#include <nlohmann/json.hpp>
#include "page.h"
