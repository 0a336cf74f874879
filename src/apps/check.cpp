#include "apps/command.h"

#include "apps/checkbatch.h"
#include "apps/checktable.h"
#include "apps/language.h"
#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "judging/agreed.h"
#include "judging/judgefiles.h"
#include "judging/listfiles.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/html/html.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <iterator>

namespace muster {

namespace {

constexpr unsigned mostJobs = 64;

struct CheckOptions {
    std::vector<std::string> files;
    std::vector<std::string> against;
    std::string format;
    std::string output;
    std::string agreed;
    std::string dataVersion;
    std::optional<std::int64_t> points;
    std::optional<std::string> scenario;
    std::vector<std::string> options;
    std::vector<std::string> rulings;
    std::vector<std::string> lines;
    std::string as;
    ReadOptions read;
    bool isStrict = false;
    bool isBatch = false;
    std::optional<unsigned> jobs;
};

/// ID and VALUE of ID=VALUE.
std::pair<std::string, std::string> parted(const std::string& text)
{
    const auto sign = text.find('=');
    return {text.substr(0, sign), sign == std::string::npos ? std::string() : text.substr(sign + 1)};
}

Overrides overridesOf(const CheckOptions& options)
{
    Overrides overrides;
    overrides.read = options.read;
    auto& agreements = overrides.agreements;
    if (!options.agreed.empty())
        agreements = needed(agreementsIn(options.agreed));
    agreements.points = options.points;
    agreements.scenario = options.scenario;
    agreements.rulesetVersion = options.dataVersion;
    readAs(options.as, overrides.read);
    for (const auto& text : options.options) {
        agreements.options.push_back(parted(text));
        if (agreements.options.back().second.empty())
            refuseCall("--option " + safeLine(text) + ": write it as ID=CHOICE, ID=on or ID=off");
    }
    for (const auto& text : options.rulings) {
        const auto [id, value] = parted(text);
        if (value != "on" && value != "off")
            refuseCall("--ruling " + safeLine(text) + ": write it as ID=on or ID=off");
        agreements.rulings.emplace_back(id, value == "on");
    }
    for (const auto& text : options.lines) {
        const auto [number, choice] = parted(text);
        int line = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), line);
        auto settled = lineChoice(line, choice);
        if (error != std::errc() || end != number.data() + number.size() || line < 1 || !settled)
            refuseCall("--line " + safeLine(text) +
                       ": write it as N=1 (a number of what the report says that line N "
                       "may be), N=keep or N=ignore");
        overrides.lines.push_back(std::move(*settled));
    }
    return overrides;
}

class Checker {
public:
    Checker(Store& store, const CheckOptions& options, Overrides overrides)
        : m_store(store), m_options(options), m_overrides(std::move(overrides))
    {
    }

    int run()
    {
        if (!m_options.against.empty())
            return judgeBattle();
        const auto found = findListFiles(m_options.files);
        if (!found.faults.empty()) {
            printFaults(found.faults);
            raise(cannotRead);
        }
        for (const auto& file : found.files) {
            auto lists = accept(loadLists(m_store, file.path, m_overrides, file.isNamed ? Pipes::Wait : Pipes::Refuse));
            for (const auto& list : lists)
                m_met.add(list);
            // Of one list nothing is told that an option could not change.
            if (found.files.size() == 1 && m_status == allLegal)
                if (const auto status = statusOfReadOptions(m_overrides.read, m_met); status != allLegal)
                    return status;
            write(std::move(lists));
        }
        writePage();
        // What cannot be read may have been of the kind that the options are for.
        if (found.files.size() > 1 && m_isAllRead)
            raise(statusOfReadOptions(m_overrides.read, m_met));
        return m_status;
    }

private:
    void raise(int status) { m_status = std::max(m_status, status); }

    template <class Lists>
    Lists accept(Result<Lists> loaded)
    {
        if (!loaded) {
            printFaults(loaded.error());
            raise(cannotRead);
            m_isAllRead = false;
            return {};
        }
        return std::move(*loaded);
    }

    std::vector<JudgedList> load(const std::string& file) { return accept(loadRosters(m_store, file, m_overrides)); }

