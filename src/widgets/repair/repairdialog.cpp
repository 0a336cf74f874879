#include "widgets/repair/repairdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/repair/answercard.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::RepairAnswer;
using editor::RepairForm;

namespace {

enum RepairColumn { LockColumn, UnitColumn, CostColumn, FirstAnswer };
constexpr int rowRole = Qt::UserRole; ///< id of the row
constexpr int lockWidth = 56;
constexpr int costWidth = 72;
constexpr int unitWidth = 230;

RepairForm failed(const std::string& why)
{
    RepairForm form;
    form.word = editor::shown(why);
    return form;
}

} // namespace

RepairDialog::RepairDialog(editor::ListFormPtr form, QWidget* parent)
    : AnswersDialog(parent),
      m_form(std::move(form)),
      m_title(wrapped(typed(named("repairTitle", plainLabel()), Type::Heading))),
      m_word(wrapped(named("repairWord", plainLabel()))),
      m_rows(table("repairRows", tr("Units, and what each answer changes"), {tr("Keep"), tr("Unit"), tr("Points")})),
      m_refuse(named<QPushButton>("repairRefuse", tr("&Not This Change"))),
      m_longer(named<QPushButton>("repairLonger", tr("&Look Longer"))),
      m_looking([this](RepairForm found) { showFound(std::move(found)); }, failed)
{
    m_rows->setWordWrap(true);
    m_rows->setUniformRowHeights(false);
    m_rows->setTreePosition(UnitColumn);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rows->installEventFilter(this);
    connect(m_rows->header(), &QHeaderView::sectionResized, this, &RepairDialog::fitRows);
    connect(m_rows, &QTreeWidget::itemChanged, this, &RepairDialog::lockChanged);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &RepairDialog::enable);
    connect(m_refuse, &QPushButton::clicked, this, &RepairDialog::refuse);
    connect(m_longer, &QPushButton::clicked, this, [this] {
        m_wishes.isLong = true;
        look();
    });
    m_refuse->setToolTip(editor::shownTip(tr("Looks for answers without what the chosen answer changes in this row")));
    m_longer->setToolTip(editor::shownTip(tr("Looks for some seconds: there may be smaller changes")));

    auto* layout = dialogColumn(*this, "repairDialog", tr("Make It Legal"));
    addParts(*layout, {m_title, m_word, bar(), cards(), {m_rows, 1}, makeFoot()});
    fitWindow(*this, {1120, 700});
    showAnswers();
    showRows();
    m_rows->setFocus();
    look();
}

RepairDialog::~RepairDialog() = default;

QWidget* RepairDialog::makeFoot()
{
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    setTake(mainButton(*buttons, "repairTake", tr("&Take This One")));
    auto* foot = new QWidget;
    filled(spaced(new QHBoxLayout(foot), space::small), {m_refuse, m_longer, {buttons, 1}});
    return foot;
}

std::optional<editor::Gesture> RepairDialog::gesture() const
{
    const auto at = chosen();
    return result() == Accepted && at < m_found.answers.size() ? std::optional(m_found.answers[at].gesture)
                                                               : std::nullopt;
}

void RepairDialog::look()
{
    beginWaiting();
    m_looking.start(
        [form = m_form, wishes = m_wishes](const std::stop_token& stop) { return form->repairs(wishes, stop); });
    enable();
}

void RepairDialog::showFound(RepairForm found)
{
    endWaiting();
    m_found = std::move(found);
    showAnswers();
    showRows();
    enable();
}

/// A card for each answer: what it loses least of, what it changes in all, and what is known of it.
void RepairDialog::showAnswers()
{
    removeAnswers();
    const auto& name = editor::shown(m_form->head().name);
    const auto count = static_cast<int>(m_found.answers.size());
    m_title->setText(count == 0 ? tr("Make %1 legal").arg(name)
                                : tr("%n way(s) to make %1 legal", nullptr, count).arg(name));
    m_word->setText(isWorking() && count == 0 ? tr("Looking for changes…") : editor::shown(m_found.word));
    m_word->setVisible(!m_word->text().isEmpty());
    for (int i = 0; i < count; ++i) {
        const auto& answer = m_found.answers[static_cast<std::size_t>(i)];
        addAnswer(new AnswerCard(i + 1, QStringLiteral("repairAnswer%1").arg(i),
                                 {answer.title, answer.facts, {}, answer.totals, answer.proof}));
    }
}

void RepairDialog::showRows()
{
    const QSignalBlocker quietly(m_rows);
    const bool isFirst = m_rows->columnCount() <= FirstAnswer;
    const auto current = isFirst ? std::string() : currentRow();
    m_rows->clear();
    QStringList heads{tr("Keep"), tr("Unit"), m_form->costs().value(0, tr("Points"))};
    for (std::size_t i = 0; i < m_found.answers.size(); ++i)
        heads << (m_found.answers.size() == 1 ? tr("What changes") : tr("What answer %1 changes").arg(i + 1));
    m_rows->setColumnCount(static_cast<int>(heads.size()));
    m_rows->setHeaderLabels(heads);
    auto* header = m_rows->header();
    header->setStretchLastSection(false);
    for (int column = 0; column < heads.size(); ++column)
        header->setSectionResizeMode(column, column < FirstAnswer ? QHeaderView::Interactive : QHeaderView::Stretch);
    const auto widen = [&](int column, int width) {
        header->resizeSection(column, std::max(width, header->sectionSizeHint(column))); // words of any language
    };
    widen(LockColumn, lockWidth);
    widen(UnitColumn, unitWidth);
    widen(CostColumn, costWidth);
    addRows(m_form->rows(false), nullptr);
    const bool addsSome = std::ranges::any_of(
        m_found.answers, [](const RepairAnswer& answer) { return !changesOf(answer, {}).isEmpty(); });
    if (addsSome) {
        auto* item = new QTreeWidgetItem(m_rows);
        item->setText(UnitColumn, tr("New"));
        for (std::size_t i = 0; i < m_found.answers.size(); ++i)
            item->setText(FirstAnswer + static_cast<int>(i), changesOf(m_found.answers[i], {}));
    }
    m_rows->expandAll();
    QTreeWidgetItem* firstChanged = nullptr;
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each) {
        if (!current.empty() && (*each)->data(UnitColumn, rowRole).toString().toStdString() == current)
            m_rows->setCurrentItem(*each);
        if (!firstChanged && !(*each)->text(FirstAnswer).isEmpty())
            firstChanged = *each;
    }
    if (!m_rows->currentItem() && firstChanged)
        m_rows->setCurrentItem(firstChanged);
    fitRows();
    choose(0);
}

