#include "widgets/printing/previewdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/prompts.h"
#include "widgets/person/settings.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/pagelist.h"
#include "widgets/printing/pageview.h"
#include "widgets/printing/printersetup.h"
#include "widgets/printing/printpanel.h"
#include "widgets/printing/printsettings.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPdfDocument>
#include <QPrinter>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int listWidth = 150;
constexpr int sideWidth = 264;

const auto geometryKey = QStringLiteral("print/geometry");

} // namespace

PreviewDialog::PreviewDialog(VerdictPtr verdict, const Store& store, Prompts& prompts, QWidget* parent)
    : PreviewDialog(printoutOf(std::move(verdict)), store, prompts, parent)
{
}

PreviewDialog::PreviewDialog(Printout printout, const Store& store, Prompts& prompts, QWidget* parent)
    : QDialog(parent),
      m_printout(std::move(printout)),
      m_prompts(prompts),
      m_view(new PageView),
      m_list(new PageList(m_view->document())),
      m_panel(new PrintPanel(rememberedPrintSettings(store),
                             m_printout.isBook ? PrintPanel::Of::Book : PrintPanel::Of::Roster))
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

    m_making.setSingleShot(true);
    m_making.setInterval(150);
    connect(&m_making, &QTimer::timeout, this, &PreviewDialog::make);
    connect(m_panel, &PrintPanel::changed, this, [this] {
        rememberPrintSettings(m_panel->settings());
        m_making.start();
    });
    connect(m_list, &PageList::pageChosen, m_view, &PageView::showPage);
    connect(m_view, &PageView::pageReached, m_list, &PageList::setPage);

    resize(1180, 720);
    restoreGeometry(Settings().value(geometryKey).toByteArray());
    splitter->setSizes({listWidth, width() - listWidth - sideWidth, sideWidth});
    retranslate();
    m_view->focusPages();
    m_making.start();
}

QWidget* PreviewDialog::makeSide()
{
    auto* side = new QWidget;
    side->setMinimumWidth(sideWidth);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(space::large, space::large, space::large, space::large);
    layout->setSpacing(space::small);
    layout->addWidget(m_panel);
    layout->addStretch(1);
    m_status = plainLabel();
    m_status->setObjectName(QStringLiteral("status"));
    wrapWords(*m_status);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_status);
    const auto add = [&](const char* name, auto does) {
        auto* button = new QPushButton;
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        layout->addWidget(button);
        return button;
    };
    m_print = add("print", &PreviewDialog::print);
    m_print->setProperty("primary", true);
    m_print->setDefault(true);
    m_exportPdf = add("exportPdf", &PreviewDialog::exportPdf);
    m_exportHtml = add("exportHtml", &PreviewDialog::exportHtml);
    m_exportText = add("exportText", &PreviewDialog::exportText);
    m_exportText->setVisible(static_cast<bool>(m_printout.text));
    layout->addSpacing(space::small);
    m_close = add("close", [this] { reject(); });
    auto* printing = new QAction(this);
    printing->setShortcut(QKeySequence::Print);
    connect(printing, &QAction::triggered, this, &PreviewDialog::print);
    addAction(printing);
    return side;
}

void PreviewDialog::makeNow()
{
    if (isMade())
        return;
    m_making.stop();
    make();
}

void PreviewDialog::make()
{
    m_pdf.clear();
    m_faults.clear();
    m_saved.clear();
    if (!m_printout.isBook && m_panel->settings().sheets.empty()) {
        m_state = State::NoSheet;
    } else if (auto made = m_printout.pdf(m_panel->settings())) {
        m_state = State::Pages;
        m_pdf = std::move(*made);
    } else {
        m_state = State::Failed;
        m_faults = made.error();
    }
    m_view->load(m_pdf);
    m_list->refresh();
    m_list->setPage(m_view->page());
    updateState();
}

void PreviewDialog::print()
{
    makeNow();
    if (m_state != State::Pages)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(QFileInfo(fileNameFor(m_printout.fileName, QStringLiteral("pdf"))).completeBaseName());
    setPaper(printer, m_panel->settings());
    if (!m_prompts.askPrint(this, printer, m_view->document().pageCount()))
        return;
    setPaper(printer, m_panel->settings()); // another paper chosen there would cut off our pages
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto printed = m_printout.paint(printer, m_panel->settings(), choiceOf(printer, m_view->page()));
    QGuiApplication::restoreOverrideCursor();
    if (!printed)
        m_prompts.tell(this, tr("Print"), tr("The printer did not accept the pages."), linesOf(printed.error()));
}

void PreviewDialog::exportPdf()
{
    makeNow();
    if (m_state == State::Pages)
        tellSaved(saveAs(this, m_prompts, m_printout.fileName, Form::Pdf, m_pdf));
}

void PreviewDialog::exportHtml()
{
    makeNow();
    if (m_state != State::Pages)
        return;
    const auto page = m_printout.html(m_panel->settings());
    if (page)
        tellSaved(saveAs(this, m_prompts, m_printout.fileName, Form::Html, *page));
    else
        m_prompts.tell(this, tr("Export"), tr("The web page could not be made."), linesOf(page.error()));
}

void PreviewDialog::exportText()
{
    if (const auto words = m_printout.text(m_panel->settings()))
        tellSaved(saveAs(this, m_prompts, m_printout.fileName, Form::Text, *words));
}

void PreviewDialog::tellSaved(const QString& path)
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
        m_view->tell(tr("The pages are being made."), {});
        break;
    case State::NoSheet:
        m_view->tell(tr("There is nothing to print."), tr("Choose at least one sheet at the right."));
        break;
    case State::Failed:
        m_view->tell(tr("The pages cannot be made."), tr("These faults were found, each with its file and line:"),
                     linesOf(m_faults));
        break;
    case State::Pages:
        break;
    }
    m_status->setText(m_saved.isEmpty() ? QString() : tr("Saved “%1”.").arg(editor::shown(m_saved)));
    m_status->setVisible(!m_saved.isEmpty());
}

void PreviewDialog::retranslate()
{
    const auto name = editor::shownTitle(m_printout.name);
    setWindowTitle(name.isEmpty()      ? tr("Print Preview")
                   : m_printout.isBook ? tr("Army Book: %1").arg(name)
                                       : tr("Print Preview: %1").arg(name));
    m_print->setText(tr("&Print…"));
    m_exportPdf->setText(tr("Export P&DF…"));
    m_exportHtml->setText(tr("Export &HTML…"));
    m_exportText->setText(tr("Export &Text…"));
    m_close->setText(tr("C&lose"));
    m_panel->retranslate();
    m_list->retranslate();
    m_view->retranslate();
    updateState();
}

void PreviewDialog::done(int result)
{
    Settings().setValue(geometryKey, saveGeometry());
    QDialog::done(result);
}

void PreviewDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace muster::widgets
