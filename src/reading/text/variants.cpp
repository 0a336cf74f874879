#include "reading/text/variants.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace muster::text {

namespace {

constexpr Cost mostForFamily = 60; ///< of the words that the variants have in common
constexpr Cost mostForVariant = 60;
constexpr std::int64_t mostUnitsOfVariant = 50;

/// Words of a line that several units of an army have in their names, and the units.
struct Family {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<int> names; ///< positions in GameNames::units()
};

/// One variant: its count, and the tokens that name it.
struct Variant {
    enum class Count : std::uint8_t { None, Number, Half, Rest };

    Count kind = Count::None;
    std::int64_t count = 1;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t countAt = 0; ///< token of the count, where it has one
    int name = -1;
};

/// "twice", "zweimal": how often.
std::optional<std::int64_t> timesWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::pair<std::string_view, std::int64_t>>({{"once", 1},
                                                                                            {"twice", 2},
                                                                                            {"thrice", 3},
                                                                                            {"einmal", 1},
                                                                                            {"zweimal", 2},
                                                                                            {"dreimal", 3},
                                                                                            {"viermal", 4},
                                                                                            {"funfmal", 5},
                                                                                            {"sechsmal", 6}});
    for (const auto& [name, value] : words)
        if (name == word)
            return value;
    return std::nullopt;
}

bool isHalf(std::string_view word) { return word == "half" || word == "halb" || word == "halfte"; }
bool isRest(std::string_view word) { return word == "rest" || word == "others" || word == "ubrigen"; }
/// "2 light infantry, of which one with slings"
bool isPartWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"davon", "which", "whereof", "darunter", "thats", "that", "namely", "namlich"});
    return std::ranges::find(words, word) != words.end();
}

class Splitter {
public:
    Splitter(const GameNames& names, Id<Army> army, Lookup& lookup) : m_names(names), m_army(army), m_lookup(lookup) {}

    /// The parts of a line; empty where it is to stay whole.
    std::vector<Line> split(const Line& line)
    {
        constexpr std::size_t mostTokens = 120;
        if (line.fixed || line.isHeading || line.tokens.size() < 3 || line.tokens.size() > mostTokens)
            return {};
        const LineHits hits(line.tokens, m_lookup);
        if (const auto from = afterLabel(line.tokens, hits); from > 0) {
            auto bare = line;
            bare.tokens.erase(bare.tokens.begin(), bare.tokens.begin() + static_cast<std::ptrdiff_t>(from));
            auto its = split(bare);
            return its.empty() ? std::vector{std::move(bare)} : its;
        }
        std::vector<Line> parts;
        std::size_t done = 0;
        for (std::size_t at = 0; at < line.tokens.size(); ++at) {
            const auto family = familyAt(line.tokens, hits, at);
            if (!family)
                continue;
            auto total = totalBefore(line.tokens, family->begin, done);
            bool isContradiction = false;
            auto variants = variantsAfter(line.tokens, hits, *family, total.first, isContradiction);
            if (isContradiction) { // "4 psiloi, one bow, one sling": nobody can say how many are meant
                auto open = line;
                open.fixed = LineKind::Unknown;
                return {std::move(open)};
            }
            if (variants.empty()) {
                at = family->end - 1;
                continue;
            }
            addRest(line, done, total.second, parts);
            for (const auto& variant : variants)
                if (variant.count > 0)
                    parts.push_back(partOf(line, *family, variant));
            done = endOf(line.tokens, variants);
            at = done - 1;
        }
        if (done > 0)
            addRest(line, done, line.tokens.size(), parts);
        return parts;
    }

private:
    /// "Chariots: 4 Chariots": where the unit begins behind a label; 0 where there is none.
    [[nodiscard]] std::size_t afterLabel(const Tokens& tokens, const LineHits& hits) const
    {
        constexpr std::size_t longest = 4;
        std::size_t at = 0;
        while (at < tokens.size() && at < longest && tokens[at].isWord())
            ++at;
        if (at == 0 || at + 2 >= tokens.size() || !tokens[at].is(':') || !tokens[at + 1].isNumber())
            return 0;
        // "Embarked: 10 Grunts" says where they are.
        const auto isOfSection = [&](const Phrase& phrase) {
            const auto match = matchAt(phrase, tokens, hits, 0, at);
            return match.isFound() && match.end == at && match.cost <= mostForFamily;
        };
        const auto isOfUnit = [&](const UnitName& unit) { return isOfSection(unit.phrase); };
        if (std::ranges::none_of(m_names.sections(), isOfSection) && std::ranges::none_of(m_names.units(), isOfUnit))
            return 0;
        const auto name = at + (tokens[at + 2].text == "x" ? 3U : 2U);
        if (name >= tokens.size())
            return 0;
        for (const auto& hit : hits.at(name))
            for (const auto i : m_names.unitsWith(hit.word)) {
                const auto& unit = m_names.units()[static_cast<std::size_t>(i)];
                if (m_names.catalogue().unit(unit.unit).army != m_army)
                    continue;
                if (const auto match = matchAt(unit.phrase, tokens, hits, name, tokens.size());
                    match.isFound() && match.isExact)
                    return at + 1;
            }
        return 0;
    }

