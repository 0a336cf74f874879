#include "widgets/findings/findingspanel.h"

#include "editor/list/headform.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/findings/fixstrip.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

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
constexpr int topMargin = 9; ///< above and below what a row says
constexpr int endMargin = 14;
constexpr int gap = 5; ///< between the message and the line with its source and fixes
constexpr std::size_t mostPainted = 2;

int textLeft() { return space::medium + markSize + space::medium; }

/// One finding: mark, message, and below it where that is printed and what would fix it. Each text has as many lines as
/// it needs. The chosen row has room for its fixes, which are buttons of their own; others paint the first ones.
class FindingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// A fix as it is painted.
    struct Painted {
        static constexpr int all = -1;     ///< opens the row with all of them
        static constexpr int unknown = -2; ///< looks for them

        int fix = all; ///< which of the finding's
        QString words;
        QRect place;
    };

    bool canFix = true;
    std::function<const std::vector<editor::Gesture>*(const QModelIndex&)> fixesOf;
    QPersistentModelIndex chosen;
    int below = 0; ///< height of the fixes of the chosen row that have no room in its own line

    /// The fixes that a row paints, from the first; none for the chosen one.
    [[nodiscard]] std::vector<Painted> painted(const QRect& row, const QModelIndex& index,
                                               Qt::LayoutDirection direction) const
    {
        std::vector<Painted> list;
        if (!canFix || index == chosen)
            return list;
        const auto* fixes = fixesOf(index);
        if (!fixes)
            list.push_back({Painted::unknown, tr("Fix…"), {}});
        for (std::size_t i = 0; fixes && i < std::min(mostPainted, fixes->size()); ++i)
            list.push_back({static_cast<int>(i), FixStrip::cutWords((*fixes)[i].name), {}});
        const auto room = roomIn(row.width()) - sourceWidth(index, row.width()) - space::small;
        const auto addAll = [&] { list.push_back({Painted::all, tr("All %1").arg(fixes->size()), {}}); };
        if (fixes && fixes->size() > mostPainted)
            addAll();
        while (list.size() > 1 && widthOf(list) > room) {
            const bool hasAll = list.back().fix == Painted::all;
            list.erase(list.end() - (hasAll ? 2 : 1));
            if (!hasAll)
                addAll();
        }
        auto right = row.right() + 1 - endMargin;
        for (auto each = list.rbegin(); each != list.rend(); ++each) {
            const auto width = std::min(FixStrip::buttonWidth(each->words), std::max(room, 60));
            each->place = QStyle::visualRect(
                direction, row,
                {right - width, row.top() + lineTop(index, row.width()), width, FixStrip::lineHeight()});
            right -= width + space::tiny + 2;
        }
        return list;
    }

    /// The line under the message of the chosen row, and where in it the fixes may begin.
    [[nodiscard]] QRect stripOf(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction) const
    {
        return QStyle::visualRect(direction, row,
                                  {row.left() + textLeft(), row.top() + lineTop(index, row.width()),
                                   roomIn(row.width()), row.height() - lineTop(index, row.width()) - topMargin});
    }
    [[nodiscard]] int stripStart(const QModelIndex& index, int width) const
    {
        const auto source = sourceWidth(index, width);
        return source > 0 ? source + space::small : 0;
    }

    /// Height of a row of this width, without the further lines of the chosen one.
    [[nodiscard]] int heightOf(const QModelIndex& index, int width) const
    {
        auto height = lineTop(index, width) + sourceHeight(index, width) + topMargin;
        for (const auto& fix : index.data(FindingsModel::FixesRole).toStringList())
            height += fineHeight(fix, roomIn(width));
        return height;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        paintRowGround(*painter, option);
        const auto& theme = Theme::of(option.palette);
        const auto& rect = option.rect;
        const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, rect, place); };
        if (index.row() > 0)
            painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.rowLine);
        const auto severity = static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt());
        const auto font = fontOfWords(index);
        const QRect mark(rect.left() + space::medium, rect.top() + topMargin + (lineHeight(font) - markSize) / 2,
                         markSize, markSize);
        paintSeverity(*painter, mirrored(mark), severity, theme.signal(severity), theme.surface);
        const auto fine = fontOf(Type::Fine);
        const auto left = rect.left() + textLeft();
        const auto room = roomIn(rect.width());
        const auto words = index.data().toString();
        QRect line(left, rect.top() + topMargin, room, wrappedHeight(words, font, room));
        paintWrapped(*painter, mirrored(line), words, font, theme.text, option.direction);
        const auto citation = index.data(FindingsModel::CitationRole).toString();
        const auto below = sourceHeight(index, rect.width());
        const auto high = fineHeight(citation, sourceWidth(index, rect.width()));
        line = QRect(left, rect.top() + lineTop(index, rect.width()) + std::max(0, below - high) / 2,
                     sourceWidth(index, rect.width()), high);
        paintWrapped(*painter, mirrored(line), citation, fine, theme.quiet, option.direction);
        line = QRect(left, rect.top() + lineTop(index, rect.width()) + below, room, 0);
        for (const auto& fix : index.data(FindingsModel::FixesRole).toStringList()) {
            line.setHeight(fineHeight(fix, room));
            paintWrapped(*painter, mirrored(line), fix, fine, theme.text, option.direction);
            line.moveTop(line.bottom() + 1);
        }
        for (const auto& fix : painted(rect, index, option.direction))
            paintFix(*painter, fix, option);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const auto width = view ? view->viewport()->width() : option.rect.width();
        return {0, heightOf(index, width) + (canFix && index == chosen ? below : 0)};
    }

    /// Rows have another width now.
    void widthChanged() { emit sizeHintChanged({}); }

    void choose(const QModelIndex& index)
    {
        if (chosen == index)
            return;
        const QModelIndex before = chosen;
        chosen = index;
        setBelow(0);
        for (const auto& changed : {before, index})
            if (changed.isValid())
                emit sizeHintChanged(changed);
    }

    void setBelow(int height)
    {
        if (std::exchange(below, height) != height && chosen.isValid())
            emit sizeHintChanged(chosen);
    }

