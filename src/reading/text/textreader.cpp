#include "reading/text/textreader.h"

#include "io/roster/rosterfile.h"
#include "reading/forms/decode.h"
#include "reading/text/armyguess.h"
#include "reading/text/assembly.h"
#include "reading/text/pointswords.h"
#include "reading/text/sides.h"
#include "reading/text/variants.h"

#include <algorithm>
#include <map>

namespace muster {

using namespace text;

namespace {

/// A list above an older mail ("-----Original Message-----") is what is meant, and not what stands below.
std::vector<Line> withoutOlderMail(std::vector<Line> lines)
{
    const auto isHead = [](const Line& line) {
        const auto words = line.plain.trimmed();
        return line.fixed == LineKind::Frame && words.startsWith(QLatin1String("---")) &&
               (words.contains(QLatin1String("original"), Qt::CaseInsensitive) ||
                words.contains(QLatin1String("forwarded"), Qt::CaseInsensitive) ||
                words.contains(QLatin1String("weitergeleitet"), Qt::CaseInsensitive) ||
                words.contains(QLatin1String("urspr"), Qt::CaseInsensitive));
    };
    const auto older = std::ranges::find_if(lines, isHead);
    const auto figures = std::count_if(lines.begin(), older, [](const Line& line) {
        return !line.fixed && std::ranges::any_of(line.tokens, &Token::isNumber);
    });
    constexpr std::ptrdiff_t fewest = 3; // else the older mail may be the list
    if (figures >= fewest)
        for (auto line = older; line != lines.end(); ++line)
            if (!line->fixed)
                line->fixed = LineKind::Mention;
    return lines;
}

} // namespace

class TextReader::Inner {
public:
    explicit Inner(const Store& store) : m_store(store.fork()) {}

    Result<ReadText> read(std::string_view bytes, const std::string& file, const std::string& ruleset,
                          const std::string& army)
    {
        if (bytes.size() > mostTextBytes)
            return failure(Fault::about(file, "the text is too long: of a list in words at most 256 KB are read",
                                        "Is it the right file?"));
        const auto text = decoded(bytes);
        if (!text)
            return failure(Fault::about(file, "this is not a list that can be read: neither a roster nor text",
                                        "Is it the right file?"));
        const auto original = cutIntoLines(*text);
        if (original.size() > mostTextLines)
            return failure(Fault::about(file, "the text is too long: of a list in words at most 4,000 lines are read",
                                        "Is it the right file?"));
        const auto talk = talkOf(*text);
        auto lines = withoutOlderMail(linesOf(talk.text));
        takeOwner(lines);
        auto guess = ruleset.empty() ? guessGame(lines, file) : givenGame(ruleset, army, lines, file);
        if (const auto side = guess ? sideOfList(*guess->names, lines) : std::nullopt) {
            // A mail has two lists: theirs and ours.
            std::vector<Line> ours;
            std::ranges::copy_if(lines, std::back_inserter(ours),
                                 [&](const Line& line) { return line.isQuoted == *side; });
            if (auto again = ruleset.empty() ? guessGame(ours, file) : givenGame(ruleset, army, ours, file))
                guess = std::move(again);
        }
        if (!guess)
            return tl::unexpected(std::move(guess.error()));
        const auto& names = *guess->names;
        Lookup lookup(names.vocabulary());
        takeWriter(talk, names, lookup, lines);
        lines = withPointsNamed(names, std::move(lines));
        lines = withColumnsApart(names, lookup, std::move(lines));
        takeOwner(lines);
        lines = withVariantsApart(names, guess->army, lookup, std::move(lines));
        std::vector<LineHits> hits;
        hits.reserve(lines.size());
        for (const auto& line : lines)
            hits.emplace_back(line.tokens, lookup);
        const auto sorted = sortLines(names, lines, hits, guess->army);
        if (sorted.blocks.size() > mostBlocks)
            return failure(Fault::about(file, "the text names more than 1,000 units", "Is it one list?"));
        const auto ofArmy = std::max(guess->rulesetId.certainty, guess->armyId.certainty);
        auto made = assemble(names, guess->army, lines, hits, sorted, original, ofArmy);
        if (made.roster.units.empty() || isNoList(made.reading))
            return failure(nothingFound(file));
        // A text may say more than a roster can hold.
        if (auto written = readableRoster(made.roster, file); !written)
            return tl::unexpected(std::move(written.error()));
        if (text->contains(QString::fromStdString(fingerprint(made.roster))))
            confirmAll(made.reading);
        made.reading.ruleset = guess->rulesetId;
        made.reading.army = guess->armyId;
        made.roster.unread = made.reading.unreadLines();
        return ReadText{std::move(made.roster), std::move(made.reading), std::move(made.evidence)};
    }

