#include "apps/adviceoptions.h"

#include "apps/command.h"

#include <CLI/CLI.hpp>

namespace muster {

namespace {

/// What a second of searching is counted as: about what a usual machine does in one.
constexpr double workOfASecond = 2'000'000;
constexpr double mostSeconds = 60;

} // namespace

std::optional<std::uint64_t> AdviceOptions::work() const
{
    return seconds ? std::optional(static_cast<std::uint64_t>(*seconds * workOfASecond)) : std::nullopt;
}

void addAdviceOptions(CLI::App& command, AdviceOptions& options)
{
    command
        .add_option("--time", options.seconds,
                    "How long to look, about, in seconds; the same number gives the same answer on any machine")
        ->type_name("S");
    command.add_option("-o,--output", options.output, "Write the roster after the first answer to this file")
        ->type_name("OUT");
    addText(command, "--format", options.format, "text (the standard) or json", "FORMAT");
}

void checkAdvice(const std::string& command, const AdviceOptions& options, const std::string& language)
{
    const auto refuse = [&](const std::string& words) { refuseCall("muster " + command + ": " + words); };
    if (!options.format.empty() && options.format != "text" && !options.isJson())
        refuse("--format is text or json");
    if (options.isJson() && !language.empty())
        refuse("JSON is always in English; leave out --language");
    if (options.seconds && !(*options.seconds > 0 && *options.seconds <= mostSeconds))
        refuse("--time is a number of seconds, up to 60");
}

JudgedList judgedAfter(const JudgedList& list, const Roster& answer)
{
    auto after = list;
    after.reading.reset();
    after.roster = answer;
    judgeAs(after, answer);
    return after;
}

} // namespace muster
