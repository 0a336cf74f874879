#include "reading/othergames.h"

#include "reading/gamedata/names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

/// What people call games that others make, as they stand in heads of lists. Facts, in no order.
constexpr auto games = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"Warhammer 40,000", "Warhammer 40,000"},
    {"Warhammer 40000", "Warhammer 40,000"},
    {"Warhammer 40k", "Warhammer 40,000"},
    {"40k", "Warhammer 40,000"},
    {"Kill Team", "Kill Team"},
    {"Age of Sigmar", "Warhammer Age of Sigmar"},
    {"AoS", "Warhammer Age of Sigmar"},
    {"Warcry", "Warcry"},
    {"The Old World", "Warhammer: The Old World"},
    {"Warhammer Fantasy", "Warhammer Fantasy"},
    {"The Horus Heresy", "The Horus Heresy"},
    {"Legions Imperialis", "Legions Imperialis"},
    {"Adeptus Titanicus", "Adeptus Titanicus"},
    {"Necromunda", "Necromunda"},
    {"Blood Bowl", "Blood Bowl"},
    {"Middle-earth Strategy Battle Game", "Middle-earth Strategy Battle Game"},
    {"MESBG", "Middle-earth Strategy Battle Game"},
    {"Kings of War", "Kings of War"},
    {"Deadzone", "Deadzone"},
    {"Firefight", "Firefight"},
    {"Armada", "Armada"},
    {"The 9th Age", "The 9th Age"},
    {"Ninth Age", "The 9th Age"},
    {"Grimdark Future", "Grimdark Future"},
    {"Grimdark Future Firefight", "Grimdark Future: Firefight"},
    {"Age of Fantasy", "Age of Fantasy"},
    {"Age of Fantasy Skirmish", "Age of Fantasy: Skirmish"},
    {"Bolt Action", "Bolt Action"},
    {"Flames of War", "Flames of War"},
    {"Team Yankee", "Team Yankee"},
    {"Chain of Command", "Chain of Command"},
    {"Black Powder", "Black Powder"},
    {"Hail Caesar", "Hail Caesar"},
    {"Pike & Shotte", "Pike & Shotte"},
    {"Saga", "SAGA"},
    {"Lion Rampant", "Lion Rampant"},
    {"De Bellis Antiquitatis", "De Bellis Antiquitatis"},
    {"Art de la Guerre", "L'Art de la Guerre"},
    {"ADLG", "L'Art de la Guerre"},
    {"To the Strongest", "To the Strongest!"},
    {"Mortem et Gloriam", "Mortem et Gloriam"},
    {"Star Wars Legion", "Star Wars: Legion"},
    {"Star Wars Armada", "Star Wars: Armada"},
    {"Shatterpoint", "Star Wars: Shatterpoint"},
    {"X-Wing", "X-Wing"},
    {"Marvel Crisis Protocol", "Marvel: Crisis Protocol"},
    {"A Song of Ice and Fire", "A Song of Ice & Fire"},
    {"ASOIAF", "A Song of Ice & Fire"},
    {"Infinity N4", "Infinity"},
    {"Infinity N5", "Infinity"},
    {"Malifaux", "Malifaux"},
    {"Warmachine", "Warmachine"},
    {"Hordes", "Hordes"},
    {"Guild Ball", "Guild Ball"},
    {"BattleTech", "BattleTech"},
    {"Alpha Strike", "Alpha Strike"},
    {"Dropzone Commander", "Dropzone Commander"},
    {"Dropfleet Commander", "Dropfleet Commander"},
    {"Epic Armageddon", "Epic: Armageddon"},
    {"Conquest", "Conquest"},
    {"Moonstone", "Moonstone"},
    {"Frostgrave", "Frostgrave"},
    {"Stargrave", "Stargrave"},
    {"Carnevale", "Carnevale"},
    {"Trench Crusade", "Trench Crusade"},
    {"Halo Flashpoint", "Halo: Flashpoint"},
    {"Victory at Sea", "Victory at Sea"},
    {"Cruel Seas", "Cruel Seas"},
});

