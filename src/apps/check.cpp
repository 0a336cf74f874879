#include "apps/command.h"

#include "apps/language.h"
#include "apps/lines.h"
#include "core/base/safetext.h"
#include "report/pages/html.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"
#include "rules/judge/assessbattle.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>

namespace muster {

namespace {

struct CheckOptions {
    std::vector<std::string> files;
    std::vector<std::string> against;
    std::string format = "text";
    std::optional<std::int64_t> points;
    std::vector<std::string> rulings;
    std::string as;
    bool isStrict = false;
    bool isBatch = false;
};

std::optional<Overrides> overridesOf(const CheckOptions& options)
{
    Overrides overrides;
    overrides.points = options.points;
    if (!readAs(options.as, overrides.read))
        return std::nullopt;
    for (const auto& text : options.rulings) {
        const auto sign = text.find('=');
        const auto value = sign == std::string::npos ? std::string() : text.substr(sign + 1);
        if (value != "on" && value != "off") {
            std::cerr << "--ruling " << safeLine(text) << ": write it as ID=on or ID=off\n";
            return std::nullopt;
        }
        overrides.rulings.emplace_back(text.substr(0, sign), value == "on");
    }
    return overrides;
}

using Loaded = std::unique_ptr<LoadedRoster>;

class Checker {
public:
    Checker(Store& store, const CheckOptions& options, Overrides overrides)
        : m_store(store), m_options(options), m_overrides(std::move(overrides))
    {
    }

    int run()
    {
        if (m_options.isBatch) {
            readBatch();
            return m_status;
        }
        if (!m_options.against.empty())
            return judgeBattle();
        for (const auto& file : m_options.files)
            for (auto& loaded : load(file))
                write(std::move(loaded), {});
        writePage(report::toHtml);
        return m_status;
    }

private:
    void raise(int status) { m_status = std::max(m_status, status); }

    std::vector<Loaded> accept(Result<std::vector<Loaded>> loaded)
    {
        if (!loaded) {
            printFaults(loaded.error());
            raise(cannotRead);
            return {};
        }
        return std::move(*loaded);
    }

    std::vector<Loaded> load(const std::string& file) { return accept(loadRosters(m_store, file, m_overrides)); }

    void readBatch()
    {
        constexpr std::size_t mostBytes = 8U << 20; // as of a roster file
        Lines lines(stdin, mostBytes);
        std::string line;
        for (int number = 1;; ++number) {
            const auto name = "standard input, line " + std::to_string(number);
            switch (lines.next(line)) {
            case Lines::Next::Line:
                if (line.find_first_not_of(" \t\r") != std::string::npos)
                    for (auto& loaded : accept(loadRosterBytes(m_store, std::move(line), name, m_overrides)))
                        write(std::move(loaded), {});
                break;
            case Lines::Next::TooLong:
                refuse(Fault::about(name, "the line is too long: a roster may have at most 8 MB",
                                    "Is it one roster a line?"));
                break;
            case Lines::Next::Failed:
                return refuse(Fault::about(name, "standard input cannot be read to its end"));
            case Lines::Next::End:
                return;
            }
        }
    }

    void refuse(const Fault& fault)
    {
        printFaults({fault});
        raise(cannotRead);
    }

    int judgeBattle()
    {
        Sides sides;
        for (const auto& file : m_options.files)
            std::ranges::move(load(file), std::back_inserter(sides[0]));
        for (const auto& file : m_options.against)
            std::ranges::move(load(file), std::back_inserter(sides[1]));
        const auto isJudged = [](const auto& side) {
            return std::ranges::all_of(side, [](const Loaded& loaded) { return loaded->assessment.isComplete; });
        };
        if (m_status != allLegal || !std::ranges::all_of(sides, isJudged)) {
            // The battle cannot be judged, but a bad file does not stop the others.
            for (auto& side : sides)
                for (auto& loaded : side)
                    write(std::move(loaded), {});
            writePage(report::toHtml);
            return m_status;
        }
        if (!joinCatalogues(m_store, sides))
            return wrongCall;
        Side battle[2];
        for (std::size_t i = 0; i < 2; ++i)
            for (const auto& loaded : sides[i]) {
                battle[i].rosters.push_back(&loaded->roster);
                battle[i].assessments.push_back(&loaded->assessment);
            }
        const auto findings = assessBattle(*sides[0].front()->catalogue, battle);
        for (auto& side : sides)
            for (auto& loaded : side)
                write(std::move(loaded), findings);
        writePage(report::battleToHtml);
        return m_status;
    }

