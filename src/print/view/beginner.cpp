#include "print/view/words.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <set>

namespace muster::print {

namespace {

constexpr std::size_t readInRow = 3;

/// How a figure is read by its kind: "4 inches", "5 or more on a die". Empty where it says all by itself.
std::string readingOf(StatKind kind, const StatValue& value)
{
    if (value.isBlank)
        return say(phrase("sheet", "not known: agree on it with your opponent"));
    if (!value.parts[0])
        return {};
    const std::int64_t number = *value.parts[0];
    switch (kind) {
    case StatKind::Inches:
        return say(phrases("sheet", "{n} {n:inch|inches}"), number);
    case StatKind::Centimetres:
        return say(phrases("sheet", "{n} {n:centimetre|centimetres}"), number);
    case StatKind::Hexes:
        return say(phrases("sheet", "{n} {n:hex|hexes}"), number);
    case StatKind::Roll:
        return say(phrase("sheet", "{figure} or more on a die"), {{"figure", report::number(number)}});
    default:
        return {};
    }
}

std::string betterOf(const StatColumn& column)
{
    switch (column.better) {
    case Better::Higher:
        return say(phrase("sheet", "higher is better"));
    case Better::Lower:
        return say(phrase("sheet", "lower is better"));
    case Better::None:
        break;
    }
    return {};
}

/// "9 suppressed, 11 destroyed", where the note of the column has a word for each of several figures.
std::string noteOf(const StatColumn& column, const StatValue& value)
{
    constexpr std::string_view between = " / ";
    const std::size_t figures = column.kind == StatKind::Pair ? 2 : column.kind == StatKind::Triple ? 3 : 0;
    if (figures == 0 || value.isEmpty() || value.isBlank)
        return column.note;
    std::vector<std::string> words;
    std::size_t from = 0;
    for (auto at = column.note.find(between); at != std::string::npos; at = column.note.find(between, from)) {
        words.push_back(column.note.substr(from, at - from));
        from = at + between.size();
    }
    words.push_back(column.note.substr(from));
    if (words.size() != figures)
        return column.note;
    for (std::size_t i = 0; i < figures; ++i)
        words[i] = (value.parts[i] ? report::number(std::int64_t{*value.parts[i]}) : "–") + "\u00a0" + words[i];
    return join(words, ", ");
}

/// "4 or more on a die; lower is better."
std::optional<std::string> wordsOf(const StatColumn& column, const StatValue& value)
{
    const auto text = join({readingOf(column.kind, value), noteOf(column, value), betterOf(column)}, "; ");
    return text.empty() ? std::nullopt : std::optional(capital(text) + '.');
}

using Stats = Table<StatColumn, ProfileStat>;

/// The columns that a line has figures in.
std::vector<Id<StatColumn>> columnsWith(const Stats& stats)
{
    std::vector<Id<StatColumn>> columns;
    for (const auto i : stats.ids())
        if (!stats[i].value.isEmpty())
            columns.push_back(i);
    return columns;
}

Reading readingOf(std::string of, std::string about, const Table<StatColumn>& columns, const Stats& stats)
{
    Reading reading{std::move(of), optional(std::move(about)), {}};
    std::vector<ReadFigure> figures;
    for (const auto i : columnsWith(stats)) {
        const auto figure = statFigure(columns[i], stats[i], false);
        auto& made = figures.emplace_back();
        made.column = figure.name;
        made.shortName = figure.shortName;
        made.value = figure.value;
        made.words = wordsOf(columns[i], stats[i].value);
        if (figure.wasText)
            made.wasText = join({*figure.wasText, figure.reasons.value_or("")}, ": ");
    }
    while (figures.size() % readInRow != 0) {
        figures.emplace_back();
        figures.back().isEmpty = true;
    }
    // Down the columns, as they are on the card.
    const auto rows = figures.size() / readInRow;
    for (std::size_t row = 0; row < rows; ++row) {
        auto& made = reading.readRows.emplace_back();
        for (std::size_t column = 0; column < readInRow; ++column)
            made.figures.push_back(std::move(figures[row + column * rows]));
    }
    return reading;
}

/// A weapon of the unit or of one of its kinds of model, that with the most figures.
const ProfileWeapon* weaponOf(const UnitProfile& profile)
{
    const ProfileWeapon* best = nullptr;
    const auto look = [&](const std::vector<ProfileWeapon>& weapons) {
        for (const auto& weapon : weapons)
            if (!best || columnsWith(weapon.stats).size() > columnsWith(best->stats).size())
                best = &weapon;
    };
    look(profile.weapons);
    for (const auto& part : profile.parts)
        look(part.weapons);
    return best;
}

const ProfilePart* partOf(const UnitProfile& profile)
{
    const auto part = std::ranges::max_element(profile.parts, {},
                                               [](const ProfilePart& each) { return columnsWith(each.stats).size(); });
    return part == profile.parts.end() || !hasFigures(part->stats) ? nullptr : &*part;
}

/// How many figures a unit has that can be explained.
std::size_t figuresOf(const UnitProfile& profile)
{
    const auto* part = partOf(profile);
    const auto* weapon = weaponOf(profile);
    return columnsWith(profile.stats).size() + (part ? columnsWith(part->stats).size() : 0) +
           (weapon ? columnsWith(weapon->stats).size() : 0);
}

/// What the readings have said.
struct Told {
    std::set<Id<StatColumn>> ofUnits;
    std::set<Id<StatColumn>> ofWeapons;
};

void tell(std::set<Id<StatColumn>>& told, const Stats& stats)
{
    const auto columns = columnsWith(stats);
    told.insert(columns.begin(), columns.end());
}

/// The lines of the unit that has the most figures, the first of several.
std::vector<Reading> readings(const SheetContext& context, Told& told)
{
    const auto best = std::ranges::max_element(context.profiles, {}, figuresOf);
    if (best == context.profiles.end() || figuresOf(*best) == 0)
        return {};
    const auto unit = context.profiles.idOf(*best);
    const auto& ruleset = context.catalogue.ruleset;
    const auto& own = ownName(context, unit);
    std::vector<Reading> list;
    if (hasFigures(best->stats)) {
        list.push_back(readingOf(own.empty() ? kindName(context, unit) : own,
                                 own.empty() ? std::string() : kindName(context, unit), ruleset.stats, best->stats));
        tell(told.ofUnits, best->stats);
    }
    if (const auto* part = partOf(*best)) {
        list.push_back(readingOf(part->name, kindName(context, unit), ruleset.stats, part->stats));
        tell(told.ofUnits, part->stats);
    }
    if (const auto* weapon = weaponOf(*best); weapon && hasFigures(weapon->stats)) {
        list.push_back(readingOf(context.catalogue.weapon(weapon->weapon).name, weaponDetail(context, *weapon),
                                 ruleset.weaponStats, weapon->stats));
        tell(told.ofWeapons, weapon->stats);
    }
    return list;
}

/// The columns of the army that the readings do not have.
std::vector<WordMeant> otherFigures(const SheetContext& context, const Told& told)
{
    Told used;
    for (const auto& profile : context.profiles) {
        tell(used.ofUnits, profile.stats);
        for (const auto& weapon : profile.weapons)
            tell(used.ofWeapons, weapon.stats);
        for (const auto& part : profile.parts) {
            tell(used.ofUnits, part.stats);
            for (const auto& weapon : part.weapons)
                tell(used.ofWeapons, weapon.stats);
        }
    }
    const auto& ruleset = context.catalogue.ruleset;
    std::vector<WordMeant> words;
    const auto add = [&](const Table<StatColumn>& columns, const std::set<Id<StatColumn>>& all,
                         const std::set<Id<StatColumn>>& known) {
        for (const auto i : all)
            if (!known.contains(i)) {
                const auto& column = columns[i];
                words.push_back({column.shortName,
                                 column.name == column.shortName ? std::nullopt : std::optional(column.name),
                                 wordsOf(column, {})});
            }
    };
    add(ruleset.stats, used.ofUnits, told.ofUnits);
    add(ruleset.weaponStats, used.ofWeapons, told.ofWeapons);
    return words;
}

/// How many boxes there are, and what they stand for.
std::string boxesOf(const SheetContext& context, const Track& track)
{
    switch (track.kind) {
    case Track::Boxes::Models:
        return say(phrase("sheet", "one box for each model"));
    case Track::Boxes::Stat:
        return say(phrase("sheet", "as many boxes as {column} says"),
                   {{"column", context.catalogue.ruleset.stats[track.stat].name}});
    case Track::Boxes::Parameter:
        return say(phrase("sheet", "as many boxes as its special rule says"));
    case Track::Boxes::Locations:
        return say(phrase("sheet", "a line for each part of the machine"));
    case Track::Boxes::Number:
        break;
    }
    return isState(track) ? say(phrase("sheet", "ticked while it is so"))
                          : say(phrases("sheet", "{n} {n:box|boxes}"), track.number);
}

/// The boxes that cards of the army have, those that mean the same together.
std::vector<WordMeant> boxes(const SheetContext& context)
{
    const auto& ruleset = context.catalogue.ruleset;
    std::vector<WordMeant> words;
    for (const auto i : ruleset.tracks.ids()) {
        const auto& track = ruleset.tracks[i];
        if (std::ranges::none_of(context.profiles, [&](const UnitProfile& profile) {
                return std::ranges::find(profile.tracks, i, &ProfileTrack::track) != profile.tracks.end();
            }))
            continue;
        const auto text =
            join({boxesOf(context, track),
                  track.eachTurn ? say(phrase("sheet", "cleared when the next turn begins")) : std::string(),
                  track.isFatal ? say(phrase("sheet", "with the last box the unit is lost")) : std::string(),
                  track.mark.isNone() ? std::string()
                                      : say(phrase("sheet", "the thick box is its {column}"),
                                            {{"column", ruleset.stats[track.mark].name}})},
                 "; ");
        const auto meaning = capital(text) + '.';
        const auto same = std::ranges::find(words, meaning, &WordMeant::meaning);
        if (same == words.end())
            words.push_back({track.name, std::nullopt, meaning});
        else
            same->word += ", " + track.name;
    }
    return words;
}

/// "Raptor, Huscarl, Grunts Section and 2 more"; that all units have it.
std::string bearersText(const SheetContext& context, RuleBearers bearers)
{
    constexpr std::size_t mostNamed = 3;
    auto& kinds = bearers.kinds;
    if (bearers.units == context.assessment.units.size() && kinds.size() > 1)
        return say(phrase("sheet", "all units"));
    if (kinds.size() <= mostNamed)
        return join(kinds, ", ");
    const auto more = static_cast<std::int64_t>(kinds.size() - mostNamed + 1);
    kinds.resize(mostNamed - 1);
    return say(phrases("sheet", "{names} and {n} more"), more, {{"names", join(kinds, ", ")}});
}

std::vector<BorneRule> borne(const SheetContext& context, std::vector<CitedRule> rules)
{
    const auto all = ruleBearers(context);
    std::vector<BorneRule> list;
    for (auto& rule : rules) {
        list.push_back({std::move(rule)});
        if (const auto known = all.find(list.back().rule); known != all.end())
            list.back().bearers = bearersText(context, known->second);
    }
    return list;
}

/// Takes the order of a turn out of the blocks.
void takeTurn(BeginnerSheet& sheet, const Ruleset& ruleset)
{
    const auto known = std::ranges::find(ruleset.reference, ruleset.turns.steps, &ReferenceBlock::id);
    if (ruleset.turns.steps.empty() || known == ruleset.reference.end())
        return;
    const auto block = std::ranges::find(sheet.blocks, known->title, &ReferenceSection::title);
    if (block == sheet.blocks.end())
        return;
    sheet.turn.push_back(std::move(*block));
    sheet.blocks.erase(block);
}

} // namespace

BeginnerSheet beginnerView(const SheetContext& context)
{
    BeginnerSheet sheet;
    setHead(sheet, context);
    sheet.scenario = scenarioName(context, agreedBattle(context.catalogue, sidesOf(context.job)));
    auto job = context.job; // without the others of a battle, whose rules are not for this player
    job.allies.clear();
    job.enemies.clear();
    auto reference = referenceOfArmy(SheetContext(job, context.icon));
    sheet.rulesHeading = std::move(reference.rulesHeading);
    sheet.sourceLine = std::move(reference.sourceLine);
    sheet.rules = borne(context, std::move(reference.rules));
    sheet.armyRules = std::move(reference.armyRules);
    sheet.blocks = std::move(reference.blocks);
    sheet.leftOut = std::move(reference.leftOut);
    Told told;
    sheet.readings = readings(context, told);
    sheet.otherFigures = otherFigures(context, told);
    sheet.boxes = boxes(context);
    takeTurn(sheet, context.catalogue.ruleset);
    return sheet;
}

} // namespace muster::print
