#include "io/code/v2/textcoder.h"

#include "io/code/v2/codenames.h"
#include "io/code/v2/codewords.h"

#include <algorithm>

namespace muster {

namespace {

/// A letter is six decisions: its number in this list. Signs come first, vowels and consonants stand together: so the
/// first decisions already tell much. 0 is the end of the text, 1 any other byte, which follows in eight decisions.
/// Capital letters are written as small ones, with a decision more.
constexpr std::string_view alphabet("\0\1 '-.,!?:;()/&\"0123456789\n\xC3+#%$"
                                    "eaiouylrnmstdhcgkbpfvwzqxj_*=@\xE2\x80",
                                    64);
constexpr int letterBits = 6;
constexpr unsigned theEnd = 0;
constexpr unsigned anyByte = 1;
static_assert(alphabet.back() == '\x80' && alphabet[theEnd] == '\0' && alphabet[anyByte] == '\1');

// Decisions are numbered: the bits of a number by the bits before them, with a 1 in front.
constexpr std::uint32_t byteBits = 64;   ///< added to those of a byte
constexpr std::uint32_t isCapital = 512; ///< follows a letter from a to z

// A count of decisions says less the smaller it is: then the chance that shorter contexts gave counts as well, as much
// as so many decisions.
constexpr std::uint32_t trustInShorter = 4;
constexpr Chance leastChance = 16;
constexpr int mostCounted = 48;

// Contexts are found by their hashes, in one of a few places one after another.
constexpr std::size_t placeCount = std::size_t{1} << 16u;
constexpr std::size_t tries = 4;

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    const auto mix = (a ^ (b * 0x9E3779B97F4A7C15u)) * 0xBF58476D1CE4E5B9u;
    return mix ^ (mix >> 32u);
}

constexpr bool isSmall(unsigned c) { return c >= 'a' && c <= 'z'; }
constexpr bool isBig(unsigned c) { return c >= 'A' && c <= 'Z'; }
constexpr unsigned toBig = 'a' - 'A';

unsigned numberOfLetter(unsigned letter)
{
    const auto number = alphabet.find(static_cast<char>(letter), anyByte + 1);
    return number == std::string_view::npos ? anyByte : static_cast<unsigned>(number);
}

/// To learn, a text is coded to nowhere.
class Nowhere final : public BitCoder {
public:
    bool code(Chance /*chance*/, bool yes) override { return yes; }
};

/// In ids, words are separated by hyphens. Exchanged for spaces, what was learned from names holds for them too.
std::string withSpaces(std::string id)
{
    for (auto& c : id)
        c = c == '-' ? ' ' : c == ' ' ? '-' : c;
    return id;
}

} // namespace

/// What came before a letter of a text.
struct TextCoder::Before {
    explicit Before(Kind of) : kind(static_cast<std::uint64_t>(of)) {}

    std::uint64_t kind;
    std::uint64_t letters = 0; ///< the last eight, as small letters
    std::uint64_t word = 0;    ///< hash of the letters of the word
    unsigned inWord = 0;       ///< their number
    bool wasCapital = true;    ///< the word before began with a capital letter

    void add(unsigned small, bool isCapital)
    {
        letters = letters << 8u | small;
        const bool isOfWord = isSmall(small) || small >= 0x80 || small == '\'';
        if (isOfWord && inWord == 0)
            wasCapital = isCapital;
        word = isOfWord ? mixed(word + 1, small) : 0;
        inWord = isOfWord ? inWord + 1 : 0;
    }

    /// From short to long.
    [[nodiscard]] Contexts contexts() const
    {
        return {mixed(letters & 0xFFu, 1), mixed(letters & 0xFFFFu, 2), mixed(letters & 0xFFFFFFFFu, 3),
                mixed(word, 4)};
    }

