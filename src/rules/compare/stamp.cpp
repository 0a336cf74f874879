#include "rules/compare/stamp.h"

#include <cstdlib>

namespace muster {

namespace {

/// Far more than any real roster has, and far less than a roster file may contain.
constexpr std::size_t mostFigures = 2'000;

/// The limit in roster.schema.json. No figure of an army list is larger.
constexpr std::int64_t largestFigure = 1'000'000'000'000;

bool fits(std::int64_t figure) { return figure >= -largestFigure && figure <= largestFigure; }

bool fits(Fraction figure)
{
    // A fraction is written with at most twelve digits on either side.
    return figure.isWhole() ? fits(figure.numerator())
                            : std::abs(figure.numerator()) < largestFigure && figure.denominator() < largestFigure;
}

/// The subject of a tally, in the form of MadeLimit::of.
std::string subjectOf(const Verdict& verdict, const Subject& subject)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    return visitSubject(
        subject, [](WholeRoster) { return std::string(); }, [](WholeBattle) { return std::string(); },
        [&](Id<Army> army) { return catalogue.army(army).id; },
        [&](Id<AssessedUnit> unit) { return assessment.units[unit].id; },
        [&](Id<Body> id) {
            const auto& body = assessment.bodies[id];
            const auto& unit = assessment.units[body.unit].id;
            return body.kind ? unit + '/' + body.kind->id : unit;
        },
        [&](Id<Unit> kind) { return catalogue.army(catalogue.unit(kind).army).id + ':' + catalogue.unit(kind).id; },
        [&](Id<CompositionLine> line) { return catalogue.army(assessment.army).lines[line].id; },
        [&](Id<LineLimit> limit) { return catalogue.army(assessment.army).limits[limit].id; },
        [&](Id<NamedOption> option) { return catalogue.options[option].id; });
}

bool isKept(const Constraint& rule)
{
    const bool isOfUnit = rule.subject == SubjectKind::Unit || rule.subject == SubjectKind::Body;
    return !isOfUnit || !rule.name.empty();
}

} // namespace

MadeWith stampOf(const Verdict& verdict, const JudgedBy& data)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    const auto& roster = verdict.roster();
    static const MadeWith none;
    const auto& before = roster.madeWith ? *roster.madeWith : none;

    auto made = data.stamp();
    const auto keepUnknown = [&](std::string_view id) {
        if (const auto old = before.armies.find(id); old != before.armies.end())
            made.armies.insert(*old); // no effect if the data know the army
    };
    keepUnknown(roster.army);
    const bool keepsPoints = catalogue.ruleset.hasPoints && assessment.units.size() <= mostFigures;
    for (const auto i : assessment.units.ids()) {
        const auto& unit = assessment.units[i];
        const std::string_view kind = assessment.source[i]->unit;
        if (const auto colon = kind.find(':'); colon != std::string_view::npos)
            keepUnknown(kind.substr(0, colon));
        if (!keepsPoints)
            continue;
        if (!unit.kind.isNone()) {
            if (const Fraction points = unit.points; fits(points))
                made.points.emplace(unit.id, points);
        } else if (const auto old = before.points.find(unit.id); old != before.points.end())
            made.points.insert(*old);
    }
    for (auto& limit : limitsOf(verdict))
        made.limits.push_back(std::move(limit.limit));
    return made;
}

std::vector<StampLimit> limitsOf(const Verdict& verdict)
{
    std::vector<StampLimit> limits;
    for (const auto& tally : verdict.assessment().tallies) {
        const auto& rule = verdict.catalogue().ruleset.constraints[tally.constraint];
        const auto min = tally.min && fits(*tally.min) ? tally.min : std::nullopt;
        const auto max = tally.max && fits(*tally.max) ? tally.max : std::nullopt;
        if (!isKept(rule) || (!min && !max))
            continue;
        if (limits.size() == mostFigures)
            return {};
        limits.push_back({{rule.id, subjectOf(verdict, tally.subject), min, max}, tally.constraint});
    }
    return limits;
}

} // namespace muster
