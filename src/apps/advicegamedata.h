#pragma once

#include "apps/command.h"
#include "battlescribe/verdict/session.h"
#include "report/advice/anylist.h"

#include <memory>
#include <string>
#include <vector>

namespace muster {

/// A list of game data that was judged whole, with the data of its game, so that advice can be asked for it.
class AdvisedGameList {
public:
    /// `command` is named where a call is refused; `folders`: of data, before those that the person has added. Ends the
    /// command where the data are gone, or where `output` has no name for such a list.
    AdvisedGameList(std::string command, const Store& store, const JudgedList& list, std::vector<std::string> folders,
                    const OutputFile* output);
    AdvisedGameList(const AdvisedGameList&) = delete;
    AdvisedGameList& operator=(const AdvisedGameList&) = delete;

    [[nodiscard]] battlescribe::Game& game() const { return *m_session.game; }
    [[nodiscard]] const battlescribe::Roster& roster() const { return m_session.roster; }

    /// For reports: as it came, with the ids that changes name.
    [[nodiscard]] report::AnyList before() const { return &m_before; }
    /// After an answer, as its file would be read and judged. To be asked once for each answer.
    [[nodiscard]] report::AnyList after(const advice::Proposal& answer);
    /// Writes the list after an answer; as it is, without one. Without `output` nothing. Gives the exit status.
    [[nodiscard]] int write(const advice::Proposal* answer) const;

private:
    [[nodiscard]] battlescribe::RosterFile fileOf(const battlescribe::Roster& roster) const;

    const battlescribe::List& m_came;
    std::string m_name;
    const OutputFile* m_output;
    battlescribe::Session m_session;
    battlescribe::List m_before;
    std::vector<std::unique_ptr<const battlescribe::List>> m_after;
};

} // namespace muster