/// Rows are as high as their words need: a tree does not wrap them by itself.
void RepairDialog::fitRows()
{
    const QSignalBlocker quietly(m_rows);
    const QFontMetrics metrics(fontOf(Type::Strong));
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each) {
        auto height = metrics.height();
        for (int column = FirstAnswer; column < m_rows->columnCount(); ++column) {
            const QRect room(0, 0, std::max(m_rows->columnWidth(column) - 2 * space::small, 1), 10'000);
            height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, (*each)->text(column)).height());
        }
        (*each)->setSizeHint(UnitColumn, {0, height + space::small});
    }
}

void RepairDialog::addRows(const std::vector<editor::ListRow>& rows, QTreeWidgetItem* above)
{
    for (const auto& row : rows) {
        if (!row.key.isUnit())
            continue;
        const auto words = m_form->words(row.key);
        auto* item = above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(m_rows);
        item->setData(UnitColumn, rowRole, QString::fromStdString(row.key.id));
        item->setText(UnitColumn, editor::shown(words.name));
        item->setText(CostColumn, words.cost);
        item->setTextAlignment(CostColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(UnitColumn, editor::shownTip(words.choices));
        const bool isKept = std::ranges::find(m_wishes.keep, row.key.id) != m_wishes.keep.end();
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(LockColumn, isKept ? Qt::Checked : Qt::Unchecked);
        item->setData(LockColumn, Qt::AccessibleTextRole, tr("Keep %1 as it is").arg(item->text(UnitColumn)));
        for (std::size_t i = 0; i < m_found.answers.size(); ++i)
            item->setText(FirstAnswer + static_cast<int>(i), changesOf(m_found.answers[i], row.key.id));
        addRows(row.below, item);
    }
}

QString RepairDialog::changesOf(const RepairAnswer& answer, const std::string& row)
{
    QStringList lines;
    for (const auto& change : answer.changes)
        if (change.row == row)
            lines << editor::shown(change.words);
    return lines.join(QLatin1Char('\n'));
}

/// The chosen answer is in bold, its changes are what stands out.
void RepairDialog::choose(std::size_t answer)
{
    AnswersDialog::choose(answer);
    const auto& theme = Theme::of(this);
    for (QTreeWidgetItemIterator each(m_rows); *each; ++each) {
        auto* item = *each;
        bool isChanged = false;
        for (int column = FirstAnswer; column < m_rows->columnCount(); ++column) {
            const bool isChosen = column == FirstAnswer + static_cast<int>(chosen());
            item->setFont(column, fontOf(isChosen ? Type::Strong : Type::Body));
            item->setForeground(column, isChosen ? palette().text() : QBrush(theme.quiet));
            isChanged |= isChosen && !item->text(column).isEmpty();
        }
        item->setForeground(UnitColumn, isChanged ? palette().text() : QBrush(theme.quiet));
        item->setFont(UnitColumn, fontOf(isChanged ? Type::Strong : Type::Body));
    }
    enable();
}

std::string RepairDialog::currentRow() const
{
    const auto* item = m_rows->currentItem();
    return item ? item->data(UnitColumn, rowRole).toString().toStdString() : std::string();
}

void RepairDialog::refuse()
{
    const auto at = chosen();
    if (!m_refuse->isEnabled() || at >= m_found.answers.size())
        return;
    for (const auto& change : m_found.answers[at].changes)
        if (change.row == currentRow())
            m_wishes.refused.push_back(change.change);
    look();
}

void RepairDialog::toggleLock()
{
    if (auto* item = m_rows->currentItem(); item && (item->flags() & Qt::ItemIsUserCheckable))
        item->setCheckState(LockColumn, item->checkState(LockColumn) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void RepairDialog::lockChanged(QTreeWidgetItem* item, int column)
{
    const auto row = item->data(UnitColumn, rowRole).toString().toStdString();
    if (column != LockColumn || row.empty())
        return;
    std::erase(m_wishes.keep, row);
    if (item->checkState(LockColumn) == Qt::Checked)
        m_wishes.keep.push_back(row);
    look();
}

void RepairDialog::enable()
{
    const auto at = chosen();
    const bool hasAnswer = at < m_found.answers.size();
    setCanTake(hasAnswer);
    if (isMade()) {
        m_longer->setEnabled(!isWorking() && !m_wishes.isLong);
        m_refuse->setEnabled(hasAnswer && !isWorking() && !changesOf(m_found.answers[at], currentRow()).isEmpty());
    }
}

bool RepairDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (const auto key = static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Delete:
        refuse();
        return true;
    case Qt::Key_L:
        toggleLock();
        return true;
    default:
        return press(key) || QDialog::eventFilter(watched, event);
    }
}

} // namespace muster::widgets
