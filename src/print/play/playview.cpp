#include "print/play/playview.h"

#include "core/base/safetext.h"
#include "print/play/playwords.h"
#include "print/view/copies.h"
#include "print/view/words.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <map>

namespace muster::print {

namespace {

constexpr int deepest = 3; // units attached at a deeper level are not indented further

/// "locations.2": several tracks of a unit may be one of the ruleset's.
std::string idOf(const SheetContext& context, const UnitProfile& profile, const ProfileTrack& track)
{
    const auto& known = context.catalogue.ruleset.tracks[track.track];
    if (known.kind != Track::Boxes::Locations)
        return known.id;
    const auto same =
        std::ranges::find_if(profile.tracks, [&](const ProfileTrack& other) { return other.track == track.track; });
    return known.id + '.' + std::to_string(&track - &*same + 1);
}

/// What is counted of a unit, and what it may be.
void addTracks(const SheetContext& context, const UnitProfile& profile, PlayUnit& unit)
{
    for (const auto& track : profile.tracks) {
        const auto& known = context.catalogue.ruleset.tracks[track.track];
        auto id = idOf(context, profile, track);
        if (isState(known))
            unit.states.push_back({std::move(id), track.name, known.eachTurn});
        else
            unit.counts.push_back(
                {std::move(id), known.kind == Track::Boxes::Models ? report::sheetWord("models") : track.name,
                 track.isBlank ? 0 : track.boxes, track.mark,
                 known.mark.isNone() ? std::string() : context.catalogue.ruleset.stats[known.mark].name,
                 known.kind == Track::Boxes::Models, known.isFatal});
    }
    if (std::ranges::none_of(unit.states, &PlayState::eachTurn))
        unit.states.insert(unit.states.begin(), doneState());
    std::ranges::stable_partition(unit.states, &PlayState::eachTurn);
}

std::vector<PlayLoss> lossesOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& ruleset = context.catalogue.ruleset;
    const auto& points = context.assessment.units[unit].points;
    std::vector<PlayLoss> losses;
    const auto worth = victoryPoints(context.catalogue, context.assessment, unit);
    std::size_t most = 0; // of those that fit: the one that brings the most
    for (std::size_t i = 0; i < worth.size(); ++i) {
        if (!worth[i])
            continue;
        if (losses.empty() || ruleset.victory[most].times < ruleset.victory[i].times)
            most = i;
        losses.push_back({ruleset.victory[i].id, ruleset.victory[i].name, worth[i]->text(), false});
    }
    for (auto& loss : losses)
        loss.isOut = loss.id == ruleset.victory[most].id;
    if (losses.empty())
        losses.push_back(destroyedLoss(ruleset.hasPoints ? Fraction(points).text() : std::string()));
    return losses;
}

PlayUnit unitOf(const SheetContext& context, Id<AssessedUnit> id, int card)
{
    const auto& assessed = context.assessment.units[id];
    const auto* kind = kindOf(context, id);
    const auto& own = ownName(context, id);
    PlayUnit unit;
    unit.id = assessed.id;
    unit.name = own.empty() ? kindName(context, id) : own;
    if (!own.empty())
        unit.about = kindName(context, id);
    for (auto parent = assessed.parent; !parent.isNone(); parent = context.assessment.units[parent].parent)
        unit.depth = std::min(deepest, unit.depth + 1);
    if (!assessed.parent.isNone() && !assessed.place.isNone())
        unit.place = context.catalogue.ruleset.places[assessed.place].name;
    if (kind && !kind->category.isNone())
        unit.icon = optional(context.icon(context.catalogue.ruleset.categories[kind->category].icon));
    unit.card = card;
    if (context.catalogue.ruleset.hasPoints)
        unit.cost = Fraction(assessed.points).text();
    unit.isHeldBack = assessed.heldBack;
    addTracks(context, context.profiles[id], unit);
    unit.losses = lossesOf(context, id);
    return unit;
}

/// The units under the headings that the roster sheet has, each followed by those that are attached to it.
std::vector<PlayGroup> groupsOf(const SheetContext& context)
{
    const auto cards = cardNumbers(context);
    std::vector<PlayGroup> list;
    for (auto& headed : headedUnits(context)) {
        auto& group = list.emplace_back(PlayGroup{std::move(headed.heading), {}});
        for (const auto top : headed.units)
            for (const auto unit : context.assessment.withBelow(top))
                group.units.push_back(unitOf(context, unit, cards[unit] - 1));
    }
    return list;
}

PlayForce forceOf(const SheetContext& context, int side)
{
    PlayForce force;
    SheetHead head;
    setHead(head, context);
    force.fingerprint = context.job.fingerprint;
    force.side = side;
    force.groups = groupsOf(context);
    complete(force, head, cardsView(context));
    return force;
}

/// What a side gets each time, where it is known how much that is.
std::vector<PlayAward> awardsOf(const SheetContext& context, const AgreedBattle& agreed)
{
    std::vector<PlayAward> awards;
    for (const auto& figure : context.catalogue.ruleset.figures)
        for (std::size_t side = 0; figure.scores && side < agreed.sides.size(); ++side) {
            // Without their roster, the other side gets what we get.
            const auto& all = agreed.sides[side].empty() ? agreed.sides[0] : agreed.sides[side];
            const auto found = std::ranges::find_if(
                all, [&](const Assessment& each) { return agreed.holds(context.catalogue, figure.when, each); });
            if (found == all.end())
                continue;
            if (const auto worth = valueOf(context.catalogue, *found, *figure.value))
                awards.push_back({figure.name, worth->text(), static_cast<int>(side)});
        }
    return awards;
}

/// The steps of a turn: those of the block that the ruleset names.
std::vector<TextLine> stepsOf(const Ruleset& ruleset)
{
    const auto block = std::ranges::find(ruleset.reference, ruleset.turns.steps, &ReferenceBlock::id);
    return ruleset.turns.steps.empty() || block == ruleset.reference.end() ? std::vector<TextLine>()
                                                                           : linesOf(block->steps);
}

/// Takes out of a card what is elsewhere on the page: boxes, pictures, notes.
void keepForPlay(Card& card)
{
    card.icon.reset();
    card.emblem.reset();
    card.statRows.clear();
    card.trackRows.clear();
    card.notes.clear();
}

/// Gives units of one name numbers: "Grunts 2".
void numberAlike(PlayForce& force)
{
    std::map<std::string, int> known;
    for (const auto& group : force.groups)
        for (const auto& unit : group.units)
            ++known[unit.name];
    std::map<std::string, int> given;
    for (auto& group : force.groups)
        for (auto& unit : group.units)
            if (const auto& name = unit.name; known[name] > 1)
                unit.name = name + ' ' + std::to_string(++given[name]);
}

} // namespace

