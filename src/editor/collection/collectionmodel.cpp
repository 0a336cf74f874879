#include "editor/collection/collectionmodel.h"

#include "core/base/letters.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/table/collectiontable.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace muster::editor {

/// A step of undo that may fail: then it is no step any more.
class CollectionStep : public QUndoCommand {
public:
    CollectionStep(CollectionModel& model, CollectionChanges changes, const QString& name)
        : QUndoCommand(name), m_model(model), m_changes(std::move(changes))
    {
    }

    void undo() override
    {
        auto back = m_changes;
        for (auto& change : back)
            std::swap(change.before, change.after);
        if (!m_model.write(back))
            setObsolete(true);
    }
    /// The change itself was made before the step was kept.
    void redo() override
    {
        if (std::exchange(m_isMade, true) && !m_model.write(m_changes))
            setObsolete(true);
    }

private:
    CollectionModel& m_model;
    CollectionChanges m_changes;
    bool m_isMade = false;
};

/// Shown with separators, and not at all where it is 0.
QVariant numberFor(int role, int number)
{
    if (role != Qt::DisplayRole)
        return number;
    return number == 0 ? QString() : shownNumber(number);
}

QString ownedWords(const OwnedModels& owned)
{
    if (owned.owned == 0)
        return {};
    return owned.painted == 0
               ? QCoreApplication::translate("muster::editor::CollectionModel", "own %1").arg(shownNumber(owned.owned))
               : QCoreApplication::translate("muster::editor::CollectionModel", "own %1, %2 painted")
                     .arg(shownNumber(owned.owned), shownNumber(owned.painted));
}

CollectionModel::CollectionModel(Collections& collections, QObject* parent)
    : QAbstractTableModel(parent), m_collections(collections)
{
    connect(&collections, &Collections::changed, this, &CollectionModel::takeChanged);
}

void CollectionModel::setGame(Store::CataloguePtr catalogue)
{
    beginResetModel();
    m_undo.clear();
    m_catalogue = std::move(catalogue);
    const auto id = m_catalogue ? m_catalogue->ruleset.id : std::string();
    m_collection = m_collections.of(id);
    m_collection.ruleset = id;
    m_faults = m_collections.faultsOf(id);
    fill();
    endResetModel();
}

/// Written by somebody else, or set aside.
void CollectionModel::takeChanged(const QString& ruleset)
{
    if (!m_isWriting && ruleset.toStdString() == m_collection.ruleset)
        setGame(m_catalogue);
}

void CollectionModel::fill()
{
    m_rows.clear();
    m_places.clear();
    if (!m_catalogue)
        return;
    for (const auto army : m_catalogue->armies.ids()) {
        for (const auto& counted : countedModelsOf(*m_catalogue, army))
            addRow(counted.key, true);
        for (const auto kind : m_catalogue->army(army).units)
            for (const auto& counted : countedModels(*m_catalogue, kind))
                if (!counted.model.isNone()) {
                    auto& serves = m_rows[static_cast<std::size_t>(m_places.at(counted.key))].serves;
                    serves +=
                        (serves.isEmpty() ? QString() : QStringLiteral(", ")) + text(m_catalogue->unit(kind).name);
                }
    }
    for (const auto& [key, value] : m_collection.entries)
        if (!m_places.contains(key) && !isCountedElsewhere(*m_catalogue, key))
            addRow(key, false);
}

void CollectionModel::addRow(CollectionKey key, bool isKnown)
{
    Row row{std::move(key), {}, {}, {}, isKnown};
    row.name = text(report::countedName(*m_catalogue, row.key));
    row.army = text(report::countedArmy(*m_catalogue, row.key));
    m_places.emplace(row.key, static_cast<int>(m_rows.size()));
    m_rows.push_back(std::move(row));
}

QStringList CollectionModel::unknownArmies() const
{
    QStringList armies;
    for (const auto& row : m_rows)
        if (!row.isKnown && m_catalogue->findArmy(row.key.army).isNone())
            armies << text(row.key.army);
    armies.removeDuplicates();
    return armies;
}

bool CollectionModel::write(const CollectionChanges& changes)
{
    m_isWriting = true;
    const auto saved = m_collections.apply(m_collection.ruleset, changes);
    m_isWriting = false;
    if (!saved) {
        emit failed(saved.error());
        return false;
    }
    show(changes);
    return true;
}

