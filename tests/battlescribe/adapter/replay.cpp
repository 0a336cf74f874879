#include "battlescribe/adapter/replay.h"

#include "battlescribe/adapter/words.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/exchange/changes.h"
#include "battlescribe/exchange/needs.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/judge/tellapart.h"
#include "battlescribe/saved/rosterreader.h"

#include <chrono>

namespace muster::testing {

using namespace battlescribe;
using nlohmann::json;

namespace {

/// How long something takes, at best of a few times, in milliseconds.
template <typename Action>
double millisecondsOf(const Action& action, int times)
{
    double best = 1e9;
    for (int i = 0; i < times; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        action();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        best = std::min(best, took.count());
    }
    return best;
}

json profileOf(const Profile& profile)
{
    json values = json::array();
    for (const auto& each : profile.characteristics)
        values.push_back({each.name, each.value});
    return {profile.name, profile.type, values};
}

/// BattleScribe puts what has changed something behind its name in any case; we do if it must be told from another. New
/// Recruit does not, but has the words that the data themselves put behind it.
template <typename Shown>
std::string nameOf(const Shown& shown, bool isBattleScribe)
{
    const auto bracket = judge::bracketOf(shown.changedBy);
    const bool isThere = !bracket.empty() && shown.name.ends_with(bracket);
    if (isBattleScribe)
        return isThere ? shown.name : shown.name + bracket;
    auto name = isThere ? shown.name.substr(0, shown.name.size() - bracket.size()) : shown.name;
    if constexpr (requires { shown.annotation; })
        if (!shown.annotation.empty())
            name += " (" + shown.annotation + ")";
    return name;
}

json profileOf(const judge::JudgedProfile& profile, bool isBattleScribe)
{
    json values = json::array();
    for (const auto& each : profile.characteristics)
        values.push_back({each.name, each.value});
    return {nameOf(profile, isBattleScribe), profile.type, values};
}

/// Forces and selections, each before what is in it, as the judgement has them.
class Flat {
public:
    explicit Flat(const FileRoster& roster) { addForces(roster.forces); }

    std::vector<const FileSelection*> selections; ///< null for a force

private:
    void addForces(const std::vector<FileForce>& forces)
    {
        for (const auto& force : forces) {
            selections.push_back(nullptr);
            addSelections(force.selections);
            addForces(force.forces);
        }
    }