private:
    static void paintFix(QPainter& painter, const Painted& fix, const QStyleOptionViewItem& option)
    {
        const auto& theme = Theme::of(option.palette);
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const bool isUnder = view && view->viewport()->underMouse() &&
                             fix.place.contains(view->viewport()->mapFromGlobal(QCursor::pos()));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme.edge);
        painter.setBrush(isUnder ? theme.raised : theme.surface);
        painter.drawRoundedRect(QRectF(fix.place).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        paintLine(painter, fix.place.adjusted(space::small, 0, -space::small, 0), fix.words, fontOf(Type::Small),
                  theme.text, int(Qt::AlignCenter));
    }

    [[nodiscard]] static int widthOf(const std::vector<Painted>& list)
    {
        int width = 0;
        for (const auto& each : list)
            width += FixStrip::buttonWidth(each.words) + space::tiny + 2;
        return width;
    }

    /// Where the line below the message begins, from the top of the row.
    [[nodiscard]] static int lineTop(const QModelIndex& index, int width)
    {
        return topMargin + wrappedHeight(index.data().toString(), fontOfWords(index), roomIn(width)) + gap;
    }

    /// Beside the fixes, or alone in its line.
    [[nodiscard]] int sourceWidth(const QModelIndex& index, int width) const
    {
        constexpr int mostShare = 40; // percent
        const auto words = index.data(FindingsModel::CitationRole).toString();
        const auto room = roomIn(width);
        return words.isEmpty() ? 0
               : !canFix
                   ? room
                   : std::min(QFontMetrics(fontOf(Type::Fine)).horizontalAdvance(words) + 1, room * mostShare / 100);
    }

    [[nodiscard]] int sourceHeight(const QModelIndex& index, int width) const
    {
        const auto words = index.data(FindingsModel::CitationRole).toString();
        return std::max(canFix ? FixStrip::lineHeight() : 0, fineHeight(words, sourceWidth(index, width)));
    }

    /// Of a text below the message; 0 where there is none.
    [[nodiscard]] static int fineHeight(const QString& text, int width)
    {
        return text.isEmpty() ? 0 : wrappedHeight(text, fontOf(Type::Fine), width);
    }

    /// For the words in a row of this width.
    [[nodiscard]] static int roomIn(int width) { return width - textLeft() - endMargin; }

    [[nodiscard]] static QFont fontOfWords(const QModelIndex& index)
    {
        const auto severity = static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt());
        return fontOf(isError(severity) ? Type::Strong : Type::Body);
    }
};

