#include "editor/library/librarymodel.h"

#include "editor/models/rows.h"
#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"

#include <QCollator>
#include <QLocale>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <numeric>

namespace muster::editor {

namespace {

constexpr std::size_t mostIcons = 12;
constexpr int calm = 60; // ms between two orders, while verdicts come

QCollator order()
{
    QCollator collator{QLocale(language())};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true); // list 9 comes before list 10
    return collator;
}

QStringList occurring(const std::vector<LibraryEntry>& entries, const auto& wanted, const auto& wordOf)
{
    QStringList words;
    for (const auto& entry : entries)
        if (wanted(entry))
            if (const auto word = wordOf(entry); !word.isEmpty())
                words << word;
    words.removeDuplicates();
    const auto collator = order();
    std::ranges::sort(words, [&](const QString& a, const QString& b) { return collator.compare(a, b) < 0; });
    return words;
}

} // namespace

LibraryModel::LibraryModel(const RosterLibrary& library, QObject* parent)
    : QAbstractItemModel(parent), m_library(library)
{
    m_later.setSingleShot(true);
    m_later.setInterval(calm);
    connect(&m_later, &QTimer::timeout, this, &LibraryModel::refresh);
    connect(&library, &RosterLibrary::listed, this, &LibraryModel::refresh);
    connect(&library, &RosterLibrary::judged, this, [this] {
        if (!m_later.isActive())
            m_later.start();
    });
    build();
}

void LibraryModel::setQuery(const LibraryQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    refresh();
}

void LibraryModel::nameArmies(const Catalogue& catalogue)
{
    Names names{shown(catalogue.ruleset.name), {}};
    for (const auto id : catalogue.armies.ids())
        names.armies.insert(text(catalogue.army(id).id), shown(catalogue.army(id).name));
    m_names[catalogue.ruleset.id] = std::move(names);
    if (!m_later.isActive())
        m_later.start();
}

void LibraryModel::setTags(LibraryTags tags)
{
    if (tags == m_tags)
        return;
    m_tags = std::move(tags);
    refresh();
}

QStringList LibraryModel::tagsOf(const std::string& path) const
{
    const auto found = m_tags.find(path);
    return found == m_tags.end() ? QStringList() : found->second;
}

QStringList LibraryModel::allTags() const
{
    QStringList tags;
    for (const auto& entry : m_library.entries())
        tags << tagsOf(entry.path);
    tags.removeDuplicates();
    const auto collator = order();
    std::ranges::sort(tags, [&](const QString& a, const QString& b) { return collator.compare(a, b) < 0; });
    return tags;
}

/// Selected and open rows stay so: they are known by their paths, and by the titles of groups.
void LibraryModel::refresh()
{
    const auto began = std::chrono::steady_clock::now();
    m_later.stop();
    emit layoutAboutToBeChanged();
    const auto before = persistentIndexList();
    struct Key {
        QString head;
        std::string path;
    };
    std::vector<Key> keys;
    for (const auto& index : before)
        keys.push_back(index.data(HeadRole).toBool() ? Key{atRow(m_groups, index.row()).title, {}}
                                                     : Key{{}, rowAt(index).path});
    build();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto& key = keys[static_cast<std::size_t>(i)];
        if (key.path.empty()) {
            const auto group = std::ranges::find(m_groups, key.head, &Group::title);
            after << (group == m_groups.end() || !m_isGrouped
                          ? QModelIndex()
                          : index(static_cast<int>(group - m_groups.begin()), before[i].column()));
        } else {
            after << indexOf(key.path, before[i].column());
        }
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
    emit refreshed();
    // A library that takes long to sort is sorted less often.
    const auto taken = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
    m_later.setInterval(std::max(calm, 8 * static_cast<int>(taken.count())));
}

bool LibraryModel::isIn(const LibraryEntry& entry, LibraryPlace place, const std::string& folder) const
{
    if (entry.isSample != (place == LibraryPlace::Samples))
        return false;
    switch (place) {
    case LibraryPlace::Recent:
        return entry.recent >= 0;
    case LibraryPlace::NotLegal:
        return entry.verdict() == LibraryState::NotLegal;
    case LibraryPlace::DataChanged:
        return entry.judged && entry.judged->hasDataChanged;
    case LibraryPlace::Folder:
        return entry.isInFolder && entry.folderPath == folder;
    case LibraryPlace::Tag:
        return tagsOf(entry.path).contains(text(folder));
    case LibraryPlace::All:
    case LibraryPlace::Samples:
        break;
    }
    return true;
}

int LibraryModel::count(LibraryPlace place, const std::string& folder) const
{
    return static_cast<int>(std::ranges::count_if(
        m_library.entries(), [&](const LibraryEntry& entry) { return isIn(entry, place, folder); }));
}

QStringList LibraryModel::games() const
{
    return occurring(
        m_library.entries(), [&](const auto& entry) { return isIn(entry, m_query.place, m_query.folder); },
        [&](const auto& entry) { return gameOf(entry); });
}