PlayState doneState() { return {"page.done", say(phrase("play", "Done")), true}; }

PlayLoss destroyedLoss(std::string worth)
{
    return {"destroyed", say(phrase("sheet", "Destroyed")), std::move(worth), true};
}

void setReference(PlaySheet& sheet, ReferenceSheet reference)
{
    sheet.blocks = std::move(reference.blocks);
    sheet.tables = std::move(reference.tables);
    sheet.rules = std::move(reference.rules);
    sheet.armyRules = std::move(reference.armyRules);
    sheet.weapons = std::move(reference.weapons);
    sheet.weaponHeads = std::move(reference.weaponHeads);
}

void complete(PlayForce& force, const SheetHead& head, CardSheet cards)
{
    force.name = head.name;
    force.army = head.army;
    force.accent = head.accent;
    force.emblem = head.emblem;
    for (auto& card : cards.cards)
        keepForPlay(card);
    force.cards = std::move(cards.cards);
    numberAlike(force);
}

PlaySheet playView(const Job& job, const IconLookup& icons, const PictureLookup& pictures)
{
    const auto contextOf = [&](const Job& of) {
        SheetContext context(of, icons);
        context.picture = pictures;
        return context;
    };
    const auto context = contextOf(job);
    const auto& ruleset = context.catalogue.ruleset;
    const auto agreed = agreedBattle(context.catalogue, sidesOf(job));
    PlaySheet sheet;
    sheet.title = say(phrase("play", "{name}: battle"), {{"name", report::sheet::rosterName(job.roster->name)}});
    sheet.game = ruleset.name;
    sheet.date = report::sheet::date(job.date);
    if (ruleset.hasPoints)
        sheet.costName = report::inCurrency(ruleset.currency, report::sheetWord("points"));
    sheet.turnName = report::sheetWord(ruleset.turns.isOfRounds ? "round" : "turn");
    sheet.turns = ruleset.turns.number;
    sheet.extraTurns = ruleset.turns.extra;
    sheet.steps = stepsOf(ruleset);
    sheet.forces.push_back(forceOf(context, 0));
    for (const auto& [forces, side] : {std::pair(&job.allies, 0), std::pair(&job.enemies, 1)})
        for (const auto& force : *forces) {
            const auto own = jobOf(job, force);
            sheet.forces.push_back(forceOf(contextOf(own), side));
        }
    sheet.awards = awardsOf(context, agreed);
    auto battle = battleView(context);
    sheet.scenarios = std::move(battle.scenarios);
    sheet.figures = std::move(battle.figures);
    sheet.agreed = std::move(battle.agreed);
    sheet.columns = std::move(battle.columns);
    sheet.sides = std::move(battle.sides);
    sheet.findings = std::move(battle.battleFindings);
    sheet.dataMarks = std::move(battle.dataMarks);
    setReference(sheet, referenceView(context));
    sheet.words = playWords(ruleset.turns.isOfRounds);
    return sheet;
}

} // namespace muster::print
