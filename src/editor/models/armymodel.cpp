#include "editor/models/armymodel.h"

#include "editor/collection/collectionmodel.h"
#include "editor/gestures/adding.h"
#include "editor/models/rows.h"
#include "editor/words/shown.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/trial.h"
#include "rules/players/owning.h"

#include <algorithm>
#include <map>
#include <utility>

namespace muster::editor {

namespace {

// Sections have no parent; an entry's index carries the number of its section, from 1.
constexpr quintptr isSection = 0;

/// An army with fewer units is seen as a whole: what was used last would only be there twice.
constexpr std::size_t fewUnits = 10;

} // namespace

void ArmyModel::setVerdict(VerdictPtr verdict)
{
    bool isSame = m_verdict && verdict && &m_verdict->catalogue() == &verdict->catalogue() &&
                  m_verdict->assessment().army == verdict->assessment().army;
    // Which armies are allowed depends on what was agreed, and on nothing else that changes often.
    const bool isSameBattle = isSame && m_verdict->roster().battle == verdict->roster().battle &&
                              m_verdict->roster().rulings == verdict->roster().rulings;
    if (!isSameBattle) {
        auto allies = verdict ? alliesOf(*verdict) : std::vector<Id<Army>>();
        isSame = isSame && allies == m_allies;
        m_allies = std::move(allies);
    }
    if (!isSame)
        beginResetModel();
    m_verdict = std::move(verdict);
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
            WorkBudget budget(mostWorkInWindow);
            const auto needs = entry.isFilled ? entry.needs : needsOf(entry.kind, budget);
            take(entry.kind, needs, breaks(entry.kind, needs));
        }
    return false;
}

/// A favourite, and what was used last, is in several rows, and judged once.
void ArmyModel::take(Id<Unit> kind, const Filling& needs, const Breaks& breaks)
{
    const bool isShortcut =
        m_favourites.contains(keyOf(kind)) || m_lastUsed.contains(usedKey(m_verdict->roster(), reference(kind)));
    for (std::size_t s = 0; s < m_sections.size(); ++s)
        for (std::size_t e = 0; e < m_sections[s].entries.size(); ++e) {
            auto& entry = m_sections[s].entries[e];
            if (entry.kind != kind)
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
    m_heads.clear();
    if (!m_verdict || m_verdict->assessment().army.isNone())
        return;
    m_sections.push_back({tr("Favourites"), false, {}});
    WorkBudget budget(mostWorkInWindow);
    addArmy(m_verdict->assessment().army, false, budget);
    for (const auto army : m_allies)
        addArmy(army, true, budget);
    std::vector<const ArmyEntry*> entries;
    for (const auto& section : m_sections)
        for (const auto& entry : section.entries)
            entries.push_back(&entry);
    m_heads = editor::statHeads(m_verdict->catalogue(), entries);
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
            known.emplace(usedKey(m_verdict->roster(), reference(entry.kind)), &entry);
            if (m_favourites.contains(keyOf(entry.kind)))
                favourites.push_back(entry);
        }
    if (m_verdict->catalogue().army(m_verdict->assessment().army).units.size() >= fewUnits)
        for (const auto& kind : m_lastUsed)
            if (const auto found = known.find(kind); found != known.end())
                used.entries.push_back(*found->second);
    m_shortcuts = used.entries.empty() ? 1 : 2;
    if (m_shortcuts == 2)
        m_sections.insert(m_sections.begin() + 1, std::move(used));
}

