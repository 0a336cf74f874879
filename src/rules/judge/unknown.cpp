#include "rules/judge/unknown.h"

#include "rules/judge/assess.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

using Kind = UnknownName::Kind;

constexpr std::array<std::string_view, 9> unknownIds{"unknown-army",   "unknown-unit",     "unknown-option",
                                                     "unknown-group",  "unknown-scenario", "unknown-battle-option",
                                                     "unknown-ruling", "unread-line",      "unknown-counter"};

class NameJudge {
public:
    NameJudge(const Catalogue& catalogue, const Assessment& assessment, UnknownNames& found)
        : m_catalogue(catalogue), m_assessment(assessment), m_found(found)
    {
    }

    void judgeBattle(const Roster& roster)
    {
        if (m_assessment.army.isNone())
            add(Kind::Army, roster.army);
        if (m_assessment.namesScenario && m_assessment.scenario.isNone())
            add(Kind::Scenario, roster.battle.scenario);
        for (const auto& [id, value] : roster.battle.options)
            judgeOption(id, value);
        for (const auto& [id, isOn] : roster.rulings)
            if (m_catalogue.findRuling(id).isNone())
                add(Kind::Ruling, id);
        for (const auto& unread : roster.unread)
            addLine(unread);
    }

    void judgeUnit(Id<AssessedUnit> unit)
    {
        const auto& source = *m_assessment.source[unit];
        if (!m_assessment.units[unit].isKnown()) {
            // Of an unknown army, no unit can be known.
            if (!m_assessment.army.isNone() || source.unit.find(':') != std::string::npos)
                addFor(unit, Kind::Unit, source.unit);
            return;
        }
        const auto& kind = m_catalogue.unit(m_assessment.units[unit].kind);
        judgeOptions(unit, noId, kind.choices, source.options);
        for (std::size_t i = 0; i < source.groups.size(); ++i) {
            const auto& group = source.groups[i];
            const auto id = Id<RosterGroup>::at(i);
            if (const auto* known = kind.group(group.group))
                judgeOptions(unit, id, known->choices, group.options);
            else
                addFor(unit, Kind::Group, group.group, id);
        }
    }

    void judgeCounters(const Roster& roster)
    {
        for (const auto& [id, count] : roster.counters)
            if (!hasCounter(id, [](const CounterKind& kind) { return kind.ofRoster; }))
                add(Kind::Counter, id);
    }

    /// Those that the unit has and its kind, or what it is now, does not count.
    void judgeCounters(Id<AssessedUnit> unit)
    {
        const auto& counters = m_assessment.source[unit]->counters;
        if (!m_assessment.units[unit].isKnown())
            return;
        for (const auto& [id, count] : counters)
            if (!hasCounter(id, [&](const CounterKind& kind) {
                    return !kind.ofRoster && fits(m_catalogue, m_assessment, unit, kind.where);
                }))
                addFor(unit, Kind::Counter, id);
    }

private:
    [[nodiscard]] bool hasCounter(std::string_view id, auto isMeant) const
    {
        return std::ranges::any_of(m_catalogue.ruleset.counters,
                                   [&](const CounterKind& kind) { return kind.id == id && isMeant(kind); });
    }

    void add(Kind kind, const std::string& id, Id<BattleOption> option = {})
    {
        Finding finding;
        finding.unknown = UnknownName{kind, id, option, 0};
        add(std::move(finding));
    }

    void addFor(Id<AssessedUnit> unit, Kind kind, const std::string& id, Id<RosterGroup> group = {})
    {
        if (isFull())
            return;
        Finding finding;
        finding.unknown = UnknownName{kind, id, noId, 0};
        finding.subject = unit;
        finding.units = {unit};
        finding.modelGroup = group;
        add(std::move(finding));
    }

    /// Each has a finding: a list in words has 4,000 at most.
    void addLine(const UnreadLine& unread)
    {
        Finding finding;
        finding.unknown = UnknownName{Kind::Line, unread.text, noId, unread.line};
        keep(std::move(finding));
    }

    void add(Finding finding)
    {
        if (isFull())
            return;
        ++m_names;
        keep(std::move(finding));
    }

    void keep(Finding finding)
    {
        finding.rule = idOf(finding.unknown->kind);
        // No rule looks at counters: the verdict stands.
        finding.severity = finding.unknown->kind == Kind::Counter ? Severity::Warning : Severity::Unknown;
        m_found.findings.push_back(std::move(finding));
    }

    /// Whether one more name is only counted; it is counted then.
    bool isFull()
    {
        const bool isFull = m_names >= mostUnknown;
        m_found.more += isFull ? 1 : 0;
        return isFull;
    }

    void judgeOption(const std::string& id, const OptionValue& value)
    {
        const auto option = m_catalogue.findBattleOption(id, m_assessment.army);
        if (option.isNone()) {
            add(Kind::BattleOption, id);
        } else if (choiceOf(m_catalogue.ruleset.battleOptions[option], value).isNone()) {
            const auto* flag = std::get_if<bool>(&value);
            add(Kind::BattleOption, flag ? (*flag ? "true" : "false") : std::get<std::string>(value), option);
        }
    }

    void judgeOptions(Id<AssessedUnit> unit, Id<RosterGroup> group, const OptionList& list, const OptionCounts& taken)
    {
        for (const auto& [id, count] : taken)
            if (list.find(id).isNone())
                addFor(unit, Kind::Option, id, group);
    }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    UnknownNames& m_found;
    std::size_t m_names = 0; ///< that have a finding
};

} // namespace

std::string_view idOf(UnknownName::Kind kind) { return unknownIds[static_cast<std::size_t>(kind)]; }

Id<BattleChoice> choiceOf(const BattleOption& option, const OptionValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return !option.isFlag ? noId : *flag ? flagOn : flagOff;
    return option.isFlag ? noId : option.choices.find(std::get<std::string>(value));
}

bool knowsBattle(const Catalogue& catalogue, const Roster& roster)
{
    const auto& battle = roster.battle;
    return (battle.scenario.empty() || !catalogue.findScenario(battle.scenario).isNone()) &&
           std::ranges::all_of(
               battle.options,
               [&](const auto& named) {
                   const auto option = catalogue.findBattleOption(named.first, catalogue.findArmy(roster.army));
                   return !option.isNone() && !choiceOf(catalogue.ruleset.battleOptions[option], named.second).isNone();
               }) &&
           std::ranges::all_of(roster.rulings,
                               [&](const auto& named) { return !catalogue.findRuling(named.first).isNone(); });
}

void judgeUnknown(const Catalogue& catalogue, const Roster& roster, Assessment& assessment)
{
    UnknownNames found;
    NameJudge judge(catalogue, assessment, found);
    if (!assessment.isComplete) {
        judge.judgeBattle(roster);
        for (const auto unit : assessment.units.ids())
            judge.judgeUnit(unit);
    }
    judge.judgeCounters(roster);
    for (const auto unit : assessment.units.ids())
        judge.judgeCounters(unit);
    std::ranges::move(found.findings, std::back_inserter(assessment.findings));
    assessment.moreUnknown = found.more;
}

UnknownNames unknownOf(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    UnknownNames found;
    NameJudge judge(catalogue, assessment, found);
    if (!assessment.isComplete)
        judge.judgeUnit(unit);
    judge.judgeCounters(unit);
    return found;
}

} // namespace muster
