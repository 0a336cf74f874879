#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/fields.h"

#include <QAbstractTableModel>

#include <map>
#include <optional>
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

    /// The document outlives it.
    GridModel(AuthorDocument& document, DraftPlace list, QObject* parent = nullptr);

    [[nodiscard]] const DraftPlace& list() const { return m_list; }
    [[nodiscard]] const AuthorField& fieldAt(int column) const { return m_fields[static_cast<std::size_t>(column)]; }
    /// Takes the rows of the document again; what was typed and could not be read stays in its row.
    void refresh();
    /// Rows of cells, with tabs between them as spreadsheets have them, from this cell on, as one step of undo. Rows
    /// behind the last are new entries, where the column of the name is among them.
    void paste(const QModelIndex& from, const QString& text);
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
    };
    using Cell = std::pair<std::size_t, std::size_t>;

    [[nodiscard]] DraftPlace entryAt(std::size_t row) const { return m_list / row; }
    /// Adds what a cell says to an edit of a draft, or to the wrong cells.
    void type(GameDraft& draft, DraftEdit& edit, const Cell& cell, const QString& words);
    [[nodiscard]] bool addRow(GameDraft& draft, DraftEdit& edit, const QString& name) const;
    [[nodiscard]] QString why(const QModelIndex& index) const;

    AuthorDocument& m_document;
    DraftPlace m_list;
    std::vector<AuthorField> m_fields;
    std::size_t m_rows = 0;
    std::map<Cell, Wrong> m_wrong;
};

} // namespace muster::editor
