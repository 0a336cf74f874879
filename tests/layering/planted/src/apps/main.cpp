#include "io/reader.h"
#include "io/device.h"
#include "editor/document.h"
#include <CLI/CLI.hpp>
#include <boost/any.hpp>
