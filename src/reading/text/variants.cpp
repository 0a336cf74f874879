#include "reading/text/variants.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace muster::text {

namespace {

constexpr Cost mostForWords = 60; ///< of the words that the variants have in common, and of one's own
constexpr Cost anyCost = 1'000;
constexpr std::int64_t mostUnitsOfVariant = 50;

/// Words of a line that several units of an army have in their names, and the
/// units.
struct Family {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<int> names; ///< positions in GameNames::units()
    std::optional<std::int64_t> total;
};

/// One variant: its count, and the tokens that name it.
struct Variant {
    enum class Count : std::uint8_t { None, Number, Half };

    Count kind = Count::None;
    std::int64_t count = 1;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t countAt = 0; ///< token of the count, where it has one
    int name = -1;
};

/// The variants of a family, as they stand on a line.
struct Variants {
    std::vector<Variant> all;
    bool isEach = false;
    bool isPart = false;
    bool isContradiction = false; ///< nobody can say how many are meant
};

/// "twice", "zweimal": how often; else a number.
std::optional<std::int64_t> timesOf(const Token& token)
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
    for (const auto& [word, value] : words)
        if (token.says(word))
            return value;
    return token.isTagged ? std::nullopt : valueOf(token);
}

class Splitter {
public:
    Splitter(const GameNames& names, Id<Army> army, const Line& line, Lookup& lookup)
        : m_names(names), m_army(army), m_line(line), m_tokens(line.tokens), m_hits(line.tokens, lookup)
    {
    }

    /// The parts of the line; empty where it is to stay whole.
    [[nodiscard]] std::vector<Line> split() const
    {
        std::vector<Line> parts;
        std::size_t done = 0;
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            auto family = familyAt(at);
            if (!family)
                continue;
            const auto begin = takeTotal(*family, done);
            auto variants = variantsOf(*family);
            count(*family, variants);
            if (variants.isContradiction) { // "4 psiloi, one bow, one sling"
                parts.assign(1, m_line);
                parts.front().fixed = LineKind::Unknown;
                return parts;
            }
            at = family->end - 1;
            if (variants.all.empty() || isWholeName(*family, variants.all.back().end))
                continue;
            addRest(done, begin, parts);
            for (const auto& variant : variants.all) {
                if (variant.count > 0)
                    parts.push_back(partOf(*family, variant));
                at = std::max(at, variant.end - 1);
            }
            while (at + 1 < m_tokens.size() && m_tokens[at + 1].isAny("),."))
                ++at;
            done = at + 1;
        }
        if (done > 0)
            addRest(done, m_tokens.size(), parts);
        return parts;
    }

    /// "Chariots: 4 Chariots": where the unit begins behind a label; 0 where
    /// there is none.
    [[nodiscard]] std::size_t afterLabel() const
    {
        constexpr std::size_t longest = 4;
        std::size_t at = 0;
        while (at < m_tokens.size() && at < longest && m_tokens[at].isWord())
            ++at;
        if (at == 0 || at + 2 >= m_tokens.size() || !m_tokens[at].is(':') || !m_tokens[at + 1].isNumber())
            return 0;
        // "Embarked: 10 Grunts" says where they are.
        const auto isLabel = [&](const Phrase& phrase) {
            const auto match = matchAt(phrase, m_tokens, m_hits, 0, at);
            return match.isFound() && match.end == at && match.cost <= mostForWords;
        };
        if (std::ranges::none_of(m_names.sections(), isLabel) &&
            std::ranges::none_of(m_names.units(), isLabel, &UnitName::phrase))
            return 0;
        const auto name = at + (m_tokens[at + 2].text == "x" ? 3U : 2U);
        const auto isUnit = [&](int i) {
            const auto match = matchAt(m_names.unit(i).phrase, m_tokens, m_hits, name, m_tokens.size());
            return match.isFound() && match.isExact;
        };
        return name < m_tokens.size() && std::ranges::any_of(namesFrom(name, anyCost), isUnit) ? at + 1 : 0;
    }

