#include "apps/language.h"
#include "apps/printing.h"

#include "io/roster/rosterfile.h"
#include "report/verdict/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

struct ConvertOptions {
    std::string file;
    std::string output;
};

} // namespace

Run addConvert(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("convert", "Write a roster as .muster (canonical), .txt, .html or .pdf");
    auto options = std::make_shared<ConvertOptions>();
    command->add_option("FILE", options->file, "Roster to read; - is standard input")->required()->type_name("");
    command->add_option("-o,--output", options->output, "File to write; its ending says what")
        ->required()
        ->type_name("OUT");
    addLanguage(*command, session);
    return [options, &session] {
        const auto& output = options->output;
        const auto dot = output.rfind('.');
        const auto ending = dot == std::string::npos ? std::string() : output.substr(dot);
        if (ending != ".muster" && ending != ".txt" && ending != ".html" && ending != ".pdf") {
            std::cerr << "muster convert: -o needs a name that ends in .muster, .txt, .html or .pdf\n";
            return int(wrongCall);
        }
        if (ending == ".muster" && !session.language.empty()) {
            std::cerr << "muster convert: a roster file has no language; leave out --language, or write .txt, .html or "
                         ".pdf\n";
            return int(wrongCall);
        }
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto loaded = loadRoster(*store, options->file);
        if (!loaded) {
            printFaults(loaded.error());
            return int(cannotRead);
        }
        const auto written = ending == ".muster" ? save(output, writeRoster((*loaded)->roster))
                             : ending == ".txt"  ? save(output, report::rosterText(reportOn(**loaded)))
                                                 : printRoster(**loaded, defaultPrintSettings(*store), output);
        return std::max(written, statusOfNames((*loaded)->assessment));
    };
}

} // namespace muster
