#include "apps/command.h"

#include "apps/language.h"

#include "core/base/safetext.h"
#include "io/files/safefile.h"
#include "judging/settle.h"
#include "report/battlescribe/listwords.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>

namespace muster {

Store& Session::store()
{
    if (!m_store) {
        m_store.emplace(needed(Store::open(dataFolder.empty() ? std::nullopt : std::optional(dataFolder))));
        if (!language.empty()) {
            speak(language);
            m_store->setLanguage(language);
        }
    }
    return *m_store;
}

int save(const OutputFile& file, std::string_view bytes)
{
    const auto saved = saveFileUnlessChanged(file.path, bytes, file.before);
    printFaults(saved ? saved->remarks : saved.error());
    return saved ? allLegal : cannotRead;
}

int statusOf(Outcome outcome)
{
    return outcome == Outcome::NotJudged ? cannotRead : outcome == Outcome::NotLegal ? notLegal : allLegal;
}

int statusOf(const report::Context& context, bool isStrict)
{
    return isStrict && context.reading && context.reading->hasDoubts() ? cannotRead
                                                                       : statusOf(report::outcomeOf(context));
}

void printFaults(const Faults& faults)
{
    for (const auto& fault : faults)
        std::cerr << toText(fault) << '\n';
}

int fail(const Faults& faults)
{
    printFaults(faults);
    return cannotRead;
}

void refuseCall(const std::string& words)
{
    std::cerr << words << '\n';
    throw Ended(wrongCall);
}

Result<std::vector<JudgedList>> ListLoader::load(std::string bytes, const std::string& file, Faults& told)
{
    auto lists = m_reader.read(std::move(bytes), file, m_overrides.read);
    if (!lists)
        return tl::unexpected<Faults>(std::move(lists.error()));
    std::vector<JudgedList> all;
    for (auto& read : *lists) {
        // What a line may mean is a unit of any army.
        const auto armies = m_overrides.lines.empty() ? Armies::OfList : Armies::All;
        auto list = judgeList(m_store, std::move(read), m_overrides.agreements, armies);
        const auto notices = list.allNotices();
        told.insert(told.end(), notices.begin(), notices.end());
        if (!list.failure.empty())
            list.faults.push_back(Fault::about(list.name, "the list cannot be judged: " + list.failure));
        if (!list.faults.empty())
            return tl::unexpected<Faults>(std::move(list.faults));
        all.push_back(std::move(list));
    }
    return all;
}

namespace {

/// The only list of an input.
JudgedList onlyOne(std::vector<JudgedList> lists, const std::string& file)
{
    if (lists.size() > 1)
        throw Ended(
            fail({Fault::about(file, "it has " + std::to_string(lists.size()) + " lists, and here one is needed",
                               "'muster check' takes them all.")}));
    return std::move(lists.front());
}

} // namespace

namespace {

/// Settles the lines of a list as the call says, each as the report names it after those before. The command ends where
/// that cannot be.
void settleLines(JudgedList& list, const std::vector<LineChoice>& lines)
{
    for (const auto& choice : lines) {
        const auto lineOf = [&]() -> const LineReading* {
            if (!list.reading)
                return nullptr;
            const auto found = std::ranges::find(list.reading->lines, choice.line, &LineReading::line);
            return found == list.reading->lines.end() ? nullptr : &*found;
        };
        const auto refuse = [&](const Fault& fault) {
            printFaults({fault});
            throw Ended(wrongCall);
        };
        const auto refuseLine = [&](const std::string& why) {
            auto fault = Fault::about(list.name, why,
                                      "See the report without --line " + std::to_string(choice.line) +
                                          "=... for what it may be.");
            fault.line = choice.line;
            refuse(fault);
        };
        if (const auto* line = lineOf(); line != nullptr && !line->isOpen())
            refuseLine("this line is not open: it is plain what it means, or it was settled already");
        if (const auto settled = settle(list, choice); !settled)
            refuse(settled.error().front());
        judgeSettled(list);
        if (const auto* line = lineOf(); list.failure.empty() && line != nullptr && !line->isConfirmed)
            refuseLine("the list cannot be read with this choice");
    }
}

} // namespace

Result<std::vector<JudgedList>> loadLists(Store& store, const std::string& file, const Overrides& overrides,
                                          Pipes pipes)
{
    auto bytes = readListBytes(file, pipes);
    if (!bytes)
        return tl::unexpected<Faults>(std::move(bytes.error()));
    Faults told;
    auto lists = ListLoader(store, overrides).load(std::move(*bytes), file == "-" ? "standard input" : file, told);
    printFaults(told);
    if (lists)
        for (auto& list : *lists) {
            settleLines(list, overrides.lines);
            if (!list.failure.empty())
                return failure(Fault::about(list.name, "the list cannot be judged: " + list.failure));
        }
    return lists;
}

JudgedList loadList(Store& store, const std::string& file, const Overrides& overrides)
{
    auto list = onlyOne(needed(loadLists(store, file, overrides)), file);
    KindsMet met;
    met.add(list);
    if (const auto status = statusOfReadOptions(overrides.read, met); status != allLegal)
        throw Ended(status);
    return list;
}

Result<std::vector<JudgedList>> loadRosters(Store& store, const std::string& file, const Overrides& overrides)
{
    auto lists = loadLists(store, file, overrides);
    if (lists)
        for (const auto& list : *lists)
            if (list.battleScribe)
                return failure(notForBattleScribe(list.name, "no battle is judged or printed with it"));
    return lists;
}

JudgedList loadRoster(Store& store, const std::string& file) { return onlyOne(needed(loadRosters(store, file)), file); }

int statusOfReadOptions(const ReadOptions& options, const KindsMet& met)
{
    if (!options.ruleset.empty() && !met.words) {
        std::cerr << "--as is for lists in words, and there is none: leave it out\n";
        return wrongCall;
    }
    if (!options.dataFolders.empty() && !met.hasBattleScribe) {
        std::cerr << "--data-folder is for rosters of BattleScribe and lists of its games, and there is none"
                  << (met.words ? "; the text names no unit of the games in that folder" : "") << ": leave it out\n";
        return wrongCall;
    }
    return allLegal;
}

std::string emptyWords(const std::string& value) { return value.empty() ? "it is empty; leave it out" : std::string(); }

void addText(CLI::App& command, const std::string& name, std::string& value, const std::string& help,
             const std::string& type)
{
    command.add_option(name, value, help)->check(emptyWords)->type_name(type);
}

void addTexts(CLI::App& command, const std::string& name, std::vector<std::string>& values, const std::string& help,
              const std::string& type)
{
    command.add_option(name, values, help)
        ->type_name(type)
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false); // otherwise it would also take the files that follow
}

