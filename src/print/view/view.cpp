#include "print/view/view.h"

namespace muster::print {

Material::Material(const Job& wanted, IconLookup icons, Index only)
    : catalogue(*wanted.catalogue),
      roster(*wanted.roster),
      assessment(*wanted.assessment),
      job(wanted),
      icon(std::move(icons))
{
    profiles.resize(assessment.units.size());
    for (std::size_t i = 0; i < profiles.size(); ++i)
        if (only == noIndex || only == static_cast<Index>(i))
            profiles[i] = profile(catalogue, assessment, static_cast<Index>(i));
}

Data makeView(const Material& material, Sheet sheet)
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
