#include "widgets/army/armypanel.h"

#include "editor/words/shown.h"
#include "widgets/army/armydelegate.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/roster/rosterview.h"

#include <QDrag>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::ArmyModel;

namespace {

/// Every word must be found somewhere: in the name, the special rules or the weapons. What is found by its name comes
/// first.
class WordFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& words)
    {
        m_words = searchWords(words);
        invalidate();
        sort(m_words.isEmpty() ? -1 : 0); // without words, the order of the army
    }

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const auto a = rank(left);
        const auto b = rank(right);
        return a != b ? a < b : left.row() < right.row();
    }

    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const auto index = sourceModel()->index(row, 0, parent);
        if (index.data(ArmyModel::SectionRole).toBool())
            return m_words.isEmpty(); // a heading is shown if something below it is found
        return hasWords(index.data(ArmyModel::SearchRole).toString(), m_words);
    }

private:
    enum Rank { BeginsSo, HasWords, HasParts, Elsewhere };

    /// How near a name is to the words; of a heading, the nearest below it.
    [[nodiscard]] Rank rank(const QModelIndex& index) const
    {
        if (index.data(ArmyModel::SectionRole).toBool()) {
            auto best = Elsewhere;
            for (int row = 0; row < sourceModel()->rowCount(index); ++row)
                if (filterAcceptsRow(row, index))
                    best = std::min(best, rank(sourceModel()->index(row, 0, index)));
            return best;
        }
        const auto name = index.data().toString();
        if (name.startsWith(m_words.join(QLatin1Char(' ')), Qt::CaseInsensitive))
            return BeginsSo;
        const auto parts = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto begins = [&](const QString& word) {
            return std::ranges::any_of(parts,
                                       [&](const QString& part) { return part.startsWith(word, Qt::CaseInsensitive); });
        };
        if (std::ranges::all_of(m_words, begins))
            return HasWords;
        return hasWords(name, m_words) ? HasParts : Elsewhere;
    }

    QStringList m_words;
};

/// Gives what is dragged the reference of its kind.
class KindView : public QTreeView {
public:
    using QTreeView::QTreeView;

protected:
    void startDrag(Qt::DropActions) override
    {
        const auto reference = currentIndex().data(ArmyModel::ReferenceRole).toString();
        if (reference.isEmpty())
            return;
        auto* mime = new QMimeData;
        mime->setData(kindMime, reference.toUtf8());
        auto* drag = new QDrag(this);
        drag->setMimeData(mime);
        drag->exec(Qt::CopyAction);
    }
};

constexpr std::chrono::microseconds workSlice(4000);

} // namespace

ArmyPanel::ArmyPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new ArmyModel(this)),
      m_proxy(new WordFilter(this)),
      m_search(new QLineEdit),
      m_view(new KindView),
      m_empty(plainLabel())
{
    m_proxy->setRecursiveFilteringEnabled(true);
    m_proxy->setSourceModel(m_model);
    m_search->setObjectName(QStringLiteral("armySearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_view->setObjectName(QStringLiteral("armyView"));
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new ArmyDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setIndentation(0); // heads paint their own arrows, so that units have the whole width
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->installEventFilter(this);
    wrapWords(*m_empty);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(space::large, space::huge, space::large, 0);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, space::small, 0, 0);
    layout->setSpacing(space::small);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(space::small, 0, space::small, 0);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_empty);
    layout->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, this, &ArmyPanel::search);
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const auto reference = index.data(ArmyModel::ReferenceRole).toString(); !reference.isEmpty())
            emit addRequested(reference);
    });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(ArmyModel::SectionRole).toBool())
            m_view->setExpanded(index, !m_view->isExpanded(index));
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ArmyPanel::openSections);
    m_work.setSingleShot(false);
    m_work.setInterval(0);
    connect(&m_work, &QTimer::timeout, this, [this] {
        if (!m_model->workOn(workSlice))
            m_work.stop();
    });
    retranslate();
}

void ArmyPanel::setVerdict(VerdictPtr verdict)
{
    m_model->setVerdict(std::move(verdict));
    m_work.start();
}

void ArmyPanel::setNear(const std::string& unit)
{
    m_model->setNear(unit);
    m_work.start();
}

void ArmyPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ArmyPanel::startOver()
{
    m_search->clear();
    m_view->setCurrentIndex({});
    openSections();
}

QString ArmyPanel::chosenKind() const { return m_view->currentIndex().data(ArmyModel::ReferenceRole).toString(); }

void ArmyPanel::search(const QString& words)
{
    static_cast<WordFilter*>(m_proxy)->setWords(words);
    if (words.isEmpty())
        openSections();
    else
        m_view->expandAll();
    // The first unit found is chosen, so that Enter adds it.
    const auto head = m_proxy->index(0, 0);
    if (!words.isEmpty() && m_proxy->rowCount(head) > 0)
        m_view->setCurrentIndex(m_proxy->index(0, 0, head));
    showEmptyWord();
}

/// The army's own sections open; those of allies closed until they are asked for.
void ArmyPanel::openSections()
{
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const auto head = m_proxy->index(row, 0);
        m_view->setExpanded(head, !head.data(ArmyModel::AllyRole).toBool());
    }
    showEmptyWord();
}

void ArmyPanel::showEmptyWord()
{
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_empty->setText(m_search->text().isEmpty()
                         ? tr("This army is not known to the data: no unit can be added.")
                         : tr("No unit, rule or weapon has “%1” in its name.").arg(editor::shown(m_search->text())));
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
}

bool ArmyPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // Undo is for the roster: Enter in the search has just added a unit to it.
        const bool isUndo = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (watched != m_search || !isUndo)
            return QWidget::eventFilter(watched, event);
        event->ignore();
        return true;
    }
    if (watched == m_search && key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter) {
        const auto index = m_view->currentIndex();
        const auto reference = chosenKind();
        if (reference.isEmpty() && index.isValid())
            m_view->setExpanded(index, !m_view->isExpanded(index));
        else if (!reference.isEmpty() && key->modifiers().testFlag(Qt::ShiftModifier))
            emit addBelowRequested(reference);
        else if (!reference.isEmpty())
            emit addRequested(reference);
        return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        m_view->setFocus();
        if (key->key() == Qt::Key_Down && !m_view->currentIndex().isValid())
            m_view->setCurrentIndex(m_proxy->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ArmyPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ArmyPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search units, rules, weapons"));
    m_search->setAccessibleName(tr("Search the army"));
    m_view->setAccessibleName(tr("Units to add"));
    m_view->setAccessibleDescription(
        tr("Enter adds the unit to the roster; Shift+Enter adds it under the selected unit."));
    showEmptyWord();
}

} // namespace muster::widgets
