#pragma once

#include "editor/checking/checkedlist.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::editor {

/// A list as it came, beside what it was taken for: one row a line of a list in words, one row a unit of any other; of
/// a roster of BattleScribe one row a force, a category and a selection.
class CheckModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        TextColumn,
        MarkColumn,
        TakenColumn,
        ClaimedColumn,
        TrueColumn,
        DifferenceColumn,
        ColumnCount
    };
    enum Role {
        MarkRole = Qt::UserRole, ///< LineMark
        ChoicesRole,             ///< what was chosen for the unit, or what else is to be said
        IsUnitRole,
        DepthRole,      ///< of a unit below others
        UnitsRole,      ///< ids
        GuessesRole,    ///< how many other guesses there are
        DifferenceRole, ///< the true points less the claimed; nothing where they are the same
        SeverityRole,   ///< the worst of the findings that blame what is in the row; Off: none does
    };

    explicit CheckModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// A list that was judged again keeps its rows, so that a view keeps its selection.
    void setList(std::optional<CheckedList> list);
    [[nodiscard]] const std::optional<CheckedList>& list() const { return m_list; }
    /// Whether each line of a text is a row.
    [[nodiscard]] bool hasLines() const { return m_list && m_list->reading; }
    /// Whether these can be corrected.
    [[nodiscard]] bool isWords() const { return hasLines() && (!m_list->battleScribe || m_list->words); }
    [[nodiscard]] bool hasPoints() const;
    [[nodiscard]] int count(LineMark mark) const;
    /// The next row from `row` on, round the end, that is not sure; -1 if all are.
    [[nodiscard]] int nextToLookAt(int row) const;
    /// The first row that names this unit; -1: none.
    [[nodiscard]] int rowOf(const QString& unit) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] static QString nameOf(LineMark mark);
    /// "2 × Grunts Section (Machine gun): 140 points": a guess, for a menu.
    [[nodiscard]] static QString words(const CheckedList& list, const UnitGuess& guess);

private:
    struct Row {
        int number = 0;
        QString text;
        LineMark mark = LineMark::Sure;
        QString taken;
        QString choices;
        bool isUnit = false;
        int depth = 0;
        QStringList units;
        int guesses = 0;
        std::optional<std::int64_t> claimed;
        std::optional<Points> actual;
        QString cost; ///< of a roster of BattleScribe, in place of `actual`: it need not be whole
        Severity severity = Severity::Off;
        QStringList findings; ///< what is wrong with it
    };

    [[nodiscard]] std::vector<Row> rowsOfLines() const;
    [[nodiscard]] std::vector<Row> rowsOfUnits() const;
    [[nodiscard]] std::vector<Row> battleScribeRows() const;
    void markBlamed(std::vector<Row>& rows) const;
    void tellUnits(const LineReading& line, Row& row) const;
    void tellSelections(const LineReading& line, Row& row) const;
    [[nodiscard]] QString kindWords(const LineReading& line) const;
    [[nodiscard]] QString said(const Row& row) const;

    std::optional<CheckedList> m_list;
    std::vector<Row> m_rows;
};

} // namespace muster::editor
