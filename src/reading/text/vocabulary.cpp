#include "reading/text/vocabulary.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <bit>

namespace muster::text {

namespace {

/// Steps of comparing letters for one text. A roster of 60 lines takes some 2 million.
constexpr std::int64_t mostSteps = 150'000'000;

constexpr Cost swap = 60; ///< neighbours in the wrong order
constexpr Cost shortened = 40;
constexpr Cost consonants = 55;
constexpr Cost noForm = 1'000;
constexpr Cost worstHit = 400;

using TwinTable = std::array<std::array<bool, 128>, 128>;

constexpr TwinTable twinTable()
{
    constexpr std::string_view pairs = "o0ili1l1s5b8echbz2ijuvtfg9gqnhaoltit";
    TwinTable table{};
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        const auto first = static_cast<std::size_t>(pairs[i]);
        const auto second = static_cast<std::size_t>(pairs[i + 1]);
        table[first][second] = table[second][first] = true;
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

/// rn and m look alike in print, cl and d.
bool looksLike(std::string_view two, char one) { return (two == "rn" && one == 'm') || (two == "cl" && one == 'd'); }

/// Weighted distance of two words, or more than `most` as soon as it must be.
Cost distance(std::string_view a, std::string_view b, Cost most, std::int64_t& steps)
{
    if (a.size() > longestWord || b.size() > longestWord)
        return most + 1;
    std::array<std::array<Cost, longestWord + 1>, 3> rows{};
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
            if (i > 1 && looksLike(a.substr(i - 2, 2), b[j - 1]))
                cost = std::min(cost, (*before2)[j - 1] + twin);
            if (j > 1 && looksLike(b.substr(j - 2, 2), a[i - 1]))
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
        const bool isDeclined =
            shorter.size() >= 5 && shorter.ends_with('e') && (rest == "r" || rest == "m"); // schwerer
        return isDeclined || rest == "s" || rest == "es" || rest == "en" || rest == "n" || rest == "e";
    };
    if (endings(a, b) || endings(b, a))
        return true;
    return a.size() > 4 && b.size() > 4 && stem(a) == stem(b) &&
           (a.ends_with("ies") || b.ends_with("ies") || a.ends_with("y") || b.ends_with("y"));
}

/// Short forms that players have in common: the word may be nothing else.
bool isCustomary(std::string_view word, std::string_view name)
{
    static constexpr auto forms = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"lt", "light"},       {"hvy", "heavy"},      {"med", "medium"},          {"inf", "infantry"},
         {"cav", "cavalry"},    {"plt", "platoon"},    {"pltn", "platoon"},        {"sqd", "squad"},
         {"sqn", "squadron"},   {"sqdn", "squadron"},  {"det", "detachment"},      {"coy", "company"},
         {"cmdr", "commander"}, {"cdr", "commander"},  {"capt", "captain"},        {"cpt", "captain"},
         {"gen", "general"},    {"btn", "battalion"},  {"regt", "regiment"},       {"arty", "artillery"},
         {"jav", "javelin"},    {"xbow", "crossbow"},  {"tac", "tactical"},        {"msl", "missile"},
         {"lnchr", "launcher"}, {"inf", "infanterie"}, {"kav", "kavallerie"},      {"schw", "schwere"},
         {"komp", "kompanie"},  {"abt", "abteilung"},  {"flamer", "flamethrower"}, {"flammer", "flammenwerfer"}});
    return std::ranges::any_of(forms, [&](const auto& form) {
        return form.second == name && (form.first == word || (word.size() == form.first.size() + 1 &&
                                                              word.ends_with('s') && word.starts_with(form.first)));
    });
}

/// "pelts", "vindis", "termies": the beginning of a name with an ending of spoken words.
bool isNickname(std::string_view word, std::string_view name)
{
    constexpr std::size_t longest = 5; // of the beginning: longer ones are words
    for (const std::string_view ending : {"ies", "ie", "is", "s", "y", "i"}) {
        const auto least = ending.size() + (ending == "s" ? 3U : 4U);
        if (word.size() >= least && word.size() <= longest + ending.size() && word.ends_with(ending)) {
            const auto begin = word.substr(0, word.size() - ending.size());
            if (name.size() > begin.size() + 1 && name.starts_with(begin))
                return true;
        }
    }
    return false;
}

/// What it costs that a word is a shorter form of a name; more than any limit where it is none.
Cost shortForm(std::string_view word, std::string_view name, bool isShort, bool isPlain)
{
    if (name.size() > word.size() && word.size() >= (isShort ? 1 : 2) && name.starts_with(word) &&
        (isShort || word.size() >= 3 || (name.size() <= 6 && !isPlain)))
        return isShort ? shortened - 15 : shortened;
    if (!isPlain && isNickname(word, name))
        return shortened + 5;
    return !isPlain && isSkeleton(word, name) ? consonants : noForm;
}

/// The same for a word with slips.
Cost slippedForm(const std::string& word, const std::string& name, Cost most, std::int64_t& steps)
{
    auto far = distance(word, name, most, steps);
    if (word.ends_with('s') && !name.ends_with('s'))
        far = std::min(far, distance(word.substr(0, word.size() - 1), name, most, steps) + 5);
    return far <= most ? std::max(far, 5) : noForm;
}

/// The same for a short word: it is only mended where a letter looks alike.
Cost twinForm(std::string_view word, std::string_view name)
{
    Cost twins = 0;
    for (std::size_t i = 0; i < word.size() && twins <= twin; ++i)
        twins += word[i] == name[i] ? 0 : areTwins(word[i], name[i]) ? twin : noForm;
    return twins <= twin ? twins + 20 : noForm;
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
    if (isDigits(word) || word.size() > longestWord)
        return hits;
    const bool seeksSlips = word.size() >= 3 && m_steps < mostSteps;
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
        if (isCustomary(word, name) || (name.size() == 2 && word.size() == 3 && word == name + 's')) { // "lis": LI
            hits.push_back({id, 4});
            continue;
        }
        if (isOfSentences)
            continue;
        auto best = shortForm(word, name, isShort, isPlain);
        const auto [shorter, longer] = std::minmax({word.size(), name.size()});
        const auto most = static_cast<Cost>(std::min<std::size_t>(longer, 16)) * slip / 4;
        // A wrong letter changes two bits at most, and m for rn three.
        const bool isNear = std::popcount(letters ^ m_vocabulary.letters(id)) <= 2 * (most / slip) + 3;
        if (seeksSlips && longer - shorter <= 3 && name.size() >= 3 && isNear)
            best = std::min(best, slippedForm(word, name, std::max(most, slip), m_steps));
        else if (!seeksSlips && shorter == longer && shorter >= 2)
            best = std::min(best, twinForm(word, name));
        if (best < worstHit)
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

} // namespace muster::text
