#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace muster::widgets {

/// A game that a person began a roster of, and what was chosen with it.
struct UsedGame {
    QString id; ///< as the dialog for a new roster has it
    QString name;
    QString army; ///< id
    QDateTime when;
};

/// The last ones, the newest first.
[[nodiscard]] std::vector<UsedGame> usedGames();
void rememberUsed(const UsedGame& game);

} // namespace muster::widgets
