#pragma once

#include "io/data/store.h"
#include "io/files/safefile.h"
#include "reading/lists.h"
#include "report/verdict/context.h"
#include "rules/compare/agreements.h"
#include "rules/judge/assess.h"
#include "rules/judge/assessbattle.h"

#include <array>
#include <functional>
#include <memory>
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

    /// The store, or null after its fault has been reported.
    [[nodiscard]] Store* store();

private:
    std::optional<Store> m_store;
};

/// Writes faults to standard error.
void printFaults(const Faults& faults);
/// Writes them, and gives the status of a command that failed by them.
[[nodiscard]] int fail(const Faults& faults);

/// A file that a command is to write, made before the command reads anything: what somebody saves there while it works
/// is not written over.
struct OutputFile {
    explicit OutputFile(std::string named) : path(std::move(named)), before(FileStamp::ofUnread(path)) {}

    std::string path; ///< may be "-" where a command writes to standard output then
    FileStamp before;
};

/// Saves, and reports what went wrong or could not be kept. Gives the exit status.
[[nodiscard]] int save(const OutputFile& file, std::string_view bytes);

/// A roster with everything that was needed to judge it.
struct LoadedRoster {
    std::string file;
    Roster roster;
    std::optional<Roster> asItCame; ///< where a battle gave it a scenario or choices; the fingerprint is of this one
    std::string fingerprint;
    Store::CataloguePtr catalogue;
    Assessment assessment;
    JudgedBy data;
    std::shared_ptr<const TextReading> reading; ///< how its words were read; null if it was no list in words
};

/// A list of any readable kind: one of the two is there.
struct LoadedList {
    std::unique_ptr<LoadedRoster> roster;
    std::shared_ptr<const battlescribe::List> battleScribe; ///< a roster of BattleScribe
    std::string file;
};

/// What a call changes in a roster before it is judged.
struct Overrides {
    Agreements agreements;
    ReadOptions read;
};

/// The status that a verdict alone gives: a roster that names what the data do not have was not read to its end.
[[nodiscard]] int statusOf(Outcome outcome);
/// The same of a report; `isStrict`: lines of a list in words that are doubtful count as not read.
[[nodiscard]] int statusOf(const report::Context& context, bool isStrict);

/// Reads and judges a roster of any readable kind. What it names and the data do not have is told on standard error; it
/// is still judged, if its ruleset and army are known.
[[nodiscard]] Result<std::unique_ptr<LoadedRoster>> loadRoster(Store& store, const std::string& file,
                                                               const Overrides& overrides = {});
/// The same of an input that may have several lists; at least one.
[[nodiscard]] Result<std::vector<std::unique_ptr<LoadedRoster>>> loadRosters(Store& store, const std::string& file,
                                                                             const Overrides& overrides = {});
/// The same from bytes that are already there; `file` names them in faults.
[[nodiscard]] Result<std::vector<std::unique_ptr<LoadedRoster>>>
loadRosterBytes(Store& store, std::string bytes, const std::string& file, const Overrides& overrides);

/// Reads and judges lists of every readable kind, also those that cannot be judged, one input after the other. For one
/// thread; it writes nothing.
class ListLoader {
public:
    /// Both must outlive it. The store learns the data that are read.
    ListLoader(Store& store, const Overrides& overrides) : m_store(store), m_overrides(overrides), m_reader(store) {}

    /// At least one list. `told` gets what is to be told beside them, or before the faults.
    [[nodiscard]] Result<std::vector<LoadedList>> load(std::string bytes, const std::string& file, Faults& told);

private:
    Result<std::unique_ptr<LoadedRoster>> judge(ReadList list, Faults& told);

    Store& m_store;
    const Overrides& m_overrides;
    ListReader m_reader;
};

/// The same, with what is to be told on standard error.
[[nodiscard]] Result<std::vector<LoadedList>> loadLists(Store& store, const std::string& file,
                                                        const Overrides& overrides = {}, Pipes pipes = Pipes::Wait);
[[nodiscard]] Result<std::vector<LoadedList>> loadListBytes(Store& store, std::string bytes, const std::string& file,
                                                            const Overrides& overrides);
[[nodiscard]] Result<LoadedList> loadList(Store& store, const std::string& file, const Overrides& overrides = {});

/// Which kinds of lists a call has met, for the options that are for one kind alone.
struct KindsMet {
    bool words = false;
    bool hasBattleScribe = false;

    void add(const LoadedRoster& loaded) { words |= loaded.reading != nullptr; }
    void add(const LoadedList& list);
};
/// wrongCall, with the reason on standard error, where --as or --data-folder was given and no list is of their kind.
[[nodiscard]] int statusOfReadOptions(const ReadOptions& options, const KindsMet& met);

/// What an option must be that may not be empty.
[[nodiscard]] std::string emptyWords(const std::string& value);

/// The option --as RULESET[/ARMY], which says what a list in words is.
void addReadAs(CLI::App& command, std::string& as);
/// What it says; false, with the reason on standard error, where it says nothing that can be.
[[nodiscard]] bool readAs(const std::string& as, ReadOptions& options);

/// The option --data-folder DIR, which may be there several times.
void addDataFolders(CLI::App& command, ReadOptions& options);

/// Rosters of two sides.
using Sides = std::array<std::vector<std::unique_ptr<LoadedRoster>>, 2>;

/// They must outlive it.
[[nodiscard]] std::array<Side, 2> sidesOf(const Sides& sides);

/// Judges the rosters of a battle again: by one catalogue that has the armies of both sides, and with what each takes
/// over from the others (playedRosters()). False, with the reason on standard error, where they are of different
/// rulesets.
[[nodiscard]] bool judgeTogether(Store& store, Sides& sides);

[[nodiscard]] report::Context reportOn(const LoadedRoster& loaded);

/// The status of a command that made something of a roster: it was made, with what is known. But what was not
/// understood is told on standard error, and a roster that is not judged gives cannotRead.
[[nodiscard]] int statusOfMade(const LoadedRoster& loaded);
/// The same of a roster of BattleScribe. Without the data of its game it is made as its file says, and not judged.
[[nodiscard]] int statusOfMade(const battlescribe::List& list, const std::string& file);

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

} // namespace muster
