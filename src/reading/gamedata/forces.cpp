#include "reading/gamedata/forces.h"

#include "reading/gamedata/names.h"
#include "reading/text/plainwords.h"

#include <algorithm>
#include <optional>

namespace muster::gamewords {

namespace {

using battlescribe::Game;
using battlescribe::data::File;
using battlescribe::data::Node;
using text::Line;

/// More forces are nobody's list.
constexpr std::size_t mostForces = 60;

class Forces {
public:
    Forces(const battlescribe::compose::Composer& composer, battlescribe::Roster& roster)
        : m_composer(composer), m_game(composer.game), m_roster(roster)
    {
        const auto& data = m_game.definitions();
        for (const auto file : data.files.ids()) {
            if (data.nodes[data.files[file].root].kind == Node::Kind::Catalogue)
                m_catalogues.add(data.nodes[data.files[file].root].name, file);
        }
        const auto& first = roster.forces.front();
        for (const auto choice : std::vector(composer.game.offersOf(first.catalogue).choices))
            if (!m_game[choice].isGroup)
                m_units.add(m_game.target(choice).name, true);
        m_said.ids = {first.id};
        m_said.catalogues = {first.catalogue};
        m_entries = {first.entry};
        m_top = first.id;
        m_topEntry = first.entry;
    }

    void look(const Line& line, std::size_t position)
    {
        m_isHead = m_isHead && (line.isHeading || valueBegin(line) > 0 || position == 0 || !m_isFirstSaid ||
                                headEnd(line) == line.tokens.size());
        const auto begin = valueBegin(line);
        const auto end = headEnd(line);
        const bool isAlone = end == line.tokens.size() || line.isHeading || namesCatalogue(line, end);
        const bool isOther = line.hasBullet && !(m_isHead && line.depth == 0); // "2. Patrol" is one in the head
        if (end <= begin || !isAlone || isOther || m_said.ids.size() >= mostForces || isOfUnit(line, begin))
            return;
        const auto key = keyOf(line.tokens, begin, end);
        const auto catalogue = catalogueIn(line, end);
        // The head of the roster, and then that of its force.
        const bool isAgain =
            m_isFirstSaid && m_said.ids.size() == 1 && m_isHead && !(m_isFirstHeaded && line.isHeading);
        if ((!m_isFirstSaid || isAgain) && catalogue == m_said.catalogues.front() &&
            !entryIn({m_entries.front()}, key).isNone()) {
            m_said.heads[position] = 0;
            m_isFirstSaid = true;
            m_isFirstHeaded = line.isHeading;
            m_said.isExport = m_said.isExport || isOfProgram(line, end);
            return;
        }
        // Below the force at the top first, as regiments are.
        if (const auto entry = entryIn(battlescribe::compose::forceEntriesOf(m_game, catalogue, m_topEntry), key);
            !entry.isNone())
            return add(entry, catalogue, m_top, position);
        const auto entry = entryIn(battlescribe::compose::forceEntriesOf(m_game, catalogue), key);
        if (entry.isNone()) {
            if (line.isHeading && end < line.tokens.size() && namesCatalogue(line, end))
                m_said.unknown.push_back(position);
            return;
        }
        add(entry, catalogue, {}, position);
    }

    /// A force like the first one, of a catalogue that has none: its units stand below no head.
    void addAllied(const std::string& id)
    {
        const auto& data = m_game.definitions();
        const auto ids = data.files.ids();
        const auto file =
            std::ranges::find_if(ids, [&](Id<File> each) { return data.keys.text(data.files[each].id) == id; });
        if (file == ids.end() || std::ranges::find(m_said.catalogues, *file) != m_said.catalogues.end())
            return;
        const auto entries = battlescribe::compose::forceEntriesOf(m_game, *file);
        if (entries.empty())
            return;
        const auto same = std::ranges::find(entries, m_entries.front());
        const auto count = m_said.ids.size();
        add(same == entries.end() ? entries.front() : *same, *file, {}, {});
        if (m_said.ids.size() > count)
            m_said.allied.push_back(count);
    }

    SaidForces take()
    {
        m_said.isFirstNamed = m_isFirstSaid;
        return std::move(m_said);
    }

private:
    /// "Battle Size: Patrol": what a choice of the list is, though a force has the same name.
    [[nodiscard]] bool isOfUnit(const Line& line, std::size_t begin) const
    {
        return begin > 1 && m_units.find(keyOf(line.tokens, 0, begin - 1)) != nullptr;
    }

    [[nodiscard]] const std::vector<Id<File>>* namesCatalogue(const Line& line, std::size_t from) const
    {
        for (auto at = from; at < line.tokens.size(); ++at)
            if (const auto found = m_catalogues.longest(line.tokens, at, line.tokens.size()); found.things)
                return found.things;
        return nullptr;
    }

