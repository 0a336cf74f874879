#include "editor/armymodel.h"

#include "report/words.h"
#include "rules/assess.h"
#include "rules/profile.h"

#include <algorithm>

namespace muster::editor {

namespace {

// Sections have no parent; an entry's index carries the number of its section, from 1.
constexpr quintptr isSection = 0;

} // namespace

void ArmyModel::setVerdict(VerdictPtr verdict)
{
    const bool isSame = m_verdict && verdict && &m_verdict->catalogue() == &verdict->catalogue() &&
                        m_verdict->assessment().army == verdict->assessment().army;
    if (!isSame)
        beginResetModel();
    m_verdict = std::move(verdict);
    m_errors = m_verdict ? errorsOf(m_verdict->assessment()) : std::vector<FindingIdentity>();
    if (!isSame) {
        fill();
        endResetModel();
        return;
    }
    for (std::size_t s = 0; s < m_sections.size(); ++s) {
        for (auto& entry : m_sections[s].entries)
            entry.breaks.reset();
        const auto section = index(static_cast<int>(s), 0);
        if (const auto rows = rowCount(section); rows > 0)
            emit dataChanged(index(0, 0, section), index(rows - 1, 0, section), {BreaksRole});
    }
}

void ArmyModel::fill()
{
    m_sections.clear();
    if (!m_verdict || m_verdict->assessment().army == noIndex)
        return;
    const auto& catalogue = m_verdict->catalogue();
    const auto own = m_verdict->assessment().army;
    addArmy(own, {});
    for (std::size_t i = 0; i < catalogue.armies.size(); ++i)
        if (catalogue.army(own).isAlly(catalogue.armies[i].id))
            addArmy(static_cast<Index>(i), QString::fromStdString(catalogue.armies[i].name) + ": ");
}

void ArmyModel::addArmy(Index armyIndex, const QString& prefix)
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& army = catalogue.army(armyIndex);
    for (std::size_t c = 0; c < catalogue.ruleset.categories.size(); ++c) {
        Section section{prefix + QString::fromStdString(catalogue.ruleset.categories[c].plural), {}};
        for (auto kind = army.firstUnit; kind < army.firstUnit + army.unitCount; ++kind)
            if (catalogue.unit(kind).category == static_cast<Index>(c))
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
    return parent.internalId() == isSection
               ? static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].entries.size())
               : 0;
}

int ArmyModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ArmyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == isSection)
        return role == Qt::DisplayRole ? QVariant(m_sections[static_cast<std::size_t>(index.row())].name) : QVariant();
    const auto& section = m_sections[static_cast<std::size_t>(index.internalId() - 1)];
    const auto& entry = section.entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(m_verdict->catalogue().unit(entry.kind).name);
    case ReferenceRole:
        return reference(entry.kind);
    case CostRole:
        return cost(entry.kind);
    case StatsRole:
        return entry.stats;
    case BreaksRole:
        if (!entry.breaks)
            entry.breaks = breaks(entry.kind);
        return *entry.breaks;
    case SearchRole:
        return entry.search;
    default:
        return {};
    }
}

QString ArmyModel::reference(Index kindIndex) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& kind = catalogue.unit(kindIndex);
    const auto army = kind.army == m_verdict->assessment().army ? std::string() : catalogue.army(kind.army).id + ':';
    return QString::fromStdString(army + kind.id);
}

QString ArmyModel::cost(Index kindIndex) const
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
ArmyModel::Entry ArmyModel::entry(Index kind) const
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& columns = catalogue.ruleset.stats;
    const auto shown = profileOfKind(catalogue, kind);
    QStringList figures;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!shown.stats[i].value.isEmpty())
            figures << QString::fromStdString(columns[i].shortName + ' ' +
                                              formatStat(columns[i].kind, shown.stats[i].value));
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
    return {kind, figures.join("  "), words.join('\n'), {}};
}

QStringList ArmyModel::breaks(Index kind) const
{
    auto roster = m_verdict->roster();
    auto& added = roster.units.emplace_back();
    added.unit = reference(kind).toStdString();
    added.id = freeUnitId(m_verdict->roster());
    const auto after = assess(m_verdict->catalogue(), roster);
    QStringList messages;
    for (const auto& finding : after.findings)
        if (finding.severity == Severity::Error && !std::ranges::binary_search(m_errors, identify(after, finding)))
            messages << QString::fromStdString(report::message(m_verdict->catalogue(), after, finding));
    return messages;
}

} // namespace muster::editor
