#pragma once

#include "editor/list/unitform.h"

#include <QWidget>

class QVBoxLayout;

namespace muster::widgets {

/// Profiles of one type: a row for each, a column for each figure, as wide as its figures need. A figure that was
/// changed is coloured, with what it was.
class ProfileView : public QWidget {
    Q_OBJECT

public:
    explicit ProfileView(editor::ProfileTable table, QWidget* parent = nullptr);

    [[nodiscard]] const editor::ProfileTable& table() const { return m_table; }
    /// Where a cell is painted; the name is in column -1.
    [[nodiscard]] QRect cellRect(std::size_t row, int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Places {
        QFont font;               ///< of figures
        std::vector<QRect> heads; ///< that of names first
        std::vector<std::vector<QRect>> rows;
        int height = 0;
    };
    [[nodiscard]] Places places(int width) const;
    [[nodiscard]] std::size_t shownRows() const;

    editor::ProfileTable m_table;
};

/// Profiles of all types below each other. Those with long words are lines of words.
class ProfileTables : public QWidget {
    Q_OBJECT

public:
    explicit ProfileTables(QWidget* parent = nullptr);

    /// Hidden where there are none.
    void setTables(std::vector<editor::ProfileTable> tables);

private:
    std::vector<editor::ProfileTable> m_tables;
    QVBoxLayout* m_column;
};

} // namespace muster::widgets
