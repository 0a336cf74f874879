#pragma once

#include "editor/list/listengine.h"
#include "judging/judgedlist.h"

namespace muster::editor {

/// A roster of Muster's own games, open to be changed.
class MusterList final : public ListEngine {
public:
    /// A list that was read, with a catalogue. The store outlives it.
    MusterList(Store& store, JudgedList list);

    [[nodiscard]] Result<void> judge() override;
    [[nodiscard]] const ListFormPtr& form() const override { return m_form; }
    [[nodiscard]] Result<void> reload() override;
    [[nodiscard]] std::optional<Gesture> gestureOf(const Intent& intent) const override;
    [[nodiscard]] std::string copy(const std::vector<std::string>& rows) const override;
    [[nodiscard]] std::optional<Change> apply(const Change& change) override;
    [[nodiscard]] TypedField typedField(const Change& change) const override;
    [[nodiscard]] Result<void> fits(const std::string& path) const override;
    [[nodiscard]] Result<std::string> stampedBytes(const std::string& path) override;
    void stamp() override { m_roster.madeWith = m_stamp; }

    [[nodiscard]] const Roster& roster() const { return m_roster; }
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    /// The last one; null where judging never succeeded.
    [[nodiscard]] const VerdictPtr& verdict() const { return m_verdict; }
    /// The roster with a stamp of the data that judge it, if the verdict is on the roster as it is now.
    [[nodiscard]] Roster stamped() const;

private:
    Store& m_store;
    Store::CataloguePtr m_catalogue;
    std::string m_dataVersion; ///< the version that the roster asked for when the catalogue was taken
    Roster m_roster;
    VerdictPtr m_verdict;
    ListFormPtr m_form;              ///< of that verdict
    std::optional<MadeWith> m_stamp; ///< in the bytes that were made last
    bool m_isJudged;                 ///< the verdict is on the roster as it is now
};

} // namespace muster::editor