    /// For whether `letter` is a capital one.
    [[nodiscard]] Contexts contextsOfCase(unsigned letter) const
    {
        const auto beginsSentence = (letters & 0xFFu) == 0 || (letters >> 8u & 0xFFu) == '.';
        const auto place = std::min(inWord, 2u);
        const auto situation = place * 4u + (wasCapital ? 2u : 0u) + (beginsSentence ? 1u : 0u);
        const auto ofKind = kind << 8u | situation;
        return {mixed(place, 5), mixed(situation, 6), mixed(ofKind, 7), mixed(ofKind << 8u | letter, 8)};
    }
};

TextCoder::TextCoder() : TextCoder(Empty{})
{
    static const auto learned = [] {
        TextCoder coder{Empty{}};
        coder.learn();
        return coder;
    }();
    *this = learned;
}

TextCoder::TextCoder(Empty /*empty*/) : m_places(placeCount) {}

void TextCoder::learn()
{
    Nowhere nowhere;
    auto left = static_cast<std::size_t>(-1);
    for (const auto name : CodeNames::frozen().ofUnits())
        code(nowhere, Kind::Id, name, left);
    for (const auto& [kind, text] : codeWords())
        code(nowhere, kind, text, left);
}

std::string TextCoder::code(BitCoder& coder, Kind kind, std::string_view given, std::size_t& left)
{
    const auto text = kind == Kind::Id ? withSpaces(std::string(given)) : std::string(given);
    Before before(kind);
    std::string coded;
    for (std::size_t i = 0;; ++i) {
        if (left < letterCost) {
            left = 0;
            break;
        }
        left -= letterCost;
        const unsigned letter = i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
        const auto small = isBig(letter) ? letter + toBig : letter;
        const auto number = i < text.size() ? numberOfLetter(small) : theEnd;
        const auto contexts = before.contexts();
        const auto bits = [&](unsigned value, int count, std::uint32_t decisions) {
            std::uint32_t read = 1;
            while (--count >= 0)
                read = read << 1u | (decide(coder, contexts, decisions + read, (value >> count & 1u) != 0) ? 1u : 0u);
            return read;
        };
        const auto readNumber = bits(number, letterBits, 0) - (1u << letterBits);
        if (readNumber == theEnd)
            break;
        auto read =
            readNumber == anyByte ? bits(small, 8, byteBits) - 256u : static_cast<unsigned char>(alphabet[readNumber]);
        const bool capital = isSmall(read) && decide(coder, before.contextsOfCase(read), isCapital, isBig(letter));
        before.add(read, capital);
        coded += static_cast<char>(capital ? read - toBig : read);
    }
    return kind == Kind::Id ? withSpaces(std::move(coded)) : coded;
}

bool TextCoder::decide(BitCoder& coder, const Contexts& contexts, std::uint32_t decision, bool yes)
{
    std::array<Odds*, contextCount> all{};
    Chance chance = certainty / 2;
    for (std::size_t i = 0; i < contexts.size(); ++i) {
        auto& odds = oddsOf(contexts[i], decision);
        chance = (odds.yes() * certainty + trustInShorter * chance) / (odds.all() + trustInShorter);
        all[i] = &odds;
    }
    yes = coder.code(std::clamp(chance, leastChance, certainty - leastChance), yes);
    for (auto* odds : all)
        odds->count(yes, mostCounted);
    return yes;
}

/// A context that finds no free place takes that of the one of which least is known.
Odds& TextCoder::oddsOf(std::uint64_t context, std::uint32_t decision)
{
    const auto hash = mixed(context, decision);
    const auto check = static_cast<std::uint16_t>(hash >> 48u | 1u);
    Place* least = nullptr;
    for (std::size_t i = 0; i < tries; ++i) {
        auto& place = m_places[(hash + i) % placeCount];
        if (place.check == check)
            return place.odds;
        if (!least || place.odds.all() < least->odds.all())
            least = &place;
    }
    *least = {check, {}};
    return least->odds;
}

} // namespace muster
