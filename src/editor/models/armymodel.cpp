#include "editor/models/armymodel.h"

#include "editor/models/rows.h"
#include "editor/words/shown.h"

#include <map>
#include <utility>

namespace muster::editor {

namespace {

// Sections have no parent; an entry's index carries the number of its section, from 1.
constexpr quintptr isSection = 0;

/// An army with fewer units is seen as a whole: what was used last would only be there twice.
constexpr std::size_t fewUnits = 10;

} // namespace

void ArmyModel::setForm(ListFormPtr form)
{
    auto offers = form ? form->offers(m_offers) : nullptr;
    const bool isSame = m_offers && offers && m_offers->sections == offers->sections;
    if (!isSame)
        beginResetModel();
    m_form = std::move(form);
    m_offers = std::move(offers);
    if (!isSame) {
        fill();
        endResetModel();
        return;
    }
    judgeAnew();
}

void ArmyModel::setNear(const std::string& unit)
{
    if (m_near == unit)
        return;
    m_near = unit;
    judgeAnew();
}

/// What was known stays on screen until it has been worked out again.
void ArmyModel::judgeAnew()
{
    for (auto& section : m_sections)
        for (auto& entry : section.entries)
            entry.isJudged = false;
}

bool ArmyModel::workOn(std::chrono::microseconds most)
{
    const auto end = std::chrono::steady_clock::now() + most;
    for (auto& section : m_sections)
        for (auto& entry : section.entries) {
            if (entry.isJudged)
                continue;
            if (std::chrono::steady_clock::now() >= end)
                return true;
            const auto id = entry.offer->id.toStdString();
            WorkBudget budget(mostWorkInWindow);
            // With the options that it must have: without them every new unit of such a kind would be an error.
            const auto needs = entry.isFilled ? entry.needs : m_form->needsOf(id, budget);
            take(*entry.offer, needs, m_form->tryOffer(id, m_near, needs));
        }
    return false;
}

/// A favourite, and what was used last, is in several rows, and judged once.
void ArmyModel::take(const Offer& offer, const OfferNeeds& needs, const Breaks& breaks)
{
    const bool isShortcut = m_favourites.contains(offer.key) || m_lastUsed.contains(usedKey(offer.id));
    for (std::size_t s = 0; s < m_sections.size(); ++s)
        for (std::size_t e = 0; e < m_sections[s].entries.size(); ++e) {
            auto& entry = m_sections[s].entries[e];
            if (entry.offer != &offer)
                continue;
            entry.isJudged = true;
            if (breaks != entry.breaks || !entry.isFilled) {
                entry.breaks = breaks;
                entry.needs = needs;
                entry.isFilled = true;
                const auto at = index(static_cast<int>(e), 0, index(static_cast<int>(s), 0));
                emit dataChanged(at, at);
            }
            if (!isShortcut)
                return;
        }
}

void ArmyModel::fill()
{
    m_sections.clear();
    if (!m_offers || m_offers->sections->empty())
        return;
    m_sections.push_back({tr("Favourites"), false, {}});
    WorkBudget budget(mostWorkInWindow);
    for (const auto& section : *m_offers->sections) {
        auto& made = m_sections.emplace_back(Section{section.name, section.isOfAlly, {}, section.look});
        for (const auto& offer : section.offers) {
            Entry entry;
            entry.offer = &offer;
            entry.needs = m_form->needsOf(offer.id.toStdString(), budget);
            entry.isFilled = !budget.isSpent();
            made.entries.push_back(std::move(entry));
        }
    }
    fillShortcuts();
}

/// Favourites in the order of the army; what was used last, the last first.
void ArmyModel::fillShortcuts()
{
    auto& favourites = m_sections.front().entries;
    Section used{tr("Last used"), false, {}};
    std::map<QString, const Entry*> known;
    for (std::size_t s = 1; s < m_sections.size(); ++s)
        for (const auto& entry : m_sections[s].entries) {
            known.emplace(usedKey(entry.offer->id), &entry);
            if (m_favourites.contains(entry.offer->key))
                favourites.push_back(entry);
        }
    if (m_offers->ownCount >= fewUnits)
        for (const auto& kind : m_lastUsed)
            if (const auto found = known.find(kind); found != known.end())
                used.entries.push_back(*found->second);
    m_shortcuts = used.entries.empty() ? 1 : 2;
    if (m_shortcuts == 2)
        m_sections.insert(m_sections.begin() + 1, std::move(used));
}

QString ArmyModel::usedKey(const QString& reference) const
{
    return m_offers ? m_offers->usedPrefix + reference : QString();
}

void ArmyModel::setFavourites(const QStringList& kinds)
{
    const QSet<QString> wanted(kinds.begin(), kinds.end());
    if (wanted == m_favourites)
        return;
    const auto before = std::exchange(m_favourites, wanted);
    if (m_sections.empty())
        return;
    const auto head = index(0, 0);
    auto& favourites = m_sections.front().entries;
    for (auto row = static_cast<int>(favourites.size()) - 1; row >= 0; --row)
        if (!wanted.contains(favourites[static_cast<std::size_t>(row)].offer->key)) {
            beginRemoveRows(head, row, row);
            favourites.erase(favourites.begin() + row);
            endRemoveRows();
        }
    std::size_t place = 0;
    for (auto s = static_cast<std::size_t>(m_shortcuts); s < m_sections.size(); ++s)
        for (std::size_t e = 0; e < m_sections[s].entries.size(); ++e) {
            const auto& entry = m_sections[s].entries[e];
            const auto& key = entry.offer->key;
            const auto isOne = wanted.contains(key);
            if (isOne && (place >= favourites.size() || favourites[place].offer != entry.offer)) {
                beginInsertRows(head, static_cast<int>(place), static_cast<int>(place));
                favourites.insert(favourites.begin() + static_cast<std::ptrdiff_t>(place), entry);
                endInsertRows();
            }
            place += isOne ? 1 : 0;
            if (isOne != before.contains(key)) {
                const auto at = index(static_cast<int>(e), 0, index(static_cast<int>(s), 0));
                emit dataChanged(at, at);
            }
        }
}

void ArmyModel::setCollection(Collection collection)
{
    if (collection == m_collection)
        return;
    m_collection = std::move(collection);
    for (int s = 0; s < rowCount(); ++s)
        if (const auto head = index(s, 0); rowCount(head) > 0)
            emit dataChanged(index(0, 0, head), index(rowCount(head) - 1, 0, head));
}

QString ArmyModel::overWords() const
{
    QStringList over;
    if (m_form)
        for (const auto& cost : m_form->head().costs)
            if (!cost.over.isEmpty())
                over << cost.over;
    if (over.isEmpty())
        return {};
    const auto words = over.join(QStringLiteral(", "));
    for (const auto& section : m_sections)
        for (const auto& entry : section.entries)
            if (entry.breaks.isEmpty())
                return words;
    return tr("Nothing fits: %1").arg(words);
}

void ArmyModel::setSaysOver(bool isSaid)
{
    if (std::exchange(m_saysOver, isSaid) == isSaid)
        return;
    for (int s = 0; s < rowCount(); ++s)
        if (const auto head = index(s, 0); rowCount(head) > 0)
            emit dataChanged(index(0, 0, head), index(rowCount(head) - 1, 0, head));
}

QString ArmyModel::ownedOf(const Entry& entry) const
{
    return m_form->owned(entry.offer->id.toStdString(), m_collection);
}

QStringList ArmyModel::modelNumbers() const
{
    QSet<QString> numbers;
    for (const auto& section : m_sections)
        for (const auto& entry : section.entries)
            numbers.insert(entry.offer->models);
    return numbers.values();
}

QModelIndex ArmyModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column != 0)
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : isSection);
}

