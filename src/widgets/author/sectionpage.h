#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/gridmodel.h"
#include "editor/author/limitwords.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <memory>

class QLabel;
class QTableView;
class QToolButton;
class QTreeWidget;
class QVBoxLayout;

namespace muster::widgets {

/// The entries of a list as a grid, as in a spreadsheet: typed into, copied and pasted.
class GridPage : public QWidget {
    Q_OBJECT

public:
    explicit GridPage(QWidget* parent = nullptr);

    void show(editor::AuthorDocument* document, const DraftPlace& list);
    void refresh();
    /// False if no cell is marked.
    bool goToNextFault();

signals:
    void entryRequested(const DraftPlace& entry);
    void newRequested();
    void said(const QString& words); ///< what could not be done

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showModel();
    void showWhy();
    void copy() const;
    void paste();
    void clearCells();

    QLabel* m_title;
    QToolButton* m_new;
    QTableView* m_view;
    QLabel* m_why;
    /// A model for each list that was shown: what could not be read stays in it.
    std::map<DraftPlace, std::unique_ptr<editor::GridModel>> m_models;
    editor::GridModel* m_model = nullptr; ///< that is shown
};

/// The limits of a file as sentences, and beside them the kinds of limit that can be added.
class LimitsPage : public QWidget {
    Q_OBJECT

public:
    explicit LimitsPage(QWidget* parent = nullptr);

    void show(editor::AuthorDocument* document, const DraftPlace& list);
    void refresh();
    void showFaults();

signals:
    void entryRequested(const DraftPlace& entry);

private:
    void add(Limit::Kind kind);

    QPointer<editor::AuthorDocument> m_document;
    DraftPlace m_list;
    QTreeWidget* m_sentences;
    QWidget* m_templates;
    QVBoxLayout* m_kinds;
};

} // namespace muster::widgets
