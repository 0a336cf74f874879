#include "editor/gamedata/battlescribeform.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

/// For a bar: the share of a limit, as far as numbers of the screen are exact.
double shareOf(const battlescribe::Decimal& sum, const battlescribe::Decimal& limit)
{
    const auto whole = limit.floor();
    return whole > 0 ? double(std::max<std::int64_t>(0, sum.floor())) / double(whole) : sum > limit ? 2 : 0;
}

class HeadWords {
    Q_DECLARE_TR_FUNCTIONS(HeadForm)

public:
    static QString whyNotJudged(bool hasVerdict)
    {
        return hasVerdict ? tr("not all could be judged") : tr("no data of this game");
    }
};

HeadForm headOf(const battlescribe::List& list)
{
    const auto& roster = list.roster;
    HeadForm form;
    form.name = shown(roster.name);
    form.army = text(report::describe(roster));
    const auto armies = report::armiesOf(roster);
    form.standIn = shown(armies.empty() ? roster.game : armies.front());
    form.look = armyLook(form.standIn); // of several forces, that of the first
    form.outcome = report::outcomeOf(list);
    form.units = counted(battlescribe::countUnits(roster));
    form.models = counted(battlescribe::countModels(roster));
    form.countsModels = form.models > 0;
    form.certainty = text(report::whereFrom(list));
    int unknown = 0;
    for (const auto& finding : report::findingTexts(list)) {
        form.errors += finding.severity == Severity::Error ? 1 : 0;
        form.warnings += finding.severity == Severity::Warning ? 1 : 0;
        unknown += list.verdict && finding.severity == Severity::Unknown ? 1 : 0;
    }
    if (form.outcome == Outcome::NotJudged)
        form.whyNotJudged = list.reading && list.reading->isOpen() ? text(report::whyOpen(*list.reading))
                                                                   : HeadWords::whyNotJudged(unknown > 0);
    form.hasBattle = false;
    if (const auto* main = battlescribe::mainSum(list.sums)) {
        auto& cost = form.costs.emplace_back();
        cost.sum = text(report::number(main->sum));
        const auto& limit = main->limit;
        cost.rest = text((limit ? report::ofLimit(*limit) + ' ' : std::string())) + shown(main->name);
        if (main->limit)
            cost.share = shareOf(main->sum, *main->limit);
    }
    for (const auto& sum : report::sumTexts(list.sums))
        form.tallies.push_back({text(sum.label), text(sum.figure), sum.severity, false, false});
    return form;
}

class BattleScribeForm : public VerdictForm {
public:
    explicit BattleScribeForm(const battlescribe::List& list)
        : m_head(headOf(list)), m_texts(report::findingTexts(list))
    {
        std::map<std::string, int> seen;
        for (const auto& text : m_texts) {
            auto key =
                text.rule + '\x1f' + (text.ids.empty() ? std::string() : text.ids.back()) + '\x1f' + text.constraint;
            const auto again = seen[key]++;
            key += '\x1f' + std::to_string(again);
            m_findings.push_back({std::move(key), text.severity, text.rule, {text.ids.rbegin(), text.ids.rend()}});
        }
    }

    [[nodiscard]] const HeadForm& head() const override { return m_head; }
    [[nodiscard]] const std::vector<FindingRow>& findings() const override { return m_findings; }
    [[nodiscard]] report::FindingText finding(std::size_t position) const override { return m_texts[position]; }
    [[nodiscard]] std::vector<Gesture> fixes(std::size_t, WorkBudget&) const override { return {}; }

private:
    HeadForm m_head;
    std::vector<report::FindingText> m_texts;
    std::vector<FindingRow> m_findings;
};

} // namespace

VerdictFormPtr verdictForm(const battlescribe::List& list) { return std::make_shared<const BattleScribeForm>(list); }

} // namespace muster::editor
