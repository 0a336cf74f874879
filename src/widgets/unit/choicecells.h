#pragma once

#include "editor/list/unitform.h"

#include <QWidget>

#include <vector>

namespace muster::widgets {

/// Which columns of figures the choices of a group show, and how wide they and the prices are.
struct ChoiceColumns {
    std::vector<qsizetype> shown; ///< positions in the heads of the group
    std::vector<int> widths;      ///< of these
    int price = 0;
    int words = 0; ///< so many of the heads stand over words, which begin below them

    friend bool operator==(const ChoiceColumns&, const ChoiceColumns&) = default;
};

/// As many as a line of that width has room for, beside a name. Those that are the same for all choices go first, then
/// the last.
[[nodiscard]] ChoiceColumns columnsFor(const editor::ChoiceGroup& group, int width);

/// Figures of a choice below the heads of its group, or these heads.
class ChoiceCells : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceCells(bool areHeads, QWidget* parent = nullptr);

    /// `words`: one for each head of the group. `price`: the head of the prices.
    void show(const QStringList& words, const ChoiceColumns& columns, const QString& price = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_areHeads;
    QStringList m_words;
    QString m_price;
    ChoiceColumns m_columns;
};

} // namespace muster::widgets
