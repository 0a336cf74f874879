#include "report/battle/recordtext.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/sheets/sheettexts.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <ranges>
#include <vector>

namespace muster::report {

namespace {

std::string nameOf(const ForceMarks& force) { return safeLine(sheet::rosterName(force.name)); }

/// "Grakka's Clans, Last Company": the rosters of a side.
std::string sideOf(const BattleRecord& record, int side)
{
    const auto isIts = [&](const ForceMarks& force) { return force.side == side; };
    return joined(record.forces | std::views::filter(isIts), [](const ForceMarks& force) { return nameOf(force); });
}

} // namespace

std::string recordHead(const BattleRecord& record)
{
    const auto theirs = sideOf(record, 1);
    const auto who = theirs.empty() ? sideOf(record, 0)
                                    : say(phrase("battle", "{ours} against {theirs}"),
                                          {{"ours", sideOf(record, 0)}, {"theirs", theirs}});
    return say(phrase("battle", "Battle: {who}"), {{"who", who}}) + '\n' +
           say(phrase("battle", "Turn {turn}. Victory points: {ours} to {theirs}."),
               {{"turn", std::to_string(record.turn)},
                {"ours", number(record.score[0])},
                {"theirs", number(record.score[1])}}) +
           '\n';
}

std::string recordText(const BattleRecord& record)
{
    auto text = recordHead(record);
    for (const auto& force : record.forces) {
        if (force.units.empty())
            continue;
        text += nameOf(force) + ":\n";
        for (const auto& unit : force.units)
            text += "  " + safeLine(unit.name.empty() ? unit.unit : unit.name) +
                    (unit.words.empty() ? std::string() : ": " + safeLine(unit.words)) + '\n';
    }
    return text;
}

std::string otherRosterText(const BattleRecord& record, std::string_view fingerprint)
{
    if (record.isOf(fingerprint))
        return {};
    const auto has = joined(record.forces, &ForceMarks::fingerprint);
    return say(phrase("battle", "The battle is of another roster, or of this one before it was changed: it has the "
                                "fingerprint {theirs}, and this roster {ours}."),
               {{"theirs", has}, {"ours", std::string(fingerprint)}});
}

} // namespace muster::report
