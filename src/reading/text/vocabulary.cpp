#include "reading/text/vocabulary.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace muster::text {

namespace {

/// Steps of comparing letters for one text. A roster of 60 lines takes some 2 million.
constexpr std::int64_t mostSteps = 150'000'000;

constexpr Cost twin = 30;  ///< letters that machines mistake for each other
constexpr Cost swap = 60;  ///< neighbours in the wrong order
constexpr Cost slip = 100; ///< any other wrong letter
constexpr Cost shortened = 40;
constexpr Cost consonants = 55;

using TwinTable = std::array<std::array<bool, 128>, 128>;

constexpr TwinTable twinTable()
{
    constexpr auto pairs = std::to_array<std::array<char, 2>>({{'o', '0'},
                                                               {'i', 'l'},
                                                               {'i', '1'},
                                                               {'l', '1'},
                                                               {'s', '5'},
                                                               {'b', '8'},
                                                               {'e', 'c'},
                                                               {'h', 'b'},
                                                               {'z', '2'},
                                                               {'i', 'j'},
                                                               {'u', 'v'},
                                                               {'t', 'f'},
                                                               {'g', '9'},
                                                               {'g', 'q'},
                                                               {'n', 'h'},
                                                               {'a', 'o'},
                                                               {'l', 't'},
                                                               {'i', 't'}});
    TwinTable table{};
    for (const auto& pair : pairs) {
        table[static_cast<std::size_t>(pair[0])][static_cast<std::size_t>(pair[1])] = true;
        table[static_cast<std::size_t>(pair[1])][static_cast<std::size_t>(pair[0])] = true;
    }
    return table;
}

bool areTwins(char a, char b)
{
    static constexpr auto table = twinTable();
    const auto first = static_cast<unsigned char>(a);
    const auto second = static_cast<unsigned char>(b);
    return first < 128 && second < 128 && table[first][second];
}

/// Weighted distance of two words, or more than `most` as soon as it must be.
Cost distance(std::string_view a, std::string_view b, Cost most, std::int64_t& steps)
{
    constexpr std::size_t longest = 40;
    if (a.size() > longest || b.size() > longest)
        return most + 1;
    std::array<std::array<Cost, longest + 1>, 3> rows{};
    auto* before2 = &rows[0];
    auto* before = &rows[1];
    auto* row = &rows[2];
    for (std::size_t j = 0; j <= b.size(); ++j)
        (*before)[j] = static_cast<Cost>(j) * slip;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        (*row)[0] = static_cast<Cost>(i) * slip;
        Cost least = (*row)[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const auto change = a[i - 1] == b[j - 1] ? 0 : areTwins(a[i - 1], b[j - 1]) ? twin : slip;
            // A doubled letter left out or put in is a small slip.
            const auto drop = i > 1 && a[i - 1] == a[i - 2] ? swap : slip;
            const auto put = j > 1 && b[j - 1] == b[j - 2] ? swap : slip;
            auto cost = std::min({(*before)[j - 1] + change, (*before)[j] + drop, (*row)[j - 1] + put});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost = std::min(cost, (*before2)[j - 2] + swap);
            // rn and m look alike in print, cl and d.
            if (i > 1 && ((a[i - 2] == 'r' && a[i - 1] == 'n' && b[j - 1] == 'm') ||
                          (a[i - 2] == 'c' && a[i - 1] == 'l' && b[j - 1] == 'd')))
                cost = std::min(cost, (*before2)[j - 1] + twin);
            if (j > 1 && ((b[j - 2] == 'r' && b[j - 1] == 'n' && a[i - 1] == 'm') ||
                          (b[j - 2] == 'c' && b[j - 1] == 'l' && a[i - 1] == 'd')))
                cost = std::min(cost, (*before)[j - 2] + twin);
            (*row)[j] = cost;
            least = std::min(least, cost);
        }
        steps += static_cast<std::int64_t>(b.size());
        if (least > most)
            return most + 1;
        auto* const free = before2;
        before2 = before;
        before = row;
        row = free;
    }
    return (*before)[b.size()];
}

/// The letters that a figure may stand for in print that a machine has read.
std::string_view lettersFor(char figure)
{
    switch (figure) {
    case '0':
        return "o";
    case '1':
        return "li";
    case '5':
        return "s";
    case '8':
        return "b";
    default:
        return "";
    }
}

bool isVowel(char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; }

