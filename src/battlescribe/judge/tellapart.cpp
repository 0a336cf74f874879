#include "battlescribe/judge/tellapart.h"

#include <map>
#include <set>

namespace muster::battlescribe::judge {

namespace {

bool isSame(const JudgedProfile& a, const JudgedProfile& b) { return a.characteristics == b.characteristics; }
bool isSame(const JudgedRule& a, const JudgedRule& b) { return a.text == b.text; }

std::string kindOf(const JudgedProfile& profile) { return profile.type; }
std::string kindOf(const JudgedRule&) { return {}; }

template <typename Shown>
void tellListsApart(const std::vector<std::vector<Shown>*>& lists)
{
    using Name = std::pair<std::string, std::string>; // of a kind
    std::map<Name, const Shown*> first;
    std::set<Name> differing;
    for (const auto* list : lists)
        for (const auto& each : *list) {
            const auto [found, isNew] = first.try_emplace({kindOf(each), each.name}, &each);
            if (!isNew && !isSame(*found->second, each))
                differing.insert(found->first);
        }
    for (auto* list : lists)
        for (auto& each : *list)
            if (!each.changedBy.empty() && differing.contains({kindOf(each), each.name}))
                each.name += bracketOf(each.changedBy);
}

} // namespace

std::string bracketOf(const std::vector<std::string>& changedBy)
{
    std::string text;
    for (const auto& name : changedBy)
        text += (text.empty() ? " (" : ", ") + name;
    return text.empty() ? text : text + ')';
}

void tellApart(Table<Judged, Information>& table)
{
    std::vector<std::vector<JudgedProfile>*> profiles;
    std::vector<std::vector<JudgedRule>*> rules;
    for (auto& each : table) {
        profiles.push_back(&each.profiles);
        rules.push_back(&each.rules);
        for (auto& category : each.categories) {
            profiles.push_back(&category.profiles);
            rules.push_back(&category.rules);
        }
    }
    tellListsApart(profiles);
    tellListsApart(rules);
}

} // namespace muster::battlescribe::judge
