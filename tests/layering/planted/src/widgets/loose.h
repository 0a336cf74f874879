#include "widgets/look/ink.h"
