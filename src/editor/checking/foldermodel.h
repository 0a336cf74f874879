#pragma once

#include "report/table/foldertable.h"

#include <QAbstractTableModel>
#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace muster::editor {

/// One row a list of a folder.
class FolderModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        PlayerColumn, ///< or the name of the list, or else its file
        ArmyColumn,
        PointsColumn,
        VerdictColumn,
        FindingsColumn,
        HeadlineColumn,
        SameColumn,
        FileColumn,
        FingerprintColumn,
        DataColumn,
        ColumnCount
    };
    enum Role {
        StateRole = Qt::UserRole, ///< report::RowState
        SortRole,
        OverLimitRole, ///< its points are more than the limit
        OtherDataRole, ///< it was made with other data than judged it, or they are not as shipped
        AgreedRole,    ///< something that it says was overridden
    };

    explicit FolderModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setTable(report::FolderTable table);
    [[nodiscard]] const report::FolderTable& table() const { return m_table; }
    [[nodiscard]] const report::TableRow& row(int row) const { return m_table.rows[static_cast<std::size_t>(row)]; }
    /// The row of this list of this file; -1: it is gone.
    [[nodiscard]] int rowOf(const std::string& path, std::size_t part) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Player, or the name of the list, or else its file.
    [[nodiscard]] static QString nameOf(const report::TableRow& row);

private:
    [[nodiscard]] QString words(const report::TableRow& row, int column) const;

    report::FolderTable m_table;
};

/// Which lists are shown.
enum class FolderFilter { All, NotLegal, ToReview, NotReadable, Legal, Alike, OtherData, Agreed };

/// The rows of a FolderModel that fit a filter and have every word that is searched for.
class FolderRows : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FolderRows(FolderModel& model, QObject* parent = nullptr);

    void setFilter(FolderFilter filter);
    [[nodiscard]] FolderFilter filter() const { return m_filter; }
    void setSearch(const QString& words);
    /// How many lists fit a filter, whatever is searched for.
    [[nodiscard]] int count(FolderFilter filter) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] bool fits(int row, FolderFilter filter) const;

    FolderModel& m_model;
    FolderFilter m_filter = FolderFilter::All;
    QStringList m_words;
    QCollator m_order;
};

} // namespace muster::editor
