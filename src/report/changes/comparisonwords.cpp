#include "report/changes/comparisonwords.h"

#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/wordparts.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::report {

namespace {

using Kind = Difference::Kind;
using Value = Difference::Value;

/// "Pikes no. 2": the second of several with this name.
std::string numbered(const std::string& name, std::int64_t which)
{
    return say(phrase("comparison", "{name} no. {number}"), {{"name", name}, {"number", std::to_string(which)}});
}

/// What of a roster, or of a unit, differs.
constexpr std::pair<Kind, Phrase> ofRoster[]{{Kind::Name, phrase("comparison", "Name")},
                                             {Kind::Player, phrase("comparison", "Player")},
                                             {Kind::Ruleset, phrase("comparison", "Ruleset")},
                                             {Kind::DataVersion, phrase("comparison", "Version of the data")},
                                             {Kind::Army, phrase("comparison", "Army")},
                                             {Kind::Points, phrase("comparison", "Points agreed")},
                                             {Kind::Scenario, phrase("comparison", "Scenario")},
                                             {Kind::Notes, phrase("comparison", "Notes")},
                                             {Kind::Picture, phrase("comparison", "Picture")},
                                             {Kind::Unread, phrase("comparison", "Lines that were not understood")}};
constexpr std::pair<Kind, Phrase> ofUnit[]{{Kind::UnitAbove, phrase("comparison", "stands under")},
                                           {Kind::UnitOrder, phrase("comparison", "position")},
                                           {Kind::UnitAs, phrase("comparison", "place on the unit above")},
                                           {Kind::UnitName, phrase("comparison", "name")},
                                           {Kind::UnitModels, phrase("comparison", "models")},
                                           {Kind::GroupModels, phrase("comparison", "models")},
                                           {Kind::GroupOrder, phrase("comparison", "order of its models")},
                                           {Kind::Reserve, phrase("comparison", "held back")},
                                           {Kind::UnitNote, phrase("comparison", "note")},
                                           {Kind::UnitPicture, phrase("comparison", "picture")}};

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

    [[nodiscard]] std::string where() const
    {
        switch (m_difference.kind) {
        case Kind::BattleOption:
            return nameIn(m_catalogue.ruleset.battleOptions, m_difference.where.id);
        case Kind::Ruling:
            return ruling();
        case Kind::Option:
            return owner() + ", " + option();
        case Kind::Unit:
        case Kind::Group:
            return owner();
        default:
            break;
        }
        for (const auto& [kind, words] : ofRoster)
            if (kind == m_difference.kind)
                return say(words);
        for (const auto& [kind, words] : ofUnit)
            if (kind == m_difference.kind)
                return owner() + ", " + say(words);
        return owner();
    }

