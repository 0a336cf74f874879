#include "core/base/safetext.h"
#include "print/view/copies.h"
#include "print/view/identity.h"
#include "print/view/words.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <iterator>

namespace muster::print {

namespace {

constexpr std::size_t mostRails =
    4; // below a unit at the top; units attached at a deeper level stand no further to the right

std::int64_t countUnits(const SheetContext& context, const std::vector<Id<AssessedUnit>>& tops)
{
    std::int64_t units = 0;
    for (const auto top : tops)
        units += std::ssize(context.assessment.withBelow(top));
    return units;
}

std::int64_t countModels(const SheetContext& context, const std::vector<Id<AssessedUnit>>& tops)
{
    std::int64_t models = 0;
    for (const auto top : tops)
        for (const auto unit : context.assessment.withBelow(top))
            models += context.assessment.units[unit].models;
    return models;
}

/// "1,395", "45, 1 CP", or how many units there are, each with those that are attached to it.
std::string sumOf(const SheetContext& context, const std::vector<Id<AssessedUnit>>& tops)
{
    auto costs = costsWithBelow(context, tops);
    return costs.empty() ? report::sheet::units(countUnits(context, tops)) : costs;
}

/// Makes the branch of one army of a roster.
class BranchMaker {
public:
    BranchMaker(const SheetContext& context, Id<Army> army) : m_context(context), m_army(army) {}

    /// Without groups where the roster has no unit of this army at the top.
    OrderBranch make()
    {
        OrderBranch branch;
        branch.branch = m_army.isNone() ? m_context.roster.army : m_context.catalogue.army(m_army).name;
        if (!m_army.isNone()) {
            auto known = identityOf(m_context.catalogue.army(m_army));
            branch.accent = std::move(known.accent);
            branch.emblem = std::move(known.emblem);
        }
        std::vector<Id<AssessedUnit>> all;
        for (auto& headed : headedUnits(m_context)) {
            std::erase_if(headed.units, [&](Id<AssessedUnit> unit) { return armyOf(unit) != m_army; });
            if (headed.units.empty())
                continue;
            branch.groups.push_back(groupOf(headed));
            std::ranges::copy(headed.units, std::back_inserter(all));
        }
        branch.sum = sumOf(m_context, all);
        branch.about = join(
            {m_context.catalogue.ruleset.hasPoints ? report::sheet::units(countUnits(m_context, all)) : std::string(),
             m_context.catalogue.ruleset.countsModels ? report::sheet::models(countModels(m_context, all))
                                                      : std::string()},
            " · ");
        setRails(branch);
        return branch;
    }

private:
    /// Units that the data do not know are with the roster's own.
    [[nodiscard]] Id<Army> armyOf(Id<AssessedUnit> unit) const
    {
        const auto& assessed = m_context.assessment.units[unit];
        return assessed.kind.isNone() || assessed.army.isNone() ? m_context.assessment.army : assessed.army;
    }

    [[nodiscard]] OrderGroup groupOf(const HeadedUnits& headed) const
    {
        OrderGroup group;
        group.heading = headed.heading;
        if (const auto* kind = kindOf(m_context, headed.units.front()); kind && !kind->category.isNone())
            group.icon = optional(m_context.icon(m_context.catalogue.ruleset.categories[kind->category].icon));
        group.sum = sumOf(m_context, headed.units);
        for (const auto& line : sharedLines(m_context, headed.units, {true, false}))
            addNode(group.trees.emplace_back().nodes, line, 1, {});
        return group;
    }

    /// Adds a unit and those below it. `times`: how many units there are of the one above; `rails`: the lines left of
    /// it, without those that setRails() adds.
    void addNode(std::vector<OrderNode>& nodes, const SharedLine& line, int times,
                 const std::vector<OrderRail>& rails) const
    {
        const auto count = line.count * times;
        nodes.push_back(nodeOf(line.first, count));
        nodes.back().rails = rails;
        auto past = rails;
        if (!past.empty())
            past.back() = {past.back().isLine, false, false};
        const auto below = sharedLines(m_context, directlyBelow(m_context, line.first), {true, false});
        for (const auto& each : below) {
            const bool isEnd = &each == &below.back();
            auto own = past;
            if (own.size() < mostRails)
                own.push_back({!isEnd, true, isEnd});
            addNode(nodes, each, count, own);
        }
    }

