#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/verdict/judging.h"
#include "editor/gamedata/standing.h"
#include "editor/list/costlimit.h"
#include "editor/list/listengine.h"

namespace muster::editor {

/// A list of game data with the data, ready to be opened.
struct OpenedData {
    battlescribe::Session session;
    battlescribe::RosterFile file;                      ///< as it came; empty for a new list
    std::shared_ptr<battlescribe::DataLibrary> library; ///< which has read the data
};

/// A list of BattleScribe or New Recruit, open to be changed.
class GameDataList final : public ListEngine {
public:
    explicit GameDataList(OpenedData opened);

    [[nodiscard]] Result<void> judge() override;
    [[nodiscard]] const ListFormPtr& form() const override { return m_form; }
    /// The words are made anew. Data that have changed make another list: renewed().
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
    /// The catalogue, by id, whose data the list must take in before it can do this; empty for most.
    [[nodiscard]] std::string catalogueFor(const Intent& intent) const;
    /// The list with the data of one more catalogue. Edits of the one are none of the other.
    [[nodiscard]] Result<OpenedData> widened(const std::string& catalogue) const;
    /// The list with its data as their files are now; none where these have not changed.
    [[nodiscard]] Result<std::optional<OpenedData>> renewed() const;
    /// Of the kinds of cost that players see.
    [[nodiscard]] std::vector<CostLimit> limits() const;
    /// The list as it was judged last, to be printed, exported and shown elsewhere.
    [[nodiscard]] std::shared_ptr<const battlescribe::List> list() const;

private:
    [[nodiscard]] battlescribe::RosterFile fileNow() const;
    [[nodiscard]] OpenedData opened() const;

    std::shared_ptr<OpenGame> m_open;
    std::shared_ptr<battlescribe::DataLibrary> m_library;
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
