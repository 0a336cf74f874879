#include "report/advice/proposaljson.h"

#include "report/verdict/json.h"

namespace muster::report {

void writeHead(JsonWriter& json, const ListWords& list, std::string_view asked)
{
    json.member("format", "muster-advice");
    json.member("version", 1);
    if (!asked.empty())
        json.member("asked", asked);
    json.object("roster", [&] {
        json.member("name", list.ownName);
        json.member("ruleset", list.ruleset);
        json.member("army", list.army);
        json.member("fingerprint", list.fingerprint);
    });
}

void writeChanges(JsonWriter& json, const AnyList& before, const advice::Proposal& proposal)
{
    const bool hasPoints = wordsOf(before).points.has_value();
    json.objects("changes", proposal.changes, [&](const advice::ProposedChange& change) {
        json.member("label", changeLabel(before, change));
        if (hasPoints)
            json.member("points", change.points);
        json.member("changes", change.edits);
        if (const auto* edit = std::get_if<Edit>(&change.edit)) {
            json.key("edits");
            writeEdits(json, *edit);
        } else {
            json.some("id", change.row);
        }
    });
}

void writeAfter(JsonWriter& json, const AnyList& list)
{
    const auto after = wordsOf(list);
    json.object("after", [&] {
        json.member("verdict", outcomeId(after.outcome));
        json.member("fingerprint", after.fingerprint);
        if (after.points)
            json.member("points", *after.points);
        json.member("units", after.units);
        if (after.models)
            json.member("models", *after.models);
    });
}

} // namespace muster::report
