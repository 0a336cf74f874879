#include "print/view/battlescribe.h"
#include "print/view/battlescribetables.h"
#include "print/view/words.h"

#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"

#include <algorithm>
#include <utility>

namespace muster::print {

namespace {

constexpr std::size_t lettersOfColumn = 60; ///< of a line of a table

} // namespace

ReferenceSheet battleScribeReferenceView(const BattleScribeContext& context)
{
    const auto& roster = context.list.roster;
    ReferenceSheet sheet;
    setBattleScribeHead(sheet, context);
    setReferenceHeadings(sheet, false);
    sheet.weaponColumns = "1";
    for (auto& table : OrderedTables(roster).ofAll()) {
        std::ranges::sort(table.rows, {}, &battlescribe::Profile::name);
        auto shown = shownTable(table, lettersOfColumn);
        ReferenceTable made{shown.figures.table, {}, {}};
        if (!shown.figures.rows.empty())
            made.parts = partsOf(std::move(shown.figures));
        std::vector<std::string> named;
        for (auto& text : shown.texts)
            if (text.text.empty())
                named.push_back(std::move(text.rule));
            else
                made.texts.push_back({{std::move(text.rule), std::move(text.text), {}}, std::move(text.pieces)});
        if (!named.empty())
            made.texts.push_back({{{}, join(named, ", "), {}}});
        sheet.tables.push_back(std::move(made));
    }
    // Figures before texts: they are what one looks up.
    std::ranges::stable_partition(sheet.tables, [](const ReferenceTable& table) { return !table.parts.empty(); });
    for (const auto& rule : battlescribe::withoutDoubles(battlescribe::rulesOf(roster))) {
        CitedRule cited;
        cited.rule = safeLine(rule.name);
        auto marked = markedText(rule.text);
        cited.text = std::move(marked.text);
        cited.pieces = std::move(marked.pieces);
        cited.note = optional(report::printedText(rule.printed));
        sheet.rules.push_back(std::move(cited));
    }
    std::ranges::stable_sort(sheet.rules, {}, &CitedRule::rule);
    return sheet;
}

} // namespace muster::print
