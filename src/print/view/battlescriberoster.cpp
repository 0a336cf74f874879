#include "print/view/battlescribe.h"
#include "print/view/words.h"

#include "battlescribe/saved/groups.h"
#include "battlescribe/verdict/verdict.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <map>

namespace muster::print {

using battlescribe::FileSelection;

namespace {

// Of tallies in a row.
constexpr std::size_t leastCells = 4;
constexpr std::size_t mostCells = 6;

class ListMaker {
public:
    ListMaker(const BattleScribeContext& context, bool isOpponentsCopy)
        : m_context(context), m_main(battlescribe::mainSum(context.list.sums)), m_isOpponentsCopy(isOpponentsCopy)
    {
        const auto cards = battleScribeCopies(context);
        for (std::size_t i = 0; i < cards.size(); ++i)
            for (const auto* selection : cards[i].selections)
                m_cards.emplace(selection, static_cast<int>(i) + 1);
    }

    RosterSheet make()
    {
        const auto& roster = m_context.list.roster;
        setBattleScribeHead(m_sheet, m_context);
        m_sheet.isOpponentsCopy = m_isOpponentsCopy;
        m_sheet.armyLine = m_sheet.army;
        if (m_main != nullptr) {
            if (const auto& limit = m_main->limit)
                m_sheet.limitText = report::ofLimit(*limit);
            m_sheet.pointsCaption = m_sheet.costHead = safeLine(m_main->name);
        }
        const auto outcome = report::outcomeOf(m_context.list);
        m_sheet.verdict = report::outcomeName(outcome);
        m_sheet.isLegal = outcome == Outcome::Legal;
        addFindings();
        addSums();
        m_sheet.modelsWidth = m_sheet.countsModels ? 8 : 0;
        m_sheet.costWidth = m_sheet.hasPoints ? 11 : 0;
        m_sheet.unitWidth = 100 - m_sheet.modelsWidth - m_sheet.costWidth;
        std::size_t forces = 0;
        battlescribe::eachForce(roster.forces, [&](const battlescribe::FileForce&) { ++forces; });
        battlescribe::eachForce(roster.forces,
                                [&](const battlescribe::FileForce& force) { addForce(force, forces > 1); });
        m_sheet.isEmptyArmy = m_sheet.groups.empty();
        if (!m_context.hidesNotes)
            m_sheet.notes = optional(roster.notes);
        return std::move(m_sheet);
    }

private:
    /// Reasons why it was not judged are counted alone: they are for who keeps the data, not for who plays.
    void addFindings()
    {
        const auto& verdict = m_context.list.verdict;
        const auto unknown = verdict ? verdict->unknown.size() : 0;
        if (unknown > 0)
            m_sheet.findings.push_back(
                {report::severityName(Severity::Unknown),
                 false,
                 say(phrases("sheet", "{n} {n:thing|things} could not be judged by the data of this game."),
                     static_cast<std::int64_t>(unknown)),
                 {}});
        for (const auto& finding : report::findingTexts(m_context.list)) {
            if (unknown > 0 && finding.severity == Severity::Unknown)
                continue;
            m_sheet.findings.push_back(findingLine(finding));
            m_sheet.findings.back().citation.reset();
        }
    }

    /// The kinds of cost in a row of their own, if there are several or something is wrong with one.
    void addSums()
    {
        auto shown = m_context.list.sums;
        std::erase_if(shown.sums, [](const battlescribe::Sum& sum) {
            return sum.sum.isZero() && !sum.limit && sum.isAsClaimed(); // nobody has any of it
        });
        auto sums = report::sumTexts(shown);
        if (sums.size() < 2 && std::ranges::none_of(sums, &report::TallyText::isBroken))
            return;
        std::vector<TallyCell> cells;
        for (auto& sum : sums)
            cells.push_back({std::move(sum.label), std::move(sum.figure), sum.isBroken});
        m_sheet.tallyRows = tallyRowsOf(cells, std::clamp(cells.size(), leastCells, mostCells));
    }

    void addForce(const battlescribe::FileForce& force, bool isNamed)
    {
        const auto name = safeLine(force.customName.empty() ? force.name : force.customName);
        for (const auto& group : battlescribe::groupsOf(force)) {
            UnitGroup made;
            const auto category = group.category.empty() ? report::noCategory() : safeLine(group.category);
            made.heading = isNamed ? join({name, category}, " · ") : category;
            battlescribe::Decimal sum;
            for (const auto* selection : group.selections) {
                made.members.push_back(lineOf(*selection));
                made.members.back().isFirst = made.members.size() == 1;
                if (m_main != nullptr)
                    sum = sum + battlescribe::amountOf(battlescribe::wholeCosts(*selection), *m_main);
            }
            made.sum = costOf(sum);
            m_sheet.groups.push_back(std::move(made));
        }
    }

    [[nodiscard]] std::string costOf(const battlescribe::Decimal& amount) const
    {
        return m_main == nullptr ? std::string() : amount.isZero() ? "–" : report::number(amount);
    }

    RosterUnitLine lineOf(const FileSelection& selection)
    {
        RosterUnitLine line;
        line.unit = safeLine(selection.name);
        line.ownName = optional(safeLine(selection.customName));
        if (selection.number > 1)
            line.count = report::number(selection.number);
        const auto models = battlescribe::countModels(selection);
        line.modelCount = static_cast<int>(std::min<std::int64_t>(models, 1'000'000));
        line.modelsText = models > 0 ? report::number(models) : std::string();
        const auto costs = battlescribe::wholeCosts(selection);
        if (m_main != nullptr)
            line.cost = costOf(battlescribe::amountOf(costs, *m_main));
        line.choices = optional(join({choicesIn(selection), report::otherCosts(costs, m_context.list.sums)}, " · "));
        if (!selection.notes.empty() && !m_context.hidesNotes) {
            line.note = selection.notes;
            line.noteQuote = report::sheet::quoted(selection.notes);
        }
        line.number = ++m_lines;
        const auto card = m_cards.find(&selection);
        line.card = card == m_cards.end() ? 0 : card->second;
        return line;
    }

    const BattleScribeContext& m_context;
    const battlescribe::Sum* m_main;
    bool m_isOpponentsCopy;
    std::map<const FileSelection*, int> m_cards;
    RosterSheet m_sheet;
    int m_lines = 0;
};

} // namespace

RosterSheet battleScribeRosterView(const BattleScribeContext& context, bool isOpponentsCopy)
{
    return ListMaker(context, isOpponentsCopy).make();
}

RosterSources battleScribeSources(const BattleScribeContext& context)
{
    const auto& roster = context.list.roster;
    const auto program = report::programOf(roster);
    return {{}, {}, {{program.empty() ? safeLine(roster.game) : program, report::whereFrom(context.list), {}}}};
}

} // namespace muster::print
