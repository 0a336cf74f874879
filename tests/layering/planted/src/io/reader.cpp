#include "io/inside.h"
#include <QImage>
#include <valijson/validator.hpp>
