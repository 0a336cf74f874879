#include "editor/list/fillwords.h"

#include "editor/words/text.h"

#include <QCoreApplication>

#include <utility>

namespace muster::editor {

namespace {

struct Fills {
    Q_DECLARE_TR_FUNCTIONS(Fills)
};

FillLine lineOf(const report::FillLine& line, const FillFacts& facts)
{
    FillLine result{text(line.words), {}, facts.offerOf(*line.changes.front())};
    for (const auto* change : line.changes)
        result.changes.push_back(change->edit);
    return result;
}

} // namespace

FillForm fillForm(const report::FillContext& context, const FillKept& kept, const FillFacts& facts)
{
    using advice::NoFill;
    const auto& fills = *context.fills;
    FillForm form;
    form.word = text(report::noFillText(context));
    if (const auto work = report::workText(context); !work.empty())
        form.word += (form.word.isEmpty() ? QString() : QStringLiteral(" ")) + text(work);
    for (const auto& fill : fills.answers) {
        auto& answer = form.answers.emplace_back();
        answer.title = text(report::wayText(fill.kind));
        answer.facts = text(report::headline(context, fill));
        answer.lines = kept.lines;
        for (const auto& line : report::linesOf(context, fill))
            answer.lines.push_back(lineOf(line, facts));
        answer.totals = facts.totalsOf(fill.list);
        answer.rest = text(report::restText(context, fill));
        auto all = kept.change;
        add(all, fill.edit);
        answer.gesture = {std::move(all), Fills::tr("Fill up: %1").arg(answer.facts), {}};
    }
    // What is kept may be all that there is to add.
    if (form.answers.empty() && !kept.isEmpty && fills.why != NoFill::NotLegal && fills.why != NoFill::NotKnown) {
        auto& answer = form.answers.emplace_back();
        answer.title = Fills::tr("What you keep");
        answer.lines = kept.lines;
        answer.totals = facts.totalsOf(kept.list);
        answer.rest = std::exchange(form.word, {});
        answer.gesture = {kept.change, Fills::tr("Fill up"), {}};
    }
    return form;
}

} // namespace muster::editor
