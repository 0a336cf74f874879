#pragma once

#include "report/verdict/verdicttext.h"
#include "rules/fixes/identity.h"
#include "rules/verdict/verdict.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace muster::editor {

/// The findings of a verdict, one a row. A new verdict is taken over by identity (rule, subject, place), so that what
/// is selected stays selected while it is still wrong.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole,
        RuleRole,
        CitationRole,
        UnitsRole, ///< ids of what is to blame; of a roster of BattleScribe also of what that is in, from the inside
        FixesRole, ///< what each fix does, where nothing but words can be offered: of a roster of BattleScribe
    };

    explicit FindingsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setVerdict(VerdictPtr verdict);
    /// Findings without a verdict: of a roster of BattleScribe, by its data or by its file alone.
    void setTexts(std::vector<report::FindingText> texts);

    /// The position in the verdict of the finding of a row.
    [[nodiscard]] std::size_t findingOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// Several findings may have the same identity: they are numbered.
    struct Key {
        FindingIdentity identity;
        int again = 0;

        friend auto operator<=>(const Key&, const Key&) = default;
    };

    struct Row {
        Key key;
        std::size_t finding = 0; ///< in the verdict
    };

    /// Whether the rows become others so much that views begin anew, which is less work then.
    [[nodiscard]] bool isOther(const std::vector<Row>& wanted) const;
    [[nodiscard]] const Finding& findingAt(int row) const;
    [[nodiscard]] QStringList unitsOf(int row) const;
    [[nodiscard]] report::FindingText textOf(int row) const;

    VerdictPtr m_verdict;
    std::vector<Row> m_rows;
    std::vector<report::FindingText> m_texts; ///< in place of rows
};

} // namespace muster::editor
