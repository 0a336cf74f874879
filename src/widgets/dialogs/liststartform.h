#pragma once

#include "editor/gamefolders/liststart.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;

namespace muster::widgets {

class GameList;
class LengthLine;
class LimitFields;

/// What is asked of a new list of a game in a folder of data: its first force, limits of costs, its name.
class ListStartForm : public QWidget {
    Q_OBJECT

public:
    explicit ListStartForm(QWidget* parent = nullptr);

    /// The data are being read; what it had before goes.
    void showReading(const QString& catalogue);
    void showFaults(const QString& what, const QStringList& lines);
    void setStart(const editor::ListStart& start, const QString& catalogue);

    /// Whether a list can be made of what is in it.
    [[nodiscard]] bool fits() const;
    /// Adds force, limits and name to a list.
    void fill(battlescribe::NewList& list) const;
    /// Those that Tab goes to, from top to bottom.
    [[nodiscard]] std::vector<QWidget*> controls() const;

signals:
    void changed(); ///< fits() may return another value

private:
    void proposeName();
    void showParts(bool areShown);

    QProgressBar* m_busy;
    QLabel* m_state; ///< that data are read, or why there are none
    QWidget* m_body;
    QLabel* m_forcesHead;
    GameList* m_forces;
    QLabel* m_limitsHead;
    LimitFields* m_limits;
    QLineEdit* m_name;
    LengthLine* m_nameLength;
    QString m_catalogue;
    bool m_isRead = false;
    bool m_hasOwnName = false; ///< the person typed one
};

} // namespace muster::widgets