FindingDelegate& delegateOf(const QListView& view) { return *static_cast<FindingDelegate*>(view.itemDelegate()); }

/// Looking for fixes judges the roster many times: with more units than this it is done only when asked for.
constexpr int mostUnitsAhead = 120;
constexpr int mostFindingsAhead = 40;
constexpr auto idleDelay = std::chrono::milliseconds(60);

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new FindingsModel(this)),
      m_proxy(new SeverityFilter(this)),
      m_view(named<QListView>("findingsView", this)),
      m_bar(new QWidget(this)),
      m_repair(toolButton("makeLegal", tr("Make It Legal…"),
                          tr("Looks for the least that must change to make the roster legal (Ctrl+Shift+M)"))),
      m_strip(new FixStrip(m_view->viewport())),
      m_fixes(new editor::FixSearch(this)),
      m_word(quiet(named("findingsWord", plainLabel({}, this))))
{
    m_proxy->setSourceModel(m_model);
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new FindingDelegate(m_view));
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its room stays: words wrap alike with it and without
    delegateOf(*m_view).fixesOf = [this](const QModelIndex& index) { return fixesOf(m_proxy->mapToSource(index)); };
    m_strip->hide();
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleDelay);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    m_word->setAlignment(Qt::AlignCenter);
    wrapWords(*m_word);

    auto* bar = spaced(new QHBoxLayout(m_bar), space::tiny, {space::small, 0, space::small, 0});
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        auto* button = new QToolButton(m_bar);
        button->setObjectName(QStringLiteral("findingsFilter%1").arg(i));
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({14, 14});
        button->setProperty("chip", true);
        connect(button, &QToolButton::toggled, this, [this, i](bool isOn) {
            m_proxy->shown[i] = isOn;
            m_proxy->refresh();
            showCounts();
        });
        m_filters[i] = button;
        bar->addWidget(button);
    }
    bar->addStretch();
    bar->addWidget(m_repair);
    m_repair->hide();
    connect(m_repair, &QToolButton::clicked, this, &FindingsPanel::repairRequested);
    filled(spaced(new QVBoxLayout(this), space::tiny), {m_bar, {m_word, 1}, {m_view, 1}});

    connect(m_view, &QListView::activated, this, &FindingsPanel::activate);
    connect(m_view, &QListView::clicked, this, &FindingsPanel::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        delegateOf(*m_view).choose(current);
        fillStrip();
    });
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &FindingsPanel::placeStrip);
    connect(&m_idle, &QTimer::timeout, this, &FindingsPanel::lookAhead);
    connect(m_strip, &FixStrip::allRequested, this, &FindingsPanel::openFixMenu);
    connect(m_strip, &FixStrip::opened, this, [this] {
        placeStrip();
        m_view->scrollTo(m_view->currentIndex());
    });
    connect(m_strip, &FixStrip::leftByKey, m_view, [this] { m_view->setFocus(); });
    connect(m_strip, &FixStrip::chosen, this, [this](int at) {
        const auto* fixes = fixesOf(m_proxy->mapToSource(m_view->currentIndex()));
        if (fixes && at < std::ssize(*fixes))
            apply((*fixes)[static_cast<std::size_t>(at)]);
    });
    connect(m_fixes, &editor::FixSearch::found, this, &FindingsPanel::takeFound);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, const QWidget* now) {
        if (now == m_view && before && !isAncestorOf(before))
            m_before = before;
    });
    m_view->setAccessibleName(tr("Findings"));
    m_filters[0]->setAccessibleName(tr("Show what is unknown"));
    m_filters[1]->setAccessibleName(tr("Show errors"));
    m_filters[2]->setAccessibleName(tr("Show warnings"));
    m_filters[3]->setAccessibleName(tr("Show notes"));
    showMarks();
    describe();
    showCounts();
}