    /// "++ Patrol (Orks) ++", "# ++ Patrol ++": only programs write so.
    [[nodiscard]] bool isOfProgram(const Line& line, std::size_t end) const
    {
        return line.isHeading && (namesCatalogue(line, end) != nullptr || line.plain.trimmed().startsWith(u"# ++"));
    }

    /// The catalogue in brackets behind the force, or that of the first force.
    [[nodiscard]] Id<File> catalogueIn(const Line& line, std::size_t from) const
    {
        const auto* named = namesCatalogue(line, from);
        return named ? named->front() : m_said.catalogues.front();
    }

    [[nodiscard]] Id<Node> entryIn(const std::vector<Id<Node>>& entries, const std::string& key) const
    {
        std::vector<Id<Node>> near;
        for (const auto entry : entries) {
            const auto& node = m_game.node(entry);
            const auto& name = node.isLink() && !node.target.isNone() ? m_game.node(node.target).name : node.name;
            const auto keys = keysOf(name);
            if (std::ranges::find(keys, key) != keys.end())
                return entry;
            if (std::ranges::find(keys, keyOf(withoutNumbers(key)),
                                  [](const std::string& each) { return keyOf(withoutNumbers(each)); }) != keys.end())
                near.push_back(entry);
        }
        return near.size() == 1 ? near.front() : Id<Node>();
    }

    void add(Id<Node> entry, Id<File> catalogue, const std::string& parent, std::optional<std::size_t> position)
    {
        const auto edit = battlescribe::compose::addForce(m_composer, m_roster, entry, catalogue, parent);
        if (!edit || !battlescribe::apply(m_roster, *edit))
            return;
        const auto& siblings = parent.empty() ? m_roster.forces : battlescribe::forceOf(m_roster, parent)->forces;
        if (position && parent.empty() && !m_isFirstSaid &&
            m_said.ids.size() == 1) { // this is the first, and not what was guessed
            m_roster.forces.erase(m_roster.forces.begin());
            m_said.ids.clear();
            m_said.catalogues.clear();
            m_entries.clear();
            m_isFirstSaid = true;
        }
        if (position)
            m_said.heads[*position] = m_said.ids.size();
        m_said.ids.push_back(siblings.back().id);
        m_said.catalogues.push_back(catalogue);
        m_entries.push_back(entry);
        if (parent.empty()) {
            m_top = siblings.back().id;
            m_topEntry = entry;
        }
    }

    const battlescribe::compose::Composer& m_composer;
    const Game& m_game;
    battlescribe::Roster& m_roster;
    Book<Id<File>> m_catalogues;
    Book<bool> m_units; ///< of the first force
    SaidForces m_said;
    std::vector<Id<Node>> m_entries; ///< of m_said
    std::string m_top;               ///< the last force at the top
    Id<Node> m_topEntry;
    bool m_isFirstSaid = false;
    bool m_isFirstHeaded = false; ///< by a line that is marked as a heading
    bool m_isHead = true;         ///< nothing but a head was there so far
};

} // namespace

std::string withoutNumbers(const std::string& name)
{
    std::string without;
    std::ranges::copy_if(name, std::back_inserter(without), [](char c) { return c < '0' || c > '9'; });
    return without;
}

std::size_t valueBegin(const Line& line)
{
    const auto& tokens = line.tokens;
    const auto colon = std::ranges::find_if(tokens, [](const text::Token& token) { return token.is(':'); });
    const bool isPriced = // "Captain [90 pts]: Net"
        std::any_of(tokens.begin(), colon, [](const text::Token& token) { return token.isAny("[("); });
    const bool isLabel = !isPriced && std::any_of(tokens.begin(), colon, [](const text::Token& token) {
        return token.isWord() && (text::isHeadWord(token.text) || text::isColumnWord(token.text) ||
                                  text::isTotalWord(token.text) || text::isLimitWord(token.text));
    });
    return colon == tokens.end() || colon + 1 == tokens.end() || !isLabel
               ? 0
               : static_cast<std::size_t>(colon - tokens.begin()) + 1;
}

std::size_t headEnd(const Line& line)
{
    const auto& tokens = line.tokens;
    std::size_t end = 0;
    while (end < tokens.size() && !tokens[end].is('(') && !tokens[end].is('[') && !tokens[end].isTagged)
        ++end;
    while (end > 0 && tokens[end - 1].isMark())
        --end;
    return end;
}

SaidForces addSaidForces(const battlescribe::compose::Composer& composer, battlescribe::Roster& roster,
                         const std::vector<Line>& lines, const std::vector<std::string>& allies)
{
    Forces forces(composer, roster);
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (!lines[at].fixed && !lines[at].tokens.empty())
            forces.look(lines[at], at);
    for (const auto& each : allies)
        forces.addAllied(each);
    return forces.take();
}

} // namespace muster::gamewords