    /// The longest words from a token on that are a part of the names of several units of one army, and of none the
    /// whole, as far as their words tell them apart.
    [[nodiscard]] std::optional<Family> familyAt(const Tokens& tokens, const LineHits& hits, std::size_t at) const
    {
        std::set<int> seen;
        for (const auto& hit : hits.at(at))
            if (hit.cost <= mostForFamily)
                for (const auto name : m_names.unitsWith(hit.word))
                    if (m_names.catalogue().unit(m_names.units()[static_cast<std::size_t>(name)].unit).army == m_army)
                        seen.insert(name);
        std::optional<Family> best;
        for (const auto name : seen) {
            // The words up to the first comma, colon or bracket are the family; the name must go on behind them.
            auto to = at;
            while (to < tokens.size() && tokens[to].isWord() && !isAboardWord(tokens[to].text) &&
                   !isJoinWord(tokens[to].text))
                ++to;
            const auto& phrase = m_names.units()[static_cast<std::size_t>(name)].phrase;
            const auto match = matchAt(phrase, tokens, hits, at, to);
            if (!match.isFound() ||
                static_cast<std::size_t>(std::ranges::count(match.used, true)) != match.end - match.begin)
                continue;
            if (!best || match.end > best->end)
                best = Family{at, match.end, {}};
        }
        if (!best)
            return std::nullopt;
        const auto words = best->end - best->begin;
        for (const auto name : seen) {
            const auto& phrase = m_names.units()[static_cast<std::size_t>(name)].phrase;
            const auto match = matchAt(phrase, tokens, hits, at, best->end);
            if (match.isFound() && match.end == best->end && phrase.parts.size() > words &&
                static_cast<std::size_t>(std::ranges::count(match.used, true)) == words)
                best->names.push_back(name);
        }
        std::set<std::size_t> kinds;
        for (const auto name : best->names)
            kinds.insert(m_names.units()[static_cast<std::size_t>(name)].unit.position());
        return kinds.size() >= 2 ? best : std::nullopt;
    }

    /// The count before a family, and where it begins.
    static std::pair<std::optional<std::int64_t>, std::size_t> totalBefore(const Tokens& tokens, std::size_t begin,
                                                                           std::size_t done)
    {
        auto at = begin;
        while (at > done && ((tokens[at - 1].isWord() && (tokens[at - 1].text == "x" || tokens[at - 1].text == "of" ||
                                                          isGroupWord(tokens[at - 1].text))) ||
                             tokens[at - 1].is('*')))
            --at;
        if (at > done && !tokens[at - 1].isTagged)
            if (const auto number = numberOf(tokens[at - 1]))
                return {number, at - 1};
        return {std::nullopt, begin};
    }

    static std::optional<std::int64_t> numberOf(const Token& token)
    {
        if (token.isNumber())
            return token.isTagged ? std::nullopt : std::optional(token.number);
        if (!token.isWord())
            return std::nullopt;
        if (const auto times = timesWord(token.text))
            return times;
        return numberWord(token.text);
    }

