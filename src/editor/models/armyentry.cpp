#include "editor/models/armyentry.h"

#include "editor/words/text.h"
#include "report/catalogue/kinds.h"
#include "rules/figures/profile.h"

#include <QCoreApplication>

#include <set>

namespace muster::editor {

namespace {

QString entryText(const char* words) { return QCoreApplication::translate("muster::editor::ArmyModel", words); }

QString lineOf(const Catalogue& catalogue, const Table<StatColumn, ProfileStat>& stats)
{
    const auto& columns = catalogue.ruleset.stats;
    QStringList figures;
    for (const auto i : columns.ids())
        if (!stats[i].value.isEmpty())
            figures << text(columns[i].shortName + ' ' + formatStat(columns[i].kind, stats[i].value));
    return figures.join(QStringLiteral(" · "));
}

} // namespace

ArmyEntry armyEntry(const Catalogue& catalogue, Id<Unit> kind)
{
    const auto& unit = catalogue.unit(kind);
    const auto& columns = catalogue.ruleset.stats;
    const auto shown = profileOfKind(catalogue, kind);
    ArmyEntry entry;
    entry.kind = kind;
    entry.stats = lineOf(catalogue, shown.stats);
    if (hasFigures(shown.stats))
        for (const auto i : columns.ids())
            entry.cells << (shown.stats[i].value.isEmpty() ? QString()
                                                           : text(formatStat(columns[i].kind, shown.stats[i].value)));
    else // in some games only the models have figures, and the unit as a whole has none
        for (const auto& part : shown.parts)
            entry.stats += (entry.stats.isEmpty() ? QString() : QStringLiteral("; ")) + text(part.name) +
                           QStringLiteral(": ") + lineOf(catalogue, part.stats);

    QStringList weapons;
    QStringList rules;
    QStringList builds; // rules about building a list are found, but not listed
    const auto tell = [&](const std::vector<ProfileWeapon>& theirWeapons, const std::vector<ProfileRule>& theirRules) {
        for (const auto& weapon : theirWeapons)
            weapons << text(catalogue.weapon(weapon.weapon).name);
        for (const auto& rule : theirRules)
            (catalogue.rule(rule.ref.rule).isForBuilding() ? builds : rules) << text(rule.name);
    };
    tell(shown.weapons, shown.rules);
    for (const auto& part : shown.parts)
        tell(part.weapons, part.rules);
    weapons.removeDuplicates();
    rules.removeDuplicates();

    entry.words = QStringList{text(unit.name)} + rules + builds + weapons;
    for (const auto& option : unit.choices.options)
        entry.words << text(option.name);

    QStringList details;
    if (catalogue.ruleset.countsModels) {
        entry.models = text(report::sizes(unit));
        details << entryText(QT_TRANSLATE_NOOP("muster::editor::ArmyModel", "Models: %1")).arg(entry.models);
    }
    if (!weapons.isEmpty())
        details << entryText(QT_TRANSLATE_NOOP("muster::editor::ArmyModel", "Weapons: %1"))
                       .arg(weapons.join(QStringLiteral(", ")));
    if (!rules.isEmpty())
        details << entryText(QT_TRANSLATE_NOOP("muster::editor::ArmyModel", "Special rules: %1"))
                       .arg(rules.join(QStringLiteral(", ")));
    entry.details = details.join(u'\n');
    return entry;
}

std::vector<StatHead> statHeads(const Catalogue& catalogue, const std::vector<const ArmyEntry*>& entries)
{
    std::vector<StatHead> heads;
    const auto& columns = catalogue.ruleset.stats;
    for (const auto i : columns.ids()) {
        StatHead head{text(columns[i].shortName), text(columns[i].name), {}, 0};
        std::set<QString> values;
        for (const auto* entry : entries)
            if (const auto cell = entry->cells.value(static_cast<qsizetype>(i.position())); !cell.isEmpty()) {
                ++head.units;
                values.insert(cell);
            }
        for (const auto& value : values)
            head.values << value;
        heads.push_back(std::move(head));
    }
    return heads;
}

} // namespace muster::editor
