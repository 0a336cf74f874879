#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/verdict/judging.h"
#include "editor/gamedata/standing.h"
#include "editor/list/costlimit.h"
#include "editor/list/listengine.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace muster::editor {

/// A list of game data with the data, ready to be opened.
struct OpenedData {
    battlescribe::Session session;
    battlescribe::RosterFile file;                      ///< as it came; empty for a new list
    std::shared_ptr<battlescribe::DataLibrary> library; ///< which has read the data
    std::vector<battlescribe::data::Head> others;       ///< other catalogues of its game
};

/// Other data for a list, as a worker has read them.
struct OtherData {
    std::optional<OpenedData> opened; ///< none: they are no other, or cannot be read
    Faults faults;                    ///< why not
    battlescribe::Roster of;          ///< the list as it was when they were asked for
};

/// A list of BattleScribe or New Recruit, open to be changed.
class GameDataList final : public ListEngine {
public:
    explicit GameDataList(OpenedData opened);

    [[nodiscard]] Result<void> judge() override;
    [[nodiscard]] const ListFormPtr& form() const override { return m_form; }
    /// The words are made anew. Data that have changed make another list: readingOf().
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
    /// For a worker: reads the data with one more catalogue, by id; without one, as their files are now. Only one at a
    /// time for each library.
    [[nodiscard]] std::function<OtherData(const std::stop_token&)> readingOf(const std::string& catalogue) const;
    /// The list as it is now with these data, also if it was edited since they were asked for. Edits of the one are
    /// none of the other.
    [[nodiscard]] OpenedData withData(OtherData data) const;
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
    battlescribe::RosterFile m_file; ///< that it came in, without the list
    mutable battlescribe::compose::NewIds m_ids;
    bool m_isJudged = false;
};

} // namespace muster::editor
