#pragma once

#include "battlescribe/data/head.h"
#include "battlescribe/judge/situation.h"
#include "battlescribe/saved/list.h"
#include "battlescribe/verdict/session.h"
#include "core/base/workbudget.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::editor {

/// The data of a list. They grow while somebody looks at them, so whoever asks anything of them locks the game.
struct OpenGame {
    std::shared_ptr<battlescribe::Game> game;
    std::vector<battlescribe::data::Head> others; ///< other catalogues of it, of which the list can have forces
};

/// A list of game data as it was judged: everything that is known of it. Never changes.
class Standing {
public:
    using Element = battlescribe::judge::Element;

    Standing(std::shared_ptr<OpenGame> open, battlescribe::Roster roster, const battlescribe::exchange::Needs& needs);

    /// To be held while anything else is asked.
    [[nodiscard]] battlescribe::Sharing::Held lock() const { return game().lock(); }

    [[nodiscard]] battlescribe::Game& game() const { return *m_open->game; }
    [[nodiscard]] const std::vector<battlescribe::data::Head>& others() const { return m_open->others; }
    [[nodiscard]] const battlescribe::data::Definitions& data() const { return game().definitions(); }
    [[nodiscard]] const battlescribe::Roster& roster() const { return m_session.roster; }
    [[nodiscard]] const battlescribe::judge::Judgement& judgement() const { return m_session.judgement; }
    /// The catalogues that it was made with, also those without a force.
    [[nodiscard]] std::vector<Id<battlescribe::data::File>> catalogues() const;
    /// As it is shown, without a file.
    [[nodiscard]] const battlescribe::List& list() const { return m_list; }
    /// For questions; each gets a budget of its own.
    [[nodiscard]] const battlescribe::judge::Situation& situation() const
    {
        m_budget = WorkBudget(mostWorkInWindow * 10);
        return *m_situation;
    }

    /// Where a force or selection is; none where the list does not have it.
    [[nodiscard]] Id<Element> find(const std::string& id) const;
    /// What is shown of a selection; null where the list does not have it, or it is a force.
    [[nodiscard]] const battlescribe::FileSelection* selection(const std::string& id) const;
    [[nodiscard]] const battlescribe::FileForce* force(const std::string& id) const;
    [[nodiscard]] const battlescribe::judge::Judged& judged(Id<Element> id) const
    {
        return judgement().elements[judgedId(id)];
    }
    [[nodiscard]] const battlescribe::judge::Information& information(Id<Element> id) const
    {
        return m_session.shown.information.elements[judgedId(id)];
    }
    /// The list after an edit; null where it does not fit. Costs a judgement.
    [[nodiscard]] std::shared_ptr<const Standing> with(const battlescribe::Edit& edit) const;
    /// Another list of the same data. Costs a judgement.
    [[nodiscard]] std::shared_ptr<const Standing> with(battlescribe::Roster list) const;
    /// The kind of cost that measures the army; null where nothing costs anything.
    [[nodiscard]] const battlescribe::Sum* mainCost() const { return battlescribe::mainSum(m_list.sums); }

private:
    /// The judgement has no row for the roster.
    [[nodiscard]] static Id<battlescribe::judge::Judged> judgedId(Id<Element> id)
    {
        return Id<battlescribe::judge::Judged>::at(id.position() - 1);
    }

    std::shared_ptr<OpenGame> m_open;
    battlescribe::Session m_session;
    mutable WorkBudget m_budget;
    std::unique_ptr<battlescribe::judge::Situation> m_situation; ///< of the roster and the budget above
    battlescribe::List m_list;
    std::unordered_map<std::string_view, Id<Element>> m_elements;
    std::unordered_map<std::string_view, const battlescribe::FileSelection*> m_selections;
    std::unordered_map<std::string_view, const battlescribe::FileForce*> m_forces;
};
using StandingPtr = std::shared_ptr<const Standing>;

} // namespace muster::editor
