#include "io/roster/anyroster.h"

#include "io/data/versions.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"
#include "io/roster/pdfroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

#include <optional>

namespace muster {

namespace {

/// Spaces, line ends and the UTF-8 byte order mark, which may come before the first character.
constexpr std::string_view blank = " \t\r\n\xEF\xBB\xBF";

/// Other well-known kinds of file get their own message: that of a JSON parser would not help.
std::optional<Fault> refuseKind(std::string_view bytes, char first, const std::string& file)
{
    const auto fault = [&](const std::string& what) {
        return Fault::about(file, what + " cannot be read as a roster by this version",
                            "Give it the .muster file that it was made from.");
    };
    if (bytes.starts_with("\x89PNG") || bytes.starts_with("\xFF\xD8"))
        return fault("a picture");
    if (bytes.starts_with("PK"))
        return fault("an archive");
    if (first == '<')
        return fault("an XML file");
    return std::nullopt;
}

} // namespace

Result<std::string> readRosterBytes(const std::string& path, Pipes pipes)
{
    auto bytes = readFile(path, mostPdfBytes, pipes);
    return bytes ? withinRosterBounds(std::move(*bytes), path == "-" && pipes == Pipes::Wait ? "standard input" : path)
                 : std::move(bytes);
}

Result<std::string> withinRosterBounds(std::string bytes, const std::string& file)
{
    const auto most = isPdf(bytes) ? mostPdfBytes : JsonBounds{}.bytes;
    if (bytes.size() <= most)
        return bytes;
    return failure(Fault::about(
        file, "the file is too large: of a roster at most " + std::to_string(JsonBounds{}.bytes >> 20) + " MB are read",
        "Is it the right file?"));
}

Result<AnyRoster> readAnyRoster(std::string bytes, const std::string& file, const std::stop_token& stop)
{
    const auto first = bytes.find_first_not_of(blank);
    // A roster's name may contain "%PDF-", so the brace is checked first; only JSON begins with it.
    const bool isJson = first == std::string::npos || bytes[first] == '{';
    AnyRoster any;
    any.isFile = isJson || (!isRosterCode(bytes) && !isPdf(bytes));
    std::string carried;
    if (any.isFile) {
        if (!isJson)
            if (auto refused = refuseKind(bytes, bytes[first], file))
                return failure(std::move(*refused));
        any.text = std::move(bytes);
    } else {
        auto text = isRosterCode(bytes) ? rosterInCode(bytes, file) : rosterInPdf(bytes, file, stop);
        if (!text)
            return tl::unexpected(std::move(text.error()));
        carried = std::move(*text);
    }
    VersionUpdate update;
    auto roster = readRoster(any.isFile ? any.text : carried, file, fileVersions().roster, update);
    if (!roster && !any.isFile)
        for (auto& fault : roster.error())
            fault.line = fault.column = 0; // the text is inside a PDF or a code, so its lines are of no use
    if (!roster)
        return tl::unexpected(std::move(roster.error()));
    any.roster = std::move(*roster);
    any.remarks = std::move(update.remarks);
    return any;
}

RosterCopies copiesOf(const Roster& roster, std::optional<MadeWith> judgedBy)
{
    auto copy = roster;
    copy.madeWith = std::move(judgedBy);
    auto code = printedCode(copy);
    return {readableStampedRoster(copy, {}).value_or(std::string()), std::move(code)};
}

} // namespace muster
