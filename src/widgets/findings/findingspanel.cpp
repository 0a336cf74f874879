#include "widgets/findings/findingspanel.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::FindingsModel;

/// Unknown, error, warning, note: each has a button.
constexpr std::size_t severities = 4;

class SeverityFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    std::array<bool, severities> shown{true, true, true, true};
    void refresh() { invalidateFilter(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const auto severity = sourceModel()->index(row, 0, parent).data(FindingsModel::SeverityRole).toInt();
        return severity < 0 || severity >= int(severities) || shown[static_cast<std::size_t>(severity)];
    }
};

namespace {

constexpr int markSize = 18;
constexpr int buttonWidth = 84;

/// One finding: mark, message, citation, and a button that opens its fixes.
class FindingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString fixWord;

    [[nodiscard]] static QRect buttonOf(const QRect& row)
    {
        return {row.right() - buttonWidth - space::small, row.center().y() - 13, buttonWidth, 27};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        paintRowGround(*painter, option);
        const auto& theme = Theme::of(option.palette);
        const auto severity = static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt());
        const auto& rect = option.rect;
        paintSeverity(*painter,
                      QRectF(rect.left() + space::medium, rect.center().y() - markSize / 2.0, markSize, markSize),
                      severity, theme.signal(severity), theme.surface);
        const auto button = fixWord.isEmpty() ? QRect(rect.right(), rect.center().y(), 0, 0) : buttonOf(rect);
        const auto strong = fontOf(isError(severity) ? Type::Strong : Type::Body);
        const auto fine = fontOf(Type::Fine);
        const auto left = rect.left() + space::medium + markSize + space::medium;
        const auto citation = index.data(FindingsModel::CitationRole).toString();
        const auto height = lineHeight(strong) + (citation.isEmpty() ? 0 : lineHeight(fine));
        QRect line(left, rect.center().y() - height / 2, button.left() - space::medium - left, lineHeight(strong));
        paintLine(*painter, line, index.data().toString(), strong, theme.text);
        line = QRect(line.left(), line.bottom() + 1, line.width(), lineHeight(fine));
        paintLine(*painter, line, citation, fine, theme.quiet);
        if (!fixWord.isEmpty()) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(theme.line);
            painter->setBrush(theme.surface);
            painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
            paintLine(*painter, button, fixWord, fontOf(Type::Small), theme.text, int(Qt::AlignCenter));
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {0, lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Fine)) + space::medium};
    }
};

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(this)),
      m_proxy(new SeverityFilter(this)),
      m_view(new QListView),
      m_word(plainLabel())
{
    m_proxy->setSourceModel(m_model);
    m_view->setObjectName(QStringLiteral("findingsView"));
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new FindingDelegate(m_view));
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    m_word->setObjectName(QStringLiteral("findingsWord"));
    m_word->setAlignment(Qt::AlignCenter);
    wrapWords(*m_word);
    m_word->setForegroundRole(QPalette::PlaceholderText);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(space::small, space::tiny, space::small, 0);
    bar->setSpacing(space::tiny);
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("findingsFilter%1").arg(i));
        button->setCheckable(true);
        button->setChecked(true);
        button->setProperty("flat", true);
        connect(button, &QToolButton::toggled, this, [this, i](bool isOn) {
            m_proxy->shown[i] = isOn;
            m_proxy->refresh();
            showCounts();
        });
        m_filters[i] = button;
        bar->addWidget(button);
    }
    bar->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::tiny);
    layout->addLayout(bar);
    layout->addWidget(m_word, 1);
    layout->addWidget(m_view, 1);

    connect(m_view, &QListView::activated, this, &FindingsPanel::activate);
    connect(m_view, &QListView::clicked, this, &FindingsPanel::activate);
    retranslate();
}

void FindingsPanel::setVerdict(VerdictPtr verdict, const QString& failure)
{
    m_verdict = std::move(verdict);
    m_failure = failure;
    m_model->setVerdict(m_verdict);
    showCounts();
}

void FindingsPanel::setForeign(const battlescribe::List& list)
{
    m_verdict.reset();
    m_failure.clear();
    m_model->setForeign(list);
    showCounts();
}

void FindingsPanel::setCanFix(bool canFix)
{
    m_canFix = canFix;
    retranslate();
}

bool FindingsPanel::hasFindings() const { return m_proxy->rowCount() > 0; }

