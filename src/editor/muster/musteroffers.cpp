#include "editor/muster/musteroffers.h"

#include "core/base/wording.h"
#include "core/data/pricecase.h"
#include "editor/words/numbers.h"
#include "editor/words/text.h"
#include "report/catalogue/kinds.h"
#include "rules/figures/profile.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/trial.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <utility>

namespace muster::editor {

namespace {

QString offerText(const char* words) { return QCoreApplication::translate("Offers", words); }

/// With what it was made from: as long as that is so, it is the same list.
struct MusterOffers : OfferList {
    const Catalogue* catalogue = nullptr;
    Id<Army> army;
    Battle battle;
    std::map<std::string, bool, std::less<>> rulings;
    std::vector<Id<Army>> allies; ///< other armies whose units are offered
};

/// The possible allies, and other armies that no rule about armies forbids, as the battle was agreed.
std::vector<Id<Army>> alliesOf(const Verdict& verdict)
{
    std::vector<Id<Army>> allies;
    const auto& catalogue = verdict.catalogue();
    const auto own = verdict.assessment().army;
    if (own.isNone())
        return allies;
    Trials trials(catalogue, verdict.roster());
    WorkBudget budget(mostWorkInWindow);
    const auto isShutOut = [&](const Army& army) {
        // Whether a very large army may have these allies is told once it has them.
        if (!budget.spend(workToJudge(verdict.assessment())))
            return false;
        edits::AddUnit add{{}, verdict.roster().units.size(), {}};
        add.unit.id = freeUnitId(verdict.roster());
        add.unit.unit = army.id + ':' + catalogue.unit(*army.units.begin()).id;
        bool isShut = false;
        trials.with({std::move(add)}, [&](const Assessment& after) {
            isShut = std::ranges::any_of(newErrors(after, verdict.errors()), [&](const Finding* finding) {
                if (finding->constraint.isNone())
                    return false;
                const auto& rule = catalogue.ruleset.constraints[finding->constraint];
                return asksFor(rule.where, Filter::Kind::Army) || asksFor(rule.count.filter, Filter::Kind::Army);
            });
        });
        return isShut;
    };
    for (const auto i : catalogue.armies.ids()) {
        const auto& army = catalogue.armies[i];
        if (i != own && army.units.size() > 0 && (catalogue.army(own).isAlly(army.id) || !isShutOut(army)))
            allies.push_back(i);
    }
    return allies;
}

QString lineOf(const Catalogue& catalogue, const Table<StatColumn, ProfileStat>& stats)
{
    const auto& columns = catalogue.ruleset.stats;
    QStringList figures;
    for (const auto i : columns.ids())
        if (!stats[i].value.isEmpty())
            figures << text(columns[i].shortName + ' ' + formatStat(columns[i].kind, stats[i].value));
    return figures.join(QStringLiteral(" · "));
}

/// Figures, weapons, special rules and names of a kind.
void describeKind(const Catalogue& catalogue, Id<Unit> kind, Offer& entry)
{
    const auto& unit = catalogue.unit(kind);
    const auto& columns = catalogue.ruleset.stats;
    const auto shown = profileOfKind(catalogue, kind);
    entry.stats = lineOf(catalogue, shown.stats);
    if (hasFigures(shown.stats))
        for (const auto i : columns.ids())
            entry.cells << (shown.stats[i].value.isEmpty() ? QString()
                                                           : text(formatStat(columns[i].kind, shown.stats[i].value)));
    else // in some games only the models have figures, and the unit as a whole has none
        for (const auto& part : shown.parts)
            entry.stats += (entry.stats.isEmpty() ? QString() : QStringLiteral("; ")) + text(part.name) +
                           QStringLiteral(": ") + lineOf(catalogue, part.stats);

    QStringList weapons;
    QStringList rules;
    QStringList builds; // rules about building a list are found, but not listed
    const auto tell = [&](const std::vector<ProfileWeapon>& theirWeapons, const std::vector<ProfileRule>& theirRules) {
        for (const auto& weapon : theirWeapons)
            weapons << text(catalogue.weapon(weapon.weapon).name);
        for (const auto& rule : theirRules)
            (catalogue.rule(rule.ref.rule).isForBuilding() ? builds : rules) << text(rule.name);
    };
    tell(shown.weapons, shown.rules);
    for (const auto& part : shown.parts)
        tell(part.weapons, part.rules);
    weapons.removeDuplicates();
    rules.removeDuplicates();

    entry.words = QStringList{text(unit.name)} + rules + builds + weapons;
    for (const auto& option : unit.choices.options)
        entry.words << text(option.name);

    QStringList details;
    if (catalogue.ruleset.countsModels) {
        entry.models = text(report::sizes(unit));
        details << offerText(QT_TRANSLATE_NOOP("Offers", "Models: %1")).arg(entry.models);
    }
    if (!weapons.isEmpty())
        details << offerText(QT_TRANSLATE_NOOP("Offers", "Weapons: %1")).arg(weapons.join(QStringLiteral(", ")));
    if (!rules.isEmpty())
        details << offerText(QT_TRANSLATE_NOOP("Offers", "Special rules: %1")).arg(rules.join(QStringLiteral(", ")));
    entry.details = details.join(u'\n');
}

/// Of a new one, by the lowest of its prices.
Points leastCost(const Unit& kind)
{
    auto least = kind.usualCost();
    const auto models = kind.defaultModels();
    for (const auto& its : *kind.points.cases)
        least = std::min(least, its.price.at(models) + kind.pointsPerModel * models);
    return least;
}

QString pointsOf(const Catalogue& catalogue, const Unit& kind)
{
    if (!catalogue.ruleset.hasPoints)
        return {};
    if (kind.pointsPerModel != 0 && !kind.points.isAny())
        return offerText(QT_TRANSLATE_NOOP("Offers", "%1 a model")).arg(shownNumber(kind.pointsPerModel));
    if (kind.points.hasCases())
        return offerText(QT_TRANSLATE_NOOP("Offers", "from %1")).arg(shownNumber(leastCost(kind)));
    return shownNumber(kind.usualCost());
}

QString costOf(const Catalogue& catalogue, const Unit& kind)
{
    const auto others = text(report::otherCosts(catalogue, kind.costs));
    const auto points = pointsOf(catalogue, kind);
    return points.isEmpty() || others.isEmpty() ? points + others : points + QStringLiteral(", ") + others;
}

Offer offerOf(const Catalogue& catalogue, Id<Unit> id, Id<Army> own)
{
    const auto& kind = catalogue.unit(id);
    const auto& army = catalogue.army(kind.army);
    const bool isOfOwnArmy = kind.army == own;
    Offer offer;
    describeKind(catalogue, id, offer);
    offer.id = text(catalogue.referenceTo(id, own));
    offer.key = text(catalogue.ruleset.id + '/' + army.id + '/' + kind.id);
    offer.name = text(kind.name);
    offer.fullName =
        isOfOwnArmy ? offer.name : offerText(QT_TRANSLATE_NOOP("Offers", "%1 (%2)")).arg(offer.name, text(army.name));
    offer.icon = text(catalogue.ruleset.categories[kind.category].icon);
    offer.cost = costOf(catalogue, kind);
    offer.hasSizes = kind.maxModels > 1 || !kind.sizes.empty();
    offer.isOwn = kind.isOwn();
    if (offer.isOwn)
        offer.origin = offerText(QT_TRANSLATE_NOOP("Offers", "Own unit, made from %1"))
                           .arg(text(catalogue.unit(kind.madeFrom).name));
    return offer;
}

void addArmy(const Catalogue& catalogue, Id<Army> id, Id<Army> own, std::vector<OfferSection>& sections)
{
    const auto& army = catalogue.army(id);
    for (const auto c : catalogue.ruleset.categories.ids()) {
        const auto category = text(catalogue.ruleset.categories[c].plural);
        OfferSection section{
            id == own ? category : offerText(QT_TRANSLATE_NOOP("Offers", "%1: %2")).arg(text(army.name), category),
            id != own,
            {},
            id != own ? armyLook(army) : ArmyLook()};
        for (const auto kind : army.units)
            if (catalogue.unit(kind).category == c)
                section.offers.push_back(offerOf(catalogue, kind, own));
        if (!section.offers.empty())
            sections.push_back(std::move(section));
    }
}

std::vector<StatHead> statHeads(const Catalogue& catalogue, const std::vector<OfferSection>& sections)
{
    std::vector<StatHead> heads;
    const auto& columns = catalogue.ruleset.stats;
    for (const auto i : columns.ids()) {
        StatHead head{text(columns[i].shortName), text(columns[i].name), {}, 0, columns[i].rank};
        std::set<QString> values;
        for (const auto& section : sections)
            for (const auto& offer : section.offers)
                if (const auto cell = offer.cells.value(static_cast<qsizetype>(i.position())); !cell.isEmpty()) {
                    ++head.units;
                    values.insert(cell);
                }
        for (const auto& value : values)
            head.values << value;
        heads.push_back(std::move(head));
    }
    return heads;
}

} // namespace

OfferListPtr offersFor(const Verdict& verdict, const OfferListPtr& before)
{
    const auto& catalogue = verdict.catalogue();
    const auto& roster = verdict.roster();
    const auto army = verdict.assessment().army;
    const auto* known = dynamic_cast<const MusterOffers*>(before.get());
    const bool isSame = known && known->catalogue == &catalogue && known->army == army;
    // Which armies are allowed depends on what was agreed, and on nothing else that changes often.
    if (isSame && known->battle == roster.battle && known->rulings == roster.rulings)
        return before;
    auto allies = alliesOf(verdict);
    auto made = std::make_shared<MusterOffers>();
    made->catalogue = &catalogue;
    made->army = army;
    made->battle = roster.battle;
    made->rulings = roster.rulings;
    made->game = catalogue.ruleset.id;
    made->usedPrefix = text(roster.ruleset + '/' + roster.army + '/');
    made->countsModels = catalogue.ruleset.countsModels;
    made->hasCosts = catalogue.ruleset.hasPoints;
    made->costName = text(capital(catalogue.ruleset.currency.plural));
    if (isSame && allies == known->allies) {
        made->sections = known->sections;
        made->heads = known->heads;
    } else if (!army.isNone()) {
        std::vector<OfferSection> sections;
        addArmy(catalogue, army, army, sections);
        for (const auto ally : allies)
            addArmy(catalogue, ally, army, sections);
        made->heads = statHeads(catalogue, sections);
        made->sections = std::make_shared<const std::vector<OfferSection>>(std::move(sections));
    }
    made->ownCount = army.isNone() ? 0 : catalogue.army(army).units.size();
    made->allies = std::move(allies);
    return made;
}

Id<Unit> kindOf(const Verdict& verdict, const std::string& offer)
{
    const auto army = verdict.assessment().army;
    return army.isNone() ? Id<Unit>() : verdict.catalogue().findUnit(army, offer);
}

} // namespace muster::editor
