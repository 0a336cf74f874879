#pragma once

#include <QString>

namespace muster::paper {

/// Makes spaces that a line must not end at into no-break spaces: around ×, between a number and its unit, and between
/// the numbers of "1 of 2".
void keepNumbers(QString& text);

} // namespace muster::paper