QStringList LibraryModel::armies() const
{
    return occurring(
        m_library.entries(),
        [&](const auto& entry) {
            return isIn(entry, m_query.place, m_query.folder) &&
                   (m_query.game.isEmpty() || gameOf(entry) == m_query.game);
        },
        [&](const auto& entry) { return armyOf(entry); });
}

std::vector<LibraryState> LibraryModel::verdicts() const
{
    std::vector<LibraryState> states;
    for (const auto& entry : m_library.entries())
        if (isIn(entry, m_query.place, m_query.folder))
            states.push_back(entry.verdict());
    std::ranges::sort(states);
    states.erase(std::ranges::unique(states).begin(), states.end());
    return states;
}

std::vector<LibraryModel::Row> LibraryModel::sorted() const
{
    const auto& entries = m_library.entries();
    const auto collator = order();
    struct Keyed {
        std::size_t entry;
        QCollatorSortKey words;
        QCollatorSortKey name;
        std::int64_t number;
    };
    std::vector<Keyed> keyed;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        if (!fits(entry))
            continue;
        std::int64_t number = 0;
        QString words;
        switch (m_query.column) {
        case ArmyColumn: // by game, then by army
            words = gameOf(entry) + QLatin1Char('\n') + armyOf(entry);
            break;
        case PointsColumn:
            number = entry.judged && entry.judged->hasPoints ? entry.judged->points.inParts() : -1;
            break;
        case VerdictColumn:
            number =
                static_cast<int>(entry.verdict()) * 1000 - (entry.judged ? std::min(999, entry.judged->errors) : 0);
            break;
        case ChangedColumn:
            number = entry.changed.toMSecsSinceEpoch();
            break;
        default:
            break;
        }
        // Where the time of opening is the order that one expects.
        if (m_query.place == LibraryPlace::Recent && m_query.column == ChangedColumn)
            number = -entry.recent;
        keyed.push_back({i, collator.sortKey(words), collator.sortKey(entry.title()), number});
    }
    const bool isDown = m_query.order == Qt::DescendingOrder;
    std::ranges::stable_sort(keyed, [&](const Keyed& a, const Keyed& b) {
        if (a.number != b.number)
            return (a.number < b.number) != isDown;
        if (const auto words = a.words.compare(b.words); words != 0)
            return (words < 0) != isDown;
        // What is alike otherwise is in the order of its names, but for a click on that head.
        const auto name = a.name.compare(b.name);
        if (name != 0)
            return (name < 0) != (isDown && m_query.column == NameColumn);
        return entries[a.entry].path < entries[b.entry].path;
    });
    std::vector<Row> rows;
    for (const auto& each : keyed)
        rows.push_back({entries[each.entry].path, each.entry});
    return rows;
}

void LibraryModel::build()
{
    auto rows = sorted();
    m_shown = static_cast<int>(rows.size());
    m_groups.clear();
    m_isGrouped = m_query.group != LibraryGroup::None;
    if (!m_isGrouped) {
        m_groups.push_back({{}, std::move(rows)});
        return;
    }
    QHash<QString, std::size_t> places;
    std::vector<std::int64_t> firsts; // by which groups of numbers are ordered
    for (auto& row : rows) {
        const auto& entry = m_library.entries()[row.entry];
        const auto title = groupOf(entry);
        if (!places.contains(title)) {
            places.insert(title, m_groups.size());
            m_groups.push_back({title, {}});
            firsts.push_back(
                m_query.group == LibraryGroup::Verdict   ? static_cast<int>(entry.verdict())
                : m_query.group == LibraryGroup::Changed ? -entry.changed.toMSecsSinceEpoch()
                : m_query.group == LibraryGroup::Points
                    ? (entry.judged && entry.judged->limit ? *entry.judged->limit : entry.limit.value_or(0))
                    : 0);
        }
        m_groups[places[title]].rows.push_back(std::move(row));
    }
    std::vector<std::size_t> sequence(m_groups.size());
    std::iota(sequence.begin(), sequence.end(), 0U);
    const auto collator = order();
    std::ranges::stable_sort(sequence, [&](std::size_t a, std::size_t b) {
        return firsts[a] != firsts[b] ? firsts[a] < firsts[b]
                                      : collator.compare(m_groups[a].title, m_groups[b].title) < 0;
    });
    std::vector<Group> groups;
    for (const auto place : sequence)
        groups.push_back(std::move(m_groups[place]));
    m_groups = std::move(groups);
}

QModelIndex LibraryModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // A row below a head has the number of its group, from 1.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr(0));
}

QModelIndex LibraryModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr(0));
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_isGrouped ? m_groups.size() : m_groups.front().rows.size());
    return m_isGrouped && parent.internalId() == 0 && parent.column() == 0
               ? static_cast<int>(atRow(m_groups, parent.row()).rows.size())
               : 0;
}

int LibraryModel::columnCount(const QModelIndex&) const { return ColumnCount; }

const LibraryModel::Row& LibraryModel::rowAt(const QModelIndex& index) const
{
    const auto& group = index.internalId() == 0 ? m_groups.front() : m_groups[index.internalId() - 1];
    return atRow(group.rows, index.row());
}

