// muster fill and muster build: what to spend points on.

#include "apps/advicegamedata.h"
#include "apps/adviceoptions.h"
#include "apps/command.h"
#include "apps/language.h"
#include "apps/rosterbytes.h"

#include "advice/filling/fill.h"
#include "core/base/safetext.h"
#include "core/roster/limits.h"
#include "core/roster/startingunits.h"
#include "files/readfile.h"
#include "io/collection/collectionfile.h"
#include "io/roster/rosterfile.h"
#include "report/advice/fill.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>

namespace muster {

namespace {

constexpr int mostWanted = 200; ///< units in all

struct FillOptions : AdviceOptions {
    std::string input; ///< the roster, or RULESET/ARMY
    bool hasAllies = false;
    bool keepsUnits = false;
    bool onlyUnits = false;
    std::string owned;
    std::vector<std::string> without;
    std::string as;
    ReadOptions read;
    // Of build alone.
    std::vector<std::string> want;
    std::optional<std::int64_t> points;
    std::string name;
};

void addShared(CLI::App& command, FillOptions& options)
{
    command.add_flag("--allies", options.hasAllies, "Also units of armies that the roster has none of");
    addTexts(command, "--without", options.without,
             "Id of a category or of a unit of which none may come; may be there several times", "ID");
    addText(command, "--owned", options.owned, "Only models that this collection has", "FILE");
    addAdviceOptions(command, options);
}

void checkCall(const std::string& command, const FillOptions& options, const std::string& language)
{
    checkAdvice(command, options, language);
    const auto refuse = [&](const std::string& words) { refuseCall("muster " + command + ": " + words); };
    const bool mayBeGameData = command == "fill" && isRosterEnding(endingOf(options.output));
    if (!options.output.empty() && !options.output.ends_with(".muster") && !mayBeGameData)
        refuse("-o needs a name that ends in .muster" +
               std::string(command == "fill" ? "; of game data in .ros, .rosz or .json" : ""));
    if (options.keepsUnits && options.onlyUnits)
        refuse("with --no-units and --no-options nothing is left to add");
}

/// The kinds that an id stands for: a unit, or all units of a category. The army's own come first.
std::vector<Id<Unit>> kindsNamed(const Catalogue& catalogue, Id<Army> army, const std::string& id)
{
    if (const auto unit = catalogue.findUnit(army, id); !unit.isNone())
        return {unit};
    std::vector<Id<Unit>> kinds;
    for (const auto kind : catalogue.units.ids())
        if (catalogue.ruleset.categories[catalogue.unit(kind).category].id == id)
            kinds.push_back(kind);
    return kinds;
}

/// "2:huscarl", or "huscarl" for one.
advice::WantedUnits wantedOf(const Catalogue& catalogue, Id<Army> army, const std::string& text)
{
    advice::WantedUnits wanted;
    auto id = text;
    if (const auto colon = text.find(':'); colon != std::string::npos) {
        const auto* end = text.data() + colon;
        const auto [read, error] = std::from_chars(text.data(), end, wanted.number);
        if (error == std::errc() && read == end)
            id = text.substr(colon + 1);
        else
            wanted.number = 1; // the colon is that of ARMY:UNIT
    }
    wanted.kind = catalogue.findUnit(army, id);
    if (wanted.kind.isNone() || wanted.number < 1 || wanted.number > mostWanted)
        refuseCall("muster build: --want " + safeLine(text) + ": write NUMBER:UNIT, with a number from 1 to " +
                   std::to_string(mostWanted) + " and the id of a unit; 'muster show' has the ids");
    return wanted;
}

/// What commands for both kinds of list may ask for.
void setShared(const FillOptions& options, advice::FillWishes& wishes)
{
    wishes.hasNewUnits = !options.keepsUnits;
    wishes.hasAdditions = !options.onlyUnits;
    if (const auto work = options.work())
        wishes.effort.work = *work;
}

/// What a call asks for. The collection must live as long as the wishes.
advice::FillWishes wishesOf(const std::string& command, const FillOptions& options, const Catalogue& catalogue,
                            Id<Army> army, const std::optional<Collection>& owned)
{
    advice::FillWishes wishes;
    wishes.hasAllies = options.hasAllies;
    setShared(options, wishes);
    wishes.owned = owned ? &*owned : nullptr;
    for (const auto& id : options.without) {
        const auto kinds = kindsNamed(catalogue, army, id);
        if (kinds.empty())
            refuseCall("muster " + command + ": --without " + safeLine(id) +
                       ": no unit and no category of the game has this id; 'muster show' has them");
        wishes.without.emplace_back(kinds.begin(), kinds.end());
    }
    int all = 0;
    for (const auto& text : options.want) {
        const auto wanted = wantedOf(catalogue, army, text);
        const auto known = std::ranges::find(wishes.wanted, wanted.kind, &advice::WantedUnits::kind);
        if (known != wishes.wanted.end())
            refuseCall("muster build: --want " + safeLine(text) + ": this unit is asked for twice");
        if (std::ranges::any_of(wishes.without, [&](const auto& each) { return each.contains(wanted.kind); }))
            refuseCall("muster build: --want " + safeLine(text) + ": --without leaves it out");
        wishes.wanted.push_back(wanted);
        all += wanted.number;
    }
    if (all > mostWanted)
        refuseCall("muster build: --want asks for more than " + std::to_string(mostWanted) + " units");
    return wishes;
}

std::optional<Collection> collectionOf(Store& store, const std::string& path, const std::string& ruleset)
{
    if (path.empty())
        return std::nullopt;
    auto collection =
        needed(readCollection(needed(readFile(path, mostCollectionBytes, Pipes::Wait)), path, store.schemas()));
    if (collection.ruleset != ruleset)
        throw Ended(fail({Fault::about(path, "this is the collection of another game: \"" + collection.ruleset + '"',
                                       "Name one of " + ruleset + ".")}));
    return collection;
}

void tell(const report::FillContext& context, bool isJson)
{
    std::cout << (isJson ? report::toJson(context) + "\n" : report::toText(context));
}

bool isGood(const advice::Fills& fills) { return !fills.answers.empty() || fills.why == advice::NoFill::Full; }

/// Tells the answers, and saves the first if it is asked for.
int finish(const JudgedList& list, const advice::FillWishes& wishes, report::FillTask task, const FillOptions& options,
           const OutputFile* output)
{
    const auto& verdict = *list.verdict;
    const auto fills = task == report::FillTask::Fill ? advice::fill(verdict.catalogue(), verdict.roster(), wishes)
                                                      : advice::buildArmy(verdict.catalogue(), list.roster, wishes);

    std::vector<JudgedList> after;
    for (const auto& answer : fills.answers)
        after.push_back(judgedAfter(list, std::get<Roster>(answer.list)));
    report::FillContext context{task, reportOn(list), &fills, {}, {}};
    std::optional<advice::WhyNot> why;
    if (task == report::FillTask::Build && fills.answers.empty())
        why = advice::whyNot(verdict.catalogue(), list.roster, wishes);
    if (why)
        context.whyNot = report::WhyNotContext{&verdict.catalogue(), &list.roster, &wishes, options.without, &*why};
    for (const auto& each : after)
        context.after.push_back(reportOn(each));
    tell(context, options.isJson());
    if (!isGood(fills))
        return notLegal;
    const auto& roster = fills.answers.empty() ? list.roster : std::get<Roster>(fills.answers.front().list);
    return output ? save(*output, needed(readableRoster(roster, output->path))) : int(allLegal);
}

/// All choices but those that --without names: entries, groups and categories of the data, by id or by name.
std::function<bool(Id<battlescribe::Choice>)> choicesBut(const battlescribe::Game& game,
                                                         const std::vector<std::string>& without)
{
    using battlescribe::data::Node;
    std::set<battlescribe::data::Key> left;
    for (const auto& text : without) {
        bool isKnown = false;
        for (const auto& node : game.definitions().nodes) {
            const bool canCome = node.kind == Node::Kind::Entry || node.kind == Node::Kind::EntryLink ||
                                 node.kind == Node::Kind::Group || node.kind == Node::Kind::Category;
            if (!canCome || node.id.isNone() || (node.name != text && game.definitions().keys.text(node.id) != text))
                continue;
            left.insert(node.id);
            isKnown = true;
        }
        if (!isKnown)
            refuseCall("muster fill: --without " + safeLine(text) +
                       ": no entry and no category of the data has this id or this name");
    }
    if (left.empty())
        return {};
    return [&game, left](Id<battlescribe::Choice> choice) {
        return std::ranges::none_of(left, [&](battlescribe::data::Key key) {
            return game.answersTo(choice, key) || game.hasCategoryInFile(choice, key);
        });
    };
}

/// A list that was judged with the data of its game.
int fillGameData(AdvisedGameList&& list, const FillOptions& options)
{
    if (!options.owned.empty())
        refuseCall("muster fill: --owned is for the installed games: a collection has no models of others");
    if (options.hasAllies)
        refuseCall("muster fill: --allies is for the installed games: here units come of the catalogues that the list "
                   "has forces of");
    advice::FillWishes wishes;
    setShared(options, wishes);
    wishes.mayCome = choicesBut(list.game(), options.without);
    const auto fills = advice::fill(list.game(), list.roster(), wishes);
    report::FillContext context{report::FillTask::Fill, list.before(), &fills, {}, {}};
    for (const auto& answer : fills.answers)
        context.after.push_back(list.after(answer));
    tell(context, options.isJson());
    return isGood(fills) ? list.write(fills.answers.empty() ? nullptr : &fills.answers.front()) : int(notLegal);
}

int fillUp(Session& session, const FillOptions& options)
{
    checkCall("fill", options, session.language);
    Overrides overrides;
    overrides.read = options.read;
    readAs(options.as, overrides.read);
    const auto output = options.output.empty() ? nullptr : std::make_shared<OutputFile>(options.output);
    auto& store = session.store();
    auto list = loadList(store, options.input, overrides);
    if (const auto status = statusOfMade(list); status != allLegal)
        return status;
    if (list.battleScribe)
        return fillGameData({"fill", store, list, options.read.dataFolders, output.get()}, options);
    if (output && !output->path.ends_with(".muster"))
        refuseCall("muster fill: -o needs a name that ends in .muster for this roster");
    // What could be added may be of any army.
    list.catalogue = needed(store.fullCatalogue(gameOf(list.verdict->roster())));
    judgeAs(list, list.verdict->roster());
    const auto& verdict = *list.verdict;
    const auto owned = collectionOf(store, options.owned, verdict.roster().ruleset);
    const auto wishes = wishesOf("fill", options, verdict.catalogue(), verdict.assessment().army, owned);
    return finish(list, wishes, report::FillTask::Fill, options, output.get());
}

int build(Session& session, const FillOptions& options)
{
    checkCall("build", options, session.language);
    const auto output = options.output.empty() ? nullptr : std::make_shared<OutputFile>(options.output);
    ReadOptions named;
    readAs(options.input, named);
    if (named.army.empty())
        refuseCall("muster build: write the army as RULESET/ARMY");
    auto& store = session.store();
    JudgedList list;
    list.name = options.input;
    list.catalogue = needed(store.fullCatalogue(named.ruleset));
    const auto& catalogue = *list.catalogue;
    const auto army = catalogue.findArmy(named.army);
    if (army.isNone())
        return fail({Fault::about(options.input, "the game has no army \"" + named.army + '"',
                                  "muster show " + named.ruleset + " lists its armies.")});
    if (catalogue.ruleset.hasPoints != options.points.has_value())
        refuseCall(catalogue.ruleset.hasPoints ? "muster build: say how many points: --points N"
                                               : "muster build: this game has no points; leave out --points");
    list.roster.name = options.name;
    list.roster.ruleset = catalogue.ruleset.id;
    list.roster.army = named.army;
    list.roster.battle.points = options.points;
    list.roster.units = startingUnits(catalogue, army);
    assignUnitIds(list.roster);
    judgeAs(list, list.roster);
    const auto owned = collectionOf(store, options.owned, list.roster.ruleset);
    const auto wishes = wishesOf("build", options, catalogue, army, owned);
    return finish(list, wishes, report::FillTask::Build, options, output.get());
}

} // namespace

Run addFill(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("fill", "Find what to spend the points on that are left of a legal roster");
    auto options = std::make_shared<FillOptions>();
    command->add_option("FILE", options->input, "Roster to read; - is standard input")->required()->type_name("");
    addShared(*command, *options);
    command->add_flag("--no-units", options->keepsUnits, "Only options and models for the units that are there");
    command->add_flag("--no-options", options->onlyUnits, "Nothing for the units that are there, only new ones");
    addReadAs(*command, options->as);
    addDataFolders(*command, options->read);
    addLanguage(*command, session);
    return [options, &session] { return fillUp(session, *options); };
}

Run addBuild(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("build", "Find legal armies with the units that you want");
    auto options = std::make_shared<FillOptions>();
    command->add_option("ARMY", options->input, "The army, as RULESET/ARMY")->required()->type_name("");
    command->add_option("--points", options->points, "How many points are agreed")
        ->type_name("N")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{rosterlimits::pointsAgreed}));
    addTexts(*command, "--want", options->want,
             "So many units of a kind, or more: 2:huscarl; may be there several times", "NUMBER:UNIT");
    addText(*command, "--name", options->name, "Name of the roster", "NAME");
    addShared(*command, *options);
    addLanguage(*command, session);
    return [options, &session] { return build(session, *options); };
}

} // namespace muster