/// The file may have had changes of somebody else as well.
void CollectionModel::show(const CollectionChanges& changes)
{
    auto now = m_collections.of(m_collection.ruleset);
    auto expected = m_collection;
    bool isRowMissing = false;
    for (const auto& change : changes) {
        expected.set(change.key, change.after);
        isRowMissing = isRowMissing || (rowOf(change.key) < 0 && !isCountedElsewhere(*m_catalogue, change.key));
    }
    const bool isAsExpected = !isRowMissing && now == expected;
    if (!isAsExpected)
        beginResetModel();
    m_collection = std::move(now);
    if (!isAsExpected) {
        fill();
        endResetModel();
        return;
    }
    for (const auto& change : changes) {
        const auto row = rowOf(change.key);
        if (row < 0)
            continue; // it is counted in another row
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

bool CollectionModel::change(const std::map<CollectionKey, OwnedModels>& values, const QString& name)
{
    CollectionChanges changes;
    for (const auto& [key, value] : values)
        if (ownedOf(*m_catalogue, key, m_collection) != value)
            for (const auto& each : keysOf(*m_catalogue, key))
                if (const auto before = m_collection.of(each), after = each == key ? value : OwnedModels();
                    before != after)
                    changes.push_back({each, before, after});
    if (changes.empty() || !write(changes))
        return false;
    m_undo.push(new CollectionStep(*this, std::move(changes), name));
    return true;
}

int CollectionModel::addNeeded(const Lacking& lacking)
{
    std::map<CollectionKey, OwnedModels> values;
    for (const auto& line : lacking.lines) {
        auto value = ownedOf(*m_catalogue, line.key, m_collection);
        const auto needed = std::min<std::int64_t>(line.needed, Collection::mostModels);
        if (value.owned >= needed)
            continue;
        value.owned = static_cast<int>(needed);
        values[line.key] = value;
    }
    return change(values, tr("Add What the Roster Has")) ? static_cast<int>(values.size()) : 0;
}

void CollectionModel::clear(const QModelIndexList& rows)
{
    std::map<CollectionKey, OwnedModels> values;
    for (const auto& row : rows)
        values[keyAt(row.row())] = {};
    change(values, tr("Clear"));
}

int CollectionModel::rowOf(const CollectionKey& key) const
{
    const auto found = m_places.find(key);
    return found == m_places.end() ? -1 : found->second;
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() >= OwnedColumn && m_faults.empty())
        flags |= Qt::ItemIsEditable;
    return flags;
}

QString CollectionModel::describe(const Row& row, const OwnedModels& value) const
{
    QStringList words;
    if (!row.isKnown)
        words << tr("The data do not have this any more.");
    if (!row.serves.isEmpty())
        words << tr("In: %1").arg(row.serves);
    if (!value.note.empty())
        words << text(value.note);
    return words.join(u'\n');
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto value = ownedOf(*m_catalogue, row.key, m_collection);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case SortRole:
        switch (index.column()) {
        case UnitColumn:
            return role != Qt::DisplayRole ? QVariant(row.name)
                   : row.isKnown           ? QVariant(shown(row.name))
                                           : QVariant(tr("%1 (not in the data)").arg(shown(row.name)));
        case ArmyColumn:
            return shown(row.army);
        case OwnedColumn:
            return numberFor(role, value.owned);
        case PaintedColumn:
            return numberFor(role, value.painted);
        default:
            return role == Qt::DisplayRole ? shown(value.note) : text(value.note);
        }
    case Qt::TextAlignmentRole:
        return index.column() == OwnedColumn || index.column() == PaintedColumn
                   ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant(int(Qt::AlignLeft | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        return shownTip(describe(row, value));
    case Qt::AccessibleTextRole:
        return index.column() == OwnedColumn     ? QVariant(tr("%1 owned").arg(shownNumber(value.owned)))
               : index.column() == PaintedColumn ? QVariant(tr("%1 painted").arg(shownNumber(value.painted)))
                                                 : data(index, Qt::DisplayRole);
    case Qt::AccessibleDescriptionRole:
        return describe(row, value);
    case ArmyRole:
        return text(row.key.army);
    case SearchRole:
        return QStringList{row.name, row.army, row.serves, text(value.note)}.join(u'\n');
    case IsOwnedRole:
        return !value.isNothing();
    case KnownRole:
        return row.isKnown;
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == OwnedColumn || section == PaintedColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                                                  : QVariant(int(Qt::AlignLeft | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    return QStringList{tr("Unit"), tr("Army"), tr("Owned"), tr("Painted"), tr("Note")}[section];
}

bool CollectionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto before = ownedOf(*m_catalogue, row.key, m_collection);
    auto after = before;
    QString words;
    const auto count = std::clamp(value.toInt(), 0, Collection::mostModels);
    if (index.column() == OwnedColumn) {
        after.owned = count;
        after.painted = std::min(after.painted, count);
        if (after.painted != before.painted)
            words = tr("%1: painted went down to %2 as well").arg(shown(row.name)).arg(after.painted);
    } else if (index.column() == PaintedColumn) {
        after.painted = count;
        after.owned = std::max(after.owned, count);
        if (after.owned != before.owned)
            words = tr("%1: owned went up to %2 as well").arg(shown(row.name)).arg(after.owned);
    } else if (index.column() == NoteColumn) {
        after.note = value.toString().toStdString();
        if (!hasAtMost(after.note, Collection::mostNote)) {
            emit adjusted(tr("%1: the note has more than %L2 letters; it stays as it was")
                              .arg(shown(row.name))
                              .arg(Collection::mostNote));
            return false;
        }
    } else {
        return false;
    }
    // The row may be another one once the change is made.
    if (!change({{row.key, after}}, tr("Change %1").arg(row.name)))
        return false;
    if (!words.isEmpty())
        emit adjusted(words);
    return true;
}

CollectionRows::CollectionRows(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(CollectionModel::SortRole);
    setDynamicSortFilter(false); // a row that is being changed stays where it is
}

void CollectionRows::setWords(const QStringList& words)
{
    m_words = words;
    invalidate();
}

void CollectionRows::setArmy(const QString& army)
{
    m_army = army;
    invalidate();
}

void CollectionRows::setOwnedOnly(bool isOn)
{
    m_isOwnedOnly = isOn;
    invalidate();
}

bool CollectionRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto index = sourceModel()->index(row, 0, parent);
    if (!m_army.isEmpty() && index.data(CollectionModel::ArmyRole).toString() != m_army)
        return false;
    if (m_isOwnedOnly && !index.data(CollectionModel::IsOwnedRole).toBool())
        return false;
    const auto words = m_words.isEmpty() ? QString() : index.data(CollectionModel::SearchRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
}

bool CollectionRows::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = left.data(CollectionModel::SortRole);
    const auto b = right.data(CollectionModel::SortRole);
    if (a.typeId() == QMetaType::Int)
        return a.toInt() < b.toInt();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace muster::editor
