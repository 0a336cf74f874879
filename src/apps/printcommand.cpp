#include "apps/language.h"
#include "apps/printing.h"
#include "apps/sheets.h"
#include "apps/terminal.h"

#include "core/base/wording.h"
#include "core/roster/gamename.h"
#include "io/files/programfolder.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "judging/listfiles.h"
#include "reading/pictures/pictures.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <set>

namespace muster {

namespace {

struct PrintOptions {
    std::vector<std::string> files;
    std::vector<std::string> units;
    int copies = 1;
    bool hasBacks = false;
    std::string book;
    std::vector<std::string> allies;
    std::vector<std::string> against;
    std::string output;
    std::vector<std::string> sheets{"roster", "cards", "reference"};
    ReadOptions read;
    std::string paper = "a4";
    bool isLandscape = false;
    std::string ink = "full";
    std::string cardSize = "two";
    bool isWithoutTexts = false;
    bool isWithoutPictures = false;
    bool isToPlay = false;
};

/// What is written: the sheets of the settings, or a page to play from in their place.
struct PrintWanted {
    print::Settings settings;
    bool isToPlay = false;
};

print::Settings settingsOf(const PrintOptions& options, const Store& store)
{
    print::Settings settings;
    settings.sheets.clear();
    for (const auto& name : options.sheets)
        for (const auto sheet : print::rosterSheets)
            if (print::sheetId(sheet) == name)
                settings.sheets.push_back(sheet);
    for (const auto size : print::cardSizes)
        if (print::cardSizeId(size) == options.cardSize)
            settings.cards = size;
    settings.paper = options.paper == "letter" ? print::Paper::Letter : print::Paper::A4;
    settings.isLandscape = options.isLandscape;
    settings.cardCopies = options.copies;
    settings.hasBacks = options.hasBacks;
    settings.hasPictures = !options.isWithoutPictures;
    settings.ink = options.ink == "saver" ? print::Ink::Saver : print::Ink::Full;
    settings.templateFolder = store.templateFolder();
    settings.userTemplateFolder = store.userTemplateFolder();
    settings.fontFolder = fontFolder();
    return settings;
}

[[noreturn]] void refuseWithoutTexts()
{
    refuseCall("muster print: --without-texts is for rosters of BattleScribe, and this is none: leave it out");
}

[[noreturn]] void refuseBattleScribeSheets()
{
    refuseCall("muster print: of a roster of BattleScribe there are the sheets roster, cards, reference, "
               "opponent and registration");
}

print::Job jobOf(const JudgedList& list)
{
    const auto& verdict = *list.verdict;
    print::Job job{&verdict.catalogue(), &verdict.roster(), &verdict.assessment(), fingerprint(list.roster), {}};
    job.copy = copiesOf;
    job.see = seenPicture;
    if (!(verdict.roster() == list.roster))
        job.copied = &list.roster; // a battle gave it something: what is kept is the roster as it came
    job.data = judgedBy(verdict);
    return job;
}

void setDate(print::AnyJob& job, const std::string& date)
{
    const auto setOne = [&](auto& one) { one.date = date; };
    std::visit(
        [&](auto& any) {
            if constexpr (requires { any.jobs; })
                for (auto& one : any.jobs)
                    std::visit(setOne, one);
            else
                setOne(any);
        },
        job);
}

/// Prints to OUT.pdf, OUT.html or, for "-", a PDF to standard output. The job gets its date. Gives the exit status.
int printJob(print::AnyJob job, const PrintWanted& wanted, const OutputFile& output)
{
    const auto* sheets = needed(loadSheets(output.path));
    const auto date = needed(sheets->printDate());
    setDate(job, date);
    const auto bytes = needed(wanted.isToPlay                  ? sheets->toPlayPage(job, wanted.settings)
                              : output.path.ends_with(".html") ? sheets->toHtml(job, wanted.settings)
                                                               : sheets->toPdf(job, wanted.settings));
    if (output.path != "-")
        return save(output, bytes);
    SafeTerminal::writeRaw(bytes);
    return allLegal;
}

/// A roster with the others of a battle, for its battle sheet.
int printBattle(const Sides& sides, const PrintWanted& wanted, const OutputFile& output)
{
    auto job = jobOf(sides[0].front());
    const auto forceOf = [](const JudgedList& list) {
        return print::Force{&list.verdict->roster(), &list.verdict->assessment(), judgedBy(*list.verdict),
                            fingerprint(list.roster)};
    };
    for (std::size_t i = 1; i < sides[0].size(); ++i)
        job.allies.push_back(forceOf(sides[0][i]));
    for (const auto& enemy : sides[1])
        job.enemies.push_back(forceOf(enemy));
    auto status = printJob(std::move(job), wanted, output);
    if (status != allLegal)
        return status;
    for (const auto& side : sides)
        for (const auto& list : side)
            status = std::max(status, statusOfMade(list));
    return status;
}

/// The ids of the units that a person means: by id, own name or kind.
std::vector<std::string> unitsNamed(const std::vector<std::string>& names, const JudgedList& list)
{
    const auto& assessment = list.verdict->assessment();
    const auto kindOf = [&](Id<AssessedUnit> unit) {
        const auto kind = assessment.units[unit].kind;
        return kind.isNone() ? assessment.source[unit]->unit : list.verdict->catalogue().unit(kind).name;
    };
    std::vector<std::string> ids;
    for (const auto& name : names) {
        const auto before = ids.size();
        for (const auto unit : assessment.units.ids())
            if (name == assessment.units[unit].id || name == assessment.source[unit]->name || name == kindOf(unit))
                ids.push_back(assessment.units[unit].id);
        if (ids.size() > before)
            continue;
        constexpr std::size_t mostNamed = 40;
        std::set<std::string> known;
        for (const auto unit : assessment.units.ids())
            if (const auto& own = assessment.source[unit]->name; known.size() < mostNamed)
                known.insert(own.empty() ? kindOf(unit) : own);
        const std::vector<std::string> all(known.begin(), known.end());
        refuseCall("muster print: the roster has no unit '" + name + "'. It has " +
                   (all.empty() ? "none" : listed(all)) + '.');
    }
    return ids;
}

/// Files of rosters that are found in folders.
const std::vector<std::string> rosterEndings{".muster", ".ros", ".rosz"};

/// Several rosters in one print, those of folders too. Gives the exit status.
int printSeveral(Store& store, const PrintOptions& options, const PrintWanted& wanted, const OutputFile& output)
{
    const auto found = findListFiles(options.files, {}, print::mostRosters + 1, rosterEndings);
    if (found.files.size() > print::mostRosters)
        refuseCall("muster print: more than " + std::to_string(print::mostRosters) +
                   " rosters are too many for one print: name fewer, or a smaller folder");
    if (found.files.empty() && found.faults.empty())
        refuseCall("muster print: there is no roster (.muster, .ros, .rosz) in these folders");
    if (found.files.empty() || found.isCut)
        return fail(found.faults);
    printFaults(found.faults); // of what is left out
    Overrides overrides;
    overrides.read = options.read;
    std::vector<JudgedList> lists;
    KindsMet met;
    for (const auto& file : found.files)
        for (auto& list : needed(loadLists(store, file.path, overrides, file.isNamed ? Pipes::Wait : Pipes::Refuse))) {
            met.add(list);
            lists.push_back(std::move(list));
        }
    if (const auto status = statusOfReadOptions(options.read, met); status != allLegal)
        return status;
    if (options.isWithoutTexts && !met.hasBattleScribe)
        refuseCall("muster print: --without-texts is for rosters of BattleScribe, and there is none: leave it out");
    if (lists.size() > print::mostRosters)
        refuseCall("muster print: more than " + std::to_string(print::mostRosters) +
                   " rosters are too many for one print: name fewer");
    print::SeveralJob job;
    for (const auto& list : lists) {
        if (list.battleScribe) {
            if (!std::ranges::all_of(wanted.settings.sheets, print::isForBattleScribe))
                refuseBattleScribeSheets();
            job.jobs.emplace_back(print::BattleScribeJob{list.battleScribe.get(), {}, !options.isWithoutTexts});
        } else {
            job.jobs.emplace_back(jobOf(list));
        }
    }
    auto status = printJob(std::move(job), wanted, output);
    if (status == allLegal)
        for (const auto& list : lists)
            status = std::max(status, statusOfMade(list));
    return status;
}

/// The book of RULESET/ARMY.
int printBook(Store& store, const std::string& what, const print::Settings& settings, const OutputFile& output)
{
    const auto stroke = what.find('/');
    if (stroke == std::string::npos || what.find('/', stroke + 1) != std::string::npos)
        refuseCall("muster print: --book needs RULESET/ARMY; 'muster show' lists them");
    Roster named; // asked for as a roster would name them
    auto [ruleset, version] = partsOf(what.substr(0, stroke));
    named.ruleset = std::move(ruleset);
    named.dataVersion = version.value_or(std::string());
    named.army = what.substr(stroke + 1);
    if (auto faults = store.unknownData(named, {}, {}); !faults.empty()) {
        for (auto& fault : faults)
            fault.pointer.clear();
        return fail(faults);
    }
    // The other armies are read for the names of allies; a fault in one of them does not matter here.
    auto read = store.fullCatalogue(gameOf(named));
    if (!read || (*read)->findArmy(named.army).isNone())
        read = store.catalogue(gameOf(named), {named.army});
    const auto catalogue = needed(std::move(read));
    printFaults(store.ownUnitFaultsOf(named));
    return printJob(print::BookJob{catalogue.get(), catalogue->findArmy(named.army), {}}, {settings}, output);
}

} // namespace

int printRoster(const JudgedList& list, const print::Settings& settings, const OutputFile& output)
{
    return printJob(jobOf(list), {settings}, output);
}

int printBattleScribe(const print::BattleScribeJob& job, const print::Settings& settings, const OutputFile& output)
{
    if (!std::ranges::all_of(settings.sheets, print::isForBattleScribe))
        refuseBattleScribeSheets();
    return printJob(job, {settings}, output);
}

print::Settings defaultPrintSettings(const Store& store) { return settingsOf({}, store); }

namespace {

bool prints(const PrintOptions& options, std::string_view sheet)
{
    return std::ranges::find(options.sheets, sheet) != options.sheets.end();
}

/// Ends the command where options cannot mean anything together.
void refuseNonsense(const CLI::App& command, const PrintOptions& options)
{
    const bool isPage = options.output.ends_with(".html");
    if (options.output != "-" && !options.output.ends_with(".pdf") && !isPage)
        refuseCall("muster print: -o needs a name that ends in .pdf or .html");
    for (const std::string ofPages : {"--paper", "--landscape", "--card-size", "--copies", "--backs"})
        if (isPage && command.count(ofPages) > 0)
            refuseCall("muster print: " + ofPages +
                       " is for pages of paper, and a web page has none: leave it out, or write OUT.pdf");
    if (options.isToPlay && !isPage)
        refuseCall("muster print: --play writes a web page; -o needs a name that ends in .html");
    for (const std::string ofCards : {"--card-size", "--unit", "--copies", "--backs"}) {
        const bool isOfMachines = ofCards == "--unit";
        if (options.book.empty() && command.count(ofCards) > 0 && !prints(options, "cards") &&
            !(isOfMachines && prints(options, "machines")))
            refuseCall("muster print: " + ofCards + " is for the sheet cards" + (isOfMachines ? " or machines" : "") +
                       ", and it is not printed: leave it out");
    }
    if (options.files.empty() && options.book.empty())
        refuseCall("muster print: give a roster FILE, or --book RULESET/ARMY");
}

bool isOfSeveral(const PrintOptions& options)
{
    return options.files.size() > 1 || (options.files.size() == 1 && hasListFiles(options.files.front()));
}

void refuseOfSeveral(const CLI::App& command)
{
    for (const std::string ofOne : {"--against", "--with", "--play", "--unit"})
        if (command.count(ofOne) > 0)
            refuseCall("muster print: " + ofOne + " is for a print of one roster: name one FILE, or leave it out");
}

/// One roster, of any kind, without others.
int printAlone(Store& store, const PrintOptions& options, PrintWanted wanted, const OutputFile& output)
{
    Overrides overrides;
    overrides.read = options.read;
    auto list = loadList(store, options.files.front(), overrides);
    if (list.battleScribe) {
        if (!options.units.empty())
            refuseCall("muster print: --unit is for rosters of Muster's own games: leave it out");
        const print::BattleScribeJob job{list.battleScribe.get(), {}, !options.isWithoutTexts};
        const auto printed =
            options.isToPlay ? printJob(job, wanted, output) : printBattleScribe(job, wanted.settings, output);
        return printed != allLegal ? printed : statusOfMade(list);
    }
    if (options.isWithoutTexts)
        refuseWithoutTexts();
    wanted.settings.units = unitsNamed(options.units, list);
    Sides sides;
    sides[0].push_back(std::move(list));
    return printBattle(sides, wanted, output);
}

/// Lists of game data for one page to play from: each is judged by itself, and all are of one game.
int printGameDataBattle(const PrintOptions& options, const Sides& sides, const PrintWanted& wanted,
                        const OutputFile& output)
{
    print::BattleScribeJob job{sides[0].front().battleScribe.get(), {}, !options.isWithoutTexts, {}, {}};
    int status = allLegal;
    for (const auto& side : sides)
        for (const auto& list : side) {
            const auto* its = list.battleScribe.get();
            if (its == nullptr || its->roster.game != job.list->roster.game)
                refuseCall("muster print: a page to play from is of lists of one game, and " + sides[0].front().name +
                           " and " + list.name + " are of two");
            if (its != job.list)
                (&side == sides.data() ? job.allies : job.enemies).push_back(its);
            status = std::max(status, statusOfMade(list));
        }
    const auto printed = printJob(job, wanted, output);
    return printed != allLegal ? printed : status;
}

/// The rosters of a battle. Those of game data have no battle, but they can be on one page to play from.
Sides loadSides(Store& store, const PrintOptions& options)
{
    Overrides overrides;
    overrides.read = options.read;
    Sides sides;
    KindsMet met;
    const auto load = [&](const std::string& file, std::size_t side) {
        const bool isAny = options.isToPlay && (met.hasBattleScribe || sides[0].empty());
        auto list = isAny ? loadList(store, file, overrides) : loadRoster(store, file);
        met.add(list);
        sides[side].push_back(std::move(list));
    };
    for (const auto& file : options.files)
        load(file, 0);
    for (const auto& file : options.allies)
        load(file, 0);
    for (const auto& file : options.against)
        load(file, 1);
    if (const auto status = statusOfReadOptions(options.read, met); status != allLegal)
        throw Ended(status);
    return sides;
}

int runPrint(const CLI::App& command, const PrintOptions& options, Session& session)
{
    refuseNonsense(command, options);
    const OutputFile output(options.output);
    auto& store = session.store();
    PrintWanted wanted{settingsOf(options, store), options.isToPlay};
    if (!options.book.empty())
        return printBook(store, options.book, wanted.settings, output);
    if (isOfSeveral(options)) {
        refuseOfSeveral(command);
        return printSeveral(store, options, wanted, output);
    }
    if (options.allies.empty() && options.against.empty())
        return printAlone(store, options, std::move(wanted), output);
    auto sides = loadSides(store, options);
    for (const std::string ofBattle : {"--against", "--with"})
        if (command.count(ofBattle) > 0 && !prints(options, "battle") && !options.isToPlay &&
            !(ofBattle == "--with" && prints(options, "order")))
            refuseCall("muster print: " + ofBattle +
                       (ofBattle == "--with" ? " is for the sheets battle and order, and neither is printed"
                                             : " is for the sheet battle, and it is not printed") +
                       ": say --sheets battle or --play, or leave it out");
    if (sides[0].front().battleScribe)
        return printGameDataBattle(options, sides, wanted, output);
    if (options.isWithoutTexts)
        refuseWithoutTexts();
    judgeTogether(store, sides);
    wanted.settings.units = unitsNamed(options.units, sides[0].front());
    return printBattle(sides, wanted, output);
}

} // namespace

Run addPrint(CLI::App& app, Session& session)
{
    auto* command =
        app.add_subcommand("print", "Print a roster (roster sheet, unit cards, quick reference...) or an army book");
    auto options = std::make_shared<PrintOptions>();
    command
        ->add_option("FILE", options->files,
                     "Roster to print; - is standard input. Several, and folders of rosters, go into one print")
        ->type_name("");
    addText(*command, "--book", options->book,
            "In place of a roster: every unit of an army with what it may choose, for reference", "RULESET/ARMY");
    addTexts(*command, "--against", options->against, "Roster of the other side, for the battle sheet; may be repeated",
             "FILE");
    addTexts(*command, "--with", options->allies,
             "Further roster of this side, for the battle sheet and the order of battle; may be repeated", "FILE");
    command->add_flag("--play", options->isToPlay,
                      "In place of sheets: a page to play from, OUT.html, for a phone without a network");
    command->add_option("-o,--output", options->output, "OUT.pdf or OUT.html; - writes a PDF to standard output")
        ->required()
        ->type_name("OUT");
    std::vector<std::string> sheetNames;
    for (const auto sheet : print::rosterSheets)
        sheetNames.emplace_back(print::sheetId(sheet));
    std::vector<std::string> sizeNames;
    for (const auto size : print::cardSizes)
        sizeNames.emplace_back(print::cardSizeId(size));
    command
        ->add_option(
            "--sheets", options->sheets,
            "Any of roster, cards, reference, battle, order, beginner, machines, tokens, opponent, registration, "
            "secret, joined by commas. machines: record sheets of titans, vehicles and colossi; opponent: the roster "
            "without your notes; secret: units and models alone, in a PDF without the "
            "roster in it")
        ->delimiter(',')
        ->check(CLI::IsMember(sheetNames))
        ->type_name("LIST");
    command->add_option("--paper", options->paper, "a4 or letter; not for OUT.html")
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("PAPER");
    command->add_flag("--landscape", options->isLandscape, "Pages that are wider than tall; not for OUT.html");
    command->add_option("--card-size", options->cardSize, "two, four, nine, poker or half; not for OUT.html")
        ->check(CLI::IsMember(sizeNames))
        ->type_name("SIZE");
    addTexts(*command, "--unit", options->units,
             "Only the cards and machine sheets of this unit: its own name, its kind, or its id in the file; may be "
             "repeated",
             "NAME");
    command->get_option("--unit")->check(emptyWords);
    command->add_option("--copies", options->copies, "How often each card is printed, 1 to 9; not for OUT.html")
        ->check(CLI::Range(1, print::mostCardCopies))
        ->type_name("N");
    command->add_flag("--backs", options->hasBacks,
                      "A page of card backs after each page of cards, for printing on both sides (turned on the long "
                      "edge); not for OUT.html");
    command->add_option("--ink", options->ink, "full, or saver: no filled areas")
        ->check(CLI::IsMember({"full", "saver"}))
        ->type_name("INK");
    command->add_flag("--without-texts", options->isWithoutTexts,
                      "Of a roster of BattleScribe: names and figures alone, without the texts of rules");
    command->add_flag("--without-pictures", options->isWithoutPictures, "Leaves out the pictures that players added");
    for (const auto* ofSheets : {"--sheets", "--ink", "--unit", "--copies", "--backs"})
        command->get_option("--play")->excludes(command->get_option(ofSheets));
    for (const auto* ofRoster : {"FILE", "--against", "--with", "--play", "--sheets", "--card-size", "--without-texts",
                                 "--without-pictures", "--unit", "--copies", "--backs"})
        command->get_option("--book")->excludes(command->get_option(ofRoster));
    addDataFolders(*command, options->read);
    command->get_option("--data-folder")->excludes(command->get_option("--book")); // which has no data of BattleScribe
    addLanguage(*command, session);
    return [command, options, &session] { return runPrint(*command, *options, session); };
}

} // namespace muster
