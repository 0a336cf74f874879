#include "editor/comparison.h"
#include "editor/shown.h"

#include "report/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

using Kind = Difference::Kind;
using Value = Difference::Value;

class Words {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::Difference)
};

template <typename List>
QString nameIn(const List& list, const std::string& id)
{
    const auto found = std::ranges::find_if(list, [&](const auto& item) { return item.id == id; });
    return shown(found == list.end() || found->name.empty() ? id : found->name);
}

/// Names what a difference is about.
class Namer {
public:
    Namer(const Difference& difference, const Roster& here, const Roster& there, const Catalogue& catalogue)
        : m_difference(difference),
          m_catalogue(catalogue),
          m_roster(isOnlyThere() ? there : here),
          m_unit(findUnit(m_roster, difference.where.unit)),
          m_kind(m_unit ? kindOf(m_roster, *m_unit) : Id<Unit>())
    {
    }

    [[nodiscard]] QString where() const
    {
        switch (m_difference.kind) {
        case Kind::Name:
            return Words::tr("Name");
        case Kind::Player:
            return Words::tr("Player");
        case Kind::Ruleset:
            return Words::tr("Ruleset");
        case Kind::Army:
            return Words::tr("Army");
        case Kind::Points:
            return Words::tr("Points agreed");
        case Kind::Scenario:
            return Words::tr("Scenario");
        case Kind::BattleOption:
            return nameIn(m_catalogue.ruleset.battleOptions, m_difference.where.id);
        case Kind::Ruling:
            return ruling();
        case Kind::Notes:
            return Words::tr("Notes");
        default:
            return ofUnit();
        }
    }

    [[nodiscard]] QString value(const Value& value, const Roster& roster) const
    {
        if (const auto* isOn = std::get_if<bool>(&value))
            return flag(*isOn);
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return QString::fromStdString(report::number(*number));
        if (const auto* text = std::get_if<std::string>(&value))
            return word(*text, roster);
        return nothing();
    }

private:
    [[nodiscard]] bool isOnlyThere() const
    {
        return m_difference.kind == Kind::Unit && std::holds_alternative<std::monostate>(m_difference.here);
    }

    [[nodiscard]] Id<Unit> kindOf(const Roster& roster, const RosterUnit& unit) const
    {
        return roster.ruleset == m_catalogue.ruleset.id
                   ? m_catalogue.findUnit(m_catalogue.findArmy(roster.army), unit.unit)
                   : noId;
    }

    [[nodiscard]] QString plainName(const Roster& roster, const RosterUnit& unit) const
    {
        const auto kind = kindOf(roster, unit);
        const auto kindName = shown(kind.isNone() ? unit.unit : m_catalogue.unit(kind).name);
        return unit.name.empty() ? kindName : shown(unit.name) + " (" + kindName + ')';
    }

    void gatherNames(const Roster& roster, const std::vector<RosterUnit>& units, std::string_view wanted,
                     QStringList& names, qsizetype& at) const
    {
        for (const auto& unit : units) {
            if (unit.id == wanted)
                at = names.size();
            names << plainName(roster, unit);
            gatherNames(roster, unit.units, wanted, names, at);
        }
    }

    /// Where several units have one name, says which of them: the second.
    [[nodiscard]] QString unitName(const Roster& roster, const std::string& id) const
    {
        QStringList names;
        qsizetype at = -1;
        gatherNames(roster, roster.units, id, names, at);
        if (at < 0)
            return shown(id);
        const auto& name = names[at];
        return names.count(name) == 1 ? name
                                      : Words::tr("%1 no. %2", "the second of several units of this name")
                                            .arg(name, QString::number(names.first(at + 1).count(name)));
    }

    [[nodiscard]] QString ruling() const
    {
        const auto index = m_catalogue.findRuling(m_difference.where.id);
        return shown(index.isNone() ? m_difference.where.id : m_catalogue.ruleset.rulings[index].question);
    }

    [[nodiscard]] const ModelGroup* group() const
    {
        return m_kind.isNone() ? nullptr : m_catalogue.unit(m_kind).group(m_difference.where.group);
    }

    [[nodiscard]] QString groupName(const std::string& id) const
    {
        return m_kind.isNone() ? shown(id) : nameIn(m_catalogue.unit(m_kind).groups, id);
    }

    /// "Pikes, Sergeant".
    [[nodiscard]] QString owner() const
    {
        const auto name = unitName(m_roster, m_difference.where.unit);
        const auto& group = m_difference.where.group;
        if (group.empty())
            return name;
        return name + ", " +
               (m_difference.where.nth == 1 ? groupName(group)
                                            : Words::tr("%1 no. %2", "the second of several units of this name")
                                                  .arg(groupName(group), QString::number(m_difference.where.nth)));
    }

