#include "print/view/copies.h"
#include "print/view/identity.h"
#include "print/view/tables.h"

#include "core/base/wording.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::print {

namespace {

/// "Broken 82 1/2, Routed or destroyed 165": what the enemy gets for the unit.
std::string worth(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<std::string> parts;
    const auto& kinds = context.catalogue.ruleset.victory;
    const auto points = victoryPoints(context.catalogue, context.assessment, unit);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (points[i])
            parts.push_back(kinds[i].name + ' ' + report::number(*points[i]));
    return join(parts, ", ");
}

/// Whether the card has a figure that is not known.
bool hasBlanks(const UnitProfile& profile)
{
    return std::ranges::any_of(profile.stats, [](const ProfileStat& stat) { return stat.value.isBlank; }) ||
           std::ranges::any_of(profile.tracks, &ProfileTrack::isBlank);
}

/// The names of units that share a card: their own names, or numbers.
std::vector<std::string> copyNames(const SheetContext& context, const Copies& card)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < card.units.size(); ++i) {
        const auto& own = ownName(context, card.units[i]);
        names.push_back(own.empty() ? std::to_string(i + 1) : own);
    }
    return names;
}

using Relations = std::vector<Relation>;

/// Adds the parents of the units, each with the units of this card that are attached to it: "Under command", "Captain
/// Brell (First, Third)".
void addParents(const SheetContext& context, const Copies& card, Relations& texts)
{
    const auto& units = context.assessment.units;
    const auto names = copyNames(context, card);
    struct Parent {
        std::string label;
        std::string name;
        std::vector<std::string> copies;
    };
    std::vector<Parent> parents;
    for (std::size_t i = 0; i < card.units.size(); ++i) {
        const auto& self = units[card.units[i]];
        if (self.parent.isNone())
            continue;
        const auto label =
            self.place.isNone() ? say(phrase("sheet", "With")) : context.catalogue.ruleset.places[self.place].name;
        const auto name = report::unitName(context.catalogue, context.assessment, self.parent);
        const auto same = [&](const Parent& parent) { return parent.label == label && parent.name == name; };
        auto known = std::ranges::find_if(parents, same);
        if (known == parents.end())
            known = parents.insert(parents.end(), {label, name, {}});
        known->copies.push_back(names[i]);
    }
    for (const auto& parent : parents) {
        const bool isAll = parent.copies.size() == card.units.size();
        const auto text = isAll ? parent.name : parent.name + " (" + join(parent.copies, ", ") + ')';
        if (!texts.empty() && texts.back().label == parent.label + ':')
            texts.back().text += "; " + text;
        else
            texts.push_back({parent.label + ':', text});
    }
}

/// Units that are attached to one unit in the same way, and are called the same.
struct Attached {
    std::string verb;
    std::string text;
    int count = 1;
};

/// The parents of the units, and the units attached to each of them: "Commands", "First Squads (6 models), ...".
Relations relations(const SheetContext& context, const Copies& card)
{
    const auto unit = card.first();
    const auto& units = context.assessment.units;
    const auto& places = context.catalogue.ruleset.places;
    const auto name = [&](Id<AssessedUnit> other) {
        return report::unitName(context.catalogue, context.assessment, other);
    };
    constexpr auto mostWithModels = 2; // if there are more, only their names are printed
    const bool isShort = std::ranges::count(units, unit, &AssessedUnit::parent) > mostWithModels;
    std::vector<Attached> all;
    for (const auto i : context.assessment.withBelow(unit)) {
        const auto& other = units[i];
        if (other.parent != unit)
            continue;
        const auto verb = other.place.isNone() ? say(phrase("sheet", "With")) : capital(places[other.place].verb);
        const auto& own = ownName(context, i);
        auto text = isShort && !own.empty() ? own : name(i);
        if (context.catalogue.ruleset.countsModels && !isShort)
            text += ", " + report::sheet::models(other.models);
        const auto same = std::ranges::find_if(
            all, [&](const Attached& known) { return isShort && known.verb == verb && known.text == text; });
        if (same == all.end())
            all.push_back({verb, std::move(text), 1});
        else
            ++same->count;
    }
    Relations texts;
    addParents(context, card, texts);
    for (const auto& [verb, text, count] : all) {
        const auto said = report::sheet::times(count, text);
        const auto known = std::ranges::find(texts, verb, &Relation::label);
        if (known == texts.end())
            texts.push_back({verb, said});
        else
            known->text += (isShort ? ", " : "; ") + said;
    }
    return texts;
}