const LibraryEntry* LibraryModel::entryAt(const QModelIndex& index) const
{
    if (!index.isValid() || (m_isGrouped && index.internalId() == 0))
        return nullptr;
    // The library may have other entries, of which this model does not know yet.
    return m_library.find(rowAt(index).path);
}

QModelIndex LibraryModel::indexOf(const std::string& path, int column) const
{
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        for (std::size_t row = 0; row < m_groups[group].rows.size(); ++row)
            if (m_groups[group].rows[row].path == path)
                return createIndex(static_cast<int>(row), column, !m_isGrouped ? quintptr(0) : quintptr(group + 1));
    return {};
}

QVariant LibraryModel::headData(const QModelIndex& index, int role) const
{
    const auto& group = atRow(m_groups, index.row());
    const auto count = static_cast<int>(group.rows.size());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? QVariant(group.title) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? QVariant(tr("%1, %n roster(s)", nullptr, count).arg(group.title)) : QVariant();
    case HeadRole:
        return true;
    case CountRole:
        return count;
    default:
        return {};
    }
}

QVariant LibraryModel::words(const LibraryEntry& entry, int column) const
{
    switch (column) {
    case NameColumn:
        return entry.title();
    case ArmyColumn:
        return armyOf(entry);
    case PointsColumn:
        return pointsWords(entry);
    case VerdictColumn:
        return verdictWords(entry);
    case ChangedColumn:
        return dateWords(entry.changed, QDateTime::currentDateTime());
    default:
        return {};
    }
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (m_isGrouped && index.internalId() == 0)
        return headData(index, role);
    const auto* entry = entryAt(index);
    if (!entry)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return words(*entry, index.column());
    case Qt::EditRole:
        return entry->rosterName();
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == PointsColumn ? Qt::AlignTrailing : Qt::AlignLeading) |
                                Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        auto all = words(*entry, index.column()).toString();
        if (const auto sub = data(index, SubRole).toString(); !sub.isEmpty())
            all += QStringLiteral(", ") + sub;
        return entry->verdict() == LibraryState::Waiting && index.column() == VerdictColumn ? tr("Not judged yet")
                                                                                            : all;
    }
    case Qt::ToolTipRole:
        if (entry->judged && !entry->judged->faults.isEmpty())
            return shownTip(entry->judged->faults.join(QLatin1Char('\n')));
        return shownTip(index.column() == ChangedColumn
                            ? QLocale(language()).toString(entry->changed, tr("d MMM yyyy, HH:mm"))
                            : text(entry->path));
    case SubRole:
        return index.column() == NameColumn
                   ? QVariant((QStringList(entry->folder) + tagsOf(entry->path)).join(QStringLiteral(" · ")))
               : index.column() == ArmyColumn ? QVariant(gameOf(*entry))
                                              : QVariant();
    case IconsRole:
    case AlliesRole: {
        QStringList icons;
        if (entry->judged) {
            const auto& units = entry->judged->units;
            const auto most = entry->judged->unitCount > static_cast<int>(mostIcons) ? mostIcons - 1 : mostIcons;
            for (std::size_t i = 0; i < std::min(most, units.size()); ++i)
                icons << (role == IconsRole ? units[i].icon : units[i].ally);
        }
        return icons;
    }
    case MoreRole:
        return entry->judged ? entry->judged->unitCount - static_cast<int>(data(index, IconsRole).toStringList().size())
                             : 0;
    case StateRole:
        return static_cast<int>(entry->verdict());
    case OverRole:
        return entry->judged && entry->judged->isOver();
    case DataChangedRole:
        return entry->judged && entry->judged->hasDataChanged;
    case PathRole:
        return QByteArray::fromStdString(entry->path);
    case HeadRole:
        return false;
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == PointsColumn ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return QStringList{tr("Name, folder"), tr("Army, game"), tr("Points"), tr("Verdict"), tr("Changed")}[section];
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const
{
    const auto* entry = entryAt(index);
    if (!entry)
        return index.isValid() ? Qt::ItemIsEnabled : Qt::NoItemFlags;
    auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (!entry->isSample)
        flags |= Qt::ItemIsDragEnabled;
    const bool isReadable = !entry->isSample && entry->verdict() != LibraryState::NotReadable;
    return index.column() == NameColumn && isReadable ? flags | Qt::ItemIsEditable : flags;
}

QMimeData* LibraryModel::mimeData(const QModelIndexList& indexes) const
{
    QList<QUrl> files;
    for (const auto& index : indexes)
        if (const auto* entry = entryAt(index); entry && index.column() == NameColumn)
            files << QUrl::fromLocalFile(QString::fromStdString(entry->path));
    if (files.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setUrls(files);
    return data;
}

bool LibraryModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto* entry = entryAt(index);
    if (!entry || role != Qt::EditRole || index.column() != NameColumn)
        return false;
    const auto name = value.toString().trimmed();
    if (!name.isEmpty() && name != entry->rosterName())
        emit renameRequested(std::string(entry->path), name);
    return false;
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    auto query = m_query;
    query.column = column;
    query.order = order;
    setQuery(query);
}

} // namespace muster::editor
