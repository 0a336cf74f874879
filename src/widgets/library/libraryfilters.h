#pragma once

#include "editor/library/librarymodel.h"

#include <QWidget>

class QComboBox;

namespace muster::widgets {

/// What narrows the rosters of the library to some of them, and how they are grouped.
class LibraryFilters : public QWidget {
    Q_OBJECT

public:
    LibraryFilters();

    /// Only what occurs can be chosen. What is chosen stays even if it occurs no longer.
    void show(const editor::LibraryModel& model);
    void read(editor::LibraryQuery& query) const;

signals:
    void changed();

private:
    QComboBox* m_game;
    QComboBox* m_army;
    QComboBox* m_points;
    QComboBox* m_verdict;
    QComboBox* m_group;
};

} // namespace muster::widgets
