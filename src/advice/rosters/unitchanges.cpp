#include "advice/rosters/unitchanges.h"

#include "rules/judge/bodies.h"
#include "rules/judge/prices.h"

#include <algorithm>
#include <map>
#include <utility>

namespace muster::advice {

namespace {

/// Whether a person has chosen it, rather than the data or the unit that its model group belongs to.
bool isChosen(const TakenOption& taken) { return taken.count > 0 && !taken.isInherited && !taken.isDefault; }

int chosenOptions(const Assessment& assessment, const Body& body)
{
    return static_cast<int>(std::ranges::count_if(assessment.takenBy(body), isChosen));
}

/// Finds the body of a model group of a roster's unit; none for the unit's own models.
const Body* bodyAt(const Assessment& assessment, Id<AssessedUnit> unit, Id<RosterGroup> group)
{
    const auto bodies = assessment.bodiesOf(unit);
    const auto found = std::ranges::find(bodies, group, &Body::group);
    return found == bodies.end() ? nullptr : &*found;
}

/// What a body pays for an option. A model group may save its unit a part of what that pays: counted with the group.
Points costOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body, const TakenOption& taken)
{
    return body.kind ? taken.points : costFor(catalogue, assessment, body, *taken.option, taken.count);
}

/// What a model group costs without its options.
Points costAlone(const Assessment& assessment, const Body& group)
{
    auto points = group.points;
    for (const auto& taken : assessment.takenBy(group))
        if (!taken.isInherited)
            points -= taken.points;
    return points;
}

/// What a unit costs without its options and model groups.
Points costAlone(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    auto points = assessment.units[unit].points;
    for (const auto& body : assessment.bodiesOf(unit))
        if (body.kind)
            points -= body.points;
        else
            for (const auto& taken : assessment.takenBy(body))
                points -= costOf(catalogue, assessment, body, taken);
    return points;
}

/// What the roster must name otherwise for the body.
using Named = std::map<std::string, std::optional<int>, std::less<>>;
Named namedOtherwise(const OptionCounts& was, const OptionCounts& is)
{
    Named named;
    for (const auto& [id, count] : was)
        if (is.find(id) != count)
            named[id] = is.find(id);
    for (const auto& [id, count] : is)
        if (!was.find(id))
            named[id] = count;
    return named;
}

/// How many of an option a body has, its unit's choices included.
int countIn(const Assessment& assessment, const Body& body, std::string_view option)
{
    int count = 0;
    for (const auto& taken : assessment.takenBy(body))
        count += taken.option->id == option ? taken.count : 0;
    return count;
}

bool isLater(const std::vector<RosterGroup>& groups, std::size_t from, const RosterGroup& its)
{
    return std::find(groups.begin() + static_cast<std::ptrdiff_t>(from), groups.end(), its) != groups.end();
}

class UnitComparison {
public:
    UnitComparison(const Catalogue& catalogue, const Assessment& before, Id<AssessedUnit> was, const Assessment& after,
                   Id<AssessedUnit> is, Wanted wanted)
        : m_catalogue(catalogue), m_before(before), m_was(was), m_after(after), m_is(is), m_wanted(wanted)
    {
    }

    UnitChanges run()
    {
        const auto& was = *m_before.source[m_was];
        const auto& is = *m_after.source[m_is];
        lose(costAlone(m_catalogue, m_before, m_was), costAlone(m_catalogue, m_after, m_is));
        compareSize(was, is);
        if (was.reserve != is.reserve) {
            m_result.choices += was.reserve ? 1 : 0;
            auto& fix = add(is.reserve ? Fix::Kind::HoldBack : Fix::Kind::Deploy);
            fix.edit.change = edits::SetReserve{was.id, is.reserve};
        }
        compareBodies(noId, noId);
        compareGroups(was.groups, is.groups);
        for (const auto& change : m_result.changes)
            m_result.edits += change.edits;
        return std::move(m_result);
    }

private:
    Fix& add(Fix::Kind kind)
    {
        auto& fix = m_result.changes.emplace_back().fix;
        fix.kind = kind;
        fix.units = {m_was};
        return fix;
    }

    /// Whether it is enough to count a change; it is counted then.
    bool isCounted()
    {
        m_result.edits += m_wanted == Wanted::Counts ? 1 : 0;
        return m_wanted == Wanted::Counts;
    }

    void lose(Points before, Points after) { m_result.points += std::max(Points(), before - after); }

    void compareSize(const RosterUnit& was, const RosterUnit& is)
    {
        if (was.models == is.models)
            return;
        const auto before = m_before.units[m_was].size();
        const auto after = m_after.units[m_is].size();
        if (before == after)
            return;
        m_result.choices += after < before ? 1 : 0;
        auto& fix = add(Fix::Kind::SetModels);
        fix.number = after;
        fix.edit.change = edits::SetModels{was.id, is.models};
    }

    /// An option of a body, before and after.
    struct Shift {
        const Option* option = nullptr;
        int was = 0;
        int is = 0;
        bool isChosen = false;
        Points pointsWere{};
        Points points{};
    };

