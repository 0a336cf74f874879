#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::testing {

/// What a run of the program left.
struct Outcome {
    int status = -1; ///< exit status; 128 and the signal where it was killed by one
    std::string out;
    std::string err;
    double seconds = 0;
};

/// How the program is run: its arguments, what it reads, and where.
struct Call {
    std::vector<std::string> arguments;
    std::string input = {};
    std::string folder = {};                   ///< working folder; empty: the test's own
    std::vector<std::string> environment = {}; ///< NAME=VALUE, beside the test's own settings
    std::string program = MUSTER_BINARY;
    bool isFolderGone = false; ///< the working folder, which is empty, is removed before the program runs
    std::optional<std::size_t> mostFileBytes = {}; ///< that it may write into a file
};

/// Runs `muster` with the shipped data, the test's ruleset as the user's own, no display and nothing of the person's.
[[nodiscard]] Outcome run(const Call& call);
[[nodiscard]] Outcome run(std::vector<std::string> arguments, std::string input = {});

/// Runs it and kills it after so long. False where it had ended by then.
bool runAndKill(const Call& call, std::chrono::microseconds after);

/// Runs it and kills it when something is so, which waits for that. False where it had ended by then.
bool runAndKillWhen(const Call& call, const std::function<bool()>& isTime);

/// A `muster` that somebody talks with: it runs while he writes lines and reads what it answers.
class Conversation {
public:
    explicit Conversation(const Call& call);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Writes a line and waits for a line of standard output; empty where none comes within half a minute.
    [[nodiscard]] std::string answerTo(const std::string& line);
    /// Ends the input and waits for the end of the program. Gives its status.
    int end();

private:
    struct Inner;
    std::unique_ptr<Inner> m_inner;
};

/// A file of tests/data/apps.
[[nodiscard]] std::string appsData(const std::string& name);
/// A roster without a finding.
[[nodiscard]] std::string legal();

/// A file of the lists of an invented game that its data judge.
[[nodiscard]] std::string judgedData(const std::string& name);
/// Runs muster with these data.
[[nodiscard]] Outcome runWithData(std::vector<std::string> arguments);

/// Checks that each call is a wrong command line: status 2, the reason on standard error, nothing on standard output.
void checkWrongCalls(const std::vector<std::vector<std::string>>& calls);

/// Compares with tests/data/apps/NAME; UPDATE_GOLDEN=1 writes that file instead.
void checkGolden(const std::string& name, const std::string& text);

/// Number of lines; a last one without its end counts.
[[nodiscard]] std::size_t lineCount(const std::string& text);

} // namespace muster::testing
