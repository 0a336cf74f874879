#include "battlescribe/lint/findings.h"

#include <map>
#include <tuple>

namespace muster::battlescribe::data {

namespace {

/// Attributes that name another thing. If their value is not a known word, it is not an id of anything either.
bool isReference(std::string_view name)
{
    return name == "scope" || name == "field" || name == "childId" || name == "affects";
}

struct Counted {
    const Unknown* first = nullptr;
    std::size_t count = 0;
};

} // namespace

void checkUnknowns(Findings& findings)
{
    std::map<std::tuple<std::string, std::string, std::string>, Counted> counted;
    for (const auto& unknown : findings.data.unknowns) {
        const auto file = findings.data.nodes[unknown.owner].file;
        if (isReference(unknown.name)) {
            findings.fault(file, unknown.offset,
                           "the " + unknown.element + " of " + findings.named(unknown.owner) + " has the " +
                               unknown.name + " \"" + unknown.word +
                               "\", which is neither a word that Muster knows nor anything's id",
                           "Name something that is there.");
            continue;
        }
        // Unknown attributes are counted once, whatever their value.
        auto& each = counted[{unknown.element, unknown.name, unknown.isOfWord ? unknown.word : std::string()}];
        if (each.count++ == 0)
            each.first = &unknown;
    }
    for (const auto& [what, each] : counted) {
        auto fault = faultOf(findings.data, *each.first);
        if (each.count > 1)
            fault.message += " (" + std::to_string(each.count) + " times, here first)";
        findings.warnings.push_back(std::move(fault));
    }
    if (findings.data.moreUnknowns > 0)
        findings.warnings.push_back(Fault::about(findings.data.files.front().name,
                                                 std::to_string(findings.data.moreUnknowns) +
                                                     " more things in the data of this game are not known to Muster"));
}

} // namespace muster::battlescribe::data
