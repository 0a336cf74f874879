#include "reading/gamedata/names.h"

#include "core/base/wording.h"

#include <algorithm>
#include <set>

namespace muster::gamewords {

namespace {

using battlescribe::Choice;
using battlescribe::Game;
using battlescribe::data::Node;

/// A word without the s of its plural.
void addWord(std::string& key, const std::string& word)
{
    if (!key.empty())
        key += ' ';
    constexpr std::size_t fewest = 4;
    const bool isPlural =
        word.size() >= fewest && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us");
    key.append(word, 0, word.size() - (isPlural ? 1 : 0));
}

} // namespace

std::string keyOf(const Tokens& tokens, std::size_t from, std::size_t to)
{
    std::string key;
    for (auto at = from; at < to; ++at)
        if (!tokens[at].isMark() || tokens[at].is(',') || tokens[at].is(';'))
            addWord(key, tokens[at].text);
    return key;
}

std::string keyOf(std::string_view name)
{
    const auto tokens = text::tokensOf(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    return keyOf(tokens, 0, tokens.size());
}

std::vector<std::string> keysOf(std::string_view name)
{
    std::vector<std::string> keys{keyOf(name)};
    const auto add = [&](std::string_view part) {
        if (auto key = keyOf(part); !key.empty() && std::ranges::find(keys, key) == keys.end())
            keys.push_back(std::move(key));
    };
    auto bare = name;
    if (bare.ends_with(')') || bare.ends_with(']'))
        if (const auto open = bare.rfind(bare.back() == ')' ? '(' : '['); open != std::string_view::npos && open > 0)
            bare = bare.substr(0, open);
    add(bare);
    if (bare.find(',') != std::string_view::npos) {
        std::string plain(bare);
        std::ranges::replace(plain, ',', ' ');
        add(plain);
    }
    for (const auto each : {name, bare}) {
        const auto digits = each.find_first_not_of("0123456789");
        if (digits != std::string_view::npos && digits > 0 && each[digits] == '.')
            add(each.substr(digits + 1));
    }
    return keys;
}

std::string wholeWords(const Tokens& tokens, std::size_t from, std::size_t to)
{
    std::string words;
    for (auto at = from; at < to; ++at)
        if (!tokens[at].isMark())
            words += (words.empty() ? "" : " ") + tokens[at].text;
    return words;
}

std::vector<std::string> namesOfCatalogue(std::string_view name)
{
    std::vector<std::string> names{std::string(name)};
    constexpr std::string_view dash = " - ";
    if (name.find(dash) == std::string_view::npos)
        return names;
    for (std::size_t at = 0; at <= name.size();) {
        const auto end = std::min(name.find(dash, at), name.size());
        names.emplace_back(name.substr(at, end - at));
        at = end + dash.size();
    }
    return names;
}

std::size_t UnitNames::nameEnd(const Tokens& tokens, std::size_t from, std::size_t to) const
{
    const auto whole = book.longest(tokens, from, to);
    const auto start = begun.longest(tokens, from, to);
    return std::max(whole.things ? whole.end : from, start.things ? start.end : from);
}

std::optional<int> UnitNames::depthBelow(int thing, int above) const
{
    int depth = 0;
    for (auto at = all[static_cast<std::size_t>(thing)].parent; at != above; ++depth) {
        if (at < 0)
            return std::nullopt;
        at = all[static_cast<std::size_t>(at)].parent;
    }
    return depth;
}

namespace {

/// "Guard" of "Guard w/ banner"; empty for other names.
std::string_view beginningOf(std::string_view name)
{
    for (const std::string_view part : {" w/", " with ", " - "})
        if (const auto at = name.find(part); at != std::string_view::npos && at > 0)
            return name.substr(0, at);
    return {};
}

/// The names of a choice: its own, that of its link, and what modifiers make of it.
template <typename Take>
void eachName(const Game& game, Id<Choice> choice, const Take& take)
{
    using battlescribe::data::Modifier;
    const auto& data = game.definitions();
    const std::string name(game.target(choice).name);
    take(name);
    if (const auto link = game[choice].link; !link.isNone() && game.node(link).name != name)
        take(std::string(game.node(link).name));
    const auto changed = [&](IdRange<Modifier> modifiers) {
        for (const auto id : modifiers) {
            const auto& modifier = data.modifiers[id];
            if (modifier.field != Modifier::Field::Name || data.isForOthers(modifier))
                continue;
            const std::string value(modifier.value);
            if (modifier.type == Modifier::Type::Set)
                take(value);
            else if (modifier.type == Modifier::Type::Append)
                take(name + ' ' + value);
            else if (modifier.type == Modifier::Type::Prepend)
                take(value + ' ' + name);
        }
    };
    game.eachNodeOf(choice, [&](Id<Node> node) {
        changed(game.node(node).modifiers);
        for (const auto group : game.node(node).modifierGroups)
            changed(data.modifierGroups[group].modifiers);
    });
}

/// Two neighbours in the other order: the commonest slip of who types.
bool isSwapped(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] && a.substr(at + 2) == b.substr(at + 2);
}

int nearestIn(const Book<int>& book, const std::vector<Root>& all, const std::string& key)
{
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longest = 60; // so that comparing letter by letter takes no long time
    if (key.size() < shortest)
        return -1;
    constexpr std::size_t lettersForSlip = 6;
    int found = -1;
    std::size_t least = key.size() / lettersForSlip + 1;
    bool isBegun = false;
    bool isOne = true;
    for (const auto& [name, roots] : book.all()) {
        const bool begins = name.starts_with(key + ' ');
        if (!begins && (isBegun || std::max(key.size(), name.size()) > longest))
            continue;
        const auto slips = begins ? 0 : isSwapped(key, name) ? 1 : editDistance(key, name, least);
        if (slips > std::min(key.size() / lettersForSlip, least))
            continue;
        // What begins as these words do comes before what has a slip.
        const bool isBetter = begins ? !isBegun : slips < least;
        const bool isSame = found >= 0 && all[static_cast<std::size_t>(found)].name ==
                                              all[static_cast<std::size_t>(roots.front())].name;
        isOne = isBetter || (isOne && isSame);
        if (isBetter) {
            found = roots.front();
            least = slips;
            isBegun = begins;
        }
    }
    return isOne ? found : -1;
}

} // namespace

GameBook::GameBook(Game& game, const std::vector<Id<battlescribe::data::File>>& catalogues) : m_game(game)
{
    const auto& data = game.definitions();
    std::set<Id<battlescribe::data::File>> files(catalogues.begin(), catalogues.end());
    for (const auto file : files)
        for (const auto choice : std::vector(game.offersOf(file).choices)) {
            if (game[choice].isGroup)
                continue;
            eachName(game, choice,
                     [&](const std::string& name) { m_rootBook.add(name, static_cast<int>(m_roots.size())); });
            Root root{choice, file, std::string(game.target(choice).name), {}};
            game.eachNodeOf(choice, [&](Id<Node> node) {
                for (const auto link : game.node(node).categories)
                    root.categories.push_back(keyOf(game.node(link).name));
            });
            m_roots.push_back(std::move(root));
        }
    for (const auto& node : data.nodes)
        if (node.kind == Node::Kind::Category || node.kind == Node::Kind::Force)
            m_sections.add(node.name, true);
        else if (node.kind == Node::Kind::Catalogue || node.kind == Node::Kind::GameSystem)
            for (const auto& name : namesOfCatalogue(node.name)) {
                const auto tokens = text::tokensOf(QString::fromStdString(name));
                m_armies.insert(wholeWords(tokens, 0, tokens.size()));
            }
    for (std::size_t column = 0; column < game.costTypes().size(); ++column)
        m_costs.add(game.node(game.costType(column).node).name, true);
}

const Book<bool>& GameBook::facts()
{
    if (!m_facts) {
        m_facts.emplace();
        for (const auto& node : m_game.definitions().nodes)
            if (node.kind == Node::Kind::Profile || node.kind == Node::Kind::Rule)
                m_facts->add(node.name, true);
        for (const auto& type : m_game.definitions().profileTypes)
            m_facts->add(type.name, true);
    }
    return *m_facts;
}

const UnitNames& GameBook::unit(int root)
{
    constexpr std::size_t mostInside = 6'000;
    constexpr int deepest = 8;
    auto& names = m_units[root];
    if (names.costs != nullptr)
        return names;
    names.costs = &m_costs;
    const auto look = [&](Id<Choice> entry, int parent, int depth) {
        for (const auto choice : std::vector(m_game.offersOf(entry).choices)) {
            if (names.all.size() >= mostInside)
                return;
            const auto& name = m_game.target(choice).name;
            if (m_game[choice].isGroup) {
                names.groups.add(name, true);
                continue;
            }
            eachName(m_game, choice,
                     [&](const std::string& each) { names.book.add(each, static_cast<int>(names.all.size())); });
            if (m_game.target(choice).type == Node::EntryType::Model)
                names.begun.addKey(keyOf(beginningOf(name)), true);
            names.all.push_back({choice, parent, depth, keyOf(name)});
        }
    };
    look(m_roots[static_cast<std::size_t>(root)].choice, -1, 0);
    for (std::size_t at = 0; at < names.all.size(); ++at)
        if (names.all[at].depth < deepest)
            look(names.all[at].choice, static_cast<int>(at), names.all[at].depth + 1);
    return names;
}

int GameBook::nearestRoot(const std::string& key)
{
    constexpr std::size_t mostLooks = 300; // more lines that are near a name are no list
    const auto known = m_nearest.find(key);
    if (known != m_nearest.end())
        return known->second;
    if (m_nearest.size() >= mostLooks)
        return -1;
    return m_nearest.emplace(key, nearestIn(m_rootBook, m_roots, key)).first->second;
}

} // namespace muster::gamewords
