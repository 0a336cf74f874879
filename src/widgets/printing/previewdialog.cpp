#include "widgets/printing/previewdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/printing/makingsheets.h"
#include "widgets/printing/pagelist.h"
#include "widgets/printing/pageview.h"
#include "widgets/printing/printersetup.h"
#include "widgets/printing/printpanel.h"
#include "widgets/printing/printsettings.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"

#include <QAction>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace muster::widgets {

namespace {

constexpr int listWidth = 150;
constexpr int sideWidth = 264;
constexpr std::chrono::milliseconds slow{500}; ///< making pages, so that it is told

const auto geometryKey = QStringLiteral("print/geometry");

} // namespace

PreviewDialog::PreviewDialog(const VerdictPtr& verdict, const Store& store, Prompts& prompts, QWidget* parent)
    : PreviewDialog(printoutOf(verdict, store), store, prompts, parent)
{
}

PreviewDialog::PreviewDialog(Printout printout, const Store& store, Prompts& prompts, QWidget* parent)
    : QDialog(parent),
      m_printout(std::move(printout)),
      m_prompts(prompts),
      m_view(new PageView),
      m_list(new PageList(m_view->pages())),
      m_panel(new PrintPanel(rememberedPrintSettings(store, m_printout.what), m_printout))
{
    setObjectName(QStringLiteral("previewDialog"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* splitter = new QSplitter;
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_view);
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 0);
    m_list->setMinimumWidth(listWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    m_delay.setSingleShot(true);
    m_delay.setInterval(150);
    connect(&m_delay, &QTimer::timeout, this, &PreviewDialog::make);
    connect(m_panel, &PrintPanel::changed, this, [this] {
        rememberPrintSettings(m_panel->settings(), m_printout.what);
        m_isStale = true;
        if (m_making)
            m_making->cancel();
        m_delay.start();
    });
    connect(m_list, &PageList::pageChosen, m_view, &PageView::showPage);
    connect(m_view, &PageView::pageReached, m_list, &PageList::setPage);

    restoreWindow(*this, geometryKey, {1180, 720});
    splitter->setSizes({listWidth, width() - listWidth - sideWidth, sideWidth});
    const auto name = editor::shownTitle(QString::fromStdString(m_printout.name));
    setWindowTitle(name.isEmpty()                     ? tr("Print Preview")
                   : m_printout.what == Printed::Book ? tr("Army Book: %1").arg(name)
                                                      : tr("Print Preview: %1").arg(name));
    updateState();
    m_view->focusPages();
    m_delay.start();
}

QWidget* PreviewDialog::makeSide()
{
    auto* side = new QWidget;
    side->setMinimumWidth(sideWidth);
    auto* layout =
        spaced(new QVBoxLayout(side), space::small, {space::large, space::large, space::large, space::large});
    layout->addWidget(scrolled(m_panel), 1);
    m_status = quiet(named("status", plainLabel()));
    wrapWords(*m_status);
    layout->addWidget(m_status);
    const auto add = [&](const char* name, const QString& words, auto does) {
        auto* button = named<QPushButton>(name, words);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        layout->addWidget(button);
        return button;
    };
    m_print = primary(add("print", tr("&Print…"), &PreviewDialog::print));
    m_print->setDefault(true);
    m_exportPdf = add("exportPdf", tr("Export P&DF…"), &PreviewDialog::exportPdf);
    m_exportHtml = add("exportHtml", tr("Export &HTML…"), &PreviewDialog::exportHtml);
    add("exportText", tr("Export &Text…"), &PreviewDialog::exportText)->setVisible(static_cast<bool>(m_printout.text));
    layout->addSpacing(space::small);
    add("close", tr("C&lose"), [this] { reject(); });
    auto* printing = new QAction(this);
    printing->setShortcut(QKeySequence::Print);
    connect(printing, &QAction::triggered, this, &PreviewDialog::print);
    addAction(printing);
    return side;
}

bool PreviewDialog::makeNow()
{
    while (!isMade()) {
        m_delay.stop();
        make();
        const bool isWanted = !m_making || waitForPages();
        takeMade();
        if (!isWanted)
            return false;
    }
    return true;
}

bool PreviewDialog::waitForPages()
{
    const QScopedValueRollback waiting(m_isWaiting, true);
    return m_making->wait(this, tr("Making the pages…"));
}

void PreviewDialog::make()
{
    if (m_making) // it is of older settings and ends soon; then these have their turn
        return;
    m_isStale = false;
    m_isSlow = false;
    const auto& settings = m_panel->settings();
    if (m_printout.what != Printed::Book && settings.sheets.empty()) {
        m_pdf.clear();
        showMade(State::NoSheet);
        return;
    }
    m_making = new MakingSheets(makingOf([make = m_printout.pdf, settings](const print::Progress& progress) {
                                    return make(settings, progress);
                                }),
                                this);
    connect(m_making, &MakingSheets::finished, this, &PreviewDialog::takeMade);
    QTimer::singleShot(slow, m_making, [this] {
        m_isSlow = true;
        updateState();
    });
}

/// Shows what the worker has made, or begins anew if that is not what is wanted by now.
void PreviewDialog::takeMade()
{
    if (!m_making || !m_making->isFinished() || m_isWaiting)
        return;
    auto made = m_making->take();
    std::exchange(m_making, nullptr)->deleteLater(); // it may be the one that calls
    if (m_isStale || (!made && print::isCancelled(made.error()))) {
        m_delay.start();
        return;
    }
    m_pdf = made ? std::move(made->bytes) : std::string();
    m_faults = made ? Faults() : std::move(made.error());
    showMade(made ? State::Pages : State::Failed);
}

void PreviewDialog::showMade(State state)
{
    m_state = state;
    m_saved.clear();
    m_view->load(m_pdf);
    m_list->refresh(print::chaptersOf(m_pdf)); // Qt's model of bookmarks never frees the pages it looks at
    m_list->setPage(m_view->page());
    updateState();
}

void PreviewDialog::print()
{
    if (!makeNow() || m_state != State::Pages)
        return;
    QPrinter printer(QPrinter::HighResolution);
    const auto name =
        QFileInfo(fileNameFor(QString::fromStdString(m_printout.fileName), QStringLiteral("pdf"))).completeBaseName();
    printer.setDocName(name);
    setPaper(printer, m_panel->settings());
    if (!m_prompts.askPrint(this, printer, m_view->pageCount()))
        return;
    setPaper(printer, m_panel->settings()); // another paper chosen there would cut off our pages
    // Nobody else uses the printer until the worker has ended.
    const auto printed = makeSheets(
        this, tr("Printing “%1”…").arg(editor::shown(name)),
        [&printer, paint = m_printout.paint, settings = m_panel->settings(),
         choice = choiceOf(printer, m_view->page())](print::PrintProgress& work) -> Result<print::PrintResult> {
            auto painted = paint(printer, settings, choice, work.progressOnDevice());
            if (!painted)
                return tl::unexpected(std::move(painted.error()));
            return print::PrintResult{};
        });
    if (!printed && !print::isCancelled(printed.error()))
        m_prompts.showMessage(this, tr("Print"), tr("The printer did not accept the pages."), linesOf(printed.error()));
}

void PreviewDialog::exportPdf()
{
    if (makeNow() && m_state == State::Pages)
        exportAs(Form::Pdf, [pdf = m_pdf](const print::Progress&) { return pdf; });
}

void PreviewDialog::exportHtml()
{
    if (makeNow() && m_state == State::Pages)
        exportAs(Form::Html, [make = m_printout.html, settings = m_panel->settings()](const print::Progress& progress) {
            return make(settings, progress);
        });
}

void PreviewDialog::exportText()
{
    exportAs(Form::Text, [make = m_printout.text, settings = m_panel->settings()](const print::Progress& progress) {
        return make(settings, progress);
    });
}

void PreviewDialog::exportAs(Form form, MakeBytes make)
{
    showSaved(widgets::exportAs(this, m_prompts, QString::fromStdString(m_printout.fileName), form, std::move(make)));
}

void PreviewDialog::showSaved(const QString& path)
{
    if (path.isEmpty())
        return;
    m_saved = QFileInfo(path).fileName();
    updateState();
}

void PreviewDialog::updateState()
{
    for (auto* button : {m_print, m_exportPdf, m_exportHtml})
        button->setEnabled(m_state == State::Pages);
    switch (m_state) {
    case State::Making:
        m_view->showMessage(tr("The pages are being made."), {});
        break;
    case State::NoSheet:
        m_view->showMessage(tr("There is nothing to print."), tr("Choose at least one sheet at the right."));
        break;
    case State::Failed:
        m_view->showMessage(tr("The pages cannot be made."),
                            tr("These faults were found, each with its file and line:"), linesOf(m_faults));
        break;
    case State::Pages:
        break;
    }
    m_status->setText(m_making && m_isSlow && m_state != State::Making ? tr("The pages are being made.")
                      : m_saved.isEmpty()                              ? QString()
                                          : tr("Saved “%1”.").arg(editor::shown(m_saved)));
    m_status->setVisible(!m_status->text().isEmpty());
}

void PreviewDialog::done(int result)
{
    keepWindow(*this, geometryKey);
    QDialog::done(result);
}

} // namespace muster::widgets
