#pragma once

#include "core/roster/roster.h"
#include "editor/author/authordocument.h"
#include "editor/author/testroster.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace muster::widgets {

class Prompts;

/// A roster beside a game that is being written, judged at each change: one of each unit of an army, or one from a
/// file.
class TestPane : public QWidget {
    Q_OBJECT

public:
    explicit TestPane(Prompts& prompts, QWidget* parent = nullptr);

    void show(editor::AuthorDocument* document);
    /// The game was checked: judges again, unless it has faults.
    void judge();
    /// Of this army, while no file is chosen.
    void setArmy(const std::string& army);
    void chooseFile();
    void takeFile(const QString& path);

signals:
    void limitRequested(const QString& id);

private:
    void takeSimple();

    Prompts& m_prompts;
    QPointer<editor::AuthorDocument> m_document;
    std::string m_army;
    std::optional<Roster> m_roster; ///< from a file; none: one of each unit
    QString m_before;               ///< the outcome before the last change
    QLabel* m_name;
    QLabel* m_mark;
    QLabel* m_outcome;
    QLabel* m_sums;
    QTreeWidget* m_lines;
    QToolButton* m_simple;
};

} // namespace muster::widgets
