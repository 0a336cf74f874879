#include "editor/models/armymodel.h"

#include "editor/gestures/adding.h"
#include "editor/models/rows.h"
#include "editor/words/shown.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/words.h"
#include "rules/figures/profile.h"
#include "rules/fixes/trial.h"

#include <algorithm>

namespace muster::editor {

namespace {

// Sections have no parent; an entry's index carries the number of its section, from 1.
constexpr quintptr isSection = 0;

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
    for (std::size_t s = 0; s < m_sections.size(); ++s)
        for (std::size_t e = 0; e < m_sections[s].entries.size(); ++e) {
            auto& entry = m_sections[s].entries[e];
            if (entry.isJudged)
                continue;
            if (std::chrono::steady_clock::now() >= end)
                return true;
            entry.isJudged = true;
            auto found = breaks(entry);
            if (found == entry.breaks)
                continue;
            entry.breaks = std::move(found);
            const auto at = index(static_cast<int>(e), 0, index(static_cast<int>(s), 0));
            emit dataChanged(at, at);
        }
    return false;
}

void ArmyModel::fill()
{
    m_sections.clear();
    if (!m_verdict || m_verdict->assessment().army.isNone())
        return;
    addArmy(m_verdict->assessment().army, false);
    for (const auto army : m_allies)
        addArmy(army, true);
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
    const auto isShutOut = [&](const Army& army) {
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

void ArmyModel::addArmy(Id<Army> armyIndex, bool isAlly)
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& army = catalogue.army(armyIndex);
    for (const auto c : catalogue.ruleset.categories.ids()) {
        const auto category = QString::fromStdString(catalogue.ruleset.categories[c].plural);
        Section section{isAlly ? tr("%1: %2").arg(QString::fromStdString(army.name), category) : category, isAlly, {}};
        for (const auto kind : army.units)
            if (catalogue.unit(kind).category == c)
                section.entries.push_back(entry(kind));
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
    const auto statsOf = [&](const Entry& its) {
        auto words = QStringList{costFilled(its), its.models, its.stats};
        words.removeAll(QString());
        return words.join(QStringLiteral(" · "));
    };
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(m_verdict->catalogue().unit(entry.kind).name);
    case ReferenceRole:
        return reference(entry.kind);
    case CostRole:
        return cost(entry.kind);
    case StatsRole:
        return statsOf(entry);
    case BreaksRole:
        return entry.breaks.messages;
    case BriefRole:
        return entry.breaks.brief;
    case SearchRole:
        return entry.search;
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
        return shownTip((QStringList{statsOf(entry), entry.details} + entry.breaks.messages).join(QLatin1Char('\n')));
    case Qt::AccessibleDescriptionRole:
        return QStringList{cost(entry.kind), statsOf(entry), entry.details,
                           entry.breaks.messages.join(QLatin1Char(' '))}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

QString ArmyModel::reference(Id<Unit> kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& kind = catalogue.unit(kindIndex);
    const auto army = kind.army == m_verdict->assessment().army ? std::string() : catalogue.army(kind.army).id + ':';
    return QString::fromStdString(army + kind.id);
}

QString ArmyModel::cost(Id<Unit> kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    if (!catalogue.ruleset.hasPoints)
        return {};
    const auto& kind = catalogue.unit(kindIndex);
    if (kind.pointsPerModel != 0 && kind.points == 0)
        return tr("%1 a model").arg(QString::fromStdString(report::number(kind.pointsPerModel)));
    return QString::fromStdString(report::number(kind.points + kind.pointsPerModel * kind.defaultModels()));
}

/// What stays the same as long as the data do.
ArmyModel::Entry ArmyModel::entry(Id<Unit> kind) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& columns = catalogue.ruleset.stats;
    const auto shown = profileOfKind(catalogue, kind);
    const auto lineOf = [&](const Table<StatColumn, ProfileStat>& stats) {
        QStringList figures;
        for (const auto i : columns.ids())
            if (!stats[i].value.isEmpty())
                figures << QString::fromStdString(columns[i].shortName + ' ' +
                                                  formatStat(columns[i].kind, stats[i].value));
        return figures.join(QStringLiteral(" · "));
    };
    auto figures = lineOf(shown.stats);
    // In some games only the models have figures, and the unit as a whole has none.
    if (!hasFigures(shown.stats))
        for (const auto& part : shown.parts)
            figures += (figures.isEmpty() ? QString() : QStringLiteral("; ")) + QString::fromStdString(part.name) +
                       QStringLiteral(": ") + lineOf(part.stats);
    QStringList words{QString::fromStdString(catalogue.unit(kind).name)};
    const auto add = [&](const std::vector<ProfileRule>& rules, const std::vector<ProfileWeapon>& weapons) {
        for (const auto& rule : rules)
            words << QString::fromStdString(rule.name);
        for (const auto& weapon : weapons)
            words << QString::fromStdString(catalogue.weapon(weapon.weapon).name);
    };
    add(shown.rules, shown.weapons);
    for (const auto& part : shown.parts)
        add(part.rules, part.weapons);
    for (const auto& option : catalogue.unit(kind).choices.options)
        words << QString::fromStdString(option.name);
    QStringList details;
    const auto& unit = catalogue.unit(kind);
    if (catalogue.ruleset.countsModels)
        details << tr("Models: %1").arg(QString::fromStdString(report::sizes(unit)));
    const auto models = catalogue.ruleset.countsModels && (unit.maxModels > 1 || !unit.sizes.empty())
                            ? tr("%1 models").arg(QString::fromStdString(report::sizes(unit)))
                            : QString();
    QStringList weapons;
    QStringList rules;
    const auto tell = [&](const std::vector<ProfileWeapon>& theirWeapons, const std::vector<ProfileRule>& theirRules) {
        for (const auto& weapon : theirWeapons)
            weapons << QString::fromStdString(catalogue.weapon(weapon.weapon).name);
        for (const auto& rule : theirRules)
            if (!catalogue.rule(rule.ref.rule).isForBuilding())
                rules << QString::fromStdString(rule.name);
    };
    tell(shown.weapons, shown.rules);
    for (const auto& part : shown.parts)
        tell(part.weapons, part.rules);
    weapons.removeDuplicates();
    rules.removeDuplicates();
    if (!weapons.isEmpty())
        details << tr("Weapons: %1").arg(weapons.join(QStringLiteral(", ")));
    if (!rules.isEmpty())
        details << tr("Special rules: %1").arg(rules.join(QStringLiteral(", ")));
    RosterUnit alone;
    alone.unit = reference(kind).toStdString();
    auto needs = cheapestFilling(catalogue, m_verdict->roster(), alone);
    return {kind, models, std::move(figures), details.join(QLatin1Char('\n')), words.join('\n'), std::move(needs),
            {},   false};
}

QString ArmyModel::costFilled(const Entry& entry) const
{
    const auto& catalogue = m_verdict->catalogue();
    if (entry.needs.points == 0 || !catalogue.ruleset.hasPoints)
        return {};
    const auto& kind = catalogue.unit(entry.kind);
    return tr("%1 at least, with what it must have")
        .arg(QString::fromStdString(
            report::number(kind.points + kind.pointsPerModel * kind.defaultModels() + entry.needs.points)));
}

/// With the options that it must have: without them every new unit of such a kind would be an error.
Breaks ArmyModel::breaks(const Entry& entry) const
{
    return tryAdding(*m_verdict, reference(entry.kind).toStdString(), m_near, entry.needs.options).breaks;
}

} // namespace muster::editor
