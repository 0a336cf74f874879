#pragma once

#include "io/data/store.h"
#include "judging/judgedlist.h"
#include "judging/listfiles.h"
#include "reading/lists.h"
#include "report/table/foldertable.h"
#include "rules/players/agreements.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace muster {

/// When and how large a file was; for pipes and what is gone, nothing.
struct FileState {
    std::filesystem::file_time_type changed;
    std::uintmax_t size = 0;

    friend bool operator==(const FileState&, const FileState&) = default;
};

/// A file with the rows of its lists; at least one, which may say why there is no list.
struct JudgedFile {
    ListFile file;
    std::optional<FileState> state;
    std::vector<report::TableRow> rows;
};

/// How many threads judge many lists, if nobody says so: one for each core, eight at most.
[[nodiscard]] unsigned usualThreads();

struct JudgeOptions {
    Agreements agreements;
    ReadOptions read; ///< of lists in words
    unsigned threads = usualThreads();
    Pipes named = Pipes::Refuse; ///< whether files that a person named may be pipes
};

/// From several threads, but never two at a time: how many files are done.
using FilesDone = std::function<void(std::size_t done, std::size_t all)>;

/// Judges the lists in these files, over the cores. Those among `known` that have not changed since are not judged
/// again. Stopped: what is done by then, in order; the rest is missing.
[[nodiscard]] std::vector<JudgedFile> judgeFiles(const Store& store, const std::vector<ListFile>& files,
                                                 const JudgeOptions& options, const std::vector<JudgedFile>& known = {},
                                                 const std::stop_token& stop = {}, const FilesDone& done = {});

/// All rows in one table.
[[nodiscard]] report::FolderTable tableOf(const std::vector<JudgedFile>& files, const Faults& faults,
                                          std::string title);

} // namespace muster
