#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/fields.h"

#include <QAbstractTableModel>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// The entries of a list as rows, their fields as columns, and a last row for a new one: its name makes it. A cell that
/// cannot be read keeps what was typed, with the reason, and changes nothing.
class GridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Why a cell is marked; empty where nothing is wrong with it.
    static constexpr int whyRole = Qt::UserRole;
    static constexpr int mostPasted = 5'000; ///< cells, at once

    /// The document outlives it.
    GridModel(AuthorDocument& document, DraftPlace list, QObject* parent = nullptr);

    [[nodiscard]] const DraftPlace& list() const { return m_list; }
    /// Not the last row, for a new one.
    [[nodiscard]] bool isEntry(int row) const { return row >= 0 && static_cast<std::size_t>(row) < m_rows; }
    [[nodiscard]] const AuthorField& fieldAt(int column) const { return m_fields[static_cast<std::size_t>(column)]; }
    /// Takes the rows of the document again. What was typed and could not be read stays with its entry, until the cell
    /// has another value.
    void refresh();
    /// Rows of cells, with tabs between them as spreadsheets have them, from this cell on, as one step of undo. Rows
    /// behind the last are new entries, where the column of the name is among them. Gives the number of rows that were
    /// left out: new ones without a name that makes an id, and those beyond mostPasted. Empty ones are none.
    int paste(const QModelIndex& from, const QString& text);
    /// Takes the values of cells out, as one step of undo.
    void clear(const QModelIndexList& cells);
    /// The cells of a block, with tabs between them.
    [[nodiscard]] QString copied(const QModelIndexList& cells) const;
    /// The next cell that is marked, from this one on and round; invalid if there is none.
    [[nodiscard]] QModelIndex nextFault(const QModelIndex& from) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    struct Wrong {
        QString typed;
        QString why;
        QString words; ///< what the cell had then
    };
    /// By the id of the entry, as idAt() has it, and the key of the field.
    using Cell = std::pair<std::string, std::string>;

    [[nodiscard]] DraftPlace entryAt(std::size_t row) const { return m_list / row; }
    /// The id of an entry, or its row where it has none; empty: of the row for a new one.
    [[nodiscard]] std::string idAt(const GameDraft& draft, std::size_t row) const;
    [[nodiscard]] const Wrong* wrongAt(const QModelIndex& index) const;
    void forgetPast();
    /// Adds what a cell says to an edit of a draft, or to the wrong cells.
    void type(GameDraft& draft, DraftEdit& edit, std::size_t row, std::size_t column, const QString& words);
    [[nodiscard]] bool addRow(GameDraft& draft, DraftEdit& edit, const QString& name) const;
    [[nodiscard]] QString why(const QModelIndex& index) const;

    AuthorDocument& m_document;
    DraftPlace m_list;
    std::vector<AuthorField> m_fields;
    std::size_t m_rows = 0;
    std::map<Cell, Wrong> m_wrong;
};

} // namespace muster::editor
