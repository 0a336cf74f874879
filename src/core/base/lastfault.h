#pragma once

#include "core/base/fault.h"

#include <exception>

namespace muster {

/// The fault of a program that ends by an exception which nothing else caught.
[[nodiscard]] Fault lastFault(const std::exception& error);

} // namespace muster