    using FewerAndMore = std::pair<std::vector<Shift>, std::vector<Shift>>;

    [[nodiscard]] std::vector<Shift> shiftsOf(const Body& was, const Body& is) const
    {
        std::vector<Shift> shifts;
        shifts.reserve(m_before.takenBy(was).size() + m_after.takenBy(is).size());
        for (const auto& taken : m_before.takenBy(was))
            if (!taken.isInherited)
                shifts.push_back(
                    {taken.option, taken.count, 0, isChosen(taken), costOf(m_catalogue, m_before, was, taken)});
        for (const auto& taken : m_after.takenBy(is)) {
            if (taken.isInherited)
                continue;
            const auto known = std::ranges::find(shifts, taken.option, &Shift::option);
            if (known == shifts.end())
                shifts.push_back({taken.option, 0, taken.count, false});
            else
                known->is = taken.count, known->points = costOf(m_catalogue, m_after, is, taken);
        }
        return shifts;
    }

    /// `was` and `is`: the model group; none for the unit's own models.
    void compareBodies(Id<RosterGroup> was, Id<RosterGroup> is)
    {
        const auto* before = bodyAt(m_before, m_was, was);
        const auto* after = bodyAt(m_after, m_is, is);
        if (!before || !after)
            return;
        auto shifts = shiftsOf(*before, *after);
        for (const auto& shift : shifts) {
            m_result.choices += shift.isChosen && shift.is < shift.was ? 1 : 0;
            lose(shift.pointsWere, shift.points);
        }
        const auto& source = *m_before.source[m_was];
        const auto& changed = *m_after.source[m_is];
        const auto& then = was.isNone() ? source.options : source.groups[was.position()].options;
        const auto& now = is.isNone() ? changed.options : changed.groups[is.position()].options;
        if (then == now)
            return;
        auto named = namedOtherwise(then, now);
        std::erase_if(shifts, [](const Shift& shift) { return shift.was == shift.is; });
        const auto first = m_result.changes.size();
        std::map<Id<OptionGroup>, FewerAndMore> byGroup;
        for (const auto& shift : shifts) {
            auto& [fewer, more] = byGroup[shift.option->group];
            (shift.is < shift.was ? fewer : more).push_back(shift);
        }
        for (const auto& [group, both] : byGroup) {
            auto written = writtenIn(*before, group, both, named);
            for (std::size_t i = 0; i < std::max(both.first.size(), both.second.size()); ++i)
                addShift(*before, i < both.second.size() ? &both.second[i] : nullptr,
                         i < both.first.size() ? &both.first[i] : nullptr, named, std::exchange(written, {}));
        }
        addCleared(*before, *after, named);
        // What is only written in another way belongs to the first change of the models.
        if (m_result.changes.size() > first)
            write(named, before->group, m_result.changes[first].fix.edit);
    }

    /// What a model group has from its unit again, or no longer, because the roster names it no longer.
    void addCleared(const Body& was, const Body& is, Named& named)
    {
        const auto& list = choicesOf(m_catalogue, m_before, was);
        Fix fix;
        fix.kind = Fix::Kind::ClearOptions;
        fix.units = {m_was};
        fix.body = m_before.bodies.idOf(was);
        Named cleared;
        for (auto its = named.begin(); its != named.end();) {
            const auto option = list.find(its->first);
            if (option.isNone() || countIn(m_before, was, its->first) == countIn(m_after, is, its->first)) {
                ++its;
                continue;
            }
            fix.options.push_back(option);
            cleared.insert(*its);
            its = named.erase(its);
        }
        if (cleared.empty() || isCounted())
            return;
        fix.edit.change = edits::Batch{};
        write(cleared, was.group, fix.edit);
        m_result.changes.push_back({std::move(fix), 1});
    }

    /// What is only written in another way in an option group: its default is there again because nothing of it is
    /// named any more.
    [[nodiscard]] Named writtenIn(const Body& body, Id<OptionGroup> group, const FewerAndMore& shifts,
                                  Named& named) const
    {
        const auto& list = choicesOf(m_catalogue, m_before, body);
        Named written;
        for (auto its = named.begin(); its != named.end();) {
            const auto option = list.find(its->first);
            const auto isIt = [&](const Shift& shift) { return shift.option->id == its->first; };
            if (option.isNone() || list.options[option].group != group || std::ranges::any_of(shifts.first, isIt) ||
                std::ranges::any_of(shifts.second, isIt)) {
                ++its;
                continue;
            }
            written.insert(*its);
            its = named.erase(its);
        }
        return written;
    }

    /// One of an option more, another less, or both in one gesture. `mine`: what else is written for it.
    void addShift(const Body& body, const Shift* more, const Shift* less, Named& named, Named mine)
    {
        for (const auto* shift : {more, less})
            if (shift)
                if (auto node = named.extract(shift->option->id))
                    mine.insert(std::move(node));
        if (mine.empty() || isCounted())
            return;
        auto fix = optionFix(body, more ? *more : *less);
        if (more && less)
            fix.then.push_back(optionFix(body, *less));
        fix.edit.change = edits::Batch{};
        write(mine, body.group, fix.edit);
        m_result.changes.push_back({std::move(fix), 1});
    }