/// "First, Second": the names that the roster gives them.
std::vector<std::string> ownNames(const SheetContext& context, const Copies& card)
{
    std::vector<std::string> names;
    for (const auto unit : card.units)
        if (const auto& own = ownName(context, unit); !own.empty() && std::ranges::find(names, own) == names.end())
            names.push_back(own);
    return names;
}

/// "Infantry, 10 models · Marauders"
std::string subtitle(const SheetContext& context, const Copies& card)
{
    const auto& catalogue = context.catalogue;
    const auto& assessed = context.assessment.units[card.first()];
    std::vector<std::string> parts;
    const auto* kind = kindOf(context, card.first());
    if (!kind) {
        parts.push_back(say(phrase("sheet", "not known to the data")));
    } else {
        auto text = kind->category.isNone() ? std::string() : catalogue.ruleset.categories[kind->category].name;
        if (catalogue.ruleset.countsModels && assessed.models > 1)
            text = join({text, report::sheet::models(assessed.models)}, ", ");
        parts.push_back(text);
        if (assessed.army != context.assessment.army)
            parts.push_back(catalogue.army(assessed.army).name);
        if (kind->isOwn())
            parts.push_back(report::sheetWord("ownUnit"));
    }
    if (assessed.heldBack)
        parts.push_back(report::sheetWord("heldBack"));
    if (kind && report::provenanceOf(catalogue, *kind).kind == "playtest")
        parts.push_back(report::sheet::playtestFigures());
    if (kind && !context.job.data.hash.empty()) // marks for data that are not as shipped
        parts.push_back(
            report::originMark(std::max(catalogue.ruleset.data.origin, catalogue.army(kind->army).data.origin)));
    return join(parts, " · ");
}

/// Whether the kind of unit is called as its category is: "Infantry".
bool isCalledAsCategory(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto* kind = kindOf(context, unit);
    return kind && !kind->category.isNone() && kind->name == context.catalogue.ruleset.categories[kind->category].name;
}

/// Sets what the card is called: by the unit's own name; one of several units by their kind, for their names are beside
/// their boxes.
void setHeading(Card& card, const SheetContext& context, const Copies& copies)
{
    card.ownName = optional(join(ownNames(context, copies), ", "));
    if (card.ownName && copies.units.size() == 1) {
        card.heading = *card.ownName;
        card.about =
            isCalledAsCategory(context, copies.first()) ? card.subtitle : join({card.title, card.subtitle}, " · ");
    } else {
        card.heading = card.title;
        if (card.trackRows.empty())
            card.namesBelow = card.ownName;
        card.about = card.subtitle;
    }
}

/// The player's notes, each with its unit if several share the card.
std::vector<CardNote> notes(const SheetContext& context, const Copies& card)
{
    const auto names = copyNames(context, card);
    std::vector<CardNote> list;
    for (std::size_t i = 0; i < card.units.size(); ++i)
        if (const auto& text = context.assessment.source[card.units[i]]->note; !text.empty())
            list.push_back(
                {card.units.size() > 1 ? std::optional(names[i]) : std::nullopt, text, report::sheet::quoted(text)});
    return list;
}