    std::vector<std::string> gameNames()
    {
        std::vector<std::string> all;
        for (const auto& id : m_store.rulesets())
            if (const auto* names = namesOf(id)) {
                const auto& ruleset = names->catalogue().ruleset;
                all.push_back(ruleset.name);
                all.push_back(ruleset.shortName);
                all.insert(all.end(), ruleset.aliases.begin(), ruleset.aliases.end());
            }
        return all;
    }

private:
    struct Game {
        const GameNames* names = nullptr;
        Id<Army> army;
        GuessedId rulesetId;
        GuessedId armyId;
    };

    /// Words that Muster wrote name the fingerprint of their roster: read with the same one, they are certain.
    static void confirmAll(TextReading& reading)
    {
        for (auto& line : reading.lines)
            if (!line.isUnread())
                line.certainty = Certainty::Sure;
    }

    /// How many lines of units begin with a mark of a list or a count.
    static std::size_t bullets(const TextReading& reading)
    {
        return static_cast<std::size_t>(std::ranges::count_if(reading.lines, [](const LineReading& line) {
            const auto at = line.text.find_first_not_of(" \t");
            return line.as == LineKind::Unit && at != std::string::npos &&
                   (std::string_view("-*+|").find(line.text[at]) != std::string_view::npos ||
                    (line.text[at] >= '0' && line.text[at] <= '9'));
        }));
    }

    /// Whether the text only speaks of units: no line is more than a guess, and few of the words on them were read.
    static bool isNoList(const TextReading& reading)
    {
        std::size_t units = 0;
        std::size_t lines = 0;
        std::size_t unread = 0;
        for (const auto& line : reading.lines) {
            if (line.as == LineKind::Unit && line.certainty <= Certainty::Likely)
                return false;
            if (line.as == LineKind::Unit) {
                units += line.units.size();
                ++lines;
            }
            for (const auto& each : line.unknown)
                unread += 1 + static_cast<std::size_t>(std::ranges::count(each.words, ' '));
        }
        constexpr std::size_t fewest = 2; // a list in one paragraph has more units on each line
        return lines >= fewest && units <= lines * 3 && unread > units * 5 && bullets(reading) == 0;
    }

    /// Whether the list of a text with quoted lines stands in them; none where there are not lists of two people.
    static std::optional<bool> sideOfList(const GameNames& names, const std::vector<Line>& lines)
    {
        constexpr std::size_t fewest = 3;
        std::size_t quoted = 0;
        std::size_t own = 0;
        if (std::ranges::none_of(lines, &Line::isQuoted))
            return std::nullopt;
        Lookup lookup(names.vocabulary());
        for (const auto& line : lines)
            if (!line.fixed && namesUnit(names, lookup, line))
                ++(line.isQuoted ? quoted : own);
        return quoted >= fewest && own >= fewest ? std::optional(quoted > own) : std::nullopt;
    }

    static Fault nothingFound(const std::string& file)
    {
        return Fault::about(file, "no unit of an installed game is named in this text",
                            "Write one unit a line, or name the game: --as RULESET/ARMY.");
    }

