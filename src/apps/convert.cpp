#include "apps/language.h"
#include "apps/printing.h"
#include "apps/rosterbytes.h"
#include "apps/sheets.h"

#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "io/roster/textcode.h"
#include "judging/judgedby.h"
#include "reading/wholewords.h"
#include "report/battlescribe/listtext.h"
#include "report/forum/rostertexts.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

struct ConvertOptions {
    std::string file;
    std::string output;
    std::string as;
    std::string style;
    ReadOptions read;
};

/// Those of files that have no words of ours.
constexpr std::string_view wordless[] = {".muster", ".png", ".ros", ".rosz", ".json"};
constexpr std::string_view endings[] = {".muster", ".txt", ".md",  ".csv",  ".html",
                                        ".pdf",    ".png", ".ros", ".rosz", ".json"};
constexpr std::string_view styles[] = {"full", "lines", "bbcode", "markdown", "code"};

int saveWords(const JudgedList& list, const OutputFile& output, const std::string& words)
{
    const auto refused = whyNoWords(list.roster, list.name);
    return refused ? fail({*refused}) : save(output, words);
}

/// The words of a roster in a style; a file that ends in .md is Markdown.
std::string styledWords(const JudgedList& list, const std::string& style, const Store& store)
{
    const auto context = reportOn(list);
    if (style == "markdown")
        return wholeWords(report::rosterMarkdown(context), list.roster, store, Markup::Markdown);
    if (style == "lines")
        return wholeWords(report::rosterLines(context), report::saidByLines(list.roster), store);
    if (style == "bbcode")
        return wholeWords(report::rosterBbcode(context), report::saidByBbcode(list.roster), store);
    return wholeWords(report::rosterText(context), list.roster, store);
}

int tooLarge(const JudgedList& list)
{
    return fail({Fault::about(list.name, "the roster is too large for a code", "Write a .pdf, which has the roster.")});
}

int saveCode(const JudgedList& list, const OutputFile& output)
{
    const auto code = textCodeOf(list.roster, judgedBy(*list.verdict).stamp());
    return code.empty() ? tooLarge(list) : save(output, code + "\n");
}

int savePicture(const JudgedList& list, const OutputFile& output)
{
    const auto* sheets = needed(loadSheets(output.path));
    const auto picture = sheets->qrPicture(copiesOf(list.roster, judgedBy(*list.verdict).stamp()).code);
    return picture ? save(output, *picture) : tooLarge(list);
}

/// A roster of BattleScribe, as it is or in words.
int convertBattleScribe(const JudgedList& list, const std::string& ending, const OutputFile& output, const Store& store)
{
    const auto& battleScribe = *list.battleScribe;
    if (isRosterEnding(ending))
        return save(output, needed(rosterBytes(battleScribe.file, battleScribe.roster.name, output.path)));
    if (ending == ".txt")
        return save(output, report::rosterText(battleScribe));
    if (ending == ".html" || ending == ".pdf")
        return printBattleScribe({&battleScribe, {}}, defaultPrintSettings(store), output);
    return fail({notForBattleScribe(list.name, "it cannot be written as " + ending)});
}

} // namespace

Run addConvert(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand(
        "convert", "Write a roster as .muster (canonical), .txt, .md, .csv, .html, .pdf, or .png (its code); "
                   "one of BattleScribe or New Recruit as .ros, .rosz, .json, .txt, .html or .pdf");
    auto options = std::make_shared<ConvertOptions>();
    command->add_option("FILE", options->file, "Roster to read; - is standard input")->required()->type_name("");
    command->add_option("-o,--output", options->output, "File to write; its ending says what")
        ->required()
        ->type_name("OUT");
    addText(*command, "--style", options->style,
            "Style of a .txt: full (the standard), lines, bbcode, markdown or code", "STYLE");
    addReadAs(*command, options->as);
    addLanguage(*command, session);
    addDataFolders(*command, options->read);
    return [options, &session] {
        Overrides overrides;
        overrides.read = options->read;
        readAs(options->as, overrides.read);
        const OutputFile output(options->output);
        const std::string ending(endingOf(output.path));
        if (std::ranges::find(endings, ending) == std::end(endings))
            refuseCall(
                "muster convert: -o needs a name that ends in .muster, .txt, .md, .csv, .html, .pdf, .png, .ros, "
                ".rosz or .json");
        if (!options->style.empty() && std::ranges::find(styles, options->style) == std::end(styles))
            refuseCall("muster convert: --style is full, lines, bbcode, markdown or code");
        if (!options->style.empty() && ending != ".txt")
            refuseCall("muster convert: only a .txt has a style; leave out --style, or write a .txt");
        const bool hasWords = std::ranges::find(wordless, ending) == std::end(wordless) && options->style != "code";
        if (!hasWords && !session.language.empty())
            refuseCall("muster convert: a roster file and a code have no language; leave out --language, or write "
                       ".txt, .html or .pdf");
        auto& store = session.store();
        const auto list = loadList(store, options->file, overrides);
        const bool isWhole = isRosterEnding(ending);
        if (list.battleScribe && !list.reading && !overrides.read.dataFolders.empty() && isWhole)
            refuseCall("muster convert: a " + ending + " has no verdict, which --data-folder is for: leave it out");
        if (list.battleScribe && !options->style.empty() && options->style != "full")
            return fail({Fault::about(list.name, "a roster of BattleScribe has no other style than full",
                                      "Leave out --style.")});
        if (list.battleScribe) {
            const auto written = convertBattleScribe(list, ending, output, store);
            // It is the same roster in any of these forms, and they say nothing of rules.
            return (isWhole && !list.reading) || written != allLegal ? written : statusOfMade(list);
        }
        if (isWhole)
            return fail({Fault::about(list.name, "only a roster of BattleScribe can be written as " + ending,
                                      "Its data are not known here.")});
        const auto written = ending == ".muster"        ? save(output, needed(readableRoster(list.roster, output.path)))
                             : options->style == "code" ? saveCode(list, output)
                             : ending == ".txt" ? saveWords(list, output, styledWords(list, options->style, store))
                             : ending == ".md"  ? saveWords(list, output, styledWords(list, "markdown", store))
                             : ending == ".csv" ? save(output, report::rosterCsv(reportOn(list)))
                             : ending == ".png" ? savePicture(list, output)
                                                : printRoster(list, defaultPrintSettings(store), output);
        return written != allLegal ? written : statusOfMade(list);
    };
}

} // namespace muster
