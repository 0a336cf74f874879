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

Result<AnyRoster> read(const std::string& text, const std::string& file)
{
    AnyRoster any;
    VersionUpdate update;
    auto roster = readRoster(text, file, fileVersions().roster, update);
    if (!roster)
        return tl::unexpected(std::move(roster.error()));
    any.roster = std::move(*roster);
    any.remarks = std::move(update.remarks);
    return any;
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

Result<AnyRoster> readCarriedRoster(const std::string& text, const std::string& file)
{
    auto any = read(text, file);
    if (any)
        any->isFile = false;
    else
        for (auto& fault : any.error())
            fault.line = fault.column = 0; // the text is inside a PDF or a code, so its lines are of no use
    return any;
}

Result<AnyRoster> readAnyRoster(std::string bytes, const std::string& file, const std::stop_token& stop)
{
    const auto first = bytes.find_first_not_of(blank);
    // A roster's name may contain "%PDF-", so the brace is checked first; only JSON begins with it.
    const bool isJson = first == std::string::npos || bytes[first] == '{';
    if (!isJson && (isRosterCode(bytes) || isPdf(bytes))) {
        const auto text = isRosterCode(bytes) ? rosterInCode(bytes, file) : rosterInPdf(bytes, file, stop);
        return text ? readCarriedRoster(*text, file) : tl::unexpected(text.error());
    }
    if (!isJson)
        if (auto refused = refuseKind(bytes, bytes[first], file))
            return failure(std::move(*refused));
    auto any = read(bytes, file);
    if (any)
        any->text = std::move(bytes);
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
