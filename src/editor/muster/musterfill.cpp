#include "editor/muster/musterfill.h"

#include "advice/filling/fill.h"
#include "editor/words/text.h"
#include "report/advice/fill.h"
#include "report/verdict/verdicttext.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace {

struct Fills {
    Q_DECLARE_TR_FUNCTIONS(Fills)
};

std::string keyOf(const Catalogue& catalogue, Id<Unit> kind)
{
    const auto& unit = catalogue.unit(kind);
    return catalogue.ruleset.id + '/' + catalogue.army(unit.army).id + '/' + unit.id;
}

std::set<Id<Unit>> kindsOf(const Catalogue& catalogue, const std::vector<std::string>& keys)
{
    std::set<Id<Unit>> kinds;
    for (const auto kind : catalogue.units.ids())
        if (std::ranges::find(keys, keyOf(catalogue, kind)) != keys.end())
            kinds.insert(kind);
    return kinds;
}

advice::FillWishes wishesOf(const Catalogue& catalogue, const FillAsked& asked, const std::stop_token& stop)
{
    advice::FillWishes wishes;
    wishes.hasAllies = asked.hasAllies;
    wishes.hasAdditions = asked.hasAdditions;
    wishes.owned = asked.owned.get();
    wishes.only = kindsOf(catalogue, asked.only);
    wishes.without = {kindsOf(catalogue, asked.without)};
    wishes.hasNewUnits = asked.only.empty() || !wishes.only.empty();
    wishes.locks.refused = asked.refused;
    wishes.effort.stop = stop;
    return wishes;
}

/// The roster with what every answer is to have. Changes that no longer fit are left out.
Roster withKept(const Roster& roster, const std::vector<FillLine>& kept, edits::Batch& all)
{
    auto with = roster;
    for (const auto& line : kept)
        for (const auto& change : line.changes)
            if (const auto* edit = std::get_if<Edit>(&change); edit && apply(with, *edit))
                all.edits.push_back(*edit);
    return with;
}

FillLine lineOf(const Catalogue& catalogue, const report::FillLine& line)
{
    FillLine result{text(line.words), {}, {}};
    for (const auto* change : line.changes)
        result.changes.emplace_back(change->fix.edit);
    const auto& fix = line.changes.front()->fix;
    if (fix.kind == Fix::Kind::AddUnits)
        result.offer = keyOf(catalogue, fix.unitKind);
    return result;
}

} // namespace

bool hasPointsLeft(const Verdict& verdict)
{
    const auto& assessment = verdict.assessment();
    return assessment.isLegal() && assessment.limit && assessment.points < Points(*assessment.limit);
}

FillForm fillForm(const Verdict& verdict, const FillAsked& asked, const std::stop_token& stop)
{
    const auto& catalogue = verdict.catalogue();
    edits::Batch kept;
    const auto roster = withKept(verdict.roster(), asked.kept, kept);
    const auto before = assess(catalogue, roster);
    const auto fills = advice::fill(catalogue, roster, wishesOf(catalogue, asked, stop));
    const report::FillContext context{
        report::FillTask::Fill, report::contextOf(catalogue, roster, before), &fills, {}, {}};
    FillForm form;
    form.word = text(report::noFillText(context));
    const auto add = [&](const QString& title, const QString& facts, const Roster& filled) -> FillAnswer& {
        auto& answer = form.answers.emplace_back();
        answer.title = title;
        answer.facts = facts;
        answer.lines = asked.kept;
        const auto after = assess(catalogue, filled);
        const auto words = report::contextOf(catalogue, filled, after);
        answer.totals = text(report::verdictLine(words) + ". " + report::totals(words));
        return answer;
    };
    for (const auto& fill : fills.answers) {
        auto& answer = add(text(report::wayText(fill.kind)), text(report::headline(context, fill)), fill.roster);
        for (const auto& line : report::linesOf(context, fill))
            answer.lines.push_back(lineOf(catalogue, line));
        answer.rest = text(report::restText(context, fill));
        auto all = kept;
        all.edits.push_back(fill.edit);
        answer.gesture = {Change(Edit{std::move(all)}), Fills::tr("Fill up: %1").arg(answer.facts), {}};
    }
    // What is kept may be all that there is to add.
    if (form.answers.empty() && !kept.edits.empty() && before.isLegal()) {
        auto& answer = add(Fills::tr("What you keep"), {}, roster);
        answer.rest = std::exchange(form.word, {});
        answer.gesture = {Change(Edit{std::move(kept)}), Fills::tr("Fill up"), {}};
    }
    return form;
}

} // namespace muster::editor
