#pragma once

#include "io/data/store.h"
#include "io/files/safefile.h"
#include "judging/judgedlist.h"
#include "rules/judge/assessbattle.h"

#include <array>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// As the library calls itself.
// NOLINTNEXTLINE(readability-identifier-naming)
namespace CLI {
class App;
} // namespace CLI

namespace muster {

/// Exit statuses of the public contract. With several inputs the highest wins. cannotRead is also the status when the
/// output cannot be written.
enum Status { allLegal = 0, notLegal = 1, wrongCall = 2, cannotRead = 3 };

/// What every command may use. The store is opened when a command first needs data.
struct Session {
    std::string dataFolder;
    std::string language; ///< tag of the language to speak; empty is English

    /// Ends the command where there are no data.
    [[nodiscard]] Store& store();

private:
    std::optional<Store> m_store;
};

/// Writes faults to standard error.
void printFaults(const Faults& faults);
/// Writes them, and gives the status of a command that failed by them.
[[nodiscard]] int fail(const Faults& faults);
/// Ends a command that has told why on standard error.
struct Ended : std::exception {
    explicit Ended(int its) : status(its) {}
    int status;
};
/// Ends the command, because the call is wrong: `words` say why, and what to do.
[[noreturn]] void refuseCall(const std::string& words);
/// The value; without one the faults are written and the command ends.
template <typename T>
[[nodiscard]] T needed(Result<T> result)
{
    if (!result)
        throw Ended(fail(result.error()));
    return std::move(*result);
}

/// A file that a command is to write, made before the command reads anything: what somebody saves there while it works
/// is not written over.
struct OutputFile {
    explicit OutputFile(std::string named) : path(std::move(named)), before(FileStamp::ofUnread(path)) {}

    std::string path; ///< may be "-" where a command writes to standard output then
    FileStamp before;
};

/// Saves, and reports what went wrong or could not be kept. Gives the exit status.
[[nodiscard]] int save(const OutputFile& file, std::string_view bytes);

/// What a call changes in a roster before it is judged.
struct Overrides {
    Agreements agreements;
    ReadOptions read;
    std::vector<LineChoice> lines; ///< of a list in words
};

/// The status that a verdict alone gives: a roster that names what the data do not have was not read to its end.
[[nodiscard]] int statusOf(Outcome outcome);
/// The same of a report; `isStrict`: lines of a list in words that are doubtful count as not read.
[[nodiscard]] int statusOf(const report::Context& context, bool isStrict);

/// Reads and judges lists of every readable kind, one input after the other. For one thread; it writes nothing.
class ListLoader {
public:
    /// Both must outlive it. The store learns the data that are read.
    ListLoader(Store& store, const Overrides& overrides) : m_store(store), m_overrides(overrides), m_reader(store) {}

    /// At least one list, each with a verdict or of BattleScribe. `told` gets what is to be told beside them, or before
    /// the faults.
    [[nodiscard]] Result<std::vector<JudgedList>> load(std::string bytes, const std::string& file, Faults& told);

private:
    Store& m_store;
    const Overrides& m_overrides;
    ListReader m_reader;
};

/// Reads and judges the lists of an input, at least one. What they name and the data do not have is told on standard
/// error; they are still judged, if their ruleset and army are known.
[[nodiscard]] Result<std::vector<JudgedList>> loadLists(Store& store, const std::string& file,
                                                        const Overrides& overrides = {}, Pipes pipes = Pipes::Wait);
/// The only list of an input, which may be of any kind that the options for reading are for. Without it the command
/// ends.
[[nodiscard]] JudgedList loadList(Store& store, const std::string& file, const Overrides& overrides);
/// The same without lists of BattleScribe, which are a fault then.
[[nodiscard]] Result<std::vector<JudgedList>> loadRosters(Store& store, const std::string& file,
                                                          const Overrides& overrides = {});
/// The only one of an input. Without it the command ends.
[[nodiscard]] JudgedList loadRoster(Store& store, const std::string& file);

/// Which kinds of lists a call has met, for the options that are for one kind alone.
struct KindsMet {
    bool words = false;
    bool hasBattleScribe = false;

    void add(const JudgedList& list)
    {
        words |= list.reading != nullptr;
        hasBattleScribe |= list.battleScribe != nullptr;
    }
};
/// wrongCall, with the reason on standard error, where --as or --data-folder was given and no list is of their kind.
[[nodiscard]] int statusOfReadOptions(const ReadOptions& options, const KindsMet& met);

/// What an option must be that may not be empty.
[[nodiscard]] std::string emptyWords(const std::string& value);
/// An option with a text that may not be empty. `type`: what stands for it in the help.
void addText(CLI::App& command, const std::string& name, std::string& value, const std::string& help,
             const std::string& type);
/// An option that may be there several times, each time with one value.
void addTexts(CLI::App& command, const std::string& name, std::vector<std::string>& values, const std::string& help,
              const std::string& type);

/// The option --as RULESET[/ARMY], which says what a list in words is.
void addReadAs(CLI::App& command, std::string& as);
/// What it says. The command ends where that is nothing that can be.
void readAs(const std::string& as, ReadOptions& options);

/// The option --data-folder DIR, which may be there several times.
void addDataFolders(CLI::App& command, ReadOptions& options);

/// Rosters of two sides.
using Sides = std::array<std::vector<JudgedList>, 2>;

/// They must outlive it.
[[nodiscard]] std::array<Side, 2> sidesOf(const Sides& sides);

/// Judges the rosters of a battle again: by one catalogue that has the armies of both sides, and with what each takes
/// over from the others (playedRosters()). The command ends where they are of different rulesets.
void judgeTogether(Store& store, Sides& sides);

/// The status of a command that made something of a list: it was made, with what is known. But what was not understood
/// is told on standard error, and a list that is not judged gives cannotRead.
[[nodiscard]] int statusOfMade(const JudgedList& list);

/// Each command adds itself to the parser; what it returns runs it and gives the exit status.
using Run = std::function<int()>;
Run addCheck(CLI::App& app, Session& session);
Run addPrint(CLI::App& app, Session& session);
Run addConvert(CLI::App& app, Session& session);
Run addShow(CLI::App& app, Session& session);
Run addLint(CLI::App& app, Session& session);
Run addTable(CLI::App& app, Session& session);
Run addNew(CLI::App& app, Session& session);
Run addSchema(CLI::App& app, Session& session);
Run addData(CLI::App& app, Session& session);
Run addRepair(CLI::App& app, Session& session);
Run addFill(CLI::App& app, Session& session);
Run addBuild(CLI::App& app, Session& session);

} // namespace muster
