#pragma once

#include <QString>
#include <QStringView>

namespace muster::paper {

/// Makes spaces that a line must not end at into no-break spaces: between × and its number and after ×, between a
/// number and its unit, between the numbers of "1 of 2", and before a dot between words.
void keepNumbers(QString& text);

/// Whether a line that begins at `at` would part a number such as "1,005" or "4/6/8". The line breaking of Qt allows
/// that behind the first sign of a number with which a text begins.
[[nodiscard]] bool partsNumber(QStringView text, qsizetype at);
/// Where the number with a figure at `at` begins and ends.
struct NumberPlace {
    qsizetype from = 0;
    qsizetype to = 0;
};
[[nodiscard]] NumberPlace numberAround(QStringView text, qsizetype at);

} // namespace muster::paper
