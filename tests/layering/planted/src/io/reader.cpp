#include "io/inside.h"
#include <QImage>
#include <nlohmann/json.hpp>
