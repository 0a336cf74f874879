#include "rules/judge/choices.h"

#include "rules/judge/assess.h"

namespace muster {

namespace {

Id<BattleChoice> choiceIn(const BattleOption& option, const Battle& battle)
{
    const auto found = battle.options.find(option.id);
    if (found == battle.options.end())
        return option.standard;
    if (const auto* flag = std::get_if<bool>(&found->second))
        return option.isFlag ? (*flag ? flagOn : flagOff) : option.standard;
    const auto wanted = option.choices.find(std::get<std::string>(found->second));
    return wanted.isNone() ? option.standard : wanted;
}

} // namespace

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
