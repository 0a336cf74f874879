#include "widgets/printing/pageview.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPdfPageNavigator>
#include <QPdfView>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace muster::widgets {

namespace {

constexpr double zoomStep = 1.2;
constexpr double leastZoom = 0.2;
constexpr double mostZoom = 5;

// What the stack has.
constexpr int messageAt = 0;
constexpr int pagesAt = 1;

} // namespace

PageView::PageView(QWidget* parent) : QWidget(parent), m_view(new QPdfView(nullptr)), m_stack(new QStackedWidget)
{
    auto* bar = spaced(new QHBoxLayout, space::tiny, {space::medium, space::small, space::medium, space::small});
    struct Words {
        const char* name;
        QString text;
        QString hint;
    };
    const auto add = [&](const Words& words, Zoom how, const QList<QKeySequence>& keys) {
        auto* action = named<QAction>(words.name, words.text, this);
        action->setShortcuts(keys);
        action->setToolTip(tr("%1 (%2)").arg(words.hint, action->shortcut().toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, [this, how] { zoom(how); });
        addAction(action);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(words.hint);
        bar->addWidget(button);
        return action;
    };
    m_zoomOut = add({"zoomOut", tr("−"), tr("Zoom out")}, Zoom::Out, {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    m_zoomLabel = named("zoom", plainLabel());
    m_zoomLabel->setAlignment(Qt::AlignCenter);
    m_zoomLabel->setFixedWidth(m_zoomLabel->fontMetrics().horizontalAdvance(QStringLiteral("0,000%")));
    bar->addWidget(m_zoomLabel);
    // The plus is above the equals sign on many keyboards.
    m_zoomIn = add({"zoomIn", tr("+"), tr("Zoom in")}, Zoom::In,
                   {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    bar->addSpacing(space::medium);
    m_fitPage =
        add({"fitPage", tr("Fit pa&ge"), tr("Fit the page")}, Zoom::FitPage, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    m_fitWidth =
        add({"fitWidth", tr("Fit &width"), tr("Fit the width")}, Zoom::FitWidth, {QKeySequence(Qt::CTRL | Qt::Key_2)});
    m_fitPage->setCheckable(true);
    m_fitWidth->setCheckable(true);
    bar->addStretch();
    m_pageLabel = quiet(named("page", plainLabel()));
    bar->addWidget(m_pageLabel);

    m_stack->addWidget(makeMessage());
    m_view->setObjectName(QStringLiteral("pdfView"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setPageMode(QPdfView::PageMode::MultiPage);
    m_view->setDocument(&m_pages.document());
    m_view->setZoomMode(QPdfView::ZoomMode::FitToWidth);
    m_view->setDocumentMargins({space::huge, space::large, space::huge, space::large});
    m_view->setPageSpacing(space::large);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->pageNavigator(), &QPdfPageNavigator::currentPageChanged, this, [this](int page) {
        if (m_isJumping)
            return;
        m_page = page;
        updateBar();
        emit pageReached(page);
    });
    m_stack->addWidget(m_view);

    filled(spaced(new QVBoxLayout(this)), {bar, {m_stack, 1}});
    m_zoomLabel->setAccessibleName(tr("Zoom"));
    m_view->setAccessibleName(tr("Pages as they will print"));
    updateBar();
}

// Else the view would get the last signals of the document, which ends before it.
PageView::~PageView() { m_view->setDocument(nullptr); }

QWidget* PageView::makeMessage()
{
    auto* message = new QWidget;
    auto* words = spaced(new QVBoxLayout(message), space::small,
                         {space::huge * 2, space::huge * 2, space::huge * 2, space::huge * 2});
    m_head = typed(named("messageHead", plainLabel()), Type::Title);
    m_text = quiet(plainLabel());
    m_lines = textToRead("faults", tr("What is wrong"));
    for (auto* label : {m_head, m_text})
        label->setWordWrap(true);
    addParts(*words, {Part::stretch(1), m_head, m_text, Part::gap(space::small), {m_lines, 4}, Part::stretch(2)});
    return message;
}

// No focus proxy: Tab would go past the buttons to the pages, and stop short where there are none yet.
void PageView::focusPages() { m_view->setFocus(); }

void PageView::load(const std::string& pdf)
{
    auto* bar = m_view->verticalScrollBar();
    const auto place = bar->value();
    {
        const QScopedValueRollback jumping(m_isJumping, true);
        m_pages.load(pdf);
        bar->setValue(place);
        m_page = std::clamp(m_view->pageNavigator()->currentPage(), 0, std::max(pageCount() - 1, 0));
    }
    if (pageCount() > 0)
        m_stack->setCurrentIndex(pagesAt);
    updateBar();
}

void PageView::showMessage(const QString& head, const QString& text, const QStringList& lines)
{
    m_head->setText(head);
    m_text->setText(text);
    m_lines->setPlainText(lines.join(QStringLiteral("\n\n")));
    m_lines->setVisible(!lines.isEmpty());
    m_stack->setCurrentIndex(messageAt);
    updateBar();
}

void PageView::showPage(int page)
{
    // If the last pages are short, the view cannot scroll far enough to make this the current page. It was chosen all
    // the same.
    const QScopedValueRollback jumping(m_isJumping, true);
    m_view->pageNavigator()->jump(page, {}, 0);
    m_page = page;
    updateBar();
}

double PageView::shownZoom() const
{
    if (pageCount() == 0)
        return 1;
    if (m_view->zoomMode() == QPdfView::ZoomMode::Custom)
        return m_view->zoomFactor();
    // The view does not say how large it makes pages that fit, so this repeats its calculation.
    const auto perPoint = QGuiApplication::primaryScreen()->logicalDotsPerInch() / 72;
    const auto page = m_pages.size(0) * perPoint;
    const auto room = m_view->viewport()->size() - QSize(2 * space::huge, space::large);
    const auto byWidth = room.width() / page.width();
    return m_view->zoomMode() == QPdfView::ZoomMode::FitToWidth ? byWidth
                                                                : std::min(byWidth, room.height() / page.height());
}

void PageView::zoom(Zoom how)
{
    if (pageCount() == 0)
        return;
    if (how == Zoom::FitWidth || how == Zoom::FitPage) {
        m_view->setZoomMode(how == Zoom::FitWidth ? QPdfView::ZoomMode::FitToWidth : QPdfView::ZoomMode::FitInView);
    } else {
        const auto factor = std::clamp(shownZoom() * (how == Zoom::In ? zoomStep : 1 / zoomStep), leastZoom, mostZoom);
        m_view->setZoomMode(QPdfView::ZoomMode::Custom);
        m_view->setZoomFactor(factor);
    }
    updateBar();
}

void PageView::updateBar()
{
    const bool hasPages = m_stack->currentIndex() == pagesAt && pageCount() > 0;
    for (auto* action : {m_zoomIn, m_zoomOut, m_fitPage, m_fitWidth})
        action->setEnabled(hasPages);
    m_zoomLabel->setEnabled(hasPages);
    m_zoomLabel->setText(tr("%1%").arg(std::lround(shownZoom() * 100)));
    m_fitPage->setChecked(m_view->zoomMode() == QPdfView::ZoomMode::FitInView);
    m_fitWidth->setChecked(m_view->zoomMode() == QPdfView::ZoomMode::FitToWidth);
    m_pageLabel->setText(hasPages ? tr("Page %1 of %2").arg(m_page + 1).arg(pageCount()) : QString());
}

void PageView::updateColours()
{
    // The background must make the pages stand out.
    const auto& theme = Theme::of(this);
    auto palette = m_view->palette();
    palette.setColor(QPalette::Dark, theme.ground.lightness() > 128 ? theme.line : theme.ground);
    m_view->setPalette(palette);
}

bool PageView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &PageView::updateBar, Qt::QueuedConnection);
    if (event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers().testFlag(Qt::ControlModifier) && wheel->angleDelta().y() != 0) {
            zoom(wheel->angleDelta().y() > 0 ? Zoom::In : Zoom::Out);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        updateColours();
    QWidget::changeEvent(event);
}

void PageView::showEvent(QShowEvent* event)
{
    updateColours(); // the style sheet has set its palette by now
    QWidget::showEvent(event);
}

} // namespace muster::widgets
