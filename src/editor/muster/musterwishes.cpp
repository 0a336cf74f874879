#include "editor/muster/musterwishes.h"

#include "advice/whynot/whynot.h"
#include "editor/words/numbers.h"
#include "editor/words/text.h"
#include "report/advice/fill.h"
#include "report/verdict/verdicttext.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

struct Wishes {
    Q_DECLARE_TR_FUNCTIONS(Wishes)
};

advice::FillWishes asked(const ArmyWishes& wishes, const std::stop_token& stop)
{
    advice::FillWishes result;
    result.hasAllies = wishes.hasAllies;
    result.owned = wishes.owned.get();
    for (const auto& [unit, number] : wishes.wanted)
        result.wanted.push_back({unit, number});
    // Each by itself, so that a conflict names only what it needs.
    for (const auto unit : wishes.without)
        result.without.push_back({unit});
    result.effort.stop = stop;
    return result;
}

WishedArmy armyOf(const report::FillContext& context, const advice::Fill& fill)
{
    const auto& catalogue = *std::get<report::Context>(context.before).catalogue;
    const auto& roster = std::get<Roster>(fill.list);
    const auto after = assess(catalogue, roster);
    const auto words = report::contextOf(catalogue, roster, after);
    WishedArmy army;
    army.title = text(report::wayText(fill.kind));
    army.facts = text(report::headline(context, fill));
    for (const auto& line : report::linesOf(context, fill))
        army.lines.push_back(text(line.words));
    army.totals = text(report::verdictLine(words) + ". " + report::totals(words));
    army.rest = text(report::restText(context, fill));
    army.roster = roster;
    return army;
}

void explain(const report::WhyNotContext& context, WishForm& form)
{
    form.word = Wishes::tr("No army of these wishes can be legal.");
    for (const auto& part : report::partsOf(context)) {
        auto words = part.title;
        for (const auto* more : {&part.citation, &part.sum})
            if (!more->empty())
                words += "\n" + *more;
        form.why.push_back(text(words));
    }
    for (const auto& giveUp : context.whyNot->giveUps)
        form.giveUps.push_back(
            text(report::giveUpText(context, giveUp) + " (" + report::giveUpArmy(context, giveUp) + ')'));
}

} // namespace

std::vector<WishGroup> wishGroups(const Catalogue& catalogue, Id<Army> army)
{
    std::vector<WishGroup> groups;
    for (const auto category : catalogue.ruleset.categories.ids()) {
        WishGroup group{text(catalogue.ruleset.categories[category].name), {}};
        for (const auto unit : catalogue.army(army).units)
            if (const auto& its = catalogue.unit(unit); its.category == category)
                group.units.push_back(
                    {unit, text(its.name), catalogue.ruleset.hasPoints ? shownNumber(its.usualCost()) : QString()});
        if (!group.units.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

WishForm wishForm(const Catalogue& catalogue, const Roster& beginning, const ArmyWishes& wishes,
                  const std::stop_token& stop)
{
    const auto before = assess(catalogue, beginning);
    const auto wanted = asked(wishes, stop);
    const auto fills = advice::buildArmy(catalogue, beginning, wanted);
    const report::FillContext context{
        report::FillTask::Build, report::contextOf(catalogue, beginning, before), &fills, {}, {}};
    WishForm form;
    for (const auto& fill : fills.answers)
        form.armies.push_back(armyOf(context, fill));
    if (!form.armies.empty())
        return form;
    form.word = text(report::noFillText(context));
    if (const auto why = stop.stop_requested() ? std::nullopt : advice::whyNot(catalogue, beginning, wanted)) {
        report::WhyNotContext told{&catalogue, &beginning, &wanted, {}, &*why};
        for (const auto unit : wishes.without)
            told.withoutNames.push_back(catalogue.unit(unit).name);
        explain(told, form);
    }
    return form;
}

} // namespace muster::editor
