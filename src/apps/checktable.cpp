#include "apps/checktable.h"

#include "judging/judgefiles.h"
#include "judging/listfiles.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace muster {

namespace {

/// What the call or the name of the output asks for; empty where the name says nothing that can be.
std::string formatOf(const TableCall& call)
{
    const auto ending = std::filesystem::path(call.output).extension().string();
    const std::string byName = ending == ".csv"                          ? "csv"
                               : ending == ".html" || ending == ".htm"   ? "html"
                               : ending == ".txt" || call.output.empty() ? "table"
                                                                         : "";
    return call.format.empty() ? byName : call.format;
}

std::string titleOf(const std::vector<std::string>& paths)
{
    if (paths.size() != 1 || !hasListFiles(paths.front()))
        return {};
    std::error_code error;
    const auto whole = std::filesystem::weakly_canonical(paths.front(), error);
    return error ? paths.front() : whole.filename().string();
}

int statusOf(const report::TableRow& row, bool isStrict)
{
    using State = report::RowState;
    if (row.state == State::NotLegal)
        return isStrict && row.doubts > 0 ? cannotRead : notLegal;
    const bool isUnread = row.state == State::NotJudged || row.state == State::NotReadable;
    return isUnread || (isStrict && row.state == State::ToReview) ? cannotRead : allLegal;
}

} // namespace

int checkTable(const Store& store, const TableCall& call)
{
    const auto format = formatOf(call);
    if (format.empty())
        refuseCall("muster check: a table is written as .csv, .html or .txt; or say --format");
    const OutputFile output(call.output);
    const auto found = findListFiles(call.paths);
    const auto judged =
        judgeFiles(store, found.files, {call.overrides.agreements, call.overrides.read, call.jobs, Pipes::Wait});
    const auto table = tableOf(judged, found.faults, titleOf(call.paths));
    int status = found.faults.empty() ? allLegal : cannotRead;
    KindsMet met;
    for (const auto& row : table.rows) {
        status = std::max(status, statusOf(row, call.isStrict));
        met.words |= row.isWords;
        met.hasBattleScribe |= row.isBattleScribe;
    }
    printFaults(found.faults);
    // What cannot be read may have been of the kind that the options are for.
    if (std::ranges::find(table.rows, report::RowState::NotReadable, &report::TableRow::state) == table.rows.end())
        if (const auto wrong = statusOfReadOptions(call.overrides.read, met); wrong != allLegal)
            return wrong;

    auto text = format == "csv"    ? report::toCsv(table)
                : format == "html" ? report::toHtml(table)
                                   : report::toText(table);
    if (call.output.empty()) {
        std::cout << text;
        return status;
    }
    if (format == "csv")
        text.insert(0, "\xEF\xBB\xBF"); // spreadsheets take a file without it for another encoding
    return std::max(status, save(output, text));
}

} // namespace muster