    [[nodiscard]] std::vector<Variant> variantsAfter(const Tokens& tokens, const LineHits& hits, const Family& family,
                                                     std::optional<std::int64_t> total, bool& isContradiction) const
    {
        std::vector<Variant> variants;
        auto at = family.end;
        bool isEach = false;
        bool isPart = false;
        // "x3" right behind the family.
        if (!total && at + 1 < tokens.size() && tokens[at].text == "x" && tokens[at + 1].isNumber()) {
            total = tokens[at + 1].number;
            at += 2;
        }
        while (at < tokens.size()) {
            // Marks and small words before a variant.
            Variant variant;
            while (at < tokens.size()) {
                const auto& token = tokens[at];
                if (token.is(';') || token.is('.') || token.is('=') || token.is('|'))
                    return finished(std::move(variants), family, total, isEach, isPart, isContradiction);
                if (token.kind == Token::Kind::Mark) {
                    ++at;
                    continue;
                }
                if (variant.kind == Variant::Count::None && !token.isTagged) {
                    if (const auto number = numberOf(token)) {
                        variant.kind = Variant::Count::Number;
                        variant.count = *number;
                        variant.countAt = at++;
                        continue;
                    }
                    if (isHalf(token.text) || isRest(token.text)) {
                        variant.kind = isHalf(token.text) ? Variant::Count::Half : Variant::Count::Rest;
                        variant.countAt = at++;
                        continue;
                    }
                }
                if (token.isWord() && isPartWord(token.text))
                    isPart = true;
                else if (token.isWord() && isEachWord(token.text))
                    isEach = true;
                else if (token.isWord() && (token.text == "them" || token.text == "ihnen"))
                    isPart = true; // "two of them Spartans"
                else if (!(token.isWord() &&
                           (isJoinWord(token.text) || token.text == "x" || token.text == "of" || token.text == "mal" ||
                            token.text == "s" || token.text == "are" || token.text == "is" || token.text == "sind" ||
                            isGroupWord(token.text) || token.text == "the")))
                    break;
                ++at;
            }
            if (at == tokens.size())
                break;
            if (!nameAt(tokens, hits, family, at, variant))
                break;
            at = variant.end;
            // "Javelin: 1", "jav x2"
            auto behind = at;
            while (behind < tokens.size() && (tokens[behind].is(':') || tokens[behind].text == "x"))
                ++behind;
            if (variant.kind == Variant::Count::None && behind < tokens.size() && tokens[behind].isNumber() &&
                !tokens[behind].isTagged &&
                (behind > at || (behind + 1 == tokens.size() || tokens[behind + 1].kind == Token::Kind::Mark))) {
                variant.kind = Variant::Count::Number;
                variant.count = tokens[behind].number;
                variant.countAt = behind;
                variant.end = behind + 1;
                at = behind + 1;
            }
            variants.push_back(variant);
        }
        return finished(std::move(variants), family, total, isEach, isPart, isContradiction);
    }

    /// The words of one member of the family that are not the family's own.
    [[nodiscard]] bool nameAt(const Tokens& tokens, const LineHits& hits, const Family& family, std::size_t at,
                              Variant& variant) const
    {
        Cost best = mostForVariant + 1;
        for (const auto name : family.names) {
            auto phrase = m_names.units()[static_cast<std::size_t>(name)].phrase;
            const auto own = matchAt(phrase, tokens, hits, family.begin, family.end);
            std::erase_if(phrase.parts, [&](const Phrase::Part& part) {
                for (auto word = family.begin; word < family.end; ++word)
                    for (const auto& hit : hits.at(word))
                        if (hit.word == part.word || hit.second == part.word)
                            return true;
                return false;
            });
            if (!own.isFound() || phrase.parts.empty())
                continue;
            for (auto& part : phrase.parts)
                part.missing = 15; // one word is enough to tell it from the others
            auto to = at;
            while (to < tokens.size() && to < at + phrase.parts.size() + 1 &&
                   (tokens[to].isWord() || tokens[to].is('/')) && !(to > at && isJoinWord(tokens[to].text)))
                ++to;
            const auto match = matchAt(phrase, tokens, hits, at, to);
            if (match.isFound() && match.cost < best) {
                best = match.cost;
                variant.begin = match.begin;
                variant.end = match.end;
                variant.name = name;
            }
        }
        return best <= mostForVariant;
    }

    /// Gives every variant its count; empty where the counts do not come out.
    [[nodiscard]] std::vector<Variant> finished(std::vector<Variant> variants, const Family& family,
                                                std::optional<std::int64_t> total, bool isEach, bool isPart,
                                                bool& isContradiction) const
    {
        if (variants.empty() || (variants.size() == 1 && !isPart))
            return {};
        std::int64_t sum = 0;
        std::size_t open = 0;
        for (auto& variant : variants) {
            if (variant.kind == Variant::Count::Half) {
                if (!total || *total % 2 != 0)
                    return {};
                variant.count = *total / 2;
            } else if (variant.kind != Variant::Count::Number)
                ++open;
            sum += variant.kind == Variant::Count::Rest || variant.kind == Variant::Count::None ? 0 : variant.count;
        }
        if (sum > mostUnitsOfVariant)
            return {};
        if (isEach && variants.front().kind == Variant::Count::Number && open == variants.size() - 1) {
            for (auto& variant : variants) // "one each of javelin, bow, sling"
                variant.count = variants.front().count;
            return variants;
        }
        if (open == 1 && total && *total > sum && variants.size() > 1) {
            for (auto& variant : variants)
                if (variant.kind == Variant::Count::None || variant.kind == Variant::Count::Rest)
                    variant.count = *total - sum;
        } else if (open > 0 && open == variants.size() && total && *total == static_cast<std::int64_t>(open)) {
            // "2 light infantry, slings and bows"
        } else if (open > 0)
            return {};
        else if (total && *total > sum && variants.size() == 1 && isPart) {
            // "3 spearmen, one of which citizen": the others are the usual ones.
            Variant others = variants.front();
            others.count = *total - sum;
            others.name = usualOf(family, variants.front().name);
            if (others.name < 0)
                return {};
            others.begin = others.end = family.end;
            variants.insert(variants.begin(), others);
        } else if (total && *total != sum) {
            isContradiction = isSingle(family);
            return {};
        }
        return variants;
    }

