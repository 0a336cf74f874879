#pragma once

#include "widgets/printing/exporting.h"
#include "widgets/printing/printout.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;

namespace muster::widgets {

class MakingSheets;
class PageList;
class PageView;
class PrintPanel;
class Prompts;

/// The pages exactly as they will print, beside the settings, which are remembered.
class PreviewDialog : public QDialog {
    Q_OBJECT

public:
    /// The store and the prompts outlive the dialog.
    PreviewDialog(Printout printout, const Store& store, Prompts& prompts, QWidget* parent = nullptr);
    PreviewDialog(const VerdictPtr& verdict, const Store& store, Prompts& prompts, QWidget* parent = nullptr);

    /// Waits until the pages are up to date, with a dialog if it takes long. False where the person cancelled it.
    bool makeNow();
    [[nodiscard]] bool isMade() const { return !m_delay.isActive() && !m_making; }
    /// The bytes that are shown; empty where there is nothing to show.
    [[nodiscard]] const std::string& pdf() const { return m_pdf; }

    void done(int result) override;

private:
    enum class State { Making, NoSheet, Failed, Pages };

    [[nodiscard]] QWidget* makeSide();
    [[nodiscard]] bool waitForPages();
    void make();
    void takeMade();
    void showMade(State state);
    void print();
    void exportPdf();
    void exportHtml();
    void exportText();
    void exportAs(Form form, MakeBytes make);
    void showSaved(const QString& path);
    void updateState();

    Printout m_printout;
    Prompts& m_prompts;
    State m_state = State::Making;
    Faults m_faults;
    std::string m_pdf;
    QString m_saved; ///< the file that was written last, of what is shown
    QTimer m_delay;  ///< from a change of the settings until the pages are made again: many clicks make them once
    MakingSheets* m_making = nullptr; ///< a worker makes the pages
    bool m_isStale = false;           ///< what the worker makes is of older settings
    bool m_isWaiting = false;         ///< makeNow() takes what is made
    bool m_isSlow = false;            ///< somebody waits for the worker

    PageView* m_view;
    PageList* m_list;
    PrintPanel* m_panel;
    QLabel* m_status = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_exportPdf = nullptr;
    QPushButton* m_exportHtml = nullptr;
};

} // namespace muster::widgets
