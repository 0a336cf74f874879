#include "reading/gamedata/choosegame.h"

#include "reading/gamedata/names.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace muster::gamewords {

namespace {

using battlescribe::data::Listed;
using text::Line;
using text::Token;

// What speaks for a catalogue.
constexpr int wholeName = 40;
constexpr int lastPart = 30; ///< "Space Marines" of "Imperium - Space Marines"
constexpr int otherPart = 5;
constexpr int nameOfGame = 20;

/// Lines that may say whose list it is: the first ones, and headings.
std::vector<const Line*> headLines(const std::vector<Line>& lines)
{
    constexpr std::size_t most = 24;
    std::vector<const Line*> head;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (!lines[at].tokens.empty() && (at < most || lines[at].isHeading))
            head.push_back(&lines[at]);
    return head;
}

/// Words of a line that are the whole of what it says there: between marks, numbers and its ends.
bool isApart(const Tokens& tokens, std::size_t from, std::size_t end)
{
    return (from == 0 || !tokens[from - 1].isWord()) && (end == tokens.size() || !tokens[end].isWord());
}

/// Calls with each name in a file of data, without reading the file as data.
template <typename Take>
void eachNameIn(std::string_view bytes, const Take& take)
{
    constexpr std::size_t mostLetters = 120;
    for (const std::string_view before :
         {std::string_view(" name=\""), std::string_view("\"name\":\""), std::string_view("\"name\": \"")})
        for (auto at = bytes.find(before); at != std::string_view::npos; at = bytes.find(before, at)) {
            at += before.size();
            take(bytes.substr(at, bytes.substr(at, mostLetters).find('"')));
        }
}

/// Those of some names that a file has, by their keys.
std::set<std::string> namesIn(std::string_view bytes, const std::set<std::string>& keys)
{
    std::set<std::string> found;
    std::set<char> first;
    for (const auto& key : keys)
        first.insert(key.front());
    eachNameIn(bytes, [&](std::string_view name) {
        const char letter = name.empty() ? ' ' : name.front();
        if (first.contains(letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter))
            if (auto key = keyOf(name); keys.contains(key))
                found.insert(std::move(key));
    });
    return found;
}

/// The names in a file of data that a text has, without reading the file as data: each once.
class NamesInFile {
public:
    explicit NamesInFile(const std::vector<Line>& lines)
    {
        constexpr std::size_t longest = 8;
        for (const auto& line : lines)
            for (std::size_t from = 0; from < line.tokens.size(); ++from) {
                if (line.tokens[from].kind == Token::Kind::Mark)
                    continue;
                m_firstWords.insert(line.tokens[from].text);
                for (auto end = from + 1; end <= std::min(line.tokens.size(), from + longest); ++end)
                    if (line.tokens[end - 1].kind != Token::Kind::Mark && isApart(line.tokens, from, end))
                        m_inText.insert(keyOf(line.tokens, from, end));
            }
    }

    [[nodiscard]] std::set<std::string> in(std::string_view bytes) const
    {
        std::set<std::string> found;
        eachNameIn(bytes, [&](std::string_view name) {
            if (m_firstWords.contains(firstWordOf(name)))
                if (auto key = keyOf(name); m_inText.contains(key))
                    found.insert(std::move(key));
        });
        return found;
    }

private:
    static std::string firstWordOf(std::string_view name)
    {
        std::string word;
        for (const auto c : name) {
            const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
            if (small < 'a' || small > 'z')
                break;
            word += small;
        }
        return word;
    }

    std::unordered_set<std::string> m_firstWords;
    std::unordered_set<std::string> m_inText;
};

class Chooser {
public:
    Chooser(const std::vector<battlescribe::DataLibrary::Listing>& listings, const std::vector<Line>& lines)
        : m_lines(lines)
    {
        for (const auto& listing : listings)
            for (const auto& listed : listing.repository->catalogues) {
                const auto* system = listing.repository->system(listed.head.gameSystem);
                if (listed.head.isLibrary || system == nullptr)
                    continue;
                m_choices.push_back({listing.folder, listed.head.gameSystem, listed.head.id, system->head.name,
                                     listed.head.name, 0, false});
                m_files.push_back(&listed);
            }
    }

