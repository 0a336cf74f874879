#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Buffers that are reused from unit to unit, so that judging allocates little.
struct BodyScratch {
    std::vector<TakenOption> own;
    std::vector<Id<SwapSet>> sets;          ///< sets in which a model group named an option
    std::vector<Id<OptionGroup>> mentioned; ///< option groups that the roster names an option of

    /// Room for what a usual unit has.
    void reserve()
    {
        constexpr std::size_t usual = 16;
        own.reserve(usual);
        sets.reserve(usual);
        mentioned.reserve(usual);
    }
};

/// Adds the bodies of the assessment's last unit (its own models and each model group), with what they have. Options
/// and groups that the catalogue does not know make the assessment incomplete.
void addBodies(const Catalogue& catalogue, Assessment& assessment, const RosterUnit& source, BodyScratch& scratch);

/// How many of an option a body chose itself.
[[nodiscard]] int countOf(const Assessment& assessment, const Body& body, const Option& option);

/// What the bounds of an option group go by: the models of the body, or how often it has the option that the choices
/// are inside of.
[[nodiscard]] int boundedBy(const Assessment& assessment, const Body& body, const OptionList& list,
                            const OptionGroup& group);

/// Whether a count is about an option, a body, a weapon.
[[nodiscard]] bool counts(const Measure& measure, const Option& option);
[[nodiscard]] bool counts(const Measure& measure, const Body& body);
[[nodiscard]] bool countsWeapon(const Catalogue& catalogue, const Measure& measure, Id<Weapon> weapon);
[[nodiscard]] bool isAboutWeapons(const Measure& measure);

/// The option groups that a count of filled groups is about and of which a body has nothing, in the order of its list.
[[nodiscard]] std::vector<Id<OptionGroup>> emptyGroups(const Measure& measure, const Assessment& assessment,
                                                       const Body& body, const OptionList& list);

} // namespace muster
