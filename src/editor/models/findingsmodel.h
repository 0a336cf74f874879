#pragma once

#include "editor/list/listform.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace muster::editor {

/// The findings of a verdict, one a row. A new verdict is taken over by their keys, so that what is selected stays
/// selected while it is still wrong.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole,
        RuleRole,
        CitationRole,
        UnitsRole, ///< ids of what is to blame; of a roster of BattleScribe also of what that is in, from the inside
        FixesRole, ///< what each fix does, where nothing but words can be offered
    };

    explicit FindingsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Null for no verdict.
    void setForm(VerdictFormPtr form);

    /// The position in the verdict of the finding of a row.
    [[nodiscard]] std::size_t findingOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        std::string key;
        std::size_t finding = 0; ///< its position in the form
    };

    /// Whether the rows become others so much that views begin anew, which is less work then.
    [[nodiscard]] bool isOther(const std::vector<Row>& wanted) const;
    [[nodiscard]] const FindingRow& findingAt(int row) const;

    VerdictFormPtr m_form;
    std::vector<Row> m_rows;
};

} // namespace muster::editor