QString ArmyModel::usedKey(const Roster& roster, const QString& reference)
{
    return QString::fromStdString(roster.ruleset + '/' + roster.army + '/') + reference;
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
        if (!wanted.contains(keyOf(favourites[static_cast<std::size_t>(row)].kind))) {
            beginRemoveRows(head, row, row);
            favourites.erase(favourites.begin() + row);
            endRemoveRows();
        }
    std::size_t place = 0;
    for (auto s = static_cast<std::size_t>(m_shortcuts); s < m_sections.size(); ++s)
        for (std::size_t e = 0; e < m_sections[s].entries.size(); ++e) {
            const auto& entry = m_sections[s].entries[e];
            const auto key = keyOf(entry.kind);
            const auto isOne = wanted.contains(key);
            if (isOne && (place >= favourites.size() || favourites[place].kind != entry.kind)) {
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

QString ArmyModel::ownedOf(const Entry& entry) const
{
    return ownedWords(ownedFor(m_verdict->catalogue(), entry.kind, m_collection));
}

bool ArmyModel::countsModels() const { return m_verdict && m_verdict->catalogue().ruleset.countsModels; }
bool ArmyModel::hasPoints() const { return m_verdict && m_verdict->catalogue().ruleset.hasPoints; }

QStringList ArmyModel::modelNumbers() const
{
    QSet<QString> numbers;
    for (const auto& section : m_sections)
        for (const auto& entry : section.entries)
            numbers.insert(entry.models);
    return numbers.values();
}

/// The possible allies, and other armies that no rule about armies forbids, as the battle was agreed.
std::vector<Id<Army>> ArmyModel::alliesOf(const Verdict& verdict) const
{
    std::vector<Id<Army>> allies;
    const auto& catalogue = verdict.catalogue();
    const auto own = verdict.assessment().army;
    if (own.isNone())
        return allies;
    Trials trials(catalogue, verdict.roster());
    WorkBudget budget(mostWorkInWindow);
    const auto isShutOut = [&](const Army& army) {
        // Whether a very large army may have these allies is told once it has them.
        if (!budget.spend(workToJudge(verdict.assessment())))
            return false;
        edits::AddUnit add{{}, verdict.roster().units.size(), {}};
        add.unit.id = freeUnitId(verdict.roster());
        add.unit.unit = army.id + ':' + catalogue.unit(*army.units.begin()).id;
        bool isShut = false;
        trials.with({std::move(add)}, [&](const Assessment& after) {
            isShut = std::ranges::any_of(newErrors(after, verdict.errors()), [&](const Finding* finding) {
                if (finding->constraint.isNone())
                    return false;
                const auto& rule = catalogue.ruleset.constraints[finding->constraint];
                return asksFor(rule.where, Filter::Kind::Army) || asksFor(rule.count.filter, Filter::Kind::Army);
            });
        });
        return isShut;
    };
    for (const auto i : catalogue.armies.ids()) {
        const auto& army = catalogue.armies[i];
        if (i != own && army.units.size() > 0 && (catalogue.army(own).isAlly(army.id) || !isShutOut(army)))
            allies.push_back(i);
    }
    return allies;
}

void ArmyModel::addArmy(Id<Army> armyIndex, bool isAlly, WorkBudget& budget)
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& army = catalogue.army(armyIndex);
    for (const auto c : catalogue.ruleset.categories.ids()) {
        const auto category = QString::fromStdString(catalogue.ruleset.categories[c].plural);
        Section section{isAlly ? tr("%1: %2").arg(QString::fromStdString(army.name), category) : category, isAlly, {}};
        for (const auto kind : army.units)
            if (catalogue.unit(kind).category == c) {
                Entry entry{armyEntry(catalogue, kind), {}};
                entry.needs = needsOf(kind, budget);
                entry.isFilled = !budget.isSpent();
                section.entries.push_back(std::move(entry));
            }
        if (!section.entries.empty())
            m_sections.push_back(std::move(section));
    }
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
                                       : QVariant();
    }
    const auto& section = m_sections[index.internalId() - 1];
    const auto& entry = atRow(section.entries, index.row());
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(entry.kind, static_cast<int>(index.internalId()) <= m_shortcuts);
    case ReferenceRole:
        return reference(entry.kind);
    case CostRole:
        return cost(entry.kind);
    case StatsRole:
        return statsOf(entry);
    case BreaksRole:
        return entry.breaks.messages;
    case BadgeRole:
        return entry.breaks.badge;
    case LeastCostRole: {
        const auto filled = costFilled(entry);
        return filled.isEmpty() ? cost(entry.kind) : tr("from %1").arg(filled);
    }
    case ModelsRole:
        return entry.models;
    case CellsRole:
        return entry.cells;
    case FiguresRole:
        return entry.stats;
    case SearchRole:
        return entry.words.join(u'\n');
    case KindRole:
        return keyOf(entry.kind);
    case FavouriteRole:
        return m_favourites.contains(keyOf(entry.kind));
    case OwnedRole:
        return ownedOf(entry);
    case OwnUnitRole:
        return m_verdict->catalogue().unit(entry.kind).isOwn();
    case SectionRole:
        return false;
    case AllyRole:
        return section.isOfAlly;
    case IconRole: {
        const auto category = m_verdict->catalogue().unit(entry.kind).category;
        const auto& categories = m_verdict->catalogue().ruleset.categories;
        return QString::fromStdString(categories[category].icon);
    }
    case Qt::ToolTipRole:
        return tip(entry);
    case Qt::AccessibleDescriptionRole:
        return describe(entry);
    default:
        return {};
    }
}