    void write(Loaded roster, const std::vector<Finding>& battle)
    {
        const auto& loaded = *roster;
        auto context = reportOn(loaded);
        context.battle = battle;
        context.fixes = allFixes(*loaded.catalogue, loaded.roster, loaded.assessment);
        raise(statusOf(report::outcomeOf(context)));
        if (m_options.isStrict && loaded.reading && loaded.reading->hasDoubts())
            raise(cannotRead);
        if (m_options.format == "json") {
            std::cout << report::toJson(context) << '\n';
            return;
        }
        context.rulings = rulingsThatMatter(*loaded.catalogue, loaded.roster, loaded.assessment);
        if (m_options.format == "html") {
            m_onPage.push_back(std::move(context));
            m_kept.push_back(std::move(roster));
            return;
        }
        if (m_written++ > 0)
            std::cout << "\n\n";
        std::cout << report::toText(context);
    }

    /// Writes the page of all rosters, if a page was asked for.
    void writePage(std::string (*make)(std::span<const report::Context>)) const
    {
        if (!m_onPage.empty())
            std::cout << make(m_onPage);
    }

    Store& m_store;
    const CheckOptions& m_options;
    Overrides m_overrides;
    int m_status = allLegal;
    int m_written = 0;
    std::vector<report::Context> m_onPage;
    std::vector<Loaded> m_kept; ///< what the contexts point at
};

} // namespace

Run addCheck(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("check", "Judge rosters: verdict, findings with numbers and citation, tallies");
    auto options = std::make_shared<CheckOptions>();
    command
        ->add_option("FILE", options->files,
                     "Rosters to judge: files, PDFs that Muster printed, pictures with codes; - is standard input")
        ->type_name("");
    command->add_option("--against", options->against, "Roster of the other side: judges the battle too")
        ->type_name("FILE")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false); // otherwise it would also take the rosters that follow
    command->add_option("--format", options->format, "text, json (one report a line) or html (one page)")
        ->check(CLI::IsMember({"text", "json", "html"}))
        ->type_name("FORMAT");
    command->add_option("--points", options->points, "Judge by these agreed points instead of the roster's")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->type_name("N");
    command->add_option("--ruling", options->rulings, "Switch a ruling: ID=on or ID=off")
        ->type_name("ID=on|off")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
    addReadAs(*command, options->as);
    command->add_flag("--strict", options->isStrict, "Of a list in words: status 3 where a line of it is doubtful");
    command->add_flag("--batch", options->isBatch, "Read one roster a line from standard input; writes JSON");
    addLanguage(*command, session);
    return [options, &session] {
        if (options->isBatch == !options->files.empty() || (options->isBatch && !options->against.empty())) {
            std::cerr << "muster check: name the rosters to judge, or --batch alone\n";
            return int(wrongCall);
        }
        if (options->isBatch)
            options->format = "json";
        if (options->format == "json" && !session.language.empty()) {
            std::cerr << "muster check: JSON is for programs and always in English; leave out --language\n";
            return int(wrongCall);
        }
        const auto overrides = overridesOf(*options);
        if (!overrides)
            return int(wrongCall);
        auto* store = session.store();
        return store ? Checker(*store, *options, *overrides).run() : int(cannotRead);
    };
}

} // namespace muster