/// Whether the first word is the second without its vowels, or with some of its consonants left out: sqdn, cmdr, plt.
bool isSkeleton(std::string_view word, std::string_view of)
{
    if (word.size() == 2 && of.size() >= 4 && of.size() <= 6)
        return word.front() == of.front() && word.back() == of.back() && !isVowel(word.back());
    if (word.size() < 3 || word.size() >= of.size() || word.front() != of.front() ||
        std::any_of(word.begin() + 1, word.end(), isVowel))
        return false;
    std::size_t at = 0;
    for (const auto c : of)
        if (at < word.size() && word[at] == c)
            ++at;
    return at == word.size();
}

bool isDigits(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// The word without an ending of the plural that has at least three letters before it.
std::string_view stem(std::string_view word)
{
    if (word.size() > 4 && word.ends_with("ies"))
        return word.substr(0, word.size() - 3);
    if (word.size() > 4 && word.ends_with("y"))
        return word.substr(0, word.size() - 1);
    for (const std::string_view ending : {"es", "en", "s", "n", "e"})
        if (word.size() >= ending.size() + 3 && word.ends_with(ending))
            return word.substr(0, word.size() - ending.size());
    return word;
}

bool isSameInPlural(std::string_view a, std::string_view b)
{
    if (a.size() < 3 || b.size() < 3 || a.front() != b.front())
        return false;
    const auto endings = [](std::string_view shorter, std::string_view longer) {
        if (!longer.starts_with(shorter))
            return false;
        const auto rest = longer.substr(shorter.size());
        return rest == "s" || rest == "es" || rest == "en" || rest == "n" || rest == "e";
    };
    if (endings(a, b) || endings(b, a))
        return true;
    return a.size() > 4 && b.size() > 4 && stem(a) == stem(b) &&
           (a.ends_with("ies") || b.ends_with("ies") || a.ends_with("y") || b.ends_with("y"));
}

} // namespace

int Vocabulary::add(const std::string& word)
{
    const auto [at, isNew] = m_ids.emplace(word, static_cast<int>(m_words.size()));
    if (isNew) {
        m_words.push_back(word);
        m_letters.push_back(lettersOf(word));
    }
    return at->second;
}

std::uint32_t Vocabulary::lettersOf(std::string_view word)
{
    std::uint32_t letters = 0;
    for (const auto c : word)
        letters |= 1U << (static_cast<unsigned char>(c) & 31U);
    return letters;
}

int Vocabulary::find(const std::string& word) const
{
    const auto found = m_ids.find(word);
    return found == m_ids.end() ? -1 : found->second;
}

const std::vector<Hit>& Lookup::find(const std::string& word, bool isShort)
{
    const auto key = isShort ? word + '.' : word;
    if (const auto known = m_found.find(key); known != m_found.end())
        return known->second;
    return m_found.emplace(key, search(word, isShort)).first->second;
}

