#include "print/view/view.h"

#include "print/view/rangeline.h"

#include <algorithm>

namespace muster::print {

SheetContext::SheetContext(const Job& wanted, IconLookup icons, Id<AssessedUnit> only)
    : catalogue(*wanted.catalogue),
      roster(*wanted.roster),
      assessment(*wanted.assessment),
      job(wanted),
      icon(icons ? std::move(icons) : [](std::string_view) { return std::string(); })
{
    profiles.assign(assessment.units.size(), {});
    for (const auto unit : assessment.units.ids())
        if (only.isNone() || only == unit)
            profiles[unit] = profile(catalogue, assessment, unit);
    for (const auto& profile : profiles)
        longestRange = std::max(longestRange, print::longestRange(catalogue.ruleset, profile));
}

SheetView makeView(const SheetContext& context, Sheet sheet)
{
    switch (sheet) {
    case Sheet::Roster:
        return rosterView(context);
    case Sheet::Cards:
        return cardsView(context);
    case Sheet::Reference:
        return referenceView(context);
    case Sheet::Battle:
        return battleView(context);
    case Sheet::Order:
        return orderView(context);
    case Sheet::Beginner:
        return beginnerView(context);
    case Sheet::Machines:
        return machinesView(context);
    case Sheet::Tokens:
        return tokensView(context);
    case Sheet::Opponent:
    case Sheet::Registration:
        return opponentView(context);
    case Sheet::Secret:
        return secretView(context);
    case Sheet::Sources:
        return SourcesSheet{{sourcesOf(context)}};
    case Sheet::Book:
        break;
    }
    return bookView({&context.catalogue, context.assessment.army, context.job.date}, context.icon);
}

} // namespace muster::print