void FindingsPanel::setForm(editor::VerdictFormPtr form, const QString& failure)
{
    m_form = std::move(form);
    m_units = m_form ? m_form->head().units : 0;
    m_failure = failure;
    m_fixes->setForm(m_form);
    m_model->setForm(m_form);
    delegateOf(*m_view).choose(m_view->currentIndex());
    showCounts();
    fillStrip();
}

void FindingsPanel::describe()
{
    delegateOf(*m_view).canFix = m_canFix;
    m_view->setAccessibleDescription(
        m_canFix ? tr("Enter selects the units to blame; Right goes to the fixes; the menu key opens them.")
                 : tr("Enter shows the units to blame."));
}

void FindingsPanel::setCanRepair(bool canRepair) { m_repair->setVisible(canRepair); }

void FindingsPanel::setCanFix(bool canFix)
{
    m_canFix = canFix;
    describe();
    showCounts();
}

bool FindingsPanel::hasFindings() const { return m_proxy->rowCount() > 0; }

int FindingsPanel::count(Severity severity) const
{
    int count = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        count += m_model->index(row).data(FindingsModel::SeverityRole).toInt() == int(severity) ? 1 : 0;
    return count;
}

void FindingsPanel::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    showView();
    fillStrip();
}

/// The keyboard goes back to where it was before the last finding went, and not to whatever comes next.
void FindingsPanel::showView()
{
    const bool isEmpty = m_proxy->rowCount() == 0;
    const bool isShown = !m_isFolded && !isEmpty;
    m_word->setVisible(!m_isFolded && (isEmpty || !m_failure.isEmpty()));
    const auto* focused = QApplication::focusWidget();
    const bool hadKeyboard = focused && (focused == m_view || m_view->isAncestorOf(focused));
    if (!isShown && hadKeyboard && m_view->isVisible()) {
        if (m_before && m_before->isVisible() && m_before->isEnabled() && m_before->window() == window())
            m_before->setFocus(Qt::OtherFocusReason);
        else
            emit keyboardFree();
    }
    m_view->setVisible(isShown);
}

int FindingsPanel::total() const { return m_model->rowCount(); }

bool FindingsPanel::hasUnits() const { return m_units > 0; }

int FindingsPanel::wantedHeight() const
{
    constexpr int most = 40; // no window shows more
    const auto width = this->width() - m_view->verticalScrollBar()->sizeHint().width();
    int height = m_proxy->rowCount() == 0 || !m_word->isHidden() ? 2 * FixStrip::lineHeight() : 0;
    for (int row = 0; row < std::min(m_proxy->rowCount(), most); ++row)
        height += delegateOf(*m_view).heightOf(m_proxy->index(row, 0), width);
    return height + space::small;
}

const std::vector<editor::Gesture>* FindingsPanel::fixesOf(const QModelIndex& source) const
{
    return m_form && source.isValid() ? m_fixes->known(m_model->findingOf(source.row())) : nullptr;
}

const std::vector<editor::Gesture>* FindingsPanel::findFixes(const QModelIndex& source)
{
    return m_form && source.isValid() ? m_fixes->find(m_model->findingOf(source.row())) : nullptr;
}

/// A worker has found fixes.
void FindingsPanel::takeFound()
{
    fillStrip();
    m_view->viewport()->update();
    if (m_stripWanted.isValid() && m_stripWanted == m_view->currentIndex() && m_view->hasFocus())
        m_strip->focusFirst();
    m_stripWanted = QModelIndex();
}

bool FindingsPanel::mayLookAhead() const
{
    return m_canFix && m_form && m_view->isVisible() && m_units <= mostUnitsAhead;
}

