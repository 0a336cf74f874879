#include "editor/muster/musterhead.h"

#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "judging/judgedby.h"
#include "report/sheets/sheettexts.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/words.h"
#include "rules/judge/prices.h"

#include <QCoreApplication>

namespace muster::editor {

namespace {

class HeadWords {
    Q_DECLARE_TR_FUNCTIONS(HeadForm)

public:
    static HeadForm::Cost points(const Ruleset& ruleset, Points sum, std::optional<std::int64_t> limit)
    {
        if (!limit)
            return {shownNumber(sum), inCurrency(ruleset, tr("points, no limit agreed")), {}, {}, {}};
        const auto left = *limit - sum;
        const auto shownLimit = shownNumber(*limit);
        // Every point is too many where none was agreed.
        const double share = *limit > 0 ? double(sum.inParts()) / double(Points(*limit).inParts()) : sum > 0 ? 2 : 0;
        return {shownNumber(sum),
                inCurrency(ruleset, tr("of %1 points")).arg(shownLimit),
                tr("of %1").arg(shownLimit),
                left < 0 ? tr("%1 over").arg(shownNumber(-left)) : tr("%1 left").arg(shownNumber(left)),
                share,
                left < 0 ? inCurrency(ruleset, tr("%1 points over")).arg(shownNumber(-left)) : QString()};
    }

    static QString standIn(const QString& army, std::optional<std::int64_t> limit)
    {
        //: What a roster is called that has no name yet: "Romans, new".
        return limit ? army + QLatin1Char(' ') + shownNumber(*limit) : tr("%1, new").arg(army);
    }

