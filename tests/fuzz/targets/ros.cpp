// A roster of BattleScribe: what is read is written again as the same tree, packed or not, and told in every form.
#include "judging.h"
#include "target.h"
#include "xmlmutator.h"

#include "battlescribe/saved/list.h"
#include "io/json/boundedjson.h"
#include "report/battlescribe/listtext.h"
#include "report/html/html.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool run(std::string_view bytes)
{
    auto list = battlescribe::readList(bytes, "ROSTER");
    if (!list) {
        demandWords(list.error());
        return false;
    }
    const auto again = battlescribe::readList(battlescribe::writeRos(list->file), "AGAIN");
    demand(again.has_value(), "what is written can be read");
    demand(again->file.xml.root == list->file.xml.root, "a roster comes back as the same tree");
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

const Registration registration({"ros", run, mutateXml, 16 << 10});

} // namespace
