#include "widgets/author/sectionpage.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int templatesWidth = 300;
constexpr int sectionRowHeight = 30;
constexpr int mostColumn = 260;
constexpr int leastColumn = 56;

/// Draws an edge around cells with something wrong in them.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto why = index.data(editor::GridModel::whyRole).toString();
        const auto& theme = Theme::of(option.palette);
        if (!why.isEmpty())
            painter->fillRect(option.rect, theme.errorGround);
        auto drawn = option;
        const bool isNew = index.flags().testFlag(Qt::ItemIsEditable) && index.row() + 1 == index.model()->rowCount() &&
                           index.data(Qt::EditRole).toString().isEmpty();
        if (isNew)
            drawn.palette.setColor(QPalette::Text, theme.quiet);
        QStyledItemDelegate::paint(painter, drawn, index);
        if (!why.isEmpty()) {
            painter->setPen(theme.error);
            painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
};

} // namespace

// ---- grid -----------------------------------------------------------------------------------------------------------

GridPage::GridPage(QWidget* parent)
    : QWidget(parent),
      m_title(typed(named("gridTitle", plainLabel()), Type::Heading)),
      m_new(toolButton("gridNew", {})),
      m_view(named<QTableView>("authorGrid")),
      m_why(wrapped(typed(named("gridWhy", plainLabel()), Type::Small)))
{
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setAlternatingRowColors(false);
    m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(true);
    m_view->setWordWrap(false);
    m_view->setCornerButtonEnabled(false);
    m_view->verticalHeader()->setDefaultSectionSize(sectionRowHeight);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->installEventFilter(this);
    auto* hint = quiet(plainLabel(tr("Ctrl+V pastes from a spreadsheet")), Type::Small);
    auto* line = filled(spaced(new QHBoxLayout, space::small, {space::large, space::medium, space::large, 0}),
                        {{m_title, 1}, hint, m_new});
    m_why->setContentsMargins(space::large, 0, space::large, space::tiny);
    addParts(*spaced(new QVBoxLayout(this), space::small), {line, {m_view, 1}, m_why});
    connect(m_new, &QToolButton::clicked, this, &GridPage::newRequested);
    connect(m_view->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        if (m_model && m_model->isEntry(row))
            emit entryRequested(m_model->list() / static_cast<std::size_t>(row));
    });
}

void GridPage::show(editor::AuthorDocument* document, const DraftPlace& list)
{
    if (m_model && document && m_model->list() == list)
        return refresh();
    m_model = nullptr;
    if (!document) {
        showModel();
        m_models.clear();
        return;
    }
    const auto section = editor::sectionAt(list);
    m_title->setText(section.name);
    m_view->setAccessibleName(section.name);
    m_new->setText(tr("New…"));
    m_new->setVisible(section.canAdd && !document->isReadOnly());
    auto& model = m_models[list];
    if (model) {
        model->refresh();
    } else {
        model = std::make_unique<editor::GridModel>(*document, list);
        connect(model.get(), &QAbstractItemModel::dataChanged, this, &GridPage::showWhy);
    }
    m_model = model.get();
    showModel();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &GridPage::showWhy);
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnWidth(column, std::clamp(m_view->columnWidth(column), leastColumn, mostColumn));
    showWhy();
}

void GridPage::showModel()
{
    auto* before = m_view->selectionModel(); // of the model that was shown
    m_view->setModel(m_model);
    delete before;
}

void GridPage::refresh()
{
    if (m_model)
        m_model->refresh();
    showWhy();
}

void GridPage::showWhy()
{
    const auto why = m_model ? m_view->currentIndex().data(editor::GridModel::whyRole).toString() : QString();
    auto colours = m_why->palette();
    colours.setColor(QPalette::WindowText, Theme::of(this).error);
    m_why->setPalette(colours);
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
}

bool GridPage::goToNextFault()
{
    const auto next = m_model ? m_model->nextFault(m_view->currentIndex()) : QModelIndex();
    if (next.isValid()) {
        m_view->setCurrentIndex(next);
        m_view->setFocus();
    }
    return next.isValid();
}

void GridPage::copy() const
{
    QApplication::clipboard()->setText(m_model->copied(m_view->selectionModel()->selectedIndexes()));
}

void GridPage::paste()
{
    if (const auto leftOut = m_model->paste(m_view->currentIndex(), QApplication::clipboard()->text()))
        emit said(tr("%n row(s) were left out. A new row begins with a name, and at most %1 cells are pasted at once.",
                     nullptr, leftOut)
                      .arg(editor::shownNumber(editor::GridModel::mostPasted)));
}