QModelIndex ArmyModel::parent(const QModelIndex& index) const
{
    return !index.isValid() || index.internalId() == isSection
               ? QModelIndex()
               : createIndex(static_cast<int>(index.internalId()) - 1, 0, isSection);
}

int ArmyModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    return parent.internalId() == isSection ? static_cast<int>(atRow(m_sections, parent.row()).entries.size()) : 0;
}

int ArmyModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ArmyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == isSection) {
        const auto& head = atRow(m_sections, index.row());
        return role == Qt::DisplayRole ? QVariant(head.name)
               : role == SectionRole   ? QVariant(true)
               : role == AllyRole      ? QVariant(head.isOfAlly)
               : role == LookRole      ? QVariant::fromValue(head.look)
                                       : QVariant();
    }
    const auto& section = m_sections[index.internalId() - 1];
    const auto& entry = atRow(section.entries, index.row());
    const auto& offer = *entry.offer;
    switch (role) {
    case Qt::DisplayRole:
        // Among favourites and what was used last no head says of which army it is.
        return static_cast<int>(index.internalId()) <= m_shortcuts ? offer.fullName : offer.name;
    case ReferenceRole:
        return offer.id;
    case CostRole:
        return offer.cost;
    case StatsRole:
        return statsOf(entry);
    case BreaksRole:
        return entry.breaks.messages;
    case BadgeRole:
        return m_saysOver && entry.breaks.isOverAlready ? QString() : entry.breaks.badge;
    case LeastCostRole:
        return entry.needs.cost.isEmpty() ? offer.cost : tr("from %1").arg(entry.needs.cost);
    case ModelsRole:
        return offer.models;
    case CellsRole:
        return offer.cells;
    case FiguresRole:
        return offer.stats;
    case SearchRole:
        return offer.words.join(u'\n');
    case KindRole:
        return offer.key;
    case FavouriteRole:
        return m_favourites.contains(offer.key);
    case OwnedRole:
        return ownedOf(entry);
    case OwnUnitRole:
        return offer.isOwn;
    case SectionRole:
        return false;
    case AllyRole:
        return section.isOfAlly;
    case IconRole:
        return offer.icon;
    case Qt::ToolTipRole:
        return tip(entry);
    case Qt::AccessibleDescriptionRole:
        return describe(entry);
    default:
        return {};
    }
}

QString ArmyModel::statsOf(const Entry& entry) const
{
    QStringList words;
    if (!entry.needs.cost.isEmpty())
        words << tr("%1 at least, with what it must have").arg(entry.needs.cost);
    if (!entry.offer->models.isEmpty() && entry.offer->hasSizes)
        words << tr("%1 models").arg(entry.offer->models);
    if (!entry.offer->stats.isEmpty())
        words << entry.offer->stats;
    return words.join(QStringLiteral(" · "));
}

QString ArmyModel::tip(const Entry& entry) const
{
    QStringList lines{entry.offer->origin, statsOf(entry), ownedOf(entry), entry.offer->details};
    lines.removeAll(QString());
    return shownTip((lines + entry.breaks.messages).join(u'\n'));
}

/// For people who cannot see the row.
QString ArmyModel::describe(const Entry& entry) const
{
    QStringList words{entry.offer->cost};
    if (m_favourites.contains(entry.offer->key))
        words << tr("favourite");
    if (!entry.breaks.isEmpty())
        words << tr("would break: %1").arg(entry.breaks.messages.join(u' '));
    words << entry.offer->origin << ownedOf(entry) << statsOf(entry) << entry.offer->details;
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

} // namespace muster::editor