    GameNames* namesOf(const std::string& ruleset)
    {
        auto known = m_names.find(ruleset);
        if (known == m_names.end())
            known = m_names.emplace(ruleset, GameNames::of(m_store, ruleset)).first;
        return known->second.get();
    }

    Result<Game> guessGame(const std::vector<Line>& lines, const std::string& file)
    {
        std::vector<GameGuess> guesses;
        for (const auto& ruleset : m_store.rulesets())
            if (const auto* names = namesOf(ruleset))
                guesses.push_back(guessArmy(*names, lines));
        std::ranges::stable_sort(guesses, std::greater(), [](const GameGuess& guess) {
            return guess.armies.empty() ? 0 : guess.armies.front().second;
        });
        if (guesses.empty() || guesses.front().armies.empty() || guesses.front().armies.front().second <= 0)
            return failure(nothingFound(file));
        auto game = gameOf(guesses.front());
        const auto best = guesses.front().armies.front().second;
        game.rulesetId.certainty = Certainty::Sure;
        for (std::size_t i = 1; i < guesses.size(); ++i) {
            const auto other = guesses[i].armies.empty() ? 0 : guesses[i].armies.front().second;
            if (other * 10 >= best * 7) {
                game.rulesetId.alternatives.push_back(guesses[i].names->catalogue().ruleset.id);
                game.rulesetId.certainty = other * 10 >= best * 9 ? Certainty::Doubtful : Certainty::Likely;
            }
        }
        return game;
    }

    static Game gameOf(const GameGuess& guess)
    {
        Game game;
        game.names = guess.names;
        const auto& catalogue = guess.names->catalogue();
        game.rulesetId.id = catalogue.ruleset.id;
        const auto& [army, score] = guess.armies.front();
        game.army = army;
        game.armyId.id = catalogue.army(army).id;
        game.armyId.certainty = Certainty::Sure;
        for (std::size_t i = 1; i < guess.armies.size() && i < 4; ++i) {
            const auto& [other, its] = guess.armies[i];
            if (its * 10 < score * 8)
                break;
            game.armyId.alternatives.push_back(catalogue.army(other).id);
            game.armyId.certainty =
                std::max(game.armyId.certainty, its * 20 >= score * 19 ? Certainty::Doubtful : Certainty::Likely);
        }
        return game;
    }

    Result<Game> givenGame(const std::string& ruleset, const std::string& army, const std::vector<Line>& lines,
                           const std::string& file)
    {
        const auto* names = namesOf(ruleset);
        if (!names)
            return failure(Fault::about(file, "there is no ruleset \"" + ruleset + "\" that it could be read as",
                                        "'muster show' lists those there are."));
        auto guess = guessArmy(*names, lines);
        if (!army.empty()) {
            const auto found = names->catalogue().findArmy(army);
            if (found.isNone())
                return failure(Fault::about(file, "the ruleset " + ruleset + " has no army \"" + army + '"',
                                            "'muster show " + ruleset + "' lists those there are."));
            guess.armies = {{found, 1}};
        }
        if (guess.armies.empty())
            return failure(nothingFound(file));
        auto game = gameOf(guess);
        game.rulesetId.certainty = Certainty::Sure;
        return game;
    }

    Store m_store;
    std::map<std::string, std::unique_ptr<GameNames>> m_names; ///< by ruleset; null where it cannot be read
};

TextReader::TextReader(const Store& store) : m_inner(std::make_unique<Inner>(store)) {}
TextReader::TextReader(TextReader&&) noexcept = default;
TextReader& TextReader::operator=(TextReader&&) noexcept = default;
TextReader::~TextReader() = default;

std::vector<std::string> TextReader::gameNames() { return m_inner->gameNames(); }

Result<ReadText> TextReader::read(std::string_view bytes, const std::string& file, const std::string& ruleset,
                                  const std::string& army)
{
    return m_inner->read(bytes, file, ruleset, army);
}

} // namespace muster
