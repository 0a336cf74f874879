#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/file/rosterfile.h"
#include "editor/gamedata/standing.h"
#include "editor/list/listengine.h"

namespace muster::editor {

/// A list of game data with the data, ready to be opened.
struct OpenedData {
    battlescribe::Session session;
    battlescribe::RosterFile file; ///< as it came; empty for a new list
};

/// A list of BattleScribe or New Recruit, open to be changed.
class GameDataList final : public ListEngine {
public:
    explicit GameDataList(OpenedData opened);

    [[nodiscard]] Result<void> judge() override;
    [[nodiscard]] const ListFormPtr& form() const override { return m_form; }
    /// The words are made anew. The data stay those that the list was opened with: a change of the files is told, and
    /// opening the list again takes them.
    [[nodiscard]] Result<void> reload() override;
    [[nodiscard]] std::optional<Gesture> gestureOf(const Intent& intent) const override;
    [[nodiscard]] std::string copy(const std::vector<std::string>& rows) const override;
    [[nodiscard]] std::optional<Change> apply(const Change& change) override;
    [[nodiscard]] TypedField typedField(const Change& change) const override;
    [[nodiscard]] Result<void> fits(const std::string& path) const override;
    /// The form is that of the path: .ros, .rosz or .json.
    [[nodiscard]] Result<std::string> stampedBytes(const std::string& path) override;
    void stamp() override {}

    [[nodiscard]] const battlescribe::Roster& roster() const { return m_roster; }
    /// The list with its data as they are now, for another state of these.
    [[nodiscard]] battlescribe::Session session() const;
    /// The list as it was judged last, to be printed, exported and shown elsewhere.
    [[nodiscard]] std::shared_ptr<const battlescribe::List> list() const;

private:
    [[nodiscard]] battlescribe::RosterFile fileNow() const;

    std::shared_ptr<OpenGame> m_open;
    battlescribe::exchange::Needs m_needs;
    std::string m_folder; ///< of the data
    battlescribe::Roster m_roster;
    StandingPtr m_standing;
    ListFormPtr m_form;
    std::string m_entry; ///< its name in the archive that it came in
    mutable battlescribe::compose::NewIds m_ids;
    bool m_isJudged = false;
};

} // namespace muster::editor
