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
class Names {
public:
    void note(const std::vector<Shown>& list)
    {
        for (const auto& each : list) {
            m_hasChanged = m_hasChanged || !each.changedBy.empty();
            const auto [found, isNew] = m_first.try_emplace({kindOf(each), each.name}, First{&each, false});
            if (!isNew && !found->second.isShared)
                found->second.isShared = !isSame(*found->second.shown, each);
        }
    }

    void tellApart(std::vector<Shown>& list) const
    {
        if (!m_hasChanged)
            return;
        for (auto& each : list)
            if (!each.changedBy.empty() && m_shared.contains({kindOf(each), each.name}))
                each.name += bracketOf(each.changedBy);
    }

    /// Before any name changes.
    void finish()
    {
        for (const auto& [name, first] : m_first)
            if (first.isShared)
                m_shared.insert(name);
        m_first.clear();
    }

private:
    struct First {
        const Shown* shown;
        bool isShared; ///< by others that are not the same
    };

    using Name = std::pair<std::string, std::string>;
    bool m_hasChanged = false;
    std::map<Name, First> m_first;
    std::set<Name> m_shared;
};

/// Calls `take` with each list of profiles and each list of rules.
template <typename All, typename Take>
void eachList(All& all, const Take& take)
{
    for (const auto id : all.ids()) {
        take(all[id].profiles, all[id].rules);
        for (auto& category : all[id].categories)
            take(category.profiles, category.rules);
    }
}

} // namespace

std::string bracketOf(const std::vector<std::string>& changedBy)
{
    std::string text;
    for (const auto& name : changedBy)
        text += (text.empty() ? " (" : ", ") + name;
    return text.empty() ? text : text + ')';
}

void tellApart(Table<Judged, Information>& all)
{
    Names<JudgedProfile> profiles;
    Names<JudgedRule> rules;
    eachList(all, [&](const auto& itsProfiles, const auto& itsRules) {
        profiles.note(itsProfiles);
        rules.note(itsRules);
    });
    profiles.finish();
    rules.finish();
    eachList(all, [&](auto& itsProfiles, auto& itsRules) {
        profiles.tellApart(itsProfiles);
        rules.tellApart(itsRules);
    });
}

} // namespace muster::battlescribe::judge
