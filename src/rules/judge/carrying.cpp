#include "rules/judge/carrying.h"

#include "core/base/bounded.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t usualLines = 16; ///< room for what nearly every unit carries

/// How much alike two ways to carry a weapon are: a weapon replaces first what its own bearer or mount had.
int likeness(const Carry& a, const Carry& b)
{
    return (a.bearer == b.bearer ? 1 : 0) + (a.mount == b.mount ? 1 : 0) + (a.arcs == b.arcs ? 1 : 0);
}

bool isForAll(const Option& option)
{
    return std::ranges::find(option.weapons, Carry::Count::All, &Carry::kind) != option.weapons.end();
}

/// How many of each weapon an option replaces: as many as it gives; of several weapons, as many as of the most frequent
/// one. All of them where every model gets its weapon, or where it gives none and is one choice for the whole unit.
int numberReplaced(const TakenOption& taken, int models)
{
    const auto& option = *taken.option;
    if (isForAll(option))
        return models;
    if (option.weapons.empty())
        return option.max.perModels == 0 && option.max.times <= 1 ? models : taken.count;
    int most = 0;
    for (const auto& one : option.weapons) {
        int number = 0;
        for (const auto& other : option.weapons)
            if (other.weapon == one.weapon)
                number = boundedSum(number, other.number);
        most = std::max(most, number);
    }
    return boundedProduct(most, taken.count);
}

} // namespace

const std::vector<Carried>& Carrying::of(const Body& body)
{
    const auto bodies = m_assessment.bodiesOf(body.unit);
    const auto unitModels = boundedSum(bodies.front().models, bodies.front().added);
    // Numbered weapons of the unit are carried by some of its models; the data do not say by those of which group.
    if (body.kind)
        return listed(body, body.models, body.models >= unitModels);
    int others = 0;
    for (const auto& group : bodies.subspan(1))
        others += group.models;
    m_made.clear();
    m_made.reserve(usualLines);
    const int alone = std::max(0, unitModels - others);
    workOut(body, alone, true);
    for (const auto& line : m_lines) {
        m_made.push_back(line.carried);
        m_made.back().count = countOf(line, alone);
    }
    for (const auto& group : bodies.subspan(1)) {
        workOut(group, group.models, false);
        for (const auto& line : m_lines) {
            const auto known = std::ranges::find(m_made, line.carried.carry, &Carried::carry);
            if (!line.carried.isOwn && known != m_made.end())
                known->count = boundedSum(known->count, countOf(line, group.models));
        }
    }
    std::erase_if(m_made, [](const Carried& carried) { return carried.count <= 0; });
    return m_made;
}

const std::vector<Carried>& Carrying::asChosen(const Body& own) { return listed(own, own.models, true); }

const std::vector<Carried>& Carrying::listed(const Body& body, int models, bool hasNumbered)
{
    m_made.clear();
    workOut(body, models, hasNumbered);
    for (const auto& line : m_lines)
        if (const int count = countOf(line, models); count > 0) {
            m_made.push_back(line.carried);
            m_made.back().count = count;
        }
    return m_made;
}

/// Fills the lines with what `models` models carry that are equipped like this body.
void Carrying::workOut(const Body& body, int models, bool hasNumbered)
{
    m_lines.clear();
    m_lines.reserve(usualLines);
    m_busy = 0;
    m_hasLeader = false;
    for (const auto& carry : m_catalogue.unit(m_assessment.units[body.unit].kind).weapons) {
        if (carry.kind == Carry::Count::Number && !hasNumbered)
            continue;
        add(carry, nullptr, false, 1, models);
        if (carry.bearer == Bearer::Leader)
            m_hasLeader = true;
        else if (carry.kind == Carry::Count::Number)
            m_busy = boundedSum(m_busy, carry.number);
    }
    for (const auto& taken : m_assessment.takenBy(body))
        take(taken, models, body.kind && !taken.isInherited, hasNumbered);
}

void Carrying::take(const TakenOption& taken, int models, bool isOwn, bool hasNumbered)
{
    const auto& option = *taken.option;
    if (taken.isInherited && !hasNumbered && !isForAll(option) && !option.weapons.empty())
        return;
    const int wanted = option.replaces.empty() ? 0 : numberReplaced(taken, models);
    int replaced = 0;
    for (const auto weapon : option.replaces)
        replaced = std::max(replaced, replace(weapon, option, wanted, models));
    int given = 0;
    for (const auto& carry : option.weapons) {
        add(carry, &option, isOwn, taken.count, models);
        if (carry.bearer == Bearer::Leader)
            m_hasLeader = true;
        else if (carry.kind == Carry::Count::Number)
            given = boundedSum(given, boundedProduct(carry.number, taken.count));
    }
    // A model that gave a weapon up for this one keeps its other weapons, so only the others leave the rest.
    m_busy = boundedSum(m_busy, replaced > 0 ? std::max(0, std::min(given, wanted) - replaced) : given);
}

/// Takes away up to `number` of a weapon, and says how many there were.
int Carrying::replace(Id<Weapon> weapon, const Option& by, int number, int models)
{
    int done = 0;
    while (done < number) {
        Line* best = nullptr;
        int bestLikeness = -1;
        for (auto& line : m_lines) {
            if (line.carried.carry->weapon != weapon || countOf(line, models) <= 0)
                continue;
            int alike = 0;
            for (const auto& carry : by.weapons)
                alike = std::max(alike, likeness(*line.carried.carry, carry));
            if (alike > bestLikeness) {
                best = &line;
                bestLikeness = alike;
            }
        }
        if (!best)
            break;
        const int some = std::min(number - done, countOf(*best, models));
        best->replaced += some;
        done += some;
    }
    return done;
}

void Carrying::add(const Carry& carry, const Option* option, bool isOwn, int times, int models)
{
    const int given = carry.kind == Carry::Count::Number ? boundedProduct(carry.number, times) : models;
    m_lines.push_back({{&carry, option, isOwn, 0}, given, 0});
}

/// The rest are the models that carry nothing else of the list. A leader is one model, whatever he carries.
int Carrying::countOf(const Line& line, int models) const
{
    const bool isRest = line.carried.carry->kind == Carry::Count::Rest;
    const int given = isRest ? std::max(0, models - m_busy - (m_hasLeader ? 1 : 0)) : line.given;
    return std::max(0, given - line.replaced);
}

} // namespace muster
