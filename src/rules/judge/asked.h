#pragma once

#include "core/language/filtermatch.h"
#include "rules/judge/assessment.h"

namespace muster {

/// The things in a roster that filters can be asked about: see core/language/filtermatch.h.

/// How an army relates to the roster's own: Filter::Relation.
[[nodiscard]] std::uint8_t relationOf(const Catalogue& catalogue, Id<Army> own, Id<Army> army);

class UnitAsked {
public:
    static constexpr auto domain = Domain::Unit;
    /// The catalogue must know the unit's kind.
    UnitAsked(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
        : m_catalogue(catalogue), m_assessment(assessment), m_unit(unit)
    {
    }
    [[nodiscard]] bool answer(const Filter& filter) const;

private:
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    Id<AssessedUnit> m_unit;
};

/// Answers a question about model groups for its own models, and all other questions like its unit.
class BodyAsked {
public:
    static constexpr auto domain = Domain::Body;
    BodyAsked(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
        : m_unit(catalogue, assessment, body.unit), m_body(body)
    {
    }
    [[nodiscard]] bool answer(const Filter& filter) const;

private:
    UnitAsked m_unit;
    const Body& m_body;
};

/// Whether a unit fits a filter. The catalogue must know its kind. The quick part of the filter answers most questions.
[[nodiscard]] inline bool fitsKnown(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                    const Filter& filter, const QuickFilter& quick)
{
    return quick.meets(assessment.facts.row(unit.position())) &&
           (quick.isWhole || matches(filter, UnitAsked(catalogue, assessment, unit)));
}

class TakenKindAsked {
public:
    static constexpr auto domain = Domain::TakenKind;
    TakenKindAsked(const Catalogue& catalogue, const Assessment& assessment, Id<Unit> kind)
        : m_catalogue(catalogue), m_assessment(assessment), m_kind(kind)
    {
    }
    [[nodiscard]] bool answer(const Filter& filter) const;

private:
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    Id<Unit> m_kind;
};

class LineAsked {
public:
    static constexpr auto domain = Domain::Line;
    explicit LineAsked(const CompositionLine& line) : m_line(line) {}
    [[nodiscard]] bool answer(const Filter& filter) const;

private:
    const CompositionLine& m_line;
};

class ArmyAsked {
public:
    static constexpr auto domain = Domain::Army;
    ArmyAsked(const Catalogue& catalogue, const Assessment& assessment, Id<Army> army)
        : m_catalogue(catalogue), m_assessment(assessment), m_army(army)
    {
    }
    [[nodiscard]] bool answer(const Filter& filter) const;

private:
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    Id<Army> m_army;
};

class OptionAsked {
public:
    static constexpr auto domain = Domain::Option;
    explicit OptionAsked(const NamedOption& option) : m_option(option) {}
    [[nodiscard]] bool answer(const Filter& filter) const { return m_option.marks.meets(filter.facts); }

private:
    const NamedOption& m_option;
};

} // namespace muster