void FindingsPanel::focusList()
{
    m_view->setFocus();
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_proxy->index(0, 0));
}

void FindingsPanel::step(int by)
{
    const auto rows = m_proxy->rowCount();
    if (rows == 0)
        return;
    const auto row = m_view->currentIndex().isValid() ? m_view->currentIndex().row() + by : by > 0 ? 0 : rows - 1;
    const auto index = m_proxy->index((row + rows) % rows, 0);
    m_view->setCurrentIndex(index);
    activate(index);
}

void FindingsPanel::activate(const QModelIndex& index)
{
    const auto units = index.data(FindingsModel::UnitsRole).toStringList();
    if (!units.isEmpty())
        emit showRequested(units);
}

void FindingsPanel::fillFixMenu(QMenu& menu)
{
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_proxy->index(0, 0));
    const auto index = m_proxy->mapToSource(m_view->currentIndex());
    if (!index.isValid()) {
        menu.addAction(tr("Nothing to fix"))->setEnabled(false);
        return;
    }
    const auto fixes = m_model->fixesAt(index.row());
    for (const auto& fix : fixes)
        connect(menu.addAction(editor::shownLabel(fix.label)), &QAction::triggered, this,
                [this, fix] { emit fixRequested(fix.edit, fix.label); });
    if (fixes.empty())
        menu.addAction(tr("No single step fixes this without breaking something else"))->setEnabled(false);
}

void FindingsPanel::openFixMenu()
{
    focusList();
    QMenu menu(this);
    fillFixMenu(menu);
    const auto row = m_view->visualRect(m_view->currentIndex());
    menu.exec(m_view->viewport()->mapToGlobal(FindingDelegate::buttonOf(row).bottomLeft()));
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (m_canFix && watched == m_view->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto point = static_cast<QMouseEvent*>(event)->position().toPoint();
        const auto index = m_view->indexAt(point);
        if (index.isValid() && FindingDelegate::buttonOf(m_view->visualRect(index)).contains(point)) {
            m_view->setCurrentIndex(index);
            openFixMenu();
            return true;
        }
    }
    if (m_canFix && watched == m_view && event->type() == QEvent::ContextMenu) {
        openFixMenu();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FindingsPanel::showCounts()
{
    std::array<int, severities> counts{};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto severity = m_model->index(row).data(FindingsModel::SeverityRole).toInt();
        if (severity >= 0 && severity < int(severities))
            ++counts[static_cast<std::size_t>(severity)];
    }
    m_filters[0]->setText(tr("%n unknown", nullptr, counts[0]));
    m_filters[0]->setVisible(counts[0] > 0 || !m_filters[0]->isChecked());
    m_filters[1]->setText(tr("%n error(s)", nullptr, counts[1]));
    m_filters[2]->setText(tr("%n warning(s)", nullptr, counts[2]));
    m_filters[3]->setText(tr("%n note(s)", nullptr, counts[3]));
    const bool isEmpty = m_proxy->rowCount() == 0;
    const bool isFiltered = m_model->rowCount() > 0;
    const bool hasUnits = m_verdict && !m_verdict->assessment().units.empty();
    m_word->setText(!m_failure.isEmpty() ? tr("Judging failed: %1 What is shown is the last verdict.").arg(m_failure)
                    : isFiltered         ? tr("All findings are filtered out.")
                    : hasUnits           ? tr("No findings: the army keeps every rule that was checked.")
                                         : tr("There is nothing to judge yet. Add units from the army at the left."));
    m_word->setVisible(isEmpty || !m_failure.isEmpty());
    m_view->setVisible(!isEmpty);
}

void FindingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindingsPanel::retranslate()
{
    static_cast<FindingDelegate*>(m_view->itemDelegate())->fixWord = m_canFix ? tr("Fix ▾") : QString();
    m_view->setAccessibleName(tr("Findings"));
    m_view->setAccessibleDescription(m_canFix ? tr("Enter shows the units to blame; the menu key opens the fixes.")
                                              : tr("Enter shows the units to blame."));
    m_filters[0]->setAccessibleName(tr("Show what is unknown"));
    m_filters[1]->setAccessibleName(tr("Show errors"));
    m_filters[2]->setAccessibleName(tr("Show warnings"));
    m_filters[3]->setAccessibleName(tr("Show notes"));
    showCounts();
}

} // namespace muster::widgets
