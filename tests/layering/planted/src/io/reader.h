#include "io/inside.h"