Card cardOf(const SheetContext& context, const Copies& copies)
{
    const auto unit = copies.first();
    const auto& catalogue = context.catalogue;
    const auto& profile = context.profiles[unit];
    const auto* kind = kindOf(context, unit);
    const bool isShared = copies.units.size() > 1;
    Card card;
    card.title = kindName(context, unit);
    if (isShared)
        card.copies = std::to_string(copies.units.size());
    card.subtitle = subtitle(context, copies);
    if (kind && !kind->category.isNone())
        card.icon = optional(context.icon(catalogue.ruleset.categories[kind->category].icon));
    card.picture = context.picture(context.assessment.source[unit]->picture);
    if (const auto army = context.assessment.units[unit].army; !army.isNone()) {
        auto known = identityOf(catalogue.army(army));
        card.emblem = std::move(known.emblem);
        if (army != context.assessment.army)
            card.accent = std::move(known.accent);
    }
    if (catalogue.ruleset.hasPoints) {
        card.cost = report::number(context.assessment.units[unit].points);
        card.costCaption =
            say(catalogue.ruleset.currency, isShared ? phrase("sheet", "points each") : phrase("sheet", "points"));
    }
    if (const auto others = report::otherCosts(catalogue, context.assessment, unit); !others.empty()) {
        if (card.cost)
            *card.costCaption += ", " + others;
        else
            card.cost = others;
    }
    setStats(card, context, profile, kind);
    auto parts = partTable(context, profile);
    card.partHeads = std::move(parts.heads);
    card.parts = std::move(parts.rows);
    card.partNotes = std::move(parts.notes);
    auto weapons = weaponsOf(context, profile);
    card.weapons = std::move(weapons.rows);
    card.weaponTables = std::move(weapons.tables);
    for (auto& group : modelGroups(context, profile))
        if (group.isPlain())
            card.plainModels = join({card.plainModels.value_or(""), group.title}, ", ");
        else
            card.modelGroups.push_back(std::move(group));
    card.trackRows = trackRows(context, profile, copies, copyNames(context, copies));
    setHeading(card, context, copies);
    card.rules = cardRules(context, profile);
    card.options = optional(chosen(profile.options));
    card.holds = optional(alternatives(profile.holds));
    card.hasBlanks = hasBlanks(profile);
    if (card.hasBlanks)
        card.blankNote = withStrong(
            phrase("sheet", "{blank} is not known. Agree on it with your opponent before the game."), "blank", "____");
    if (kind) {
        card.unitFigures = unitFigures(context, unit);
        card.worth = optional(worth(context, unit));
        card.kindNote = optional(kind->note);
    }
    card.relations = relations(context, copies);
    card.notes = notes(context, copies);
    card.doubts = linesOf(doubts(context, unit));
    card.mark = doubtMark(!card.doubts.empty());
    return card;
}

/// Leaves out units whose cards are not wanted. The numbers of the others stay.
Copies wantedOf(const SheetContext& context, Copies copies)
{
    if (!context.cardsOf.empty())
        std::erase_if(copies.units, [&](Id<AssessedUnit> unit) {
            return !context.cardsOf.contains(context.assessment.units[unit].id);
        });
    return copies;
}

CardSheet sheetOf(const SheetContext& context, const std::vector<Copies>& list)
{
    CardSheet sheet;
    setHead(sheet, context);
    sheet.weaponHeads = weaponHeads(context);
    sheet.weaponColumns = static_cast<int>(context.catalogue.ruleset.weaponStats.size()) + 1;
    int number = 0;
    for (const auto& all : list) {
        ++number;
        const auto copies = wantedOf(context, all);
        if (copies.units.empty())
            continue;
        sheet.cards.push_back(cardOf(context, copies));
        sheet.cards.back().number = number;
    }
    sheet.isEmptyArmy = list.empty();
    sheet.isSmall = context.areCardsSmall;
    return sheet;
}

} // namespace

CardSheet cardsView(const SheetContext& context) { return sheetOf(context, copies(context)); }

CardSheet cardView(const SheetContext& context, Id<AssessedUnit> unit) { return sheetOf(context, {{{unit}}}); }

} // namespace muster::print
