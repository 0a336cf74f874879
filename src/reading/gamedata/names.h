#pragma once

#include "battlescribe/roster/game.h"
#include "reading/text/token.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster::gamewords {

using text::Tokens;

/// What names are compared by: the folded words and numbers of [from, to), without the s of a plural, and without marks
/// but commas and semicolons, which part things.
[[nodiscard]] std::string keyOf(const Tokens& tokens, std::size_t from, std::size_t to);
[[nodiscard]] std::string keyOf(std::string_view name);
/// The same of a name as it is written in lists: whole; without brackets behind it, commas, a number in front.
[[nodiscard]] std::vector<std::string> keysOf(std::string_view name);

/// Words and numbers as they are folded, with the s of a plural.
[[nodiscard]] std::string wholeWords(const Tokens& tokens, std::size_t from, std::size_t to);

/// What a catalogue is called: its whole name, and the parts between dashes.
[[nodiscard]] std::vector<std::string> namesOfCatalogue(std::string_view name);

/// Things by their names.
template <typename T>
class Book {
public:
    struct Found {
        const std::vector<T>* things = nullptr; ///< null: no name begins there
        std::size_t end = 0;                    ///< of the words that are the name
    };

    void add(std::string_view name, T thing)
    {
        for (auto& key : keysOf(name))
            addKey(std::move(key), thing);
    }
    void addKey(std::string key, T thing)
    {
        if (key.empty())
            return;
        m_firstWords.insert(key.substr(0, key.find(' ')));
        auto& things = m_things[std::move(key)];
        if (things.empty() || !(things.back() == thing))
            things.push_back(std::move(thing));
    }

    [[nodiscard]] const std::vector<T>* find(const std::string& key) const
    {
        const auto found = m_things.find(key);
        return found == m_things.end() ? nullptr : &found->second;
    }

    /// The longest name that begins at a token, within [from, to).
    [[nodiscard]] Found longest(const Tokens& tokens, std::size_t from, std::size_t to) const
    {
        if (from >= to || tokens[from].isMark() || !m_firstWords.contains(keyOf(tokens, from, from + 1)))
            return {};
        for (auto end = std::min(to, from + mostTokens); end > from; --end)
            if (!tokens[end - 1].isMark())
                if (const auto* things = find(keyOf(tokens, from, end)))
                    return {things, end};
        return {};
    }

    [[nodiscard]] const std::unordered_map<std::string, std::vector<T>>& all() const { return m_things; }

private:
    static constexpr std::size_t mostTokens = 24; ///< of a name

    std::unordered_map<std::string, std::vector<T>> m_things;
    std::unordered_set<std::string> m_firstWords;
};

/// Something that a unit may have, at whatever depth.
struct Inside {
    Id<battlescribe::Choice> choice;
    int parent = -1; ///< position of the entry that it is in; -1: it is in the unit itself
    int depth = 0;   ///< how many entries it is in, the unit apart
    std::string key;
};

/// What can be said of a unit.
struct UnitNames {
    std::vector<Inside> all;
    Book<int> book;                    ///< positions in `all`
    Book<bool> begun;                  ///< models without what tells them apart: "Guard" of "Guard w/ banner"
    Book<bool> groups;                 ///< they head what follows
    const Book<bool>* costs = nullptr; ///< what kinds of cost are called

    /// The longest name that begins at a token, of things and of models that are only begun.
    [[nodiscard]] std::size_t nameEnd(const Tokens& tokens, std::size_t from, std::size_t to) const;
    /// How far a thing is below another one, -1 for the unit itself; none if it is not in it.
    [[nodiscard]] std::optional<int> depthBelow(int thing, int above) const;
};

/// A thing at the top of a force.
struct Root {
    Id<battlescribe::Choice> choice;
    Id<battlescribe::data::File> catalogue; ///< whose forces can have it
    std::string name;
    std::vector<std::string> categories; ///< keys of their names
};

/// The names of a game, as far as its catalogues that were read have them. It looks into units as they are asked for.
class GameBook {
public:
    GameBook(battlescribe::Game& game, const std::vector<Id<battlescribe::data::File>>& catalogues);

    [[nodiscard]] battlescribe::Game& game() const { return m_game; }
    [[nodiscard]] const std::vector<Root>& roots() const { return m_roots; }
    [[nodiscard]] const Book<int>& rootBook() const { return m_rootBook; } ///< positions in roots()
    [[nodiscard]] const UnitNames& unit(int root);
    [[nodiscard]] const Book<bool>& sections() const { return m_sections; } ///< categories and kinds of force
    [[nodiscard]] const Book<bool>& costs() const { return m_costs; }       ///< what kinds of cost are called
    /// Whether words are what the game or a catalogue is called, letter by letter.
    [[nodiscard]] bool isArmy(const Tokens& tokens, std::size_t from, std::size_t to) const
    {
        return m_armies.contains(wholeWords(tokens, from, to));
    }
    /// Profiles, rules, and their types. They are many, and most lists ask for none.
    [[nodiscard]] const Book<bool>& facts();

    /// The one name of a unit that these words can be short for: they begin it, or it has a slip. -1 if there is none,
    /// or there are several.
    [[nodiscard]] int nearestRoot(const std::string& key);

private:
    battlescribe::Game& m_game;
    std::vector<Root> m_roots;
    Book<int> m_rootBook;
    std::unordered_map<std::string, int> m_nearest; ///< what was looked for: so much is enough for a text
    std::unordered_map<int, UnitNames> m_units;
    Book<bool> m_sections;
    Book<bool> m_costs;
    std::unordered_set<std::string> m_armies;
    std::optional<Book<bool>> m_facts;
};

} // namespace muster::gamewords
