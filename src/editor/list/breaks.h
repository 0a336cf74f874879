#pragma once

#include <QString>
#include <QStringList>

namespace muster::editor {

/// Errors in words, of what a change would break.
struct Breaks {
    QStringList messages;
    QString badge; ///< the one that says most, in three words at most: "no Armour slot", "+65 over"; empty if nothing
                   ///< breaks

    bool isOverAlready = false; ///< the badge says only that the list costs more than it may, which it does already

    [[nodiscard]] bool isEmpty() const { return messages.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return messages.size(); }

    friend bool operator==(const Breaks&, const Breaks&) = default;
};

} // namespace muster::editor