    [[nodiscard]] std::string value(const Value& value, const Roster& roster) const
    {
        if (const auto* isOn = std::get_if<bool>(&value))
            return flag(*isOn);
        if (const auto* whole = std::get_if<std::int64_t>(&value))
            return number(*whole);
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

    [[nodiscard]] std::string plainName(const Roster& roster, const RosterUnit& unit) const
    {
        const auto kind = kindOf(roster, unit);
        const auto kindName = safeLine(kind.isNone() ? unit.unit : m_catalogue.unit(kind).name);
        return unit.name.empty() ? kindName : safeLine(unit.name) + " (" + kindName + ')';
    }

    /// Adds the names of all units in the order of the roster; `at` becomes the position of the wanted unit.
    void gatherNames(const Roster& roster, const std::vector<RosterUnit>& units, std::string_view wanted,
                     std::vector<std::string>& names, std::optional<std::size_t>& at) const
    {
        for (const auto& unit : units) {
            if (unit.id == wanted)
                at = names.size();
            names.push_back(plainName(roster, unit));
            gatherNames(roster, unit.units, wanted, names, at);
        }
    }

    /// If several units have the same name, it gets a number: "Pikes no. 2".
    [[nodiscard]] std::string unitName(const Roster& roster, const std::string& id) const
    {
        std::vector<std::string> names;
        std::optional<std::size_t> at;
        gatherNames(roster, roster.units, id, names, at);
        if (!at)
            return safeLine(id);
        const auto& name = names[*at];
        if (std::ranges::count(names, name) == 1)
            return name;
        return numbered(name, std::ranges::count(std::span(names).first(*at + 1), name));
    }

    [[nodiscard]] std::string ruling() const
    {
        const auto index = m_catalogue.findRuling(m_difference.where.id);
        return safeLine(index.isNone() ? m_difference.where.id : m_catalogue.ruleset.rulings[index].question);
    }

    [[nodiscard]] const ModelGroup* group() const
    {
        return m_kind.isNone() ? nullptr : m_catalogue.unit(m_kind).group(m_difference.where.group);
    }

    [[nodiscard]] std::string groupName(const std::string& id) const
    {
        return m_kind.isNone() ? safeLine(id) : nameIn(m_catalogue.unit(m_kind).groups, id);
    }

    /// "Pikes, Sergeant".
    [[nodiscard]] std::string owner() const
    {
        auto name = unitName(m_roster, m_difference.where.unit);
        const auto& group = m_difference.where.group;
        if (group.empty())
            return name;
        const auto models = groupName(group);
        return name + ", " + (m_difference.where.nth == 1 ? models : numbered(models, m_difference.where.nth));
    }

    [[nodiscard]] std::string option() const
    {
        const auto& id = m_difference.where.id;
        if (m_kind.isNone() || (!m_difference.where.group.empty() && !group()))
            return safeLine(id);
        const auto& list = m_difference.where.group.empty() ? m_catalogue.unit(m_kind).choices : group()->choices;
        return nameIn(list.options, id);
    }

    [[nodiscard]] std::string flag(bool isOn) const
    {
        if (m_difference.kind == Kind::Group)
            return say(phrase("comparison", "there"));
        if (m_difference.kind == Kind::Picture || m_difference.kind == Kind::UnitPicture)
            return !isOn                                     ? say(phrase("comparison", "none"))
                   : m_difference.here == m_difference.there ? say(phrase("comparison", "another"))
                                                             : say(phrase("comparison", "one"));
        if (m_difference.kind == Kind::Ruling)
            return isOn ? say(phrase("comparison", "on")) : say(phrase("comparison", "off"));
        return isOn ? say(phrase("comparison", "yes")) : say(phrase("comparison", "no"));
    }

    [[nodiscard]] std::string word(const std::string& text, const Roster& roster) const
    {
        switch (m_difference.kind) {
        case Kind::Ruleset:
            return safeLine(text == m_catalogue.ruleset.id ? m_catalogue.ruleset.name : text);
        case Kind::Army:
            return nameIn(m_catalogue.armies, text);
        case Kind::Scenario:
            return nameIn(m_catalogue.ruleset.scenarios, text);
        case Kind::BattleOption: {
            const auto index = m_catalogue.findBattleOption(m_difference.where.id, noId);
            return index.isNone() ? safeLine(text) : nameIn(m_catalogue.ruleset.battleOptions[index].choices, text);
        }
        case Kind::Unit:
            return say(phrase("comparison", "there"));
        case Kind::UnitAbove:
            return unitName(roster, text);
        case Kind::UnitAs: {
            const auto place = m_catalogue.findPlace(text);
            return safeLine(place.isNone() ? text : m_catalogue.ruleset.places[place].name);
        }
        case Kind::GroupOrder: {
            std::string names;
            for (std::size_t begin = 0; begin <= text.size();) {
                const auto end = std::min(text.find(", ", begin), text.size());
                names += (names.empty() ? "" : ", ") + groupName(text.substr(begin, end - begin));
                begin = end + 2;
            }
            return names;
        }
        default:
            return text; // a player's words, with their line ends
        }
    }

    [[nodiscard]] std::string nothing() const
    {
        switch (m_difference.kind) {
        case Kind::Points:
            return say(phrase("comparison", "no limit"));
        case Kind::BattleOption:
        case Kind::Ruling:
        case Kind::UnitAs:
        case Kind::UnitModels:
        case Kind::GroupModels:
            return say(phrase("comparison", "as usual"));
        case Kind::Option:
            return say(phrase("comparison", "not chosen"));
        case Kind::Unit:
        case Kind::Group:
            return say(phrase("comparison", "missing"));
        case Kind::UnitAbove:
            return say(phrase("comparison", "no other"));
        default:
            return say(phrase("comparison", "none"));
        }
    }

    const Difference& m_difference;
    const Catalogue& m_catalogue;
    const Roster& m_roster; ///< the one that has the unit
    const RosterUnit* m_unit;
    Id<Unit> m_kind;
};

/// Text on one line, cut if it is too long. The text may come from strangers, so it is cut between letters, never
/// inside one.
std::string cut(const std::string& text)
{
    constexpr std::size_t most = 60;
    std::string line;
    bool isSpace = false;
    for (const auto c : safeLine(text)) {
        if (c == ' ') {
            isSpace = true;
            continue;
        }
        line += isSpace && !line.empty() ? " " : "";
        line += c;
        isSpace = false;
    }
    return shortened(std::move(line), most);
}

} // namespace

DifferenceText toText(const Difference& difference, const Roster& here, const Roster& there, const Catalogue& catalogue)
{
    const Namer namer(difference, here, there, catalogue);
    return {namer.where(), namer.value(difference.here, here), namer.value(difference.there, there)};
}

std::string toLine(const Difference& difference, const Roster& here, const Roster& there, const Catalogue& catalogue)
{
    const auto text = toText(difference, here, there, catalogue);
    if (difference.kind == Kind::Unit || difference.kind == Kind::Group)
        return say(std::holds_alternative<std::monostate>(difference.there)
                       ? phrase("comparison", "{what}: only here.")
                       : phrase("comparison", "{what}: only there."),
                   {{"what", text.where}});
    return say(phrase("comparison", "{what}: {here} here, {there} there."),
               {{"what", cut(text.where)}, {"here", cut(text.here)}, {"there", cut(text.there)}});
}

} // namespace muster::report
