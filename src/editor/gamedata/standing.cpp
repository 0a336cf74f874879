#include "editor/gamedata/standing.h"

#include "battlescribe/saved/rosterreader.h"

#include <algorithm>

namespace muster::editor {

namespace bs = battlescribe;

Standing::Standing(std::shared_ptr<OpenGame> open, bs::Roster roster, const bs::exchange::Needs& needs)
    : m_open(std::move(open)),
      m_session{m_open->game, std::move(roster), needs, {}, {}, {}, {}},
      m_budget(bs::judge::mostWork)
{
    const auto held = lock();
    m_situation = std::make_unique<bs::judge::Situation>(game(), m_session.roster, m_budget);
    m_session.judgement = bs::judge::judge(*m_situation);
    m_session.shown = bs::exchange::shownRoster(*m_situation, m_session.judgement);

    m_list.verdict = std::make_shared<const bs::Verdict>(verdictOf(m_session));
    m_list.roster = std::move(m_session.shown.roster);
    m_list.sums = bs::sumsOf(m_list.roster);
    for (auto& sum : m_list.sums.sums)
        sum.isHidden = std::ranges::any_of(m_session.judgement.totals, [&](const bs::judge::Total& total) {
            return total.isHidden && data().keys.text(total.costType) == sum.type;
        });
    m_list.fingerprint = bs::fingerprintOf(m_list.roster);
    for (const auto id : m_situation->elements.ids())
        if (id != bs::judge::Situation::top())
            m_elements.emplace(judged(id).id, id);
    bs::eachForce(m_list.roster.forces, [&](const bs::FileForce& force) {
        m_forces.emplace(force.id, &force);
        for (const auto& top : force.selections)
            bs::eachSelection(top, [&](const bs::FileSelection& each) { m_selections.emplace(each.id, &each); });
    });
}

std::vector<Id<bs::data::File>> Standing::catalogues() const
{
    std::vector<Id<bs::data::File>> catalogues;
    for (const auto id : data().files.ids())
        if (std::ranges::find(m_session.needs.catalogues, data().keys.text(data().files[id].id),
                              &bs::exchange::Needs::Catalogue::id) != m_session.needs.catalogues.end())
            catalogues.push_back(id);
    return catalogues;
}

Id<Standing::Element> Standing::find(const std::string& id) const
{
    const auto found = m_elements.find(id);
    return found == m_elements.end() ? Id<Element>() : found->second;
}

const bs::FileSelection* Standing::selection(const std::string& id) const
{
    const auto found = m_selections.find(id);
    return found == m_selections.end() ? nullptr : found->second;
}

const bs::FileForce* Standing::force(const std::string& id) const
{
    const auto found = m_forces.find(id);
    return found == m_forces.end() ? nullptr : found->second;
}

std::shared_ptr<const Standing> Standing::with(const bs::Edit& edit) const
{
    auto after = roster();
    return bs::apply(after, edit) ? with(std::move(after)) : nullptr;
}

std::shared_ptr<const Standing> Standing::with(bs::Roster list) const
{
    return std::make_shared<const Standing>(m_open, std::move(list), m_session.needs);
}

} // namespace muster::editor
