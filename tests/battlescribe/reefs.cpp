#include "battlescribe/reefs.h"

#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace muster::testing {

namespace {

std::string categoryLink(const std::string& id, const std::string& name, const std::string& limits)
{
    return xml("categoryLink", "id=to-" + id + ";targetId=" + id + ";name=" + name, limits);
}

std::string system()
{
    auto text = systemFile(
        xml("profileTypes", {},
            xml("profileType", "id=unit;name=Unit",
                xml("characteristicTypes", {},
                    xml("characteristicType", "id=move;name=Mv") + xml("characteristicType", "id=will;name=Will"))) +
                xml("profileType", "id=weapon;name=Weapon",
                    xml("characteristicTypes", {}, xml("characteristicType", "id=range;name=Range")))) +
        xml("forceEntries", {},
            xml("forceEntry", "id=vanguard;name=Vanguard",
                xml("categoryLinks", {},
                    categoryLink("captains", "Captains",
                                 constraints(constraint("min 1 parent") + constraint("max 1 parent"))) +
                        categoryLink("line", "Line", limit("max 3 parent")) +
                        categoryLink("engines", "Engines", limit("max 1 parent")))) +
                xml("forceEntry", "id=auxiliary;name=Auxiliary",
                    constraints(constraint("max 1 roster", "field=forces")) +
                        xml("categoryLinks", {}, categoryLink("line", "Line", limit("max 2 parent"))))) +
        xml("categoryEntries", {},
            xml("categoryEntry", "id=captains;name=Captains") + xml("categoryEntry", "id=line;name=Line") +
                xml("categoryEntry", "id=engines;name=Engines")));
    const std::string none = "defaultCostLimit=\"-1.0\"";
    text.replace(text.find(none), none.size(), "defaultCostLimit=\"200\"");
    return text;
}

std::string figures(const std::string& id, const std::string& name, const std::string& move, const std::string& will)
{
    return xml("profiles", {},
               xml("profile", "id=" + id + ";name=" + name + ";typeId=unit;typeName=Unit",
                   xml("characteristics", {},
                       xml("characteristic", "typeId=move;name=Mv", move) +
                           xml("characteristic", "typeId=will;name=Will", will))));
}

std::string weapon(const std::string& id, const std::string& name, const std::string& range)
{
    return xml("profiles", {},
               xml("profile", "id=p-" + id + ";name=" + name + ";typeId=weapon;typeName=Weapon",
                   xml("characteristics", {}, xml("characteristic", "typeId=range;name=Range", range))));
}

std::string oneOf(const std::string& attributes, const std::string& choices)
{
    return groups(
        group(attributes, constraints(constraint("min 1 parent") + constraint("max 1 parent")) + entries(choices)));
}

std::string single(const std::string& id, const std::string& name, const std::string& cost,
                   const std::string& more = {})
{
    return entry("id=" + id + ";name=" + name, limit("max 1 parent") + crowns(cost) + weapon(id, name, "24") + more);
}

std::string merrow()
{
    const auto sergeant = entry(
        "id=sergeant;name=Sergeant;type=model",
        constraints(constraint("min 1 parent") + constraint("max 1 parent")) + crowns("5") +
            figures("f-sergeant", "Sergeant", "5", "8") +
            oneOf("id=ranged;name=Ranged weapon;defaultSelectionEntryId=pistol",
                  single("harpoon", "Harpoon", "15",
                         groups(group(
                             "id=heads;name=Heads",
                             limit("max 1 parent") +
                                 entries(entry("id=barbed;name=Barbed heads", limit("max 1 parent") + crowns("5")) +
                                         entry("id=blunt;name=Blunt heads", limit("max 1 parent") + crowns("0")))))) +
                      single("pistol", "Pistol", "0")));
    const auto arm = [](const std::string& id, const std::string& name, const std::string& cost) {
        return entry("id=" + id + ";name=" + name + ";collective=true", limit("max 1 parent") + crowns(cost));
    };
    const auto wardens = entry(
        "id=warden;name=Warden;type=model;collective=true",
        constraints(constraint("min 6 parent") + constraint("max 12 parent")) + crowns("10") +
            figures("f-warden", "Warden", "5", "7") +
            oneOf("id=arms;name=Arms;defaultSelectionEntryId=cutlass;collective=true",
                  arm("cutlass", "Cutlass", "0") + arm("net", "Net", "4") + arm("boarding", "Boarding pistol", "3")));
    return catalogueFile(
        "merrow", entries(entry("id=wardens;name=Reef Wardens;type=unit",
                                crowns("20") + inCategory("line") + entries(sergeant + wardens)) +
                          entry("id=captain;name=Captain;type=model",
                                limit("max 1 force") + crowns("30") + inCategory("captains") +
                                    figures("f-captain", "Captain", "6", "9") +
                                    entries(entry("id=lantern;name=Lantern", limit("max 1 parent") + crowns("7")))) +
                          entry("id=dredger;name=Dredger;type=unit", crowns("50") + inCategory("engines"))));
}

} // namespace

Reefs::Reefs()
{
    m_folder.write("Tide.gst", system());
    m_folder.write("Merrow.cat", merrow());
    m_folder.write("Glass.cat", catalogueFile("glass", entries(entry("id=choir;name=Choir;type=unit",
                                                                     crowns("40") + inCategory("line")))));
}

battlescribe::NewList Reefs::list(const std::string& catalogue) const
{
    return {path(), "tide", catalogue, "vanguard", "Tide's Teeth", {}};
}

void Reefs::change(const std::string& file, const std::string& old, const std::string& fresh) const
{
    const auto name = m_folder.path / file;
    std::ostringstream bytes;
    bytes << std::ifstream(name, std::ios::binary).rdbuf();
    auto text = bytes.str();
    auto at = text.find(old);
    if (at == std::string::npos)
        throw std::runtime_error(file + " has no " + old);
    for (; at != std::string::npos; at = text.find(old, at + fresh.size()))
        text.replace(at, old.size(), fresh);
    std::ofstream(name, std::ios::binary) << text;
}

} // namespace muster::testing