void GridPage::clearCells() { m_model->clear(m_view->selectionModel()->selectedIndexes()); }

bool GridPage::eventFilter(QObject* object, QEvent* event)
{
    if (object != m_view || event->type() != QEvent::KeyPress || !m_model)
        return QWidget::eventFilter(object, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy))
        copy();
    else if (key->matches(QKeySequence::Paste))
        paste();
    else if (key->key() == Qt::Key_Delete)
        clearCells();
    else if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
             m_view->currentIndex().flags().testFlag(Qt::ItemIsEditable))
        m_view->edit(m_view->currentIndex());
    else
        return false;
    return true;
}

// ---- limits ---------------------------------------------------------------------------------------------------------

LimitsPage::LimitsPage(QWidget* parent)
    : QWidget(parent),
      m_sentences(table("limitSentences", tr("Limits"), {tr("Limit")})),
      m_templates(named<QWidget>("limitTemplates")),
      m_kinds(spaced(new QVBoxLayout, 2))
{
    m_sentences->setHeaderHidden(true);
    m_sentences->setWordWrap(true);
    m_sentences->setUniformRowHeights(false);
    m_sentences->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* title = typed(plainLabel(tr("Limits")), Type::Heading);
    auto* left = filled(spaced(new QVBoxLayout, space::small), {title, {m_sentences, 1}});
    addParts(*spaced(new QVBoxLayout(m_templates), space::small),
             {quiet(plainLabel(tr("New limit")), Type::Label), m_kinds, Part::stretch(1)});
    m_templates->setFixedWidth(templatesWidth);
    auto* scroll = scrolled(m_templates);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedWidth(templatesWidth + space::huge);
    addParts(*spaced(new QHBoxLayout(this), space::medium, {space::large, space::medium, space::small, space::medium}),
             {Part(left, 1), scroll});
    connect(m_sentences, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        emit entryRequested(m_list / static_cast<std::size_t>(m_sentences->indexOfTopLevelItem(item)));
    });
    connect(m_sentences, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        emit entryRequested(m_list / static_cast<std::size_t>(m_sentences->indexOfTopLevelItem(item)));
    });
}

void LimitsPage::show(editor::AuthorDocument* document, const DraftPlace& list)
{
    m_document = document;
    m_list = list;
    clear(*m_kinds);
    if (!document)
        return m_sentences->clear();
    for (const auto kind : editor::limitTemplates(document->draft())) {
        auto* button = toolButton(nullptr, editor::shownLabel(editor::templateName(kind)));
        button->setObjectName(QStringLiteral("limitKind%1").arg(static_cast<int>(kind)));
        button->setToolTip(editor::shownTip(editor::templateName(kind)));
        button->setProperty("flat", true);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(actionIcon(QStringLiteral("add")));
        button->setStyleSheet(
            QStringLiteral("QToolButton { text-align: left; padding: 4px 2px; background: transparent; }"));
        connect(button, &QToolButton::clicked, this, [this, kind] { add(kind); });
        m_kinds->addWidget(button);
    }
    m_templates->setEnabled(!document->isReadOnly());
    refresh();
}

void LimitsPage::add(Limit::Kind kind)
{
    const auto made = editor::newLimit(m_document->draft(), m_list.file, kind);
    if (m_document->change(tr("New limit"), made.edit))
        emit entryRequested(made.place);
}

void LimitsPage::refresh()
{
    if (!m_document)
        return;
    const auto& draft = m_document->draft();
    m_sentences->clear();
    for (std::size_t i = 0; draft.isList(m_list) && i < draft.size(m_list); ++i) {
        const auto words = editor::sentenceAt(draft, m_list / i);
        auto* item = new QTreeWidgetItem(m_sentences, {editor::shown(words)});
        item->setToolTip(0, editor::shownTip(words));
        if (!editor::limitAt(draft, m_list / i))
            item->setForeground(0, palette().color(QPalette::PlaceholderText));
    }
    showFaults();
}

void LimitsPage::showFaults()
{
    for (int row = 0; m_document && row < m_sentences->topLevelItemCount(); ++row) {
        const bool isWrong = !m_document->faultsAt(m_list / static_cast<std::size_t>(row)).empty();
        m_sentences->topLevelItem(row)->setIcon(0, isWrong ? severityIcon(Severity::Error, palette()) : QIcon());
    }
}

} // namespace muster::widgets
