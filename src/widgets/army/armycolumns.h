#pragma once

#include "editor/models/armymodel.h"

#include <QFont>
#include <QRect>
#include <QString>
#include <QWidget>

#include <vector>

namespace muster::widgets {

/// The places of the figures in the army's rows, under their one head line. The commonest stats of the army are shown,
/// in the order of the ruleset, as many as fit.
class ArmyColumns {
public:
    struct Column {
        qsizetype stat = 0; ///< position in the cells of a row
        QString label;
        QString name;
        int left = 0; ///< from the start of the line
        int width = 0;
    };

    /// From the model's heads; measures text, so it is done only when they or the fonts change.
    void measure(const editor::ArmyModel& model);
    /// For lines of this width, less the room at their end: rows have a mark there, and the head line a word.
    void fit(int width);

    [[nodiscard]] const std::vector<Column>& stats() const { return m_shown; }
    [[nodiscard]] bool hasModels() const { return m_models > 0; }
    [[nodiscard]] int modelsWidth() const { return m_models; }
    [[nodiscard]] bool hasPoints() const { return !m_points.isEmpty(); }
    /// Their head; empty where there are none.
    [[nodiscard]] const QString& points() const { return m_points; }

    /// What a row keeps free at its start and its end, there for the button that adds.
    [[nodiscard]] static int startMargin();
    [[nodiscard]] static int endMargin();
    /// Of the mark at the end of a row, and what its ground has beside its words.
    [[nodiscard]] static QFont badgeFont();
    [[nodiscard]] static int badgeMargin();
    /// The button that adds, in a row; not mirrored.
    [[nodiscard]] static QRect addPlace(const QRect& row);

private:
    editor::OfferListPtr m_offers;
    std::vector<Column> m_all; ///< for each head, whether units have such a figure or not
    std::vector<Column> m_shown;
    int m_models = 0;
    int m_end = 0; ///< kept free at the end of each line
    int m_width = -1;
    QString m_points; ///< head of what things cost; empty where they cost nothing
};

/// The head line of the army's columns.
class ArmyHead : public QWidget {
    Q_OBJECT

public:
    explicit ArmyHead(const ArmyColumns& columns, QWidget* parent = nullptr);

    /// While words are searched for, rows say where they were found.
    void setSearching(bool isSearching);
    /// Room beside the rows, such as that of their scroll bar.
    void setEndRoom(int room);
    void showAgain();

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    const ArmyColumns& m_columns;
    bool m_isSearching = false;
    int m_endRoom = 0;
};

} // namespace muster::widgets