    void addSelections(const std::vector<FileSelection>& list)
    {
        for (const auto& selection : list) {
            selections.push_back(&selection);
            addSelections(selection.selections);
        }
    }
};

json storedOf(const FileSelection& selection)
{
    json stored{{"name", selection.name},     {"number", selection.number}, {"entry", selection.entry},
                {"costs", json::object()},    {"profiles", json::array()},  {"rules", json::array()},
                {"categories", json::array()}};
    for (const auto& cost : selection.costs)
        stored["costs"][cost.type] = cost.written;
    for (const auto& profile : selection.profiles)
        stored["profiles"].push_back(profileOf(profile));
    for (const auto& rule : selection.rules)
        stored["rules"].push_back({rule.name, rule.text});
    for (const auto& category : selection.categories)
        stored["categories"].push_back({category.entry, category.isPrimary});
    return stored;
}

json judgedOf(const Game& game, const judge::Judged& judged, const judge::Information& information, bool isBattleScribe)
{
    json written{{"name", judged.name},        {"number", judged.number},   {"isKnown", judged.isKnown},
                 {"costs", json::object()},    {"profiles", json::array()}, {"rules", json::array()},
                 {"categories", json::array()}};
    for (std::size_t column = 0; column < judged.costs.size(); ++column)
        written["costs"][std::string(game.definitions().keys.text(game.costTypes()[column]))] =
            judged.costs[column].text();
    for (const auto& profile : information.profiles)
        written["profiles"].push_back(profileOf(profile, isBattleScribe));
    for (const auto& rule : information.rules)
        written["rules"].push_back({nameOf(rule, isBattleScribe), rule.text});
    for (const auto& category : information.categories) {
        for (const auto& profile : category.profiles)
            written["profiles"].push_back(profileOf(profile, isBattleScribe));
        for (const auto& rule : category.rules)
            written["rules"].push_back({nameOf(rule, isBattleScribe), rule.text});
    }
    for (const auto key : judged.categories.keys)
        written["categories"].push_back({game.definitions().keys.text(key), key == judged.categories.primary});
    if (judged.isUncategorized)
        written["categories"].push_back({noCategory, true});
    return written;
}

/// What is wrong, and where to look for it: whose it is, the ids of the limit and of what declares it.
json findingsOf(const Game& game, const judge::Judgement& judgement)
{
    const auto& all = game.definitions();
    json list = json::array();
    for (const auto& finding : judgement.findings) {
        const auto at = judgement.find(finding.element);
        list.push_back({wordOf(finding.kind), finding.name, finding.count.text(), finding.limit.text(), finding.message,
                        at.isNone() ? std::string("roster") : judgement.elements[at].name,
                        finding.constraint.isNone() ? "" : all.keys.text(all.constraints[finding.constraint].id),
                        finding.declaredBy.isNone() ? "" : all.keys.text(all.nodes[finding.declaredBy].id)});
    }
    return list;
}

/// One more of the first selection, with what comes with it, judged, and taken back; nothing where there is none.
void edit(Game& game, Roster& roster, compose::NewIds& ids)
{
    if (roster.forces.empty() || roster.forces[0].selections.empty())
        return;
    WorkBudget budget(judge::mostWork);
    const auto& force = roster.forces[0];
    const auto choice = force.selections[0].choice;
    const auto count = compose::countOf(roster, force.id, choice) + 1;
    const auto more = compose::setCount({game, ids, budget}, roster, force.id, choice, count);
    if (!more)
        return; // the data do not have it
    const auto back = needed(battlescribe::apply(roster, *more));
    (void)judge::judge(game, roster);
    (void)needed(battlescribe::apply(roster, back));
}

json timesOf(Game& game, Roster& roster, const XmlNode& root)
{
    compose::NewIds ids(1);
    const auto inform = [&] {
        WorkBudget budget(judge::mostWork);
        (void)judge::informationOf(game, roster, budget);
    };
    return {{"judge", millisecondsOf([&] { (void)judge::judge(game, roster); }, 5)},
            {"information", millisecondsOf(inform, 3)},
            {"edit", millisecondsOf([&] { edit(game, roster, ids); }, 5)},
            {"roster", millisecondsOf([&] { (void)exchange::rosterIn(game, root); }, 3)}};
}

std::string_view wordOf(exchange::DataChange::Kind kind)
{
    constexpr std::array<std::string_view, 4> words{"gone", "renamed", "price", "categories"};
    return words.at(static_cast<std::size_t>(kind));
}

/// What an editor tells of data that have moved on.
exchange::DataChanges changesOf(Game& game, const Roster& roster, const judge::Judgement& judgement,
                                const FileRoster& stored)
{
    WorkBudget budget(judge::mostWork);
    return exchange::changesSince(stored, roster, exchange::shownRoster(game, roster, judgement, budget).roster);
}

} // namespace

json replayOf(const std::string& folder, const std::string& file, bool isTimed)
{
    const auto read = needed(readRosterFile(bytesOf(file), file));
    const auto stored = battlescribe::rosterIn(read.xml.root);
    Game game(needed(exchange::definitionsFor(needed(data::listOf(folder)), exchange::needsOf(read.xml.root))));
    auto roster = exchange::rosterIn(game, read.xml.root);
    const auto judgement = judge::judge(game, roster);
    WorkBudget budget(judge::mostWork);
    const auto information = judge::informationOf(game, roster, budget).elements;
    json answer{{"type", "replay"},         {"game", stored.game},         {"by", stored.madeBy},
                {"totals", json::array()},  {"selections", json::array()}, {"findings", findingsOf(game, judgement)},
                {"unknown", json::array()}, {"changes", json::array()}};
    for (const auto& fault : judgement.unknown)
        answer["unknown"].push_back(toText(fault));
    for (const auto& total : judgement.totals)
        for (const auto& cost : stored.costs)
            if (cost.type == game.definitions().keys.text(total.costType))
                answer["totals"].push_back({cost.type, cost.written, total.sum.text()});
    for (const auto& change : changesOf(game, roster, judgement, stored).changes)
        answer["changes"].push_back({wordOf(change.kind), change.name, change.was, change.now});
    const bool isBattleScribe = stored.madeBy.starts_with("BattleScribe");
    const Flat flat(stored);
    for (const auto id : judgement.elements.ids())
        if (const auto* selection = flat.selections.at(id.position()); selection != nullptr)
            answer["selections"].push_back(
                {storedOf(*selection), judgedOf(game, judgement.elements[id], information[id], isBattleScribe)});
    if (isTimed)
        answer["milliseconds"] = timesOf(game, roster, read.xml.root);
    return answer;
}

} // namespace muster::testing