    [[nodiscard]] OrderNode nodeOf(Id<AssessedUnit> unit, int count) const
    {
        const auto& assessed = m_context.assessment.units[unit];
        const auto& ruleset = m_context.catalogue.ruleset;
        const auto* kind = kindOf(m_context, unit);
        const auto own = safeLine(ownName(m_context, unit));
        OrderNode node;
        node.name = own.empty() ? kindName(m_context, unit) : own;
        if (!own.empty())
            node.kind = kindName(m_context, unit);
        if (count > 1)
            node.count = report::number(std::int64_t{count});
        if (!assessed.parent.isNone())
            node.place = assessed.place.isNone() ? say(phrase("sheet", "with the unit above"))
                                                 : ruleset.places[assessed.place].name;
        if (const auto army = armyOf(unit); army != m_army && !army.isNone())
            node.otherArmy = m_context.catalogue.army(army).name;
        node.heldBack = assessed.heldBack;
        node.isOwnUnit = kind && kind->isOwn();
        node.isUnknown = kind == nullptr;
        node.isAbove = m_context.assessment.withBelow(unit).size() > 1;
        if (ruleset.countsModels && assessed.models > 1)
            node.modelsText = report::sheet::models(assessed.models);
        if (!ruleset.hasPoints)
            return node;
        node.cost = report::costFigures(m_context.catalogue, m_context.assessment, {unit}, count);
        if (node.isAbove)
            node.sumBelowText = report::sheet::inAll(costsWithBelow(m_context, {unit}, count));
        return node;
    }

    /// Puts the lines of groups and of units at the top before the others.
    static void setRails(OrderBranch& branch)
    {
        for (auto& group : branch.groups) {
            group.isEnd = &group == &branch.groups.back();
            for (auto& tree : group.trees) {
                const bool isEnd = &tree == &group.trees.back();
                for (auto& node : tree.nodes) {
                    const bool isTop = &node == &tree.nodes.front();
                    const OrderRail above[]{{!group.isEnd, false, false}, {!isEnd, isTop, isTop && isEnd}};
                    node.rails.insert(node.rails.begin(), std::begin(above), std::end(above));
                }
            }
        }
    }

    const SheetContext& m_context;
    Id<Army> m_army;
};

/// The branches of a roster, that of its own army first.
std::vector<OrderBranch> branchesOf(const SheetContext& context)
{
    std::vector<OrderBranch> branches;
    auto armies = armiesUsed(context);
    if (context.assessment.army.isNone())
        armies.insert(armies.begin(), noId);
    for (const auto army : armies)
        if (auto branch = BranchMaker(context, army).make(); !branch.groups.empty())
            branches.push_back(std::move(branch));
    return branches;
}

} // namespace

OrderSheet orderView(const SheetContext& context)
{
    OrderSheet sheet;
    setHead(sheet, context);
    sheet.branches = branchesOf(context);
    auto points = context.assessment.points;
    for (const auto& force : context.job.allies) {
        const auto job = jobOf(context.job, force);
        auto more = branchesOf(SheetContext(job, context.icon));
        for (auto& branch : more)
            branch.ofRoster = report::sheet::rosterName(safeLine(force.roster->name));
        std::ranges::move(more, std::back_inserter(sheet.branches));
        points += force.assessment->points;
    }
    sheet.points = report::number(points);
    sheet.pointsCaption = say(context.catalogue.ruleset.currency, phrase("sheet", "points"));
    sheet.isEmptyArmy = sheet.branches.empty();
    return sheet;
}

} // namespace muster::print
