#include "io/code/v2/codenames.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// A line is an id, indented as deep as what it is: a ruleset, an army, a unit, a group of models. Behind it stand the
// options of the unit or group; =1 there names them, and alone takes those that have the name in the same army. A line
// with ! is a list of the ruleset, and one with + goes on with the line above. A test checks the hash of this text.
constexpr std::string_view table =
#include "io/code/v2/codenames.txt"
    ;

constexpr std::size_t deepest = 4;

/// The part of `text` before the next `end`, which is taken off.
std::string_view cut(std::string_view& text, char end)
{
    const auto part = text.substr(0, text.find(end));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    return part;
}

} // namespace

CodeNames::CodeNames(std::string_view lines)
{
    std::array<std::string, deepest> above; // the ids that a line belongs to, from the ruleset on
    std::map<std::string_view, std::size_t> named;
    std::size_t goesOn = 0;
    const auto add = [&](std::size_t list, std::string_view ids) {
        while (!ids.empty())
            m_lists[list].ids.push_back(cut(ids, ' '));
    };
    while (!lines.empty()) {
        auto line = cut(lines, '\n');
        const auto depth = std::min(line.find_first_not_of(' '), deepest - 1);
        line.remove_prefix(std::min(line.size(), depth));
        if (line.empty())
            continue;
        if (line.starts_with('+')) {
            add(goesOn, line.substr(1));
            continue;
        }
        const auto id = cut(line, ' ');
        if (id.starts_with('!')) {
            goesOn = listAt(above[0] + std::string(id));
            add(goesOn, line);
            continue;
        }
        above.at(depth) = id;
        std::string place;
        for (std::size_t i = 0; i < depth; ++i)
            place += (i == 0 ? "" : "/") + above.at(i);
        if (depth == 3)
            place += '/';
        add(listAt(place), id);
        if (depth == 1)
            named.clear();
        if (depth < 2 || line.empty())
            continue;
        place = above[0] + '/' + above[1] + '/' + above[2] + (depth == 3 ? '/' + above[3] : "");
        const auto name = line.starts_with('=') ? cut(line, ' ') : std::string_view();
        if (!name.empty() && line.empty()) {
            m_places.emplace(place, named.at(name));
            continue;
        }
        goesOn = listAt(place);
        add(goesOn, line);
        if (!name.empty())
            named.emplace(name, goesOn);
    }
}

std::size_t CodeNames::listAt(const std::string& place)
{
    const auto [found, isNew] = m_places.try_emplace(place, m_lists.size());
    if (isNew)
        m_lists.push_back({place, {}});
    return found->second;
}

std::string_view CodeNames::frozenText() { return table; }

const CodeNames& CodeNames::frozen()
{
    static const CodeNames names(table);
    return names;
}

const CodeNames::List* CodeNames::find(std::string_view place) const
{
    const auto found = m_places.find(place);
    return found == m_places.end() ? nullptr : &m_lists[found->second];
}

std::vector<std::string_view> CodeNames::ofUnits() const
{
    std::vector<std::string_view> ids;
    for (const auto& list : m_lists)
        if (std::ranges::count(list.place, '/') == 1 && list.place.find('!') == std::string::npos)
            for (const auto id : list.ids)
                if (std::ranges::find(ids, id) == ids.end())
                    ids.push_back(id);
    return ids;
}

} // namespace muster
