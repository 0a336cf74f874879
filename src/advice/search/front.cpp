#include "advice/search/front.h"

#include "advice/search/combining.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace muster::advice {

namespace {

/// Each list is gone on from with so many moves for its error: the best of those that are known to help.
constexpr std::size_t movesForWidth(std::size_t width) { return width == 1 ? 16 : width < 8 ? 24 : 60; }

/// So few known moves are not enough to go by.
constexpr std::size_t fewMoves = 4;
/// From this width on what helps is asked about again, and so many moves are tried of those that are told.
constexpr std::size_t widthToAsk = 4;
constexpr std::size_t mostAsked = 24;

/// A loss as a number, in thousandths of a choice or an edit, or in parts of a point; the other aims weigh a little.
std::int64_t weigh(const Loss& loss, Aim aim)
{
    const auto parts = loss.points.inParts();
    switch (aim) {
    case Aim::Choices:
        return loss.choices * 1000 + parts / 600 + loss.edits * 10;
    case Aim::Points:
        return parts + loss.choices * 30 + loss.edits * 10;
    case Aim::Edits:
        return loss.edits * 1000 + loss.choices * 40 + parts / 1200;
    }
    return 0;
}

/// What mending an error costs of which nothing is known.
constexpr std::array<std::int64_t, aims.size()> unknownCost{700, 600, 1000};

std::int64_t gapIn(const Standing& standing, int error)
{
    const auto found = std::ranges::find(standing.errors, error, &OpenError::id);
    return found == standing.errors.end() ? 0 : found->gap;
}

} // namespace

void Guide::learn(const Standing& before, Id<Move> move, const Standing& after)
{
    for (const auto& error : before.errors)
        m_known[error.id].gap = error.gap;
    m_learnt.emplace(move, after);
}

void Guide::order()
{
    for (auto& [id, known] : m_known)
        for (const auto& [move, after] : m_learnt) {
            const auto relief = known.gap - gapIn(after, id);
            if (relief <= 0 || !after.isWished)
                continue;
            known.helps.push_back(move);
            for (const auto aim : aims) {
                auto& cost = known.cost[static_cast<std::size_t>(aim)];
                const auto its = weigh(after.loss, aim) * known.gap / relief;
                cost = cost < 0 ? its : std::min(cost, its);
            }
        }
    std::map<Id<Move>, std::int64_t> dear;
    for (const auto aim : aims) {
        for (const auto& [move, after] : m_learnt)
            dear[move] = score(after, aim);
        for (auto& [id, known] : m_known) {
            auto& ordered = known.ordered[static_cast<std::size_t>(aim)];
            ordered = known.helps;
            std::ranges::stable_sort(ordered, {}, [&](Id<Move> move) { return dear[move]; });
        }
    }
}

const std::vector<Id<Move>>* Guide::movesFor(int error, Aim aim) const
{
    const auto found = m_known.find(error);
    return found == m_known.end() ? nullptr : &found->second.ordered[static_cast<std::size_t>(aim)];
}

std::int64_t Guide::costOf(const OpenError& error, Aim aim) const
{
    const auto at = static_cast<std::size_t>(aim);
    const auto found = m_known.find(error.id);
    if (found == m_known.end() || found->second.cost[at] < 0)
        return unknownCost[at];
    return std::max(found->second.cost[at] * error.gap / found->second.gap, unknownCost[at] / 10);
}

std::int64_t Guide::score(const Standing& standing, Aim aim) const
{
    auto score = weigh(standing.loss, aim);
    for (const auto& error : standing.errors)
        score += costOf(error, aim);
    return score;
}

std::int64_t Guide::worthOf(const Standing& after, Aim aim, const std::map<int, std::int64_t>& gaps) const
{
    auto worth = -weigh(after.loss, aim);
    for (const auto& error : after.errors)
        if (!m_known.contains(error.id))
            return -1;
    for (const auto& [error, gap] : gaps)
        if (const auto relief = m_known.at(error).gap - gapIn(after, error); relief > 0)
            worth += costOf({error, gap}, aim) - costOf({error, std::max<std::int64_t>(0, gap - relief)}, aim) +
                     (relief >= gap ? 1 : 0);
    return worth;
}

