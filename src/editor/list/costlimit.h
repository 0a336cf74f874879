#pragma once

#include "battlescribe/file/decimal.h"

#include <QString>

#include <optional>
#include <string>

namespace muster::editor {

/// How much of a kind of cost a list may spend.
struct CostLimit {
    std::string id;
    QString name;
    QString limit; ///< as it is typed; empty: no limit
};

/// A limit as a person types it: "1,250.5". Nothing where it is not a number, or below 0.
[[nodiscard]] std::optional<battlescribe::Decimal> typedLimit(const QString& typed);

} // namespace muster::editor
