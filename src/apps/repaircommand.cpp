#include "apps/advicegamedata.h"
#include "apps/adviceoptions.h"
#include "apps/command.h"
#include "apps/language.h"
#include "apps/rosterbytes.h"

#include "advice/repair/repair.h"
#include "core/base/safetext.h"
#include "io/roster/rosterfile.h"
#include "report/advice/advice.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

namespace muster {

namespace {

struct RepairOptions : AdviceOptions {
    std::string file;
    std::vector<std::string> keep;
    std::string aim;
    std::string as;
    ReadOptions read;
};

constexpr std::array<std::pair<std::string_view, advice::Aim>, 3> aimNames{
    {{"choices", advice::Aim::Choices}, {"points", advice::Aim::Points}, {"edits", advice::Aim::Edits}}};

advice::Wishes wishesOf(const RepairOptions& options)
{
    advice::Wishes wishes;
    wishes.locks.keep = options.keep;
    if (!options.aim.empty())
        wishes.aims = {std::ranges::find(aimNames, options.aim, [](const auto& pair) { return pair.first; })->second};
    if (const auto work = options.work())
        wishes.effort.work = *work;
    return wishes;
}

void checkCall(const RepairOptions& options, const std::string& language)
{
    const auto isAim = [&](const auto& pair) { return pair.first == options.aim; };
    if (!options.aim.empty() && std::ranges::none_of(aimNames, isAim))
        refuseCall("muster repair: --aim is choices, points or edits");
    checkAdvice("repair", options, language);
    if (!options.output.empty() && !options.output.ends_with(".muster") && !isRosterEnding(endingOf(options.output)))
        refuseCall("muster repair: -o needs a name that ends in .muster; of game data in .ros, .rosz or .json");
}

std::string noSuchUnit(const std::string& id)
{
    return "muster repair: --keep " + safeLine(id) + ": the roster has no unit with this id";
}

void tell(const report::AdviceContext& context, bool isJson)
{
    std::cout << (isJson ? report::toJson(context) + "\n" : report::toText(context));
}

int tell(const JudgedList& list, const advice::Repairs& repairs, bool isJson)
{
    std::vector<JudgedList> repaired;
    for (const auto& answer : repairs.answers)
        repaired.push_back(judgedAfter(list, std::get<Roster>(answer.list)));
    report::AdviceContext context{reportOn(list), &repairs, {}};
    for (const auto& each : repaired)
        context.after.push_back(reportOn(each));
    tell(context, isJson);
    return repairs.isLegal || !repairs.answers.empty() ? allLegal : notLegal;
}

/// A list that was judged with the data of its game.
int repairGameData(AdvisedGameList&& list, const advice::Wishes& wishes, bool isJson)
{
    for (const auto& id : wishes.locks.keep)
        if (!battlescribe::selectionOf(list.roster(), id) && !battlescribe::forceOf(list.roster(), id))
            refuseCall(noSuchUnit(id));
    const auto repairs = advice::repair(list.game(), list.roster(), wishes);
    report::AdviceContext context{list.before(), &repairs, {}};
    for (const auto& answer : repairs.answers)
        context.after.push_back(list.after(answer));
    tell(context, isJson);
    if (!repairs.isLegal && repairs.answers.empty())
        return notLegal;
    return list.write(repairs.isLegal ? nullptr : &repairs.answers.front());
}

/// A list of one of the installed rulesets.
int repairRoster(Store& store, JudgedList list, const advice::Wishes& wishes, const RepairOptions& options,
                 const OutputFile* output)
{
    if (output && !output->path.ends_with(".muster"))
        refuseCall("muster repair: -o needs a name that ends in .muster for this roster");
    // What could be added may be of any army.
    list.catalogue = needed(store.fullCatalogue(gameOf(list.verdict->roster())));
    judgeAs(list, list.verdict->roster());
    const auto& verdict = *list.verdict;
    for (const auto& id : wishes.locks.keep)
        if (!findUnit(verdict.roster(), id))
            refuseCall(noSuchUnit(id));
    const auto repairs = advice::repair(verdict.catalogue(), verdict.roster(), wishes);
    const auto status = tell(list, repairs, options.isJson());
    if (!output || status != allLegal)
        return status;
    const auto& repaired = repairs.isLegal ? verdict.roster() : std::get<Roster>(repairs.answers.front().list);
    return save(*output, needed(readableRoster(repaired, output->path)));
}

} // namespace

Run addRepair(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("repair", "Find the least that must change to make a roster legal");
    auto options = std::make_shared<RepairOptions>();
    command->add_option("FILE", options->file, "Roster to read; - is standard input")->required()->type_name("");
    addTexts(*command, "--keep", options->keep, "Id of a unit that stays as it is; may be there several times", "ID");
    addText(*command, "--aim", options->aim, "What to lose least of: choices, points or edits; left out: each of them",
            "AIM");
    addAdviceOptions(*command, *options);
    addReadAs(*command, options->as);
    addDataFolders(*command, options->read);
    addLanguage(*command, session);
    return [options, &session] {
        checkCall(*options, session.language);
        Overrides overrides;
        overrides.read = options->read;
        readAs(options->as, overrides.read);
        const auto output = options->output.empty() ? nullptr : std::make_shared<OutputFile>(options->output);
        auto& store = session.store();
        auto list = loadList(store, options->file, overrides);
        if (const auto status = statusOfMade(list); status != allLegal)
            return status;
        const auto wishes = wishesOf(*options);
        if (list.battleScribe)
            return repairGameData({"repair", store, list, options->read.dataFolders, output.get()}, wishes,
                                  options->isJson());
        return repairRoster(store, std::move(list), wishes, *options, output.get());
    };
}

} // namespace muster