Path Guide::manyTogether(const ChangingList& list, Aim aim) const
{
    std::map<int, std::int64_t> gaps; ///< that are still open
    for (const auto& [error, known] : m_known)
        gaps[error] = known.gap;
    Path path;
    std::vector<Touch> touched;
    const auto isFree = [&](const Touch& touch) {
        return std::ranges::none_of(touched, [&](const Touch& other) {
            return other.subject == touch.subject && (other.isAll || touch.isAll || other.thing == touch.thing);
        });
    };
    // The worth of a move only falls while others are taken, so what was the best before is asked first.
    std::vector<std::pair<std::int64_t, Id<Move>>> candidates;
    for (const auto& [move, after] : m_learnt)
        if (const auto worth = after.isWished ? worthOf(after, aim, gaps) : -1; worth >= 0)
            candidates.emplace_back(worth, move);
    std::ranges::stable_sort(candidates, std::greater(), [](const auto& each) { return each.first; });
    while (!gaps.empty() && !candidates.empty()) {
        auto& [worth, move] = candidates.front();
        const auto& after = m_learnt.at(move);
        const auto now = isFree(list.touchOf(move)) ? worthOf(after, aim, gaps) : -1;
        if (now < worth) {
            auto again = candidates.front();
            candidates.erase(candidates.begin());
            again.first = now;
            if (now >= 0)
                candidates.insert(std::ranges::upper_bound(candidates, now, std::greater(),
                                                           [](const auto& each) { return each.first; }),
                                  again);
            continue;
        }
        path.push_back(move);
        touched.push_back(list.touchOf(move));
        for (auto its = gaps.begin(); its != gaps.end();) {
            its->second -= std::max<std::int64_t>(0, m_known.at(its->first).gap - gapIn(after, its->first));
            its = its->second <= 0 ? gaps.erase(its) : std::next(its);
        }
        candidates.erase(candidates.begin());
    }
    return path;
}

bool Front::run(Node start, const Found& found, const IsTooDear& isTooDear)
{
    m_seen.insert(start.standing.state);
    std::vector<Node> nodes;
    nodes.push_back(std::move(start));
    // No list needs more steps than three for each of its errors and some more.
    const auto most = nodes.front().standing.errors.size() * 3 + 12;
    for (std::size_t depth = 0; depth < most && !nodes.empty() && !isDone(); ++depth) {
        m_next.clear();
        for (const auto& node : nodes) {
            if (isDone())
                break;
            expand(node, isTooDear);
            for (const auto& legal : std::exchange(m_legal, {}))
                found(legal.path, legal.standing);
        }
        std::ranges::stable_sort(m_next, {}, &Node::score);
        if (m_next.size() > m_limits.width)
            m_next.resize(m_limits.width);
        std::swap(nodes, m_next);
    }
    return !isDone();
}

Front::Task Front::taskOf(const Node& node)
{
    // The error that fewest moves mend: whatever the answer, one of them is in it. New errors are asked about here.
    const OpenError* chosen = nullptr;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const auto& error : node.standing.errors) {
        const auto* known = m_guide.movesFor(error.id, m_aim);
        const auto count = known ? known->size() : 0;
        if (count < fewest) {
            fewest = count;
            chosen = &error;
        }
    }
    Task task{*chosen, {}};
    if (const auto* known = m_guide.movesFor(chosen->id, m_aim)) {
        const auto most = std::min(known->size(), movesForWidth(m_limits.width));
        task.moves.assign(known->begin(), known->begin() + static_cast<std::ptrdiff_t>(most));
    }
    // What helps is asked about again where little is known, and by a wide front, as more has changed since.
    const bool isKnown = m_guide.movesFor(chosen->id, m_aim) != nullptr && task.moves.size() >= fewMoves;
    if (isKnown && m_limits.width < widthToAsk)
        return task;
    const auto asked = m_list.movesFor(chosen->id);
    const auto most = isKnown ? std::min(asked.size(), mostAsked) : asked.size();
    task.moves.insert(task.moves.end(), asked.begin(), asked.begin() + static_cast<std::ptrdiff_t>(most));
    return task;
}

void Front::expand(const Node& node, const IsTooDear& isTooDear)
{
    if (!m_trials.goTo(node.path))
        return;
    const auto task = taskOf(node);
    std::vector<Relief> reliefs;
    bool isPartly = false; ///< some move only brings the error nearer to its limit
    for (const auto move : task.moves) {
        if (isDone())
            return;
        const auto after = m_trials.tried(move);
        if (!after || !after->isWished)
            continue;
        const auto gap = gapIn(*after, task.error.id);
        if (gap < task.error.gap && after->errors.size() <= node.standing.errors.size()) {
            isPartly = isPartly || gap > 0;
            auto loss = after->loss;
            loss.choices -= node.standing.loss.choices;
            loss.points -= node.standing.loss.points;
            loss.edits -= node.standing.loss.edits;
            loss.warnings = 0;
            reliefs.push_back({move, m_list.touchOf(move), task.error.gap - gap, priceOf(loss, m_aim)});
        }
        if (!m_seen.insert(after->state).second)
            continue;
        auto path = node.path;
        path.push_back(move);
        add({std::move(path), *after, 0}, isTooDear);
    }
    if (!isPartly || isDone())
        return;
    auto path = node.path;
    for (const auto move : cheapestTogether(reliefs, task.error.gap))
        path.push_back(move);
    if (path.size() < node.path.size() + 2)
        return;
    if (const auto after = m_trials.goTo(path); after && after->isWished && m_seen.insert(after->state).second)
        add({std::move(path), *after, 0}, isTooDear);
}

/// Of a list in a state that was not seen before.
void Front::add(Node node, const IsTooDear& isTooDear)
{
    if (node.standing.isLegal()) {
        m_legal.push_back(std::move(node));
        return;
    }
    if (isTooDear(node.standing))
        return;
    node.score = m_guide.score(node.standing, m_aim);
    m_next.push_back(std::move(node));
}

} // namespace muster::advice
