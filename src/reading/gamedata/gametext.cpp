#include "reading/gamedata/gametext.h"

#include "battlescribe/compose/beginning.h"
#include "battlescribe/verdict/newlist.h"
#include "battlescribe/verdict/session.h"
#include "reading/gamedata/choosegame.h"
#include "reading/gamedata/gamereader.h"
#include "reading/gamedata/names.h"

#include <algorithm>

namespace muster::gamewords {

namespace {

using battlescribe::DataLibrary;
using battlescribe::Session;
using text::Line;

/// The force that the text names first; empty: the first of the data.
std::string forceIn(const battlescribe::compose::Beginning& beginning, const std::vector<Line>& lines)
{
    for (const bool isExact : {true, false}) {
        Book<std::string> names;
        for (const auto& force : beginning.forces)
            if (!force.isHidden)
                names.add(isExact ? force.name : withoutNumbers(force.name), force.id);
        for (const auto& line : lines)
            if (const auto end = headEnd(line);
                line.isHeading || end == line.tokens.size() || line.tokens[end].is('(')) {
                const auto key = keyOf(line.tokens, valueBegin(line), end);
                if (const auto* found = names.find(isExact ? key : keyOf(withoutNumbers(key))))
                    return found->front();
            }
    }
    return {};
}

/// Reads the other catalogues that heads of forces name: "++ Patrol (Orks) ++".
void widen(DataLibrary& library, Session& session, const std::vector<Line>& lines)
{
    Book<std::string> names;
    for (const auto& head : library.othersOf(session))
        names.addKey(keyOf(head.name), head.id);
    std::vector<std::string> wanted;
    for (const auto& line : lines)
        for (auto at = headEnd(line); line.isHeading && at < line.tokens.size(); ++at)
            if (const auto found = names.longest(line.tokens, at, line.tokens.size());
                found.things && std::ranges::find(wanted, found.things->front()) == wanted.end())
                wanted.push_back(found.things->front());
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < wanted.size() && i < most; ++i)
        (void)library.widen(session, wanted[i]); // what stays unknown is told line by line
}

/// Reads the other catalogues that have the units which those of the list have not, though no head names them.
std::vector<std::string> addAllies(DataLibrary& library, Session& session, const GameChoice& choice,
                                   const std::set<std::string>& names)
{
    std::vector<std::string> allies;
    if (names.empty())
        return allies;
    for (const auto& listing : library.listings())
        if (listing.folder == choice.folder)
            allies = cataloguesWith(*listing.repository, library.othersOf(session), names);
    std::erase_if(allies, [&](const std::string& id) { return !library.widen(session, id); });
    return allies;
}

/// Reads a text again, with what a person said of it.
struct Again {
    Session session;
    GameChoice choice;
    std::vector<Line> lines;
    std::vector<QString> original;
    std::string name;
    std::vector<std::string> allies;

    std::shared_ptr<const battlescribe::List> operator()(const std::vector<LineChoice>& settled) const
    {
        auto text = GameReader(session, lines, original, allies).read(choice, name, settled);
        return text ? std::make_shared<const battlescribe::List>(std::move(text->list)) : nullptr;
    }
};

} // namespace

std::optional<GameText> readGameText(DataLibrary& library, const std::vector<Line>& lines,
                                     const std::vector<QString>& original, const std::string& name)
{
    std::unique_ptr<GameReader> best;
    Again again{{}, {}, lines, original, name, {}};
    int most = 0;
    for (auto& choice : chooseGame(library.listings(), lines)) {
        const auto beginning = library.beginningOf(choice.folder, choice.gameSystem, choice.catalogue);
        if (!beginning)
            continue;
        auto session = library.begin(
            {choice.folder, choice.gameSystem, choice.catalogue, forceIn(*beginning, lines), choice.catalogueName, {}},
            battlescribe::Fixes::LeftOut);
        if (!session)
            continue;
        widen(library, *session, lines);
        auto reader = std::make_unique<GameReader>(*session, lines, original);
        if (const auto units = reader->unitLines();
            units > most || (units == most && units > 0 && choice.isNamed && !again.choice.isNamed)) {
            most = units;
            best = std::move(reader);
            again.session = std::move(*session);
            again.choice = std::move(choice);
        }
    }
    if (best)
        if (auto allies = addAllies(library, again.session, again.choice, best->strangers()); !allies.empty()) {
            again.allies = std::move(allies);
            best = std::make_unique<GameReader>(again.session, lines, original, again.allies);
        }
    auto text = best ? best->read(again.choice, name) : std::nullopt;
    if (text)
        text->words = std::make_shared<const GameWords>(GameWords{std::move(again), best->units()});
    return text;
}

} // namespace muster::gamewords