/// Below the head of its army a unit of an ally needs no army's name; among favourites and what was used last it does.
QString ArmyModel::nameOf(Id<Unit> kindIndex, bool isShortcut) const
{
    const auto& kind = m_verdict->catalogue().unit(kindIndex);
    const auto name = QString::fromStdString(kind.name);
    return !isShortcut || kind.army == m_verdict->assessment().army
               ? name
               : tr("%1 (%2)").arg(name, QString::fromStdString(m_verdict->catalogue().army(kind.army).name));
}

QString ArmyModel::reference(Id<Unit> kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& kind = catalogue.unit(kindIndex);
    const auto army = kind.army == m_verdict->assessment().army ? std::string() : catalogue.army(kind.army).id + ':';
    return QString::fromStdString(army + kind.id);
}

QString ArmyModel::keyOf(Id<Unit> kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& kind = catalogue.unit(kindIndex);
    return QString::fromStdString(catalogue.ruleset.id + '/' + catalogue.army(kind.army).id + '/' + kind.id);
}

QString ArmyModel::cost(Id<Unit> kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    if (!catalogue.ruleset.hasPoints)
        return {};
    const auto& kind = catalogue.unit(kindIndex);
    if (kind.pointsPerModel != 0 && !kind.points.isAny())
        return tr("%1 a model").arg(QString::fromStdString(report::number(kind.pointsPerModel)));
    return QString::fromStdString(report::number(kind.usualCost()));
}

QString ArmyModel::costFilled(const Entry& entry) const
{
    const auto& catalogue = m_verdict->catalogue();
    if (entry.needs.points == 0 || !catalogue.ruleset.hasPoints)
        return {};
    const auto& kind = catalogue.unit(entry.kind);
    return QString::fromStdString(report::number(kind.usualCost() + entry.needs.points));
}

QString ArmyModel::statsOf(const Entry& entry) const
{
    QStringList words;
    if (const auto filled = costFilled(entry); !filled.isEmpty())
        words << tr("%1 at least, with what it must have").arg(filled);
    const auto& unit = m_verdict->catalogue().unit(entry.kind);
    if (!entry.models.isEmpty() && (unit.maxModels > 1 || !unit.sizes.empty()))
        words << tr("%1 models").arg(entry.models);
    if (!entry.stats.isEmpty())
        words << entry.stats;
    return words.join(QStringLiteral(" · "));
}

/// Only of a unit of the player's own.
QString ArmyModel::madeFrom(const Entry& entry) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& unit = catalogue.unit(entry.kind);
    return unit.isOwn() ? tr("Own unit, made from %1").arg(QString::fromStdString(catalogue.unit(unit.madeFrom).name))
                        : QString();
}

QString ArmyModel::tip(const Entry& entry) const
{
    QStringList lines{madeFrom(entry), statsOf(entry), ownedOf(entry), entry.details};
    lines.removeAll(QString());
    return shownTip((lines + entry.breaks.messages).join(u'\n'));
}

/// For people who cannot see the row.
QString ArmyModel::describe(const Entry& entry) const
{
    QStringList words{cost(entry.kind)};
    if (m_favourites.contains(keyOf(entry.kind)))
        words << tr("favourite");
    if (!entry.breaks.isEmpty())
        words << tr("would break: %1").arg(entry.breaks.messages.join(u' '));
    words << madeFrom(entry) << ownedOf(entry) << statsOf(entry) << entry.details;
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

Filling ArmyModel::needsOf(Id<Unit> kind, WorkBudget& budget) const
{
    RosterUnit alone;
    alone.unit = reference(kind).toStdString();
    return cheapestFilling(m_verdict->catalogue(), m_verdict->roster(), alone, budget);
}

/// With the options that it must have: without them every new unit of such a kind would be an error.
Breaks ArmyModel::breaks(Id<Unit> kind, const Filling& needs) const
{
    return tryAdding(*m_verdict, reference(kind).toStdString(), m_near, needs.options).breaks;
}

} // namespace muster::editor
