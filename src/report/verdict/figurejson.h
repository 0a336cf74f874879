#pragma once

#include "core/base/fraction.h"

#include <nlohmann/json.hpp>

namespace muster::report {

/// A figure of a report: a whole number, or a fraction in lowest terms as a text, "25/2".
[[nodiscard]] inline nlohmann::ordered_json figureJson(Fraction value)
{
    return value.isWhole() ? nlohmann::ordered_json(value.numerator()) : nlohmann::ordered_json(value.text());
}

} // namespace muster::report