/// One finding at a time, the chosen one first, so that nobody has to wait for it.
void FindingsPanel::lookAhead()
{
    if (!mayLookAhead())
        return;
    const auto current = m_proxy->mapToSource(m_view->currentIndex());
    if (current.isValid() && !fixesOf(current)) {
        if (findFixes(current))
            fillStrip();
        return;
    }
    for (int row = 0; row < std::min(m_proxy->rowCount(), mostFindingsAhead); ++row)
        if (const auto source = m_proxy->mapToSource(m_proxy->index(row, 0)); !fixesOf(source)) {
            if (!findFixes(source))
                return; // goes on when they are found
            m_view->update(m_proxy->index(row, 0));
            m_idle.start();
            return;
        }
}

void FindingsPanel::placeStrip()
{
    const auto current = m_view->currentIndex();
    const bool isThere = m_canFix && current.isValid() && m_form && delegateOf(*m_view).chosen == current;
    m_strip->setVisible(isThere);
    if (!isThere)
        return;
    auto& delegate = delegateOf(*m_view);
    const auto width = m_view->viewport()->width();
    m_strip->setStart(delegate.stripStart(current, width));
    const auto place = delegate.stripOf(m_view->visualRect(current), current, layoutDirection());
    delegate.setBelow(m_strip->heightFor(place.width()) - FixStrip::lineHeight());
    m_strip->setGeometry(QRect(place.topLeft(), QSize(place.width(), m_strip->heightFor(place.width()))));
}

/// The fixes of the chosen finding, as far as they are known.
void FindingsPanel::fillStrip()
{
    const auto current = m_proxy->mapToSource(m_view->currentIndex());
    const auto* known = fixesOf(current);
    if (!m_canFix || !known)
        m_strip->showNone();
    else
        m_strip->show(*known);
    placeStrip();
    if (mayLookAhead())
        m_idle.start();
}

void FindingsPanel::goToStrip()
{
    const auto current = m_proxy->mapToSource(m_view->currentIndex());
    if (!m_canFix || !current.isValid() || !m_form)
        return;
    const bool isKnown = findFixes(current) != nullptr;
    fillStrip();
    if (isKnown)
        m_strip->focusFirst();
    else
        m_stripWanted = m_view->currentIndex();
}

void FindingsPanel::apply(const editor::Gesture& fix)
{
    // A copy: the fixes are those of a verdict that ends with this step.
    const auto chosen = fix;
    emit fixRequested(chosen);
}

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
    const auto* fixes = findFixes(index);
    if (!fixes && m_form) {
        menu.addAction(tr("Looking for fixes …"))->setEnabled(false);
        const auto again = [this, &menu] {
            menu.clear();
            fillFixMenu(menu);
        };
        connect(m_fixes, &editor::FixSearch::found, &menu, again, Qt::SingleShotConnection);
        return;
    }
    if (fixes)
        addFixes(menu, *fixes);
    if (!fixes || fixes->empty())
        menu.addAction(tr("No single step fixes this without breaking something else"))->setEnabled(false);
}

void FindingsPanel::addFixes(QMenu& menu, const std::vector<editor::Gesture>& fixes)
{
    for (const auto& fix : fixes)
        connect(menu.addAction(editor::shownLabel(fix.name)), &QAction::triggered, this, [this, fix] { apply(fix); });
}

void FindingsPanel::fillKnownFixes(QMenu& menu)
{
    const auto current = m_view->currentIndex();
    if (const auto* fixes = fixesOf(m_proxy->mapToSource(current.isValid() ? current : m_proxy->index(0, 0))))
        addFixes(menu, *fixes);
}

void FindingsPanel::openFixMenu()
{
    focusList();
    m_view->scrollTo(m_view->currentIndex());
    const auto row = m_view->visualRect(m_view->currentIndex());
    execFixMenu(QStyle::visualRect(layoutDirection(), row, row.adjusted(textLeft(), 0, 0, 0)));
}