void addReadAs(CLI::App& command, std::string& as)
{
    addText(command, "--as", as, "Which game, and army, a list in words is for; otherwise it is guessed",
            "RULESET[/ARMY]");
}

void readAs(const std::string& as, ReadOptions& options)
{
    const auto slash = as.find('/');
    options.ruleset = as.substr(0, slash);
    options.army = slash == std::string::npos ? std::string() : as.substr(slash + 1);
    if (!as.empty() && (options.ruleset.empty() || (slash != std::string::npos && options.army.empty())))
        refuseCall("--as " + safeLine(as) + ": write it as RULESET or RULESET/ARMY");
}

void addDataFolders(CLI::App& command, ReadOptions& options)
{
    addTexts(command, "--data-folder", options.dataFolders,
             "Judge rosters of BattleScribe, and lists in words of its games, by the data in this folder, before "
             "those of 'muster data list'",
             "DIR");
    command.get_option("--data-folder")->check(emptyWords);
}

void judgeTogether(Store& store, Sides& sides)
{
    const auto& ruleset = sides[0].front().roster.ruleset;
    const auto& data = sides[0].front().catalogue->ruleset;
    std::vector<std::string> armies;
    for (const auto& side : sides)
        for (const auto& list : side) {
            if (list.roster.ruleset != ruleset)
                refuseCall(safeLine(list.name) + ": this roster is for " + list.roster.ruleset +
                           ", the other side's for " + ruleset + "; a battle has one ruleset");
            if (const auto& other = list.catalogue->ruleset; other.data.hash != data.data.hash)
                refuseCall(safeLine(list.name) + ": version " + other.dataVersion +
                           " of the data judges this roster, " + data.dataVersion +
                           " the other side's; a battle has one. Agree on one with --data-version");
            for (const auto& army : list.catalogue->armies)
                if (std::ranges::find(armies, army.id) == armies.end())
                    armies.push_back(army.id);
        }
    const auto joined = store.catalogue(gameOf(sides[0].front().verdict->roster()), armies);
    if (!joined) {
        printFaults(joined.error());
        throw Ended(wrongCall);
    }
    for (auto& side : sides)
        for (auto& list : side) {
            list.catalogue = *joined;
            judgeAs(list, list.verdict->roster());
        }
    for (auto& played : playedRosters(**joined, sidesOf(sides)))
        judgeAs(sides[played.side][played.position], std::move(played.roster));
}

std::array<Side, 2> sidesOf(const Sides& sides)
{
    std::array<Side, 2> battle;
    for (std::size_t i = 0; i < 2; ++i)
        for (const auto& list : sides[i]) {
            battle[i].rosters.push_back(&list.verdict->roster());
            battle[i].assessments.push_back(&list.verdict->assessment());
        }
    return battle;
}

namespace {

/// Tells what was not understood of a list.
void tellUnread(const JudgedList& list)
{
    constexpr std::size_t mostTold = 20;
    const auto& unread = list.roster.unread;
    for (std::size_t i = 0; i < unread.size() && i < mostTold; ++i) {
        auto fault = Fault::about(list.name, "this line was not understood: ‘" + safeLine(unread[i].text) + "’");
        if (list.reading)
            fault.line = unread[i].line;
        printFaults({fault});
    }
    if (unread.size() > mostTold)
        std::cerr << safeLine(list.name) << ": " << unread.size() - mostTold << " more lines were not understood\n";
    if (!unread.empty())
        printFaults({Fault::about(list.name, "the list is not judged, because not all of it was understood",
                                  "'muster check' tells how each line was read.")});
    else if (const auto doubts = list.reading ? list.reading->count(Certainty::Doubtful) : 0; doubts > 0)
        printFaults({Fault::about(list.name,
                                  doubts == 1 ? "one line is doubtful" : std::to_string(doubts) + " lines are doubtful",
                                  "'muster check' tells how each line was read.")});
}

} // namespace

int statusOfMade(const JudgedList& list)
{
    const bool isJudged = outcomeOf(list) != Outcome::NotJudged;
    if (!list.battleScribe)
        tellUnread(list);
    else if (!isJudged)
        printFaults(
            {list.battleScribe->verdict
                 ? Fault::about(list.name, "the list is not judged, because not all of it could be judged by the data",
                                "'muster check' tells what.")
                 : Fault::about(list.name, "the list is not judged, because the data of its game are not installed",
                                "Install them with 'muster data add', or give them with --data-folder.")});
    return isJudged ? allLegal : cannotRead;
}

} // namespace muster
