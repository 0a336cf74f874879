#include "core/values.h"
  #  include "io/reader.h"
#include <fmt/format.h>
#include <sys/stat.h>