std::vector<Hit> Lookup::search(const std::string& word, bool isShort)
{
    std::vector<Hit> hits;
    const auto exact = m_vocabulary.find(word);
    if (exact >= 0)
        hits.push_back({exact, 0});
    if (word == "l" || word == "r") // L arm
        if (const auto side = m_vocabulary.find(word == "l" ? "left" : "right"); side >= 0)
            hits.push_back({side, consonants});
    if (isDigits(word) || word.size() > 40)
        return hits;
    const bool seeksSlips = word.size() >= 3 && m_steps < mostSteps;
    const auto size = static_cast<int>(word.size());
    const auto letters = Vocabulary::lettersOf(word);
    const bool isPlain = isPlainShortWord(word);
    // Words of every sentence are no slips of names, nor short for them; but "can" is short for a cannon.
    const bool isOfSentences =
        !isShort && word != "can" && (isPlain || isSentenceWord(word) || isFillWord(word) || isJoinWord(word));
    for (int id = 0; id < static_cast<int>(m_vocabulary.size()); ++id) {
        const auto& name = m_vocabulary.word(id);
        if (id == exact || isDigits(name))
            continue;
        ++m_steps;
        if (isSameInPlural(word, name)) {
            hits.push_back({id, 2});
            continue;
        }
        if (isOfSentences)
            continue;
        const auto length = static_cast<int>(name.size());
        Cost best = 1'000;
        if (length > size && size >= (isShort ? 1 : 2) && name.starts_with(word) &&
            (isShort || size >= 3 || (length <= 6 && !isPlain)))
            best = isShort ? shortened - 15 : shortened;
        else if (!isPlain && isSkeleton(word, name))
            best = consonants;
        const auto most = std::min(std::max(size, length), 16) * slip / 4;
        // A wrong letter changes two bits at most, and m for rn three.
        const bool isNear = std::popcount(letters ^ m_vocabulary.letters(id)) <= 2 * (most / slip) + 3;
        if (seeksSlips && std::abs(length - size) <= 3 && length >= 3 && isNear) {
            auto far = distance(word, name, std::max(most, slip), m_steps);
            if (word.ends_with('s') && !name.ends_with('s'))
                far = std::min(far, distance(word.substr(0, word.size() - 1), name, std::max(most, slip), m_steps) + 5);
            best = std::min(best, std::max(far, 5));
            if (best > std::max(most, slip) && best < 1'000 && best != shortened && best != consonants)
                best = 1'000;
        } else if (!seeksSlips && size == length && size >= 2) {
            // Short words are only mended where letters look alike.
            Cost twins = 0;
            for (int i = 0; i < size && twins <= twin; ++i) {
                const auto a = word[static_cast<std::size_t>(i)];
                const auto b = name[static_cast<std::size_t>(i)];
                twins += a == b ? 0 : areTwins(a, b) ? twin : 1'000;
            }
            if (twins <= twin)
                best = std::min(best, twins + 20);
        }
        if (best < 400)
            hits.push_back({id, best});
    }
    std::ranges::stable_sort(hits, {}, &Hit::cost);
    // Where the word itself is in the data, others that look like it are not meant, except for longer forms of it.
    if (exact >= 0)
        std::erase_if(hits, [](const Hit& hit) { return hit.cost > shortened; });
    constexpr std::size_t mostHits = 24;
    if (hits.size() > mostHits)
        hits.resize(mostHits);
    return hits;
}

LineHits::LineHits(const Tokens& tokens, Lookup& lookup) : m_at(tokens.size())
{
    const auto& vocabulary = lookup.vocabulary();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        if (token.kind == Token::Kind::Mark || (token.isWord() && (isPointsWord(token.text) || token.text == "x")))
            continue;
        for (const auto& hit : lookup.find(token.text, token.isShort))
            m_at[i].push_back({hit.word, -1, hit.cost, 1});
        // A figure at the start or the end of a word may be a letter: 5ection, genera1.
        if (i + 1 < tokens.size() && tokens[i + 1].isGlued && token.kind != tokens[i + 1].kind &&
            (token.isWord() || tokens[i + 1].isWord())) {
            const auto& figure = token.isNumber() ? token : tokens[i + 1];
            const auto& word = token.isNumber() ? tokens[i + 1] : token;
            const auto letters =
                figure.isNumber() && figure.text.size() == 1 ? lettersFor(figure.text.front()) : std::string_view();
            for (const auto letter : letters) {
                const auto whole = token.isNumber() ? letter + word.text : word.text + letter;
                if (const auto id = whole.size() >= 3 ? vocabulary.find(whole) : -1; id >= 0)
                    m_at[i].push_back({id, -1, twin, 2});
            }
        }
        if (!token.isWord())
            continue;
        // Two words of a name written as one.
        if (token.text.size() >= 6 && token.text.size() <= 40)
            for (std::size_t cut = 2; cut + 2 <= token.text.size(); ++cut) {
                const auto first = vocabulary.find(token.text.substr(0, cut));
                const auto second = first < 0 ? -1 : vocabulary.find(token.text.substr(cut));
                if (second >= 0)
                    m_at[i].push_back({first, second, 5, 1});
            }
        // One word of a name written as two.
        if (i + 1 < tokens.size() && tokens[i + 1].isWord() && token.text.size() + tokens[i + 1].text.size() <= 40) {
            const auto joined = vocabulary.find(token.text + tokens[i + 1].text);
            if (joined >= 0)
                m_at[i].push_back({joined, -1, 5, 2});
            else if (constexpr std::size_t longWord = 9; token.text.size() + tokens[i + 1].text.size() >= longWord &&
                                                         vocabulary.find(token.text) < 0 && !isJoinWord(token.text) &&
                                                         !isFillWord(token.text))
                for (const auto& hit : lookup.find(token.text + tokens[i + 1].text, false))
                    if (hit.cost <= 2 * slip && vocabulary.word(hit.word).size() >= longWord)
                        m_at[i].push_back({hit.word, -1, hit.cost + 5, 2});
        }
    }
}