/// Below a place in the list, at its beginning; above it where the screen ends.
void FindingsPanel::execFixMenu(const QRect& place)
{
    QMenu menu(this);
    fillFixMenu(menu);
    const auto size = menu.sizeHint();
    const auto& pane = *m_view->viewport();
    const auto left = isRightToLeft() ? place.right() + 1 - size.width() : place.left();
    auto at = pane.mapToGlobal(QPoint(left, place.bottom() + 1));
    const auto above = pane.mapToGlobal(place.topLeft()).y() - size.height();
    const auto room = screen()->availableGeometry();
    if (at.y() + size.height() > room.bottom() && above >= room.top())
        at.setY(above);
    menu.exec(at);
}

/// The fix that a row which is not chosen shows there.
FindingsPanel::Pressed FindingsPanel::fixAt(const QPoint& point) const
{
    const auto index = m_view->indexAt(point);
    if (m_form && index.isValid())
        for (const auto& each : delegateOf(*m_view).painted(m_view->visualRect(index), index, layoutDirection()))
            if (each.place.contains(point))
                return {index, each.fix, each.place};
    return {};
}

void FindingsPanel::takePressed(const Pressed& pressed)
{
    m_view->setFocus();
    m_view->setCurrentIndex(pressed.row);
    const auto* fixes = findFixes(m_proxy->mapToSource(pressed.row));
    fillStrip();
    if (!fixes)
        execFixMenu(pressed.place); // which says that they are looked for
    else if (pressed.fix < 0)
        m_strip->openAll();
    else if (pressed.fix < std::ssize(*fixes))
        apply((*fixes)[static_cast<std::size_t>(pressed.fix)]);
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (m_canFix && watched == m_view->viewport() && event->type() == QEvent::MouseMove)
        m_view->viewport()->update(); // the fix under the mouse
    // The click chooses the row, which then has other buttons: what was there when the mouse went down is what counts.
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonPress)
        m_pressed = fixAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonRelease)
        if (const auto pressed = std::exchange(m_pressed, {}); pressed.row.isValid()) {
            if (pressed.place.contains(static_cast<QMouseEvent*>(event)->position().toPoint()))
                takePressed(pressed);
            return true;
        }
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) {
        const auto* resize = static_cast<QResizeEvent*>(event);
        if (resize->size().width() != resize->oldSize().width())
            delegateOf(*m_view).widthChanged();
        QTimer::singleShot(0, this, &FindingsPanel::placeStrip); // once the rows have their places
    }
    if (m_canFix && watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right)) {
        goToStrip();
        return true;
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
    m_filters[1]->setText(tr("%n error(s)", nullptr, counts[1]));
    m_filters[2]->setText(tr("%n warning(s)", nullptr, counts[2]));
    m_filters[3]->setText(tr("%n note(s)", nullptr, counts[3]));
    for (std::size_t i = 0; i < m_filters.size(); ++i)
        m_filters[i]->setVisible(counts[i] > 0 || !m_filters[i]->isChecked());
    const bool isFiltered = m_model->rowCount() > 0;
    m_word->setText(isFiltered && m_failure.isEmpty() ? tr("All findings are filtered out.") : summary());
    showView();
    placeStrip();
    emit changed();
}

QString FindingsPanel::summary() const
{
    if (!m_failure.isEmpty())
        return tr("Judging failed: %1 What is shown is the last verdict.").arg(m_failure);
    if (!hasUnits())
        return tr("There is nothing to judge yet. Add units from the army at the left.");
    const auto limits = editor::limitCounts(m_form->head());
    if (limits.all == 0)
        return tr("No findings: the army keeps every rule that was checked.");
    const auto looked = tr("Nothing to find. %n limit(s) looked at", nullptr, limits.all);
    return limits.full > 0 ? tr("%1, %2 of them full").arg(looked, editor::shownNumber(limits.full)) : looked;
}

void FindingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showMarks();
    QWidget::changeEvent(event);
}

/// In the colours of the palette.
void FindingsPanel::showMarks()
{
    for (std::size_t i = 0; i < m_filters.size(); ++i)
        if (m_filters[i])
            m_filters[i]->setIcon(severityIcon(static_cast<Severity>(i), palette()));
}

} // namespace muster::widgets
