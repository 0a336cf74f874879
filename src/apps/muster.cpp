#include "apps/command.h"
#include "apps/terminal.h"

#include "core/base/lastfault.h"
#include "core/base/safetext.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdio>
#include <iostream>

namespace {

constexpr auto teaching = R"(Judge, print and convert the armies of miniature wargames.

  muster check army.muster                    is it legal, and if not, why?
  muster print army.muster -o army.pdf        roster, unit cards and quick reference
  muster show warpath-2e/forge-fathers        what units there are and what they cost
  muster check mine.muster --against yours.muster

'muster COMMAND --help' tells more about each.)";

constexpr auto statuses = R"(Exit status: 0 all legal, or done; 1 some roster is not legal, or lint found faults;
2 the call is wrong; 3 an input or the data cannot be read, names are not known, or the output cannot be written.)";

int run(int argc, char** argv)
{
    // Only C++ streams are used for output, so they need not be synchronised with those of C.
    std::ios::sync_with_stdio(false);
    const muster::SafeTerminal terminal;
    CLI::App app{teaching, "muster"};
    // Arguments may contain line ends, which must not make lines of output of their own.
    app.failure_message([](const CLI::App* self, const CLI::Error& error) {
        return CLI::FailureMessage::simple(
            self, CLI::Error(error.get_name(), muster::safeLine(error.what()), error.get_exit_code()));
    });
    app.footer(statuses);
    app.set_version_flag("--version", std::string("muster ") + MUSTER_VERSION);
    app.require_subcommand(1);
    muster::Session session;
    muster::addText(app, "--data", session.dataFolder, "Folder that has armies, schemas and templates", "DIR");
    app.fallthrough();

    const std::pair<std::string, muster::Run> commands[]{
        {"check", muster::addCheck(app, session)},     {"print", muster::addPrint(app, session)},
        {"convert", muster::addConvert(app, session)}, {"show", muster::addShow(app, session)},
        {"lint", muster::addLint(app, session)},       {"schema", muster::addSchema(app, session)},
        {"new", muster::addNew(app, session)},         {"table", muster::addTable(app, session)},
        {"data", muster::addData(app, session)},       {"repair", muster::addRepair(app, session)},
        {"fill", muster::addFill(app, session)},       {"build", muster::addBuild(app, session)}};
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const auto status = app.exit(error, std::cout, std::cerr);
        return status == 0 ? muster::allLegal : muster::wrongCall;
    }
    int status = muster::wrongCall;
    try {
        for (const auto& [name, run] : commands)
            if (app.got_subcommand(name))
                status = run();
    } catch (const muster::Ended& ended) {
        status = ended.status;
    }
    std::cout.flush();
    if (std::cout.good())
        return status;
    std::cerr << "standard output cannot be written\n";
    return muster::cannotRead;
}

} // namespace

int main(int argc, char** argv)
{
    // A file that would grow larger than it may is then a fault with words; the signal would end the program and leave
    // a part of the file. SIGPIPE stays as it is: "muster show | head" ends in silence.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << muster::toText(muster::lastFault(error)) << '\n';
        return muster::cannotRead;
    }
}
