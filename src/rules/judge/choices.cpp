#include "rules/judge/choices.h"

#include "rules/judge/assess.h"
#include "rules/judge/unknown.h"

namespace muster {

namespace {

Id<BattleChoice> choiceIn(const BattleOption& option, const Battle& battle)
{
    const auto found = battle.options.find(option.id);
    if (found == battle.options.end())
        return option.standard;
    const auto choice = choiceOf(option, found->second);
    return choice.isNone() ? option.standard : choice;
}

} // namespace

bool isUnchosen(const Catalogue& catalogue, const Assessment& assessment, Id<BattleOption> option)
{
    return assessment.choices[option].isNone() &&
           holds(catalogue, catalogue.ruleset.battleOptions[option].when, assessment);
}

void readChoices(const Catalogue& catalogue, const Roster& roster, Assessment& assessment)
{
    // A condition asks only for options before its own.
    assessment.choices.clear();
    assessment.choices.reserve(catalogue.ruleset.battleOptions.size());
    for (const auto& option : catalogue.ruleset.battleOptions)
        assessment.choices.add(holds(catalogue, option.when, assessment) ? choiceIn(option, roster.battle)
                                                                         : Id<BattleChoice>());
}

} // namespace muster
