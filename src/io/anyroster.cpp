#include "io/anyroster.h"

#include "io/boundedjson.h"
#include "io/pdfroster.h"
#include "io/rostercode.h"
#include "io/rosterfile.h"
#include "io/safefile.h"
#include "io/versions.h"

#include <optional>

namespace muster {

namespace {

/// What a text may begin with before its first character.
constexpr std::string_view blank = " \t\r\n\xEF\xBB\xBF";

/// Kinds that Muster does not read yet get a word of their own: a parser's complaint would not help.
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
    if (bytes && bytes->size() > JsonBounds{}.bytes && !isPdf(*bytes))
        return failure(Fault::about(path == "-" && pipes == Pipes::Wait ? "standard input" : path,
                                    "the file is too large: of a roster at most " +
                                        std::to_string(JsonBounds{}.bytes >> 20) + " MB are read",
                                    "Is it the right file?"));
    return bytes;
}

Result<AnyRoster> readAnyRoster(std::string bytes, const std::string& file)
{
    const auto first = bytes.find_first_not_of(blank);
    // A roster file may have the head of a PDF in its name; nothing else begins with a brace.
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
        auto text = isRosterCode(bytes) ? rosterInCode(bytes, file) : rosterInPdf(bytes, file);
        if (!text)
            return tl::unexpected(std::move(text.error()));
        carried = std::move(*text);
    }
    VersionUpdate update;
    auto roster = readRoster(any.isFile ? any.text : carried, file, fileVersions().roster, update);
    if (!roster && !any.isFile)
        for (auto& fault : roster.error())
            fault.line = fault.column = 0; // of a text that nobody sees
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
    return {writeRoster(copy), rosterCode(copy)};
}

} // namespace muster
