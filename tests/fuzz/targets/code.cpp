// The text of a QR code: read, and made of what was read; or a roster, made into one and read again.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "io/code/v2/rosterpacker.h"
#include "io/files/base45.h"
#include "io/files/deflated.h"
#include "io/roster/codedictionary.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

constexpr std::string_view codeHead = "MUSTER1:";
constexpr std::string_view codeHead2 = "MUSTER2:";
constexpr std::size_t sumBytes = 4;
constexpr std::size_t mostInCode = 64 << 10;

bool isJson(std::string_view bytes) { return bytes.starts_with('{'); }

/// A code of any text, which need be no roster.
std::string codeOf(std::string_view text)
{
    const auto sum = checksum(text);
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(sum >> shift & 0xFFu);
    return std::string(codeHead) + toBase45(bytes + deflated(text, codeDictionary()));
}

/// A code of version 2 of a text; empty where that is no roster.
std::string code2Of(std::string_view text)
{
    const auto roster = readRoster(text, "FILE");
    return roster ? std::string(codeHead2) + packRoster(*roster) : std::string();
}

/// The text in a code; empty where it is damaged.
std::string textIn(std::string_view code)
{
    if (code.starts_with(codeHead2))
        return rosterInCode(code, "CODE").value_or(std::string());
    const auto bytes = code.starts_with(codeHead) ? fromBase45(code.substr(codeHead.size())) : std::nullopt;
    if (!bytes || bytes->size() < sumBytes)
        return {};
    return inflated(std::string_view(*bytes).substr(sumBytes), mostInCode, Wrapping::None, codeDictionary()).bytes;
}

Result<Roster> readCode(std::string_view code)
{
    const auto text = rosterInCode(code, "CODE");
    return text ? readRoster(*text, "CODE") : tl::unexpected(text.error());
}

bool runCode(std::string_view bytes)
{
    const bool isCode = isRosterCode(bytes);
    auto roster = isJson(bytes) ? readRoster(bytes, "FILE") : readCode(bytes);
    if (!roster) {
        demandWords(roster.error());
        return false;
    }
    demand(isCode || isJson(bytes), "what is read as a code is told to be one");
    roster->madeWith.reset();
    const auto code = rosterCode(*roster);
    if (code.empty())
        return false;
    for (const auto& either : {code, printedCode(*roster)}) {
        demand(isRosterCode(either), "a code is told to be one");
        const auto again = readCode(either);
        demand(again.has_value(), "a code can be read");
        demand(*again == *roster, "a code has the roster that it was made of");
    }
    return true;
}

std::string mutateCode(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("code");
    if (isJson(bytes)) {
        auto text = mutateJson(bytes, isJson(other) ? std::string(other) : textIn(other), pool, chance);
        return chance.oneIn(3) ? codeOf(text) : chance.oneIn(3) ? code2Of(text) : text;
    }
    const auto text = textIn(bytes);
    if (text.empty() || chance.oneIn(4))
        return chance.changedBytes(std::string(bytes));
    const auto changed = mutateJson(text, isJson(other) ? std::string(other) : textIn(other), pool, chance);
    return chance.oneIn(4) ? changed : bytes.starts_with(codeHead2) ? code2Of(changed) : codeOf(changed);
}

const Registration codeTarget({"code", runCode, mutateCode, 16 << 10});

} // namespace