    int judgeBattle()
    {
        Sides sides;
        for (const auto& file : m_options.files)
            std::ranges::move(load(file), std::back_inserter(sides[0]));
        for (const auto& file : m_options.against)
            std::ranges::move(load(file), std::back_inserter(sides[1]));
        for (const auto& side : sides)
            for (const auto& loaded : side)
                m_met.add(loaded);
        if (m_status == allLegal)
            if (const auto status = statusOfReadOptions(m_overrides.read, m_met); status != allLegal)
                return status;
        const auto isJudged = [](const auto& side) {
            return std::ranges::all_of(side,
                                       [](const JudgedList& list) { return outcomeOf(list) != Outcome::NotJudged; });
        };
        if (m_status != allLegal || !std::ranges::all_of(sides, isJudged)) {
            // The battle cannot be judged, but a bad file does not stop the others.
            WorkBudget budget(mostFixWork);
            for (auto& side : sides)
                for (auto& loaded : side)
                    write(std::move(loaded), {}, budget);
            writePage();
            return m_status;
        }
        judgeTogether(m_store, sides);
        const auto findings = assessBattle(*sides[0].front().catalogue, sidesOf(sides));
        WorkBudget budget(mostFixWork);
        for (auto& side : sides)
            for (auto& loaded : side)
                write(std::move(loaded), findings, budget);
        if (!m_onPage.empty())
            std::cout << report::battleToHtml(m_onPage);
        return m_status;
    }

    void write(std::vector<JudgedList> lists)
    {
        WorkBudget budget(mostFixWork); // one for a file, which may have many lists
        for (auto& list : lists) {
            tellChoices(list);
            if (list.battleScribe)
                write(*list.battleScribe);
            else
                write(std::move(list), {}, budget);
        }
    }

    /// Tells how the lines can be settled on which the verdict of a list in words depends.
    void tellChoices(const JudgedList& list) const
    {
        if (!list.reading || !list.reading->isOpen() || m_options.format == "json" || m_options.format == "html")
            return;
        const auto& deciding = list.reading->deciding;
        for (const auto& line : list.reading->lines)
            if (line.isUnread() || std::ranges::find(deciding, line.line) != deciding.end()) {
                auto fault =
                    Fault::about(list.name, "say what this line means with --line " + std::to_string(line.line) +
                                                "=CHOICE, which is " + listed(line.choices(), " or "));
                fault.line = line.line;
                printFaults({fault});
            }
    }

    /// A roster of BattleScribe: what its file says, and the verdict if the data of its game are there.
    void write(const battlescribe::List& list)
    {
        raise(statusOf(report::outcomeOf(list)));
        if (m_options.format == "json")
            std::cout << report::toJson(list) << '\n';
        else if (m_options.format == "html")
            m_battleScribe.push_back(report::verdictText(list));
        else
            std::cout << (m_written++ > 0 ? "\n\n" : "") << report::toText(list);
    }

    void write(JudgedList list, const std::vector<Finding>& battle, WorkBudget& budget)
    {
        auto context = reportOn(list);
        context.battle = battle;
        context.fixes = allFixes(*list.catalogue, *context.roster, *context.assessment, budget);
        raise(statusOf(context, m_options.isStrict));
        if (m_options.format == "json") {
            std::cout << report::toJson(context) << '\n';
            return;
        }
        context.rulings = rulingsThatMatter(*list.catalogue, *context.roster, *context.assessment);
        if (m_options.format == "html") {
            m_onPage.push_back(std::move(context));
            m_kept.push_back(std::move(list));
            return;
        }
        if (m_written++ > 0)
            std::cout << "\n\n";
        std::cout << report::toText(context);
    }

    /// Writes the page of all rosters, if a page was asked for.
    void writePage() const
    {
        std::vector<report::VerdictText> page;
        for (const auto& context : m_onPage)
            page.push_back(report::verdictText(context));
        page.insert(page.end(), m_battleScribe.begin(), m_battleScribe.end());
        if (!page.empty())
            std::cout << report::toHtml(page);
    }

    Store& m_store;
    const CheckOptions& m_options;
    Overrides m_overrides;
    int m_status = allLegal;
    KindsMet m_met;
    bool m_isAllRead = true;
    int m_written = 0;
    std::vector<report::Context> m_onPage;
    std::vector<JudgedList> m_kept;                  ///< their verdicts are what the contexts point at
    std::vector<report::VerdictText> m_battleScribe; ///< on the page behind them
};

} // namespace