/// What programs write below the lists of one game.
struct Program {
    std::string_view words;
    std::string_view name;
    std::string_view game;
};
constexpr auto programs = std::to_array<Program>({
    {"Exported with App Version", "the app of its makers", ""},
    {"Old World Builder", "Old World Builder", "Warhammer: The Old World"},
    {"Army Forge", "Army Forge", ""},
    {"Legion HQ", "Legion HQ", "Star Wars: Legion"},
    {"Yet Another Squad Builder", "YASB", "X-Wing"},
    {"MegaMekLab", "MegaMekLab", "BattleTech"},
    {"Warscroll Builder", "Warscroll Builder", "Warhammer Age of Sigmar"},
});

/// Words that stand in the files of a program, each in quotes of JSON or as an element of XML.
struct Form {
    std::array<std::string_view, 2> words;
    std::string_view game;
    std::string_view program;
};
constexpr auto forms = std::to_array<Form>({
    {{"\"pilots\"", "\"ship\""}, "X-Wing", "YASB and other builders (.xws)"},
    {{"\"armyComposition\"", "\"characters\""}, "Warhammer: The Old World", "Old World Builder"},
    {{"\"selectedUpgrades\"", "\"armyId\""}, "", "Army Forge"},
    {{"\"numActivations\"", "\"commandCards\""}, "Star Wars: Legion", "Legion HQ"},
    {{"<entity", "chassis="}, "BattleTech", "MegaMek (.mul)"},
    {{"\"SaveName\"", "\"ObjectStates\""}, "", "Tabletop Simulator"},
});

/// Names that are plain words too: only where nothing else stands beside them.
bool isPlainWord(std::string_view name)
{
    return name == "Saga" || name == "Armada" || name == "Conquest" || name == "Hordes" || name == "Firefight";
}

} // namespace

OtherGame otherGameIn(const std::vector<text::Line>& lines, const std::vector<std::string>& own)
{
    constexpr std::size_t mostLines = 8; // of a head
    gamewords::Book<std::size_t> names;
    for (std::size_t i = 0; i < games.size(); ++i)
        names.addKey(gamewords::keyOf(games[i].first), i);
    gamewords::Book<bool> owns;
    for (const auto& name : own)
        owns.addKey(gamewords::keyOf(name), true);
    OtherGame found;
    std::size_t seen = 0;
    for (const auto& line : lines) {
        const auto tokens = line.tokens.empty() ? text::tokensOf(line.plain) : line.tokens;
        const auto words = line.plain.toLower();
        for (const auto& program : programs)
            if (found.by.empty() &&
                words.contains(
                    QString::fromUtf8(program.words.data(), static_cast<qsizetype>(program.words.size())).toLower())) {
                found.by = program.name;
                if (found.name.empty())
                    found.name = program.game;
            }
        if (line.fixed || ++seen > mostLines)
            continue;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (owns.longest(tokens, at, tokens.size()).things)
                return {};
            const auto name = names.longest(tokens, at, tokens.size());
            if (!name.things)
                continue;
            const auto& game = games[name.things->front()];
            const bool isAlone =
                (at == 0 || tokens[at - 1].isMark()) && (name.end == tokens.size() || !tokens[name.end].isWord());
            if (!isPlainWord(game.first) || isAlone)
                found = {std::string(game.second), std::move(found.by), true};
        }
    }
    return found;
}

OtherGame otherFormIn(std::string_view bytes)
{
    constexpr std::size_t beginning = 64U << 10;
    const auto head = bytes.substr(0, beginning);
    for (const auto& form : forms)
        if (std::ranges::all_of(form.words,
                                [&](std::string_view word) { return head.find(word) != std::string_view::npos; }))
            return {std::string(form.game), std::string(form.program)};
    return {};
}

} // namespace muster
