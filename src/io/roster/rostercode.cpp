#include "io/roster/rostercode.h"

#include "core/roster/picture.h"
#include "io/code/v2/rosterpacker.h"
#include "io/files/base45.h"
#include "io/files/deflated.h"
#include "io/roster/codedictionary.h"
#include "io/roster/codeversion.h"
#include "io/roster/rosterfile.h"
#include "io/roster/rosterform.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

namespace {

constexpr std::string_view prefix1 = "MUSTER1:";
constexpr std::string_view prefix2 = "MUSTER2:";
constexpr std::string_view space = " \t\r\n";

// A printed code has at most 4,296 characters; a code sent as text may be longer. Rosters of a thousand units unpack to
// 100 KB.
constexpr std::size_t mostUnpacked = 256u << 10;
constexpr std::size_t mostCharacters = 512u << 10;
constexpr std::size_t sumBytes = 4;

void collect(std::vector<RosterUnit>& units, std::vector<RosterUnit*>& all)
{
    for (auto& unit : units) {
        all.push_back(&unit);
        collect(unit.units, all);
    }
}

/// Leaves out the ids that the reader will create again. The reader gives missing ids the free numbers in order. So
/// these are, of the numbers below the first missing one, the longest sequence that rises from unit to unit; all other
/// units keep their ids.
Roster withoutGivenIds(const Roster& roster)
{
    auto shorter = roster;
    std::vector<RosterUnit*> units;
    collect(shorter.units, units);
    std::vector<bool> isThere(units.size() + 2, false);
    for (const auto* unit : units)
        if (const auto number = numberOfUnitId(unit->id); number < isThere.size())
            isThere[number] = true;
    const auto firstMissing =
        static_cast<std::size_t>(std::find(isThere.begin() + 1, isThere.end(), false) - isThere.begin());

    constexpr auto none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> before(units.size(), none); // the unit before this one in its sequence
    std::vector<std::size_t> ends;                       // by length, the sequence that ends in the lowest number
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto number = numberOfUnitId(units[i]->id);
        if (number == 0 || number >= firstMissing)
            continue;
        const auto place = std::ranges::lower_bound(ends, number, {},
                                                    [&](std::size_t unit) { return numberOfUnitId(units[unit]->id); });
        if (place != ends.begin())
            before[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    for (auto unit = ends.empty() ? none : ends.back(); unit != none; unit = before[unit])
        units[unit]->id.clear();

    auto again = shorter;
    assignUnitIds(again);
    return again == roster ? shorter : roster;
}

tl::unexpected<Faults> fault(const std::string& file, std::string message, std::string advice)
{
    return failure(Fault::about(file, std::move(message), std::move(advice)));
}

tl::unexpected<Faults> damaged(const std::string& file)
{
    return fault(file, "the Muster code is damaged or not whole",
                 "Scan or copy it again, to its last character; or ask for the PDF or the .muster file.");
}

tl::unexpected<Faults> tooLarge(const std::string& file)
{
    return fault(file, "the roster in the Muster code is too large", "Ask for the .muster file.");
}

/// What a code carries of a roster: no pictures, which have no room, and of madeWith only which data judged it.
Roster carried(const Roster& whole)
{
    auto roster = withoutPictures(whole);
    auto& made = roster.madeWith;
    if (made && !made->data.empty())
        made = MadeWith{made->ruleset, made->data, {}, {}, {}};
    else
        made.reset();
    return roster;
}

Result<std::string> textIn1(std::string letters, const std::string& file)
{
    std::erase_if(letters, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }); // line breaks from an e-mail
    const auto bytes = fromBase45(letters);
    if (!bytes || bytes->size() < sumBytes)
        return damaged(file);
    auto unpacked = inflated(std::string_view(*bytes).substr(sumBytes), mostUnpacked, Wrapping::None, codeDictionary());
    if (unpacked.unpacking == Unpacking::TooLarge)
        return tooLarge(file);
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < sumBytes; ++i)
        sum = sum << 8 | static_cast<unsigned char>((*bytes)[i]);
    if (unpacked.unpacking != Unpacking::Whole || checksum(unpacked.bytes) != sum)
        return damaged(file);
    return std::move(unpacked.bytes);
}

Result<std::string> textIn2(std::string letters, const std::string& file)
{
    std::erase_if(letters, [](char c) { return space.find(c) != std::string_view::npos; });
    const auto roster = unpackRoster(letters);
    if (!roster)
        return damaged(file);
    auto text = writeCompactRoster(*roster);
    return text.size() > mostUnpacked ? tooLarge(file) : Result<std::string>(std::move(text));
}

/// Whether what a code carries of the roster can be read again.
bool isReadable(const Roster& roster) { return readableRoster(carried(roster), {}).has_value(); }

/// The code of version 1; empty if the roster is too large.
std::string code1(const Roster& roster)
{
    const auto text = writeCompactRoster(withoutGivenIds(carried(roster)));
    if (text.size() > mostUnpacked)
        return {};
    const auto sum = checksum(text);
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(sum >> shift & 0xFFu);
    return std::string(prefix1) + toBase45(bytes + deflated(text, codeDictionary()));
}

/// The code of version 2; empty if that cannot say what the roster says.
std::string code2(const Roster& roster)
{
    auto whole = carried(roster);
    if (whole.madeWith && !rosterform::isHash(whole.madeWith->data))
        return {};
    // No ids are left out: those in their usual order cost next to nothing.
    assignUnitIds(whole);
    auto code = std::string(prefix2) + packRoster(whole);
    return rosterInCode(code, {}) == writeCompactRoster(whole) ? code : std::string();
}

} // namespace

std::string rosterCode(const Roster& roster) { return isReadable(roster) ? code1(roster) : std::string(); }

std::string printedCode(const Roster& roster)
{
    if (!isReadable(roster))
        return {};
    auto code = code1(roster);
    auto denser = code2(roster);
    return denser.empty() || (!code.empty() && code.size() <= denser.size()) ? code : denser;
}

Result<std::string> rosterInCode(std::string_view text, const std::string& file)
{
    const auto code = trimmedCode(text);
    const auto version = codeVersion(code);
    if (!version)
        return fault(file, "this is not a Muster code", "Codes of Muster begin with MUSTER1: or MUSTER2:");
    if (*version > 2)
        return fault(
            file, "the Muster code is of version " + std::to_string(*version) + "; this Muster reads versions 1 and 2",
            "Get a Muster that reads version " + std::to_string(*version) + '.');
    if (code.size() > mostCharacters)
        return fault(file, "the Muster code is too long", "Is it one code alone?");
    std::string letters(code.substr(code.find(':') + 1));
    return *version == 1 ? textIn1(std::move(letters), file) : textIn2(std::move(letters), file);
}

} // namespace muster
