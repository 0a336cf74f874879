#pragma once

#include "editor/collection/collections.h"
#include "rules/players/owning.h"
#include "rules/verdict/verdict.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QTreeWidget;

namespace muster::widgets {

/// What a roster needs, and what is lacking of it in the person's collection.
class LackingDialog : public QDialog {
    Q_OBJECT

public:
    /// The collections outlive it. `openCollection` shows them over this dialog.
    LackingDialog(VerdictPtr verdict, editor::Collections& collections, std::function<void(QWidget*)> openCollection,
                  QWidget* parent);

private:
    void fill();
    void copy() const;

    VerdictPtr m_verdict;
    editor::Collections& m_collections;
    Lacking m_lacking;
    QLabel* m_summary;
    QLabel* m_fault;
    QCheckBox* m_onlyLacking;
    QTreeWidget* m_table;
};

} // namespace muster::widgets
