#include "io/roster/rosterfile.h"

#include "core/base/jsonpath.h"
#include "core/base/jsonwriter.h"
#include "core/roster/limits.h"
#include "io/data/datahash.h"
#include "io/data/versions.h"
#include "io/json/boundedjson.h"
#include "io/roster/rosterform.h"
#include "io/roster/rosterreader.h"
#include "io/roster/rosterwriter.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace muster {

using nlohmann::json;

// Bytes and brackets are counted before the form is checked: they must have room for all that the form allows.
static_assert(JsonBounds{}.string >= 4 * rosterlimits::nameLetters);
static_assert(JsonBounds{}.longString >= 4 * rosterlimits::proseLetters);
static_assert(JsonBounds{}.longString >= rosterlimits::pictureLetters);
static_assert(JsonBounds{}.members >= rosterlimits::unitsAtTop);
static_assert(JsonBounds{}.depth == rosterlimits::brackets);

namespace {

/// A file that is not a roster gets one fault, instead of one for each of its keys.
std::optional<Fault> refuseKind(const json& document, std::string_view text, const std::string& file)
{
    const auto fault = [&](std::string_view pointer, std::string message, std::string advice) {
        const auto at = locate(text, pointer);
        return Fault{file, at.line, at.column, std::string(pointer), std::move(message), std::move(advice)};
    };
    if (!document.is_object() || !document.contains("format"))
        return fault("", "this is not a roster file", "A roster begins with { \"format\": \"muster-roster\", ... }.");
    if (document["format"] != rosterform::format) {
        const auto format = document["format"].dump();
        return fault("/format", "this is not a roster file" + (format.size() > 60 ? "" : ": its format is " + format),
                     "Rosters have the format \"muster-roster\"; data files are checked with muster lint.");
    }
    return std::nullopt;
}

} // namespace

Result<Roster> readRoster(std::string_view text, const std::string& file)
{
    VersionUpdate update;
    return readRoster(text, file, fileVersions().roster, update);
}

Result<Roster> readRoster(std::string_view text, const std::string& file, const Versions& versions,
                          VersionUpdate& update)
{
    // Enough for twenty thousand units with thirty values each. Each value could be a fault, so the limit is not
    // higher.
    JsonBounds bounds;
    bounds.values = 600'000;
    auto parsed = parseJson(text, file, bounds);
    if (!parsed)
        return tl::unexpected<Faults>(std::move(parsed.error()));
    if (auto refused = refuseKind(*parsed, text, file))
        return failure(std::move(*refused));
    auto updated = versions.bringUpToDate(*parsed, text, file);
    if (!updated)
        return tl::unexpected<Faults>(std::move(updated.error()));
    update = std::move(*updated);
    // After the update, lines of an old file no longer fit the document.
    auto roster = readRosterDocument(*parsed, update.isOld() ? std::string_view() : text, file);
    if (roster)
        assignUnitIds(*roster);
    return roster;
}

std::string writeRoster(const Roster& roster) { return canonicalJson(writeRosterDocument(roster, RosterWords::With)); }

Result<std::string> readableRoster(const Roster& roster, const std::string& file)
{
    auto bytes = writeRoster(roster);
    // What was opened can be saved: a file in one line may be laid out to more than is read.
    if (bytes.size() > JsonBounds{}.bytes)
        bytes = writeCompactRoster(roster);
    if (bytes.size() > JsonBounds{}.bytes)
        return failure(Fault::about(file,
                                    "the file would have " + std::to_string(bytes.size()) + " bytes; at most " +
                                        std::to_string(JsonBounds{}.bytes) + " are read",
                                    "Remove pictures, shorten notes, or make two rosters of it."));
    auto again = readRoster(bytes, file);
    if (!again) {
        // No person would look for brackets.
        if (rosterlimits::depthOf(roster.units) > rosterlimits::unitsDeep)
            return failure(Fault::about(
                file, "units are attached to units more than " + std::to_string(rosterlimits::unitsDeep) + " deep",
                "Attach them higher up."));
        for (auto& fault : again.error())
            fault.line = fault.column = 0; // the text is not in a file
        return tl::unexpected(std::move(again.error()));
    }
    if (*again != roster) {
        auto whole = roster; // units without an id have one when they are read
        assignUnitIds(whole);
        if (*again != whole)
            return failure(Fault::about(file, "the roster would be read as another one", "Please report this."));
    }
    return bytes;
}

Result<std::string> readableStampedRoster(Roster& roster, const std::string& file)
{
    auto bytes = readableRoster(roster, file);
    if (bytes || !roster.madeWith)
        return bytes;
    auto plain = roster;
    plain.madeWith.reset();
    auto without = readableRoster(plain, file);
    if (!without)
        return bytes;
    roster = std::move(plain);
    return without;
}

std::string writeCompactRoster(const Roster& roster) { return writeRosterDocument(roster, RosterWords::With); }

std::string fingerprint(const Roster& roster)
{
    return shortHash(canonicalJson(writeRosterDocument(roster, RosterWords::Without)));
}

} // namespace muster
