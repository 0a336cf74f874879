#pragma once

#include <QString>

#include <string>

namespace muster::editor {

/// How much of a kind of cost a list may spend.
struct CostLimit {
    std::string id;
    QString name;
    QString limit; ///< as it is typed; empty: no limit
};

} // namespace muster::editor
