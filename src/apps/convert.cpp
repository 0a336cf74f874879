#include "apps/language.h"
#include "apps/printing.h"

#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "paper/output/qrcode.h"
#include "reading/wholewords.h"
#include "report/verdict/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

struct ConvertOptions {
    std::string file;
    std::string output;
    std::string as;
};

constexpr std::string_view endings[] = {".muster", ".txt", ".html", ".pdf", ".png"};

int savePicture(const LoadedRoster& loaded, const std::string& output)
{
    const auto picture = paper::qrPicture(copiesOf(loaded.roster, loaded.data.stamp()).code);
    if (picture)
        return save(output, *picture);
    printFaults(
        {Fault::about(loaded.file, "the roster is too large for a code", "Write a .pdf, which has the roster.")});
    return cannotRead;
}

} // namespace

Run addConvert(CLI::App& app, Session& session)
{
    auto* command =
        app.add_subcommand("convert", "Write a roster as .muster (canonical), .txt, .html, .pdf, or .png (its code)");
    auto options = std::make_shared<ConvertOptions>();
    command->add_option("FILE", options->file, "Roster to read; - is standard input")->required()->type_name("");
    command->add_option("-o,--output", options->output, "File to write; its ending says what")
        ->required()
        ->type_name("OUT");
    addReadAs(*command, options->as);
    addLanguage(*command, session);
    return [options, &session] {
        Overrides overrides;
        if (!readAs(options->as, overrides.read))
            return int(wrongCall);
        const auto& output = options->output;
        const auto dot = output.rfind('.');
        const auto ending = dot == std::string::npos ? std::string() : output.substr(dot);
        if (std::ranges::find(endings, ending) == std::end(endings)) {
            std::cerr << "muster convert: -o needs a name that ends in .muster, .txt, .html, .pdf or .png\n";
            return int(wrongCall);
        }
        if ((ending == ".muster" || ending == ".png") && !session.language.empty()) {
            std::cerr << "muster convert: a roster file and a code have no language; leave out --language, or write "
                         ".txt, .html or .pdf\n";
            return int(wrongCall);
        }
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto loaded = loadRoster(*store, options->file, overrides);
        if (!loaded) {
            printFaults(loaded.error());
            return int(cannotRead);
        }
        const auto written =
            ending == ".muster" ? save(output, writeRoster((*loaded)->roster))
            : ending == ".txt"
                ? save(output, wholeWords(report::rosterText(reportOn(**loaded)), (*loaded)->roster, *store))
            : ending == ".png" ? savePicture(**loaded, output)
                               : printRoster(**loaded, defaultPrintSettings(*store), output);
        return std::max(written, statusOfNames((*loaded)->assessment));
    };
}

} // namespace muster
