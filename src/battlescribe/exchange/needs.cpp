#include "battlescribe/exchange/needs.h"

#include "core/base/wording.h"

#include <algorithm>

namespace muster::battlescribe::exchange {

namespace {

void addCatalogues(const XmlNode& parent, std::vector<Needs::Catalogue>& catalogues)
{
    for (const auto& list : parent.children) {
        if (!list.is("forces"))
            continue;
        for (const auto& force : list.children) {
            if (!force.is("force"))
                continue;
            Needs::Catalogue catalogue{force.valueOf("catalogueId"), force.valueOf("catalogueName"),
                                       force.valueOf("catalogueRevision")};
            if (std::ranges::find(catalogues, catalogue.id, &Needs::Catalogue::id) == catalogues.end())
                catalogues.push_back(std::move(catalogue));
            addCatalogues(force, catalogues);
        }
    }
}

} // namespace

Needs needsOf(const XmlNode& roster)
{
    Needs needs{
        roster.valueOf("gameSystemId"), roster.valueOf("gameSystemName"), roster.valueOf("gameSystemRevision"), {}};
    addCatalogues(roster, needs.catalogues);
    return needs;
}

Result<data::Definitions> definitionsFor(const data::Repository& repository, const Needs& needs,
                                         const std::stop_token& stop)
{
    std::vector<const data::Listed*> catalogues;
    for (const auto& each : needs.catalogues)
        if (const auto* listed = repository.catalogue(each.id, needs.gameSystem))
            catalogues.push_back(listed);
    if (catalogues.empty()) {
        std::string names;
        for (const auto& each : needs.catalogues)
            names += (names.empty() ? "" : ", ") + inQuotes(each.name);
        return failure(Fault::about({},
                                    "the folder has no data for this roster: " + inQuotes(needs.gameSystemName) +
                                        (names.empty() ? names : ", of which it needs " + names),
                                    "Give it the folder with the .gst and .cat files of the game."));
    }
    return data::closureOf(repository, catalogues, stop);
}

} // namespace muster::battlescribe::exchange
