#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <charconv>

namespace muster {

namespace {

using nlohmann::json;
using Words = std::set<std::string_view>;

/// All texts of a document that may be an id. Too many do no harm: an entry that nobody uses changes nothing.
void collectWords(const json& value, Words& words)
{
    if (value.is_string())
        words.insert(value.get_ref<const std::string&>());
    else if (value.is_structured())
        for (const auto& member : value)
            collectWords(member, words);
}

} // namespace

bool hasSharedLists(const DataFile& ruleset)
{
    return std::ranges::any_of(sharedLists, [&](auto key) { return !listOf(ruleset.document, key).empty(); });
}

void addSharedEntries(DataFile& army, const DataFile& ruleset)
{
    std::array<std::set<std::string, std::less<>>, sharedLists.size()> known;
    Words words;
    collectWords(army.document, words);
    for (std::size_t l = 0; l < sharedLists.size(); ++l)
        for (const auto id : idsIn(army.document, sharedLists[l]))
            known[l].insert(std::string(id));

    std::array<std::vector<std::size_t>, sharedLists.size()> used;
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (std::size_t l = 0; l < sharedLists.size(); ++l) {
            const auto& list = listOf(ruleset.document, sharedLists[l]);
            for (std::size_t i = 0; i < list.size(); ++i) {
                const auto& id = list[i]["id"].get_ref<const std::string&>();
                if (!words.contains(id) || !known[l].insert(id).second)
                    continue;
                used[l].push_back(i);
                collectWords(list[i], words);
                isMore = true;
            }
        }
    }

    SharedEntries shared{&ruleset, {}};
    for (std::size_t l = 0; l < sharedLists.size(); ++l) {
        std::ranges::sort(used[l]);
        const auto key = std::string(sharedLists[l]);
        for (const auto i : used[l]) {
            auto& target = army.document[key];
            if (const auto [part, isFirst] = shared.parts.try_emplace(key); isFirst)
                part->second.begin = target.size();
            target.push_back(ruleset.document[key][i]);
        }
        if (!used[l].empty())
            shared.parts[key].places = std::move(used[l]);
    }
    army.shared = std::move(shared);
}

std::string sharedPointer(const DataFile& army, std::string_view pointer)
{
    if (!army.shared || pointer.empty())
        return {};
    // "/weapons/57/name"
    const auto slash = std::min(pointer.find('/', 1), pointer.size());
    const auto part = army.shared->parts.find(pointer.substr(1, slash - 1));
    std::size_t index = 0;
    const auto* digits = pointer.data() + std::min(slash + 1, pointer.size());
    const auto [rest, error] = std::from_chars(digits, pointer.data() + pointer.size(), index);
    if (part == army.shared->parts.end() || error != std::errc() || index < part->second.begin)
        return {};
    return std::string(pointer.substr(0, slash + 1)) + std::to_string(part->second.places[index - part->second.begin]) +
           std::string(rest, pointer.data() + pointer.size());
}

std::vector<std::string_view> idsWithShared(const DataFile& army, std::string_view list)
{
    auto ids = idsIn(army.document, list);
    if (army.shared)
        std::ranges::copy(idsIn(army.shared->ruleset->document, list), std::back_inserter(ids));
    return ids;
}

} // namespace muster