    static QString whyNotJudged(int unread, int unknown)
    {
        return unread > 0 ? tr("%n line(s) not understood", nullptr, unread)
                          : tr("%n unknown name(s)", nullptr, unknown);
    }
};

std::optional<HeadForm::Tally> shownTally(const Verdict& verdict, const Tally& tally)
{
    const auto words = report::tally(verdict.catalogue(), verdict.assessment(), tally);
    if (words.label.empty())
        return std::nullopt;
    return HeadForm::Tally{text(words.label), text(words.figure), words.severity,
                           !words.isBroken && tally.max && tally.actual == *tally.max};
}

/// The army's points, and their limit, have a bar of their own.
bool isPoints(const Verdict& verdict, const Tally& tally)
{
    const auto& rule = verdict.catalogue().ruleset.constraints[tally.constraint];
    const auto& limit = verdict.assessment().limit;
    return rule.count.isWholeCost(noId) && rule.subject == SubjectKind::Roster &&
           (!tally.max || (limit && *tally.max == Fraction(*limit)));
}

/// A kind of cost beside points has a sum with its limit, in place of the tally of the rule that sets it.
bool isOtherCost(const Verdict& verdict, const Tally& tally)
{
    const auto& rule = verdict.catalogue().ruleset.constraints[tally.constraint];
    return rule.subject == SubjectKind::Roster && tally.max && !rule.count.cost.isNone() &&
           rule.count.isWholeCost(rule.count.cost) &&
           tally.max == limitOf(verdict.catalogue(), verdict.assessment(), rule.count.cost);
}

void addOtherCosts(const Verdict& verdict, HeadForm& form)
{
    for (const auto& cost : report::costSums(verdict.catalogue(), verdict.assessment())) {
        HeadForm::Tally sum{text(cost.label), text(cost.figure), Severity::Off, false, false};
        for (const auto& tally : verdict.assessment().tallies)
            if (isOtherCost(verdict, tally) &&
                verdict.catalogue().ruleset.constraints[tally.constraint].count.cost == cost.kind)
                sum.broken =
                    std::min(sum.broken, report::tally(verdict.catalogue(), verdict.assessment(), tally).severity);
        sum.isFull = cost.limit && !sum.isBroken() && Fraction(cost.sum) == *cost.limit;
        form.tallies.push_back(std::move(sum));
    }
}

void tellData(const Verdict& verdict, HeadForm& form)
{
    const report::Context context{&verdict.catalogue(), &verdict.roster(), &verdict.assessment(), {}, {},
                                  judgedBy(verdict)};
    for (const auto& mark : report::dataMarks(context.data))
        form.dataMarks << text(mark);
    QStringList lines;
    for (const auto& line : report::dataLines(context))
        lines << text(line);
    form.data = lines.join(QLatin1Char('\n'));
}

} // namespace

HeadForm headForm(const Verdict& verdict, const TextReading* reading)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    HeadForm form;
    form.name = shown(verdict.roster().name);
    form.look =
        assessment.army.isNone() ? armyLook(text(verdict.roster().army)) : armyLook(catalogue.army(assessment.army));
    QStringList words;
    words << (assessment.army.isNone() ? text(verdict.roster().army) : text(catalogue.army(assessment.army).name));
    form.standIn = HeadWords::standIn(words.front(), catalogue.ruleset.hasPoints ? assessment.limit : std::nullopt);
    words << text(catalogue.ruleset.name);
    if (const auto& version = verdict.roster().dataVersion; !version.empty())
        words << shown(report::sheet::data(version));
    if (!assessment.scenario.isNone())
        words << text(catalogue.ruleset.scenarios[assessment.scenario].name);
    form.army = words.join(QStringLiteral(" · "));
    if (catalogue.ruleset.hasPoints)
        form.costs.push_back(HeadWords::points(verdict.catalogue().ruleset, assessment.points, assessment.limit));
    form.models = assessment.models;
    form.countsModels = catalogue.ruleset.countsModels;
    form.units = static_cast<int>(assessment.units.size());
    const bool isOpen = reading && reading->isOpen();
    form.outcome = isOpen ? Outcome::NotJudged : assessment.outcome();
    int unknown = static_cast<int>(assessment.moreUnknown);
    int lines = 0;
    for (const auto& finding : assessment.findings) {
        const bool isLine = finding.unknown && finding.unknown->kind == UnknownName::Kind::Line;
        lines += isLine ? 1 : 0;
        unknown += finding.severity == Severity::Unknown && !isLine ? 1 : 0;
        form.errors += finding.severity == Severity::Error ? 1 : 0;
        form.warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    if (form.outcome == Outcome::NotJudged)
        form.whyNotJudged = isOpen ? text(report::whyOpen(*reading)) : HeadWords::whyNotJudged(lines, unknown);
    const auto look = [&](const Provenance& provenance) {
        form.isPlaytest = form.isPlaytest || provenance.kind == "playtest";
        form.isUncertain = form.isUncertain || form.isPlaytest || provenance.kind == "own";
    };
    if (!assessment.army.isNone()) {
        const auto& army = catalogue.army(assessment.army);
        form.certainty = text(report::provenanceLine(army.provenance));
        look(army.provenance);
    }
    // Allies bring their figures with them, and a unit may have figures of another kind than its army.
    for (const auto& unit : assessment.units)
        if (!unit.kind.isNone()) {
            const auto& kind = catalogue.unit(unit.kind);
            look(report::provenanceOf(catalogue, kind));
        }
    tellData(verdict, form);
    addOtherCosts(verdict, form);
    for (const auto& tally : assessment.tallies)
        if (assessment.unitOf(tally.subject).isNone() && !isPoints(verdict, tally) && !isOtherCost(verdict, tally))
            if (auto each = shownTally(verdict, tally))
                form.tallies.push_back(std::move(*each));
    return form;
}

std::vector<HeadForm::Tally> talliesOf(const Verdict& verdict, Id<AssessedUnit> unit)
{
    std::vector<HeadForm::Tally> list;
    for (const auto& tally : verdict.assessment().tallies)
        if (verdict.assessment().unitOf(tally.subject) == unit)
            if (auto each = shownTally(verdict, tally))
                list.push_back(std::move(*each));
    return list;
}

} // namespace muster::editor