    [[nodiscard]] QString option() const
    {
        const auto& id = m_difference.where.id;
        if (m_kind.isNone() || (!m_difference.where.group.empty() && !group()))
            return shown(id);
        const auto& list = m_difference.where.group.empty() ? m_catalogue.unit(m_kind).choices : group()->choices;
        return nameIn(list.options, id);
    }

    [[nodiscard]] QString ofUnit() const
    {
        const auto aspect = [&]() -> QString {
            switch (m_difference.kind) {
            case Kind::UnitAbove:
                return Words::tr("stands under");
            case Kind::UnitOrder:
                return Words::tr("position");
            case Kind::UnitAs:
                return Words::tr("place on the unit above");
            case Kind::UnitName:
                return Words::tr("name");
            case Kind::UnitModels:
            case Kind::GroupModels:
                return Words::tr("models");
            case Kind::Option:
                return option();
            case Kind::GroupOrder:
                return Words::tr("order of its models");
            case Kind::Reserve:
                return Words::tr("held back");
            case Kind::UnitNote:
                return Words::tr("note");
            default:
                return {};
            }
        }();
        return aspect.isEmpty() ? owner() : owner() + ", " + aspect;
    }

    [[nodiscard]] QString flag(bool isOn) const
    {
        if (m_difference.kind == Kind::Group)
            return Words::tr("there");
        if (m_difference.kind == Kind::Ruling)
            return isOn ? Words::tr("on") : Words::tr("off");
        return isOn ? Words::tr("yes") : Words::tr("no");
    }

    [[nodiscard]] QString word(const std::string& text, const Roster& roster) const
    {
        switch (m_difference.kind) {
        case Kind::Ruleset:
            return shown(text == m_catalogue.ruleset.id ? m_catalogue.ruleset.name : text);
        case Kind::Army:
            return nameIn(m_catalogue.armies, text);
        case Kind::Scenario:
            return nameIn(m_catalogue.ruleset.scenarios, text);
        case Kind::BattleOption: {
            const auto index = m_catalogue.findBattleOption(m_difference.where.id);
            return index.isNone() ? shown(text) : nameIn(m_catalogue.ruleset.battleOptions[index].choices, text);
        }
        case Kind::Unit:
            return Words::tr("there");
        case Kind::UnitAbove:
            return unitName(roster, text);
        case Kind::UnitAs: {
            const auto place = m_catalogue.findPlace(text);
            return shown(place.isNone() ? text : m_catalogue.ruleset.places[place].name);
        }
        case Kind::GroupOrder: {
            QStringList names;
            for (const auto& id : QString::fromStdString(text).split(", "))
                names << groupName(id.toStdString());
            return names.join(", ");
        }
        default:
            return QString::fromStdString(text); // a player's words, with their line ends
        }
    }

    [[nodiscard]] QString nothing() const
    {
        switch (m_difference.kind) {
        case Kind::Points:
            return Words::tr("no limit");
        case Kind::BattleOption:
        case Kind::Ruling:
        case Kind::UnitAs:
        case Kind::UnitModels:
        case Kind::GroupModels:
            return Words::tr("as usual");
        case Kind::Option:
            return Words::tr("not chosen");
        case Kind::Unit:
        case Kind::Group:
            return Words::tr("missing");
        case Kind::UnitAbove:
            return Words::tr("no other");
        default:
            return Words::tr("none");
        }
    }

    const Difference& m_difference;
    const Catalogue& m_catalogue;
    const Roster& m_roster; ///< the one that has the unit
    const RosterUnit* m_unit;
    Id<Unit> m_kind;
};

QString cut(const QString& text)
{
    constexpr int most = 60;
    const auto line = text.simplified();
    return line.size() <= most ? line : line.first(most - 1) + QStringLiteral("…");
}

} // namespace

DifferenceText toText(const Difference& difference, const Roster& here, const Roster& there, const Catalogue& catalogue)
{
    const Namer namer(difference, here, there, catalogue);
    return {namer.where(), namer.value(difference.here, here), namer.value(difference.there, there)};
}

QString toLine(const Difference& difference, const Roster& here, const Roster& there, const Catalogue& catalogue)
{
    const auto text = toText(difference, here, there, catalogue);
    if (difference.kind == Kind::Unit || difference.kind == Kind::Group)
        return (std::holds_alternative<std::monostate>(difference.there) ? Words::tr("%1: only here.")
                                                                         : Words::tr("%1: only there."))
            .arg(text.where);
    return Words::tr("%1: %2 here, %3 there.").arg(cut(text.where), cut(text.here), cut(text.there));
}

} // namespace muster::editor