private:
    /// Whether the words up to there are the name of one unit: "Spearmen/Bow, Immortals" are no two.
    [[nodiscard]] bool isWholeName(const Family& family, std::size_t end) const
    {
        return std::ranges::any_of(family.names, [&](int name) {
            const auto match = matchAt(m_names.unit(name).phrase, m_tokens, m_hits, family.begin, end);
            return match.isFound() && match.isExact && match.cost == 0 && match.end == end;
        });
    }

    [[nodiscard]] const Unit& unit(int name) const { return m_names.catalogue().unit(m_names.unit(name).unit); }

    /// Names of the army's units that have the word of a token.
    [[nodiscard]] std::set<int> namesFrom(std::size_t at, Cost most) const
    {
        std::set<int> seen;
        for (const auto& hit : m_hits.at(at))
            for (const auto name : m_names.unitsWith(hit.word))
                if (hit.cost <= most && unit(name).army == m_army)
                    seen.insert(name);
        return seen;
    }

    /// Where the words end from a token on that are all of a name; 0 where they
    /// are not.
    [[nodiscard]] std::size_t endOfWords(int name, std::size_t at, std::size_t to) const
    {
        const auto match = matchAt(m_names.unit(name).phrase, m_tokens, m_hits, at, to);
        return match.isFound() && std::ranges::count(match.used, false) == 0 && match.used.size() == match.end - at
                   ? match.end
                   : 0;
    }

    /// The longest words from a token on that are a part of the names of several
    /// units of one army, and of none the whole, as far as their words tell them
    /// apart.
    [[nodiscard]] std::optional<Family> familyAt(std::size_t at) const
    {
        // The words up to the first comma, colon or bracket are the family; the
        // name must go on behind them.
        auto to = at;
        while (to < m_tokens.size() && m_tokens[to].isWord() && !isAboardWord(m_tokens[to].text) &&
               !isJoinWord(m_tokens[to].text))
            ++to;
        const auto seen = namesFrom(at, mostForWords);
        Family family{at, 0, {}, {}};
        for (const auto name : seen)
            family.end = std::max(family.end, endOfWords(name, at, to));
        std::set<std::size_t> kinds;
        for (const auto name : seen)
            if (family.end > at && endOfWords(name, at, family.end) == family.end &&
                m_names.unit(name).phrase.parts.size() > family.end - at) {
                family.names.push_back(name);
                kinds.insert(m_names.unit(name).unit.position());
            }
        return kinds.size() >= 2 ? std::optional(family) : std::nullopt;
    }

    /// Takes the count before a family; gives back where it begins.
    [[nodiscard]] std::size_t takeTotal(Family& family, std::size_t done) const
    {
        auto at = family.begin;
        while (at > done &&
               (m_tokens[at - 1].says({"x", "of"}) || m_tokens[at - 1].isA(isGroupWord) || m_tokens[at - 1].is('*')))
            --at;
        family.total = at > done ? timesOf(m_tokens[at - 1]) : std::nullopt;
        return family.total ? at - 1 : family.begin;
    }

    [[nodiscard]] Variants variantsOf(Family& family) const
    {
        Variants variants;
        auto at = family.end;
        // "x3" right behind the family.
        if (!family.total && at + 1 < m_tokens.size() && m_tokens[at].text == "x" && m_tokens[at + 1].isNumber()) {
            family.total = m_tokens[at + 1].number;
            at += 2;
        }
        while (at < m_tokens.size()) {
            Variant variant;
            while (at < m_tokens.size() && takeSmall(m_tokens[at], at, variant, variants))
                ++at;
            if (at == m_tokens.size() || m_tokens[at].isMark() || !takeName(family, at, variant))
                break;
            at = variant.end;
            variants.all.push_back(variant);
        }
        return variants;
    }

    /// Takes a mark, a count or a small word before a variant.
    [[nodiscard]] static bool takeSmall(const Token& token, std::size_t at, Variant& variant, Variants& variants)
    {
        if (token.isMark())
            return !token.isAny(";.=|");
        if (variant.kind == Variant::Count::None && !token.isTagged) {
            const auto number = timesOf(token);
            variant.kind = number                                   ? Variant::Count::Number
                           : token.says({"half", "halb", "halfte"}) ? Variant::Count::Half
                                                                    : Variant::Count::None;
            if (variant.kind != Variant::Count::None) {
                variant.count = number.value_or(1);
                variant.countAt = at;
                return true;
            }
        }
        const bool isPart = token.says({"davon", "which", "whereof", "darunter", "thats", "that", "namely", "namlich",
                                        "them", "ihnen"}); // "2 light infantry, of which one with slings"
        variants.isPart |= isPart;
        variants.isEach |= !isPart && token.isA(isEachWord);
        return isPart || token.isA(isEachWord) || token.isA(isJoinWord) || token.isA(isGroupWord) ||
               token.says({"x", "of", "mal", "s", "are", "is", "sind", "the"});
    }

    /// The words of one member of the family that are not the family's own, and a
    /// count behind them.
    bool takeName(const Family& family, std::size_t at, Variant& variant) const
    {
        auto best = mostForWords + 1;
        for (const auto name : family.names) {
            auto phrase = m_names.unit(name).phrase;
            std::erase_if(phrase.parts, [&](const Phrase::Part& part) {
                for (auto word = family.begin; word < family.end; ++word)
                    for (const auto& hit : m_hits.at(word))
                        if (hit.word == part.word || hit.second == part.word)
                            return true;
                return false;
            });
            for (auto& part : phrase.parts)
                part.missing = 15; // one word is enough to tell it from the others
            auto to = at;
            while (to < m_tokens.size() && to < at + phrase.parts.size() + 1 &&
                   (m_tokens[to].isWord() || m_tokens[to].is('/')) && !(to > at && isJoinWord(m_tokens[to].text)))
                ++to;
            const auto match = matchAt(phrase, m_tokens, m_hits, at, to);
            if (match.isFound() && match.cost < best) {
                best = match.cost;
                variant.begin = match.begin;
                variant.end = match.end;
                variant.name = name;
            }
        }
        if (best > mostForWords)
            return false;
        // "Javelin: 1", "jav x2"
        auto behind = variant.end;
        while (behind < m_tokens.size() && (m_tokens[behind].is(':') || m_tokens[behind].text == "x"))
            ++behind;
        if (variant.kind == Variant::Count::None && behind < m_tokens.size() && m_tokens[behind].isPlainNumber() &&
            (behind > variant.end || behind + 1 == m_tokens.size() || m_tokens[behind + 1].isMark())) {
            variant.kind = Variant::Count::Number;
            variant.count = m_tokens[behind].number;
            variant.countAt = behind;
            variant.end = behind + 1;
        }
        return true;
    }

    /// Gives every variant its count; there are none where the counts do not come
    /// out.
    void count(const Family& family, Variants& variants) const
    {
        auto all = std::exchange(variants.all, {});
        const auto& total = family.total;
        const auto isOpen = [](const Variant& variant) { return variant.kind == Variant::Count::None; };
        std::int64_t sum = 0;
        for (auto& variant : all) {
            if (variant.kind == Variant::Count::Half) {
                if (!total || *total % 2 != 0)
                    return;
                variant.count = *total / 2;
            }
            sum += isOpen(variant) ? 0 : variant.count;
        }
        // "four medium infantry with bows and two with javelins": the first are as many as was said.
        if (total && all.size() > 1 && isOpen(all.front()) && std::none_of(all.begin() + 1, all.end(), isOpen) &&
            isWith(family, all.front())) {
            all.front().kind = Variant::Count::Number;
            all.front().count = *total;
            all.front().countAt = family.begin;
            variants.all = std::move(all);
            return;
        }
        const auto open = static_cast<std::size_t>(std::ranges::count_if(all, isOpen));
        if (all.empty() || (all.size() == 1 && !variants.isPart) || sum > mostUnitsOfVariant)
            return;
        if (variants.isEach && all.front().kind == Variant::Count::Number && open == all.size() - 1) {
            for (auto& variant : all) // "one each of javelin, bow, sling"
                variant.count = all.front().count;
        } else if (open == 1 && total && *total > sum && all.size() > 1) {
            std::ranges::find_if(all, isOpen)->count = *total - sum;
        } else if (open > 0) { // "2 light infantry, slings and bows"
            if (open < all.size() || !total || *total != static_cast<std::int64_t>(open))
                return;
        } else if (total && *total > sum && all.size() == 1) {
            // "3 spearmen, one of which citizen": the others are the usual ones.
            const Variant others{
                Variant::Count::Number,           *total - sum, family.end, family.end, all.front().countAt,
                usualOf(family, all.front().name)};
            if (others.name < 0)
                return;
            all.insert(all.begin(), others);
        } else if (total && *total != sum) {
            // Kinds of one model each: the number before them counts units.
            variants.isContradiction =
                std::ranges::all_of(family.names, [&](int name) { return unit(name).maxModels == 1; });
            return;
        }
        variants.all = std::move(all);
    }

    /// Whether nothing but "with" stands between a family and its first variant.
    [[nodiscard]] bool isWith(const Family& family, const Variant& variant) const
    {
        return variant.begin == family.end + 1 && m_tokens[family.end].says({"with", "mit", "w", "wi"});
    }

    /// The member of a family that is meant where nothing more is said: the one
    /// that its name calls the standard.
    [[nodiscard]] int usualOf(const Family& family, int other) const
    {
        for (const auto name : family.names)
            for (const auto& part : m_names.unit(name).phrase.parts)
                if (const auto& word = m_names.vocabulary().word(part.word);
                    name != other && (word == "standard" || word == "usual" || word == "normal"))
                    return name;
        return -1;
    }

    [[nodiscard]] Line partOf(const Family& family, const Variant& variant) const
    {
        auto part = m_line;
        auto& count = part.tokens.front();
        count = m_tokens[variant.kind == Variant::Count::None ? family.begin : variant.countAt];
        part.tokens.resize(1);
        count.kind = Token::Kind::Number;
        count.number = variant.count;
        count.text = std::to_string(variant.count);
        count.isGlued = count.isTagged = false;
        const auto add = [&](std::size_t from, std::size_t to) {
            for (auto at = from; at < to; ++at)
                if (at != variant.countAt && !m_tokens[at].is(':') && m_tokens[at].text != "x")
                    part.tokens.push_back(m_tokens[at]);
        };
        add(family.begin, family.end);
        add(variant.begin, variant.end);
        if (variant.begin == variant.end) // the usual one, which nobody names
            for (const auto& word : m_names.unit(variant.name).phrase.parts)
                if (const auto& text = m_names.vocabulary().word(word.word);
                    std::ranges::find(part.tokens, text, &Token::text) == part.tokens.end()) {
                    auto& unsaid = part.tokens.emplace_back(m_tokens[family.end - 1]);
                    unsaid.kind = Token::Kind::Word;
                    unsaid.text = text;
                }
        part.afterBlank = false;
        return part;
    }

    void addRest(std::size_t from, std::size_t to, std::vector<Line>& parts) const
    {
        if (!hasAny(m_tokens, from, to, [](const Token& token) { return !token.isMark(); }))
            return;
        auto& part = parts.emplace_back(m_line);
        part.tokens.resize(to);
        eraseFirst(part.tokens, from);
        part.afterBlank &= from == 0;
    }

    const GameNames& m_names;
    Id<Army> m_army;
    const Line& m_line;
    const Tokens& m_tokens;
    LineHits m_hits;
};

} // namespace

std::vector<Line> withVariantsApart(const GameNames& names, Id<Army> army, Lookup& lookup, std::vector<Line> lines)
{
    constexpr std::size_t mostTokens = 120;
    std::vector<Line> apart;
    apart.reserve(lines.size());
    for (auto& line : lines) {
        std::vector<Line> parts;
        bool isRead = line.fixed || line.isHeading || line.tokens.size() > mostTokens;
        while (!isRead && line.tokens.size() >= 3) {
            const Splitter splitter(names, army, line, lookup);
            const auto label = splitter.afterLabel();
            isRead = label == 0;
            if (isRead)
                parts = splitter.split();
            else
                eraseFirst(line.tokens, label);
        }
        if (parts.empty())
            parts.push_back(std::move(line));
        std::ranges::move(parts, std::back_inserter(apart));
    }
    return apart;
}

} // namespace muster::text
