#include "editor/checking/foldermodel.h"

#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <array>
#include <limits>

namespace muster::editor {

using report::RowState;
using report::TableRow;

namespace {

bool isOtherData(const TableRow& row)
{
    return !row.dataMark.empty() || (!row.madeWith.empty() && row.madeWith != row.dataVersion);
}

} // namespace

void FolderModel::setTable(report::FolderTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int FolderModel::rowOf(const std::string& path, std::size_t part) const
{
    const auto found =
        std::ranges::find_if(m_table.rows, [&](const TableRow& row) { return row.path == path && row.part == part; });
    return found == m_table.rows.end() ? -1 : static_cast<int>(found - m_table.rows.begin());
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int FolderModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(ColumnCount); }

QString FolderModel::nameOf(const TableRow& row)
{
    return shown(!row.player.empty() ? row.player : !row.name.empty() ? row.name : row.file);
}

QString FolderModel::words(const TableRow& row, int column) const
{
    switch (column) {
    case PlayerColumn:
        return nameOf(row);
    case FileColumn:
        return shown(row.file);
    case ArmyColumn:
        return shown(row.army);
    case PointsColumn:
        return row.points ? text(report::number(*row.points)) : QString();
    case VerdictColumn:
        return text(report::stateName(row.state));
    case FindingsColumn:
        return row.count == 0 ? QString() : text(report::number(static_cast<std::int64_t>(row.count)));
    case HeadlineColumn:
        return shown(report::headline(row));
    case FingerprintColumn:
        return text(row.fingerprint);
    case DataColumn:
        if (!row.madeWith.empty() && row.madeWith != row.dataVersion)
            return tr("%1, made with %2").arg(shown(row.dataVersion), shown(row.madeWith));
        return row.dataMark.empty() ? shown(row.dataVersion)
                                    : tr("%1, %2").arg(shown(row.dataVersion), text(row.dataMark));
    case SameColumn:
        return shown(report::sameAs(m_table, row));
    default:
        return {};
    }
}

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return words(row, index.column());
    case Qt::ToolTipRole:
        return shownTip(words(row, index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn || index.column() == FindingsColumn
                   ? int(Qt::AlignRight | Qt::AlignVCenter)
                   : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        // A whole row in words, wherever the keyboard is in it.
        if (index.column() != PlayerColumn)
            return words(row, index.column());
        QStringList parts;
        for (const auto column : {PlayerColumn, ArmyColumn, PointsColumn, VerdictColumn, HeadlineColumn})
            if (auto part = words(row, column); !part.isEmpty())
                parts << part;
        return parts.join(QStringLiteral(", "));
    }
    case StateRole:
        return static_cast<int>(row.state);
    case SortRole:
        switch (index.column()) {
        case PointsColumn:
            return row.points ? QVariant(qlonglong(row.points->inParts())) : QVariant(qlonglong(-1));
        case FindingsColumn:
            return qlonglong(row.count);
        case VerdictColumn: {
            // What needs a look comes first.
            constexpr std::array<int, report::rowStates> order{5, 0, 1, 2, 4, 3};
            return order[static_cast<std::size_t>(row.state)];
        }
        case SameColumn:
            return row.group == 0 ? QVariant(qlonglong(std::numeric_limits<int>::max()))
                                  : QVariant(qlonglong(row.group));
        default:
            return words(row, index.column());
        }
    case OverLimitRole:
        return row.points && row.limit && *row.points > Points(*row.limit);
    case OtherDataRole:
        return isOtherData(row);
    case AgreedRole:
        return !row.overridden.empty();
    default:
        return {};
    }
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == PointsColumn || section == FindingsColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                                    : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PlayerColumn:
        return tr("Player");
    case FileColumn:
        return tr("File");
    case ArmyColumn:
        return tr("Army");
    case PointsColumn:
        return tr("Points");
    case VerdictColumn:
        return tr("Verdict");
    case FindingsColumn:
        return tr("Findings");
    case HeadlineColumn:
        return tr("What is wrong");
    case FingerprintColumn:
        return tr("Fingerprint");
    case DataColumn:
        return tr("Data");
    case SameColumn:
        return tr("Same as");
    default:
        return {};
    }
}

FolderRows::FolderRows(FolderModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model), m_order(QLocale(language()))
{
    setSourceModel(&model);
    setSortRole(FolderModel::SortRole);
    m_order.setCaseSensitivity(Qt::CaseInsensitive);
    m_order.setNumericMode(true); // list 9 comes before list 10
}

void FolderRows::setFilter(FolderFilter filter)
{
    m_filter = filter;
    invalidateFilter();
}

void FolderRows::setSearch(const QString& words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

int FolderRows::count(FolderFilter filter) const
{
    int found = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        found += fits(row, filter) ? 1 : 0;
    return found;
}

bool FolderRows::fits(int row, FolderFilter filter) const
{
    const auto& list = m_model.row(row);
    switch (filter) {
    case FolderFilter::All:
        return true;
    case FolderFilter::NotLegal:
        return list.state == RowState::NotLegal;
    case FolderFilter::ToReview:
        return list.state == RowState::ToReview || list.state == RowState::NotJudged;
    case FolderFilter::NotReadable:
        return list.state == RowState::NotReadable;
    case FolderFilter::Legal:
        return list.state == RowState::Legal;
    case FolderFilter::Alike:
        return list.group > 0;
    case FolderFilter::OtherData:
        return isOtherData(list);
    case FolderFilter::Agreed:
        return !list.overridden.empty();
    }
    return true;
}

bool FolderRows::filterAcceptsRow(int row, const QModelIndex&) const
{
    if (!fits(row, m_filter))
        return false;
    if (m_words.isEmpty())
        return true;
    const auto& list = m_model.row(row);
    QString all = text(list.name) + u' ' + text(list.ruleset) + u' ';
    for (int column = 0; column < FolderModel::ColumnCount; ++column)
        all += m_model.index(row, column).data().toString() + u' ';
    all += text(list.list);
    return std::ranges::all_of(m_words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool FolderRows::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = left.data(FolderModel::SortRole);
    const auto b = right.data(FolderModel::SortRole);
    if (a == b)
        return left.row() < right.row(); // as they were found
    if (a.userType() == QMetaType::QString)
        return m_order.compare(a.toString(), b.toString()) < 0;
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace muster::editor
