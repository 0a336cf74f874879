// A roster of BattleScribe: what is read is written again as the same tree, as XML, packed and as JSON, and told in
// every form.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"
#include "xmlmutator.h"

#include "battlescribe/file/jsonform.h"
#include "battlescribe/saved/list.h"
#include "battlescribe/saved/rosterreader.h"
#include "io/json/boundedjson.h"
#include "report/battlescribe/listtext.h"
#include "report/html/html.h"

#include <algorithm>

using namespace muster;
using namespace muster::fuzz;

namespace {

/// Qt takes names that XML does not have, such as "a~b".
bool hasXmlNames(const battlescribe::XmlNode& node)
{
    using battlescribe::jsonform::isXmlName;
    return std::ranges::all_of(node.attributes, [](const auto& each) { return isXmlName(each.name); }) &&
           std::ranges::all_of(node.children, [](const auto& each) {
               return each.kind != battlescribe::XmlNode::Kind::Element || (isXmlName(each.text) && hasXmlNames(each));
           });
}

void demandJson(const battlescribe::List& list)
{
    auto file = list.file;
    file.json.clear(); // so that it is made of the tree
    const auto json = battlescribe::writeJson(file);
    auto read = battlescribe::readRosterFile(json, "JSON");
    demand(read.has_value(), read ? "" : "a roster in JSON can be read: " + toText(read.error().front()));
    auto roster = battlescribe::rosterIn(read->xml.root);
    roster.kept = list.roster.kept; // where nothing but blanks or comments are in an element, it is empty in JSON
    demand(roster == list.roster, "a roster comes back from JSON with the same figures");
    read->json.clear();
    demand(battlescribe::writeJson(*read) == json, "a roster comes back from JSON as the same JSON");
}

bool runRos(std::string_view bytes)
{
    auto list = battlescribe::readList(bytes, "ROSTER");
    if (!list) {
        demandWords(list.error());
        return false;
    }
    const bool isJson = !list->file.json.empty();
    const auto again = battlescribe::readList(battlescribe::writeRos(list->file), "AGAIN");
    // JSON may have letters that XML cannot hold, or more of them in one element.
    if (!again && isJson)
        return true;
    demand(again.has_value(), "what is written can be read");
    if (isJson && again->file.xml.root != list->file.xml.root)
        return true;
    demand(again->file.xml.root == list->file.xml.root, "a roster comes back as the same tree");
    if (hasXmlNames(list->file.xml.root))
        demandJson(*list);
    demand(again->roster == list->roster && again->sums == list->sums, "a roster comes back with the same figures");
    demand(again->fingerprint == list->fingerprint, "a roster comes back with its fingerprint");
    const auto packed = battlescribe::writeRosz(list->file, list->roster.name);
    demand(packed.has_value(), "a roster can be packed");
    const auto unpacked = battlescribe::readList(*packed, "PACKED");
    demand(unpacked && unpacked->file.xml == again->file.xml, "a packed roster comes back as the same tree");
    demand(!report::toText(*list).empty() && !report::wholeText(*list).empty() &&
               !report::toHtml(report::verdictText(*list)).empty(),
           "a roster is told");
    const auto text = report::toJson(*list);
    const auto document = nlohmann::json::parse(text, nullptr, false);
    demand(!document.is_discarded(), "a report is JSON");
    const auto faults = store().schemas().check("report", document, text, "REPORT");
    demand(faults.empty(), faults.empty() ? "" : "a report keeps its schema: " + toText(faults.front()));
    demand(document["legal"].is_null(), "a roster without data is not judged");
    return true;
}

std::string mutateRos(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("ros");
    if (chance.oneIn(8))
        if (const auto file = battlescribe::readRosterFile(bytes, "ROSTER"))
            return file->json.empty() ? battlescribe::writeJson(*file) : battlescribe::writeRos(*file);
    if (bytes.starts_with('{'))
        return mutateJson(bytes, other.starts_with('{') ? other : std::string_view(), pool, chance);
    return mutateXml(bytes, other.starts_with('{') ? std::string_view() : other, chance);
}

const Registration rosTarget({"ros", runRos, mutateRos, 16 << 10});

} // namespace