Run addCheck(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("check", "Judge rosters: verdict, findings with numbers and citation, tallies");
    auto options = std::make_shared<CheckOptions>();
    command
        ->add_option("FILE", options->files,
                     "Rosters to judge: files, folders, PDFs that Muster printed, pictures with codes, .ros, .json of "
                     "New Recruit; - is "
                     "standard input")
        ->type_name("");
    addTexts(*command, "--against", options->against, "Roster of the other side: judges the battle too", "FILE");
    command
        ->add_option("--format", options->format,
                     "text, json (one report a line), html (one page), table or csv (a line for each list)")
        ->check(CLI::IsMember({"text", "json", "html", "table", "csv"}))
        ->type_name("FORMAT");
    addText(*command, "-o,--output", options->output, "Write the table there: a .csv, .html or .txt file", "FILE");
    command->add_option("--points", options->points, "Judge by these agreed points instead of the roster's")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->type_name("N");
    command->add_option("--scenario", options->scenario, "Judge by this scenario instead of the roster's")
        ->check(emptyWords)
        ->type_name("ID");
    addTexts(*command, "--option", options->options, "Judge by this choice of a battle option: ID=CHOICE, or ID=on|off",
             "ID=CHOICE");
    addText(*command, "--agreed", options->agreed, "Judge by points, scenario, options and rulings of this roster",
            "FILE");
    addText(*command, "--data-version", options->dataVersion, "Judge only by this version of a ruleset's data",
            "VERSION");
    addTexts(*command, "--ruling", options->rulings, "Switch a ruling: ID=on or ID=off", "ID=on|off");
    addTexts(*command, "--line", options->lines,
             "Say what line N of a list in words means: a number of what the report says that it may be, keep (as it "
             "was read), or ignore (it is no part of the list)",
             "N=CHOICE");
    addReadAs(*command, options->as);
    addDataFolders(*command, options->read);
    command->add_flag("--strict", options->isStrict, "Of a list in words: status 3 where a line of it is doubtful");
    command->add_flag("--batch", options->isBatch, "Read one roster a line from standard input; writes JSON");
    command
        ->add_option("--jobs", options->jobs,
                     "Of --batch and tables: how many lists to judge at a time; otherwise one for each core, up to 8")
        ->check(CLI::Range(1U, mostJobs))
        ->type_name("N");
    addLanguage(*command, session);
    return [options, &session] {
        if (options->isBatch == !options->files.empty() || (options->isBatch && !options->against.empty()))
            refuseCall("muster check: name the rosters to judge, or --batch alone");
        if (options->isBatch && ((!options->format.empty() && options->format != "json") || !options->output.empty()))
            refuseCall("muster check: --batch writes JSON to standard output; leave out --format and --output");
        if (options->isBatch)
            options->format = "json";
        if (options->format == "json" && !session.language.empty())
            refuseCall("muster check: JSON is for programs and always in English; leave out --language");
        const bool hasFolder = std::ranges::any_of(options->files, hasListFiles);
        const bool isTable = options->format == "table" || options->format == "csv" || !options->output.empty() ||
                             (hasFolder && (options->format.empty() || options->format == "html"));
        if (isTable && (!options->against.empty() || options->format == "json" || options->format == "text"))
            refuseCall("muster check: a table is of single lists, as table, csv or html");
        if (!options->lines.empty() &&
            (isTable || options->isBatch || options->files.size() != 1 || !options->against.empty()))
            refuseCall("muster check: --line is for one list in words, in a report of its own");
        if (options->jobs && !isTable && !options->isBatch)
            refuseCall("muster check: --jobs is for --batch, and for a table (a folder, --format table or csv)");
        const auto overrides = overridesOf(*options);
        auto& store = session.store();
        const auto jobs = options->jobs.value_or(usualThreads());
        if (options->isBatch)
            return checkBatch(store, {overrides, options->isStrict, jobs});
        if (isTable)
            return checkTable(store,
                              {options->files, options->format, options->output, overrides, options->isStrict, jobs});
        return Checker(store, *options, overrides).run();
    };
}

} // namespace muster