Match matchAt(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from, std::size_t to)
{
    constexpr Cost extraWord = 60;
    constexpr Cost outOfOrder = 10;
    // A quick look first: does the word here belong to the name at all?
    const auto isOfName = [&](const LineHits::At& hit) {
        return std::ranges::find(phrase.parts, hit.word, &Phrase::Part::word) != phrase.parts.end();
    };
    if (from >= to || std::ranges::none_of(hits.at(from), isOfName))
        return {};
    Match match;
    match.begin = from;
    std::vector<bool> taken(phrase.parts.size());
    std::size_t left = phrase.parts.size();
    std::size_t nextInOrder = 0;
    std::size_t extras = 0;
    Cost pending = 0; // of what stands between the last part found and here
    std::vector<bool> used;
    Cost cost = 0;
    const auto partOf = [&](int word) {
        // The part that comes next, if it is this word, else the first that is free.
        for (std::size_t step = 0; step < phrase.parts.size(); ++step) {
            const auto part = (nextInOrder + step) % phrase.parts.size();
            if (!taken[part] && phrase.parts[part].word == word)
                return part;
        }
        return phrase.parts.size();
    };
    for (std::size_t i = from; i < to && left > 0; ++i) {
        const LineHits::At* best = nullptr;
        std::size_t bestPart = 0;
        for (const auto& hit : hits.at(i)) {
            const auto part = partOf(hit.word);
            if (part == phrase.parts.size() || i + hit.span > to)
                continue;
            if (hit.second >= 0 &&
                (part + 1 >= phrase.parts.size() || taken[part + 1] || phrase.parts[part + 1].word != hit.second))
                continue;
            if (!best || hit.cost < best->cost) {
                best = &hit;
                bestPart = part;
            }
        }
        used.push_back(best != nullptr);
        if (best) {
            cost += best->cost + pending;
            pending = 0;
            extras = 0;
            match.isExact &= best->cost <= 2 && bestPart == nextInOrder;
            if (bestPart != nextInOrder && bestPart < nextInOrder)
                cost += outOfOrder;
            const auto parts = best->second >= 0 ? 2U : 1U;
            for (std::size_t part = bestPart; part < bestPart + parts; ++part) {
                taken[part] = true;
                match.isTelling |= phrase.parts[part].tells && best->cost <= slip;
                match.weight += phrase.parts[part].missing;
                --left;
            }
            nextInOrder = bestPart + parts;
            if (best->span == 2) {
                used.push_back(true);
                ++i;
            }
            match.end = i + 1;
            match.used = used;
            continue;
        }
        if (i == from)
            return {};
        const auto& token = tokens[i];
        if (token.kind == Token::Kind::Mark) {
            if (!(token.is('(') || token.is(')') || token.is('-') || token.is('&') || token.is('.') || token.is('/') ||
                  token.is('\'') || token.is('[') || token.is(']') || token.is(',')))
                break;
            pending += token.is(',') ? 5 : token.is('(') || token.is('[') ? 5 : 0;
            continue;
        }
        if (token.isNumber() || ++extras > 1)
            break;
        pending += token.text.size() <= 3 ? extraWord / 2 : extraWord;
    }
    if (!match.isFound())
        return {};
    Cost missing = 0;
    for (std::size_t part = 0; part < taken.size(); ++part)
        if (!taken[part]) {
            missing += phrase.parts[part].missing;
            match.isExact = false;
        }
    constexpr Cost mostMissing = 110; // of a name that is told from all others
    match.spared = match.isTelling ? std::max(missing - mostMissing, 0) : 0;
    match.missing = missing - match.spared;
    match.cost = cost + match.missing;
    return match;
}

Match bestMatch(const Phrase& phrase, const Tokens& tokens, const LineHits& hits, std::size_t from, std::size_t to)
{
    Match best;
    for (std::size_t i = from; i < to; ++i) {
        if (hits.at(i).empty())
            continue;
        auto match = matchAt(phrase, tokens, hits, i, to);
        // A word that the name does not take is left over, which costs more than a slip.
        constexpr Cost leftOver = 90;
        const auto worth = [](const Match& each) {
            return each.cost - leftOver * static_cast<Cost>(std::ranges::count(each.used, true));
        };
        if (match.isFound() && (!best.isFound() || worth(match) < worth(best)))
            best = std::move(match);
    }
    return best;
}

} // namespace muster::text