    /// Whether the kinds of a family have one model each, so that a number before them counts units.
    [[nodiscard]] bool isSingle(const Family& family) const
    {
        return std::ranges::all_of(family.names, [&](int name) {
            return m_names.catalogue().unit(m_names.units()[static_cast<std::size_t>(name)].unit).maxModels == 1;
        });
    }

    /// The member of a family that is meant where nothing more is said: the one that its name calls the standard.
    [[nodiscard]] int usualOf(const Family& family, int other) const
    {
        for (const auto name : family.names)
            for (const auto& part : m_names.units()[static_cast<std::size_t>(name)].phrase.parts)
                if (const auto& word = m_names.vocabulary().word(part.word);
                    name != other && (word == "standard" || word == "usual" || word == "normal"))
                    return name;
        return -1;
    }

    static std::size_t endOf(const Tokens& tokens, const std::vector<Variant>& variants)
    {
        std::size_t end = 0;
        for (const auto& variant : variants)
            end = std::max(end, variant.end);
        while (end < tokens.size() && (tokens[end].is(')') || tokens[end].is(',') || tokens[end].is('.')))
            ++end;
        return end;
    }

    Line partOf(const Line& line, const Family& family, const Variant& variant) const
    {
        auto part = line;
        part.tokens.clear();
        Token count = line.tokens[variant.kind == Variant::Count::None ? family.begin : variant.countAt];
        count.kind = Token::Kind::Number;
        count.number = variant.count;
        count.text = std::to_string(variant.count);
        count.isGlued = count.isTagged = false;
        part.tokens.push_back(std::move(count));
        const auto add = [&](std::size_t from, std::size_t to) {
            for (auto at = from; at < to; ++at)
                if (at != variant.countAt && !line.tokens[at].is(':') && line.tokens[at].text != "x")
                    part.tokens.push_back(line.tokens[at]);
        };
        add(family.begin, family.end);
        add(variant.begin, variant.end);
        if (variant.begin == variant.end && variant.name >= 0) // the usual one, which nobody names
            for (const auto& word : m_names.units()[static_cast<std::size_t>(variant.name)].phrase.parts)
                if (const auto& text = m_names.vocabulary().word(word.word);
                    std::ranges::none_of(part.tokens, [&](const Token& token) { return token.text == text; })) {
                    auto unsaid = line.tokens[family.end - 1];
                    unsaid.kind = Token::Kind::Word;
                    unsaid.text = text;
                    part.tokens.push_back(std::move(unsaid));
                }
        part.afterBlank = false;
        return part;
    }

    static void addRest(const Line& line, std::size_t from, std::size_t to, std::vector<Line>& parts)
    {
        const auto isWord = [](const Token& token) { return token.isWord() || token.isNumber(); };
        if (std::none_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                         line.tokens.begin() + static_cast<std::ptrdiff_t>(to), isWord))
            return;
        auto& part = parts.emplace_back(line);
        part.tokens.assign(line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                           line.tokens.begin() + static_cast<std::ptrdiff_t>(to));
        part.afterBlank &= from == 0;
    }

    const GameNames& m_names;
    Id<Army> m_army;
    Lookup& m_lookup;
};

} // namespace

std::vector<Line> withVariantsApart(const GameNames& names, Id<Army> army, Lookup& lookup, std::vector<Line> lines)
{
    Splitter splitter(names, army, lookup);
    std::vector<Line> apart;
    apart.reserve(lines.size());
    for (auto& line : lines) {
        auto parts = splitter.split(line);
        if (parts.empty())
            apart.push_back(std::move(line));
        else
            for (auto& part : parts)
                apart.push_back(std::move(part));
    }
    return apart;
}

} // namespace muster::text