    [[nodiscard]] Fix optionFix(const Body& body, const Shift& shift) const
    {
        Fix fix;
        fix.kind = shift.is > shift.was ? Fix::Kind::TakeOption
                   : shift.is > 0       ? Fix::Kind::LowerOption
                                        : Fix::Kind::DropOption;
        fix.units = {m_was};
        fix.body = m_before.bodies.idOf(body);
        fix.options = {choicesOf(m_catalogue, m_before, body).options.idOf(*shift.option)};
        fix.number = shift.is;
        return fix;
    }

    void write(const Named& named, Id<RosterGroup> at, Edit& edit) const
    {
        auto& steps = std::get<edits::Batch>(edit.change).edits;
        const auto group = at.isNone() ? std::nullopt : std::optional(at.position());
        for (const auto& [id, count] : named)
            steps.push_back({edits::SetOption{m_before.units[m_was].id, group, id, count}});
    }

    void compareGroups(const std::vector<RosterGroup>& was, const std::vector<RosterGroup>& is)
    {
        std::vector<std::size_t> gone;
        std::size_t next = 0;
        for (std::size_t i = 0; i < was.size(); ++i) {
            const auto left = was.size() - i;
            const auto wanted = is.size() - std::min(next, is.size());
            const bool isIt = next < is.size() && is[next].group == was[i].group &&
                              (is[next] == was[i] || left <= wanted || !isLater(was, i + 1, is[next]));
            if (isIt)
                compareGroup(was[i], i, is[next], next), ++next;
            else
                gone.push_back(i);
        }
        // From the last: each that goes moves those behind it.
        for (auto at = gone.rbegin(); at != gone.rend(); ++at) {
            const auto& body = *bodyAt(m_before, m_was, Id<RosterGroup>::at(*at));
            m_result.choices += 1 + chosenOptions(m_before, body);
            lose(costAlone(m_before, body), Points());
            for (const auto& taken : m_before.takenBy(body))
                lose(costOf(m_catalogue, m_before, body, taken), Points());
            auto& fix = add(Fix::Kind::RemoveGroup);
            fix.body = m_before.bodies.idOf(body);
            fix.edit.change = edits::RemoveGroup{m_before.units[m_was].id, *at};
        }
        for (; next < is.size(); ++next)
            addGroup(is[next], next);
    }

    /// A model group that is new, behind those that stay.
    void addGroup(const RosterGroup& its, std::size_t at)
    {
        auto& fix = add(Fix::Kind::AddGroup);
        fix.group = its.group;
        fix.number = its.models.value_or(1);
        if (const auto* group = m_catalogue.unit(m_before.units[m_was].kind).group(its.group))
            for (const auto& [id, count] : its.options)
                if (const auto option = group->choices.find(id); count > 0 && !option.isNone())
                    fix.options.push_back(option);
        fix.edit.change = edits::AddGroup{m_before.units[m_was].id, at, its};
        m_result.changes.back().edits = 1 + (its.models ? 1 : 0) + static_cast<int>(its.options.size());
    }

    void compareGroup(const RosterGroup& was, std::size_t at, const RosterGroup& is, std::size_t now)
    {
        const auto* before = bodyAt(m_before, m_was, Id<RosterGroup>::at(at));
        const auto* after = bodyAt(m_after, m_is, Id<RosterGroup>::at(now));
        if (!before || !after)
            return;
        lose(costAlone(m_before, *before), costAlone(m_after, *after));
        if (was.models != is.models && before->models != after->models) {
            m_result.choices += after->models < before->models ? 1 : 0;
            auto& fix = add(Fix::Kind::SetGroupModels);
            fix.body = m_before.bodies.idOf(*before);
            fix.number = after->models;
            fix.edit.change = edits::SetGroupModels{m_before.units[m_was].id, at, is.models};
        }
        compareBodies(Id<RosterGroup>::at(at), Id<RosterGroup>::at(now));
    }

    const Catalogue& m_catalogue;
    const Assessment& m_before;
    Id<AssessedUnit> m_was;
    const Assessment& m_after;
    Id<AssessedUnit> m_is;
    Wanted m_wanted;
    UnitChanges m_result;
};

} // namespace

UnitChanges changesOf(const Catalogue& catalogue, const Assessment& before, Id<AssessedUnit> was,
                      const Assessment& after, Id<AssessedUnit> is, Wanted wanted)
{
    return UnitComparison(catalogue, before, was, after, is, wanted).run();
}

int choicesIn(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto& source = *assessment.source[unit];
    const auto& its = assessment.units[unit];
    int choices = static_cast<int>(source.groups.size()) + (source.reserve ? 1 : 0);
    if (its.isKnown() && source.models && its.size() != catalogue.unit(its.kind).defaultModels())
        ++choices;
    for (const auto& body : assessment.bodiesOf(unit))
        choices += chosenOptions(assessment, body);
    return choices;
}

} // namespace muster::advice