    std::vector<GameChoice> choose()
    {
        byHeads();
        if (std::ranges::none_of(m_choices, &GameChoice::isNamed))
            byNames();
        std::ranges::stable_sort(m_choices, std::greater(), &GameChoice::score);
        constexpr std::size_t most = 3;
        std::erase_if(m_choices, [&](const GameChoice& each) {
            return each.score <= 0 || each.score * 2 < m_choices.front().score;
        });
        if (m_choices.size() > most)
            m_choices.resize(most);
        return std::move(m_choices);
    }

private:
    void byHeads()
    {
        Book<std::pair<std::size_t, int>> names; // catalogues with what the name is worth
        Book<std::string> games;
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const auto& choice = m_choices[i];
            const auto parts = namesOfCatalogue(choice.catalogueName); // the whole, and then its parts
            for (std::size_t part = 0; part < parts.size(); ++part)
                names.add(parts[part], {i, part == 0 ? wholeName : part + 1 == parts.size() ? lastPart : otherPart});
            games.add(choice.gameName, choice.gameSystem);
        }
        std::map<std::size_t, int> best;
        std::set<std::string> named;
        for (const auto* line : headLines(m_lines)) {
            const auto& tokens = line->tokens;
            for (std::size_t at = 0; at < tokens.size(); ++at) {
                if (const auto found = names.longest(tokens, at, tokens.size());
                    found.things && isApart(tokens, at, found.end))
                    for (const auto& [choice, worth] : *found.things)
                        best[choice] = std::max(best[choice], worth);
                if (const auto found = games.longest(tokens, at, tokens.size());
                    found.things && isApart(tokens, at, found.end))
                    named.insert(found.things->begin(), found.things->end());
            }
        }
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            auto& choice = m_choices[i];
            choice.score = best[i] + (named.contains(choice.gameSystem) ? nameOfGame : 0);
            choice.isNamed = best[i] >= lastPart;
        }
    }

    /// By the names of entries: a name that few catalogues have says more.
    void byNames()
    {
        const NamesInFile names(m_lines);
        std::vector<std::set<std::string>> found;
        std::unordered_map<std::string, int> uses;
        std::size_t left = mostBytes;
        for (const auto* file : m_files) {
            auto& its = found.emplace_back();
            const auto bytes = battlescribe::data::bytesOf(*file);
            if (!bytes || bytes->size() > left)
                continue;
            left -= bytes->size();
            its = names.in(*bytes);
            for (const auto& key : its)
                ++uses[key];
        }
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            constexpr int ofOne = 60;
            for (const auto& key : found[i])
                m_choices[i].score += ofOne / uses[key];
        }
    }

    static constexpr std::size_t mostBytes = 64U << 20; ///< that are looked through

    const std::vector<Line>& m_lines;
    std::vector<GameChoice> m_choices;
    std::vector<const Listed*> m_files; ///< of m_choices
};

} // namespace

std::vector<std::string> cataloguesWith(const battlescribe::data::Repository& repository,
                                        const std::vector<battlescribe::data::Head>& others,
                                        const std::set<std::string>& names)
{
    constexpr std::size_t most = 2;
    std::vector<std::pair<std::string, std::set<std::string>>> found; // by id: which of the names it has
    for (const auto& listed : repository.catalogues)
        if (std::ranges::find(others, listed.head) != others.end())
            if (const auto bytes = battlescribe::data::bytesOf(listed))
                found.emplace_back(listed.head.id, namesIn(*bytes, names));
    std::vector<std::string> ids;
    while (ids.size() < most) {
        const auto best = std::ranges::max_element(found, {}, [](const auto& each) { return each.second.size(); });
        if (best == found.end() || best->second.empty())
            break;
        ids.push_back(best->first);
        const auto taken = best->second;
        for (auto& each : found)
            std::erase_if(each.second, [&](const std::string& name) { return taken.contains(name); });
    }
    return ids;
}

std::vector<GameChoice> chooseGame(const std::vector<battlescribe::DataLibrary::Listing>& listings,
                                   const std::vector<Line>& lines)
{
    return Chooser(listings, lines).choose();
}

} // namespace muster::gamewords
