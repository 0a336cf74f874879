#include "print/view/view.h"

namespace muster::print {

Material::Material(const Job& wanted, IconLookup icons, Id<AssessedUnit> only)
    : catalogue(*wanted.catalogue),
      roster(*wanted.roster),
      assessment(*wanted.assessment),
      job(wanted),
      icon(std::move(icons))
{
    profiles.assign(assessment.units.size(), {});
    for (const auto unit : assessment.units.ids())
        if (only.isNone() || only == unit)
            profiles[unit] = profile(catalogue, assessment, unit);
}

SheetView makeView(const Material& material, Sheet sheet)
{
    switch (sheet) {
    case Sheet::Roster:
        return rosterView(material);
    case Sheet::Cards:
        return cardsView(material);
    case Sheet::Reference:
        return referenceView(material);
    case Sheet::Battle:
        return battleView(material);
    case Sheet::Opponent:
        return opponentView(material);
    case Sheet::Secret:
        return secretView(material);
    case Sheet::Book:
        break;
    }
    return bookView({&material.catalogue, material.assessment.army, material.job.date}, material.icon);
}

} // namespace muster::print
