#include "widgets/army/armypanel.h"

#include "editor/collection/collections.h"
#include "editor/words/shown.h"
#include "widgets/army/armydelegate.h"
#include "widgets/army/armyfilter.h"
#include "widgets/army/builds.h"
#include "widgets/army/favourites.h"
#include "widgets/army/kindview.h"
#include "widgets/army/previewer.h"
#include "widgets/army/unitpreview.h"
#include "widgets/look/icons.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/severitymark.h"
#include "widgets/look/wordlabel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::ArmyModel;

namespace {

constexpr std::chrono::microseconds workSlice(4000);

/// With its name, which a narrow list may cut.
void explainChip(QAbstractButton& chip, const QString& words)
{
    chip.setToolTip(editor::shownTip(QStringLiteral("%1: %2").arg(chip.text(), words)));
    chip.setAccessibleDescription(words);
}

} // namespace

ArmyPanel::ArmyPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new ArmyModel(this)),
      m_filter(new ArmyFilter(*m_model, this)),
      m_search(searchField("armySearch", tr("Search units, rules, weapons"), tr("Search the army"))),
      m_chips(new QButtonGroup(this)),
      m_chipRow(new QWidget(this)),
      m_slotChip(named<QFrame>("slotChip", this)),
      m_slotWords(new WordLabel),
      m_over(named<QWidget>("armyOver", this)),
      m_overWords(typed(named<CutLabel>("armyOverWords", m_over), Type::Strong)),
      m_head(new ArmyHead(m_columns, this)),
      m_view(named<KindView>("armyView", this)),
      m_empty(quiet(plainLabel({}, this))),
      m_builds(new BuildsButton(this))
{
    m_search->installEventFilter(this);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new ArmyDelegate(m_columns, m_view));
    m_view->installEventFilter(this);
    wrapWords(*m_empty);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(space::large, space::huge, space::large, 0);
    m_empty->hide();
    build();
    connectParts();
    takeCollection();
    m_view->setAccessibleName(tr("Units to add"));
    m_view->setAccessibleDescription(
        tr("Enter adds the unit to the roster; Shift+Enter adds it under the selected unit; Alt+Enter goes on to its "
           "options. Ctrl+I shows all of it."));
    showEmptyWord();
}

ArmyPanel::~ArmyPanel() = default;

QSize ArmyPanel::minimumSizeHint() const
{
    constexpr int narrowest = 230; // names of units are cut below that
    return QWidget::minimumSizeHint().expandedTo({narrowest, 0});
}

void ArmyPanel::build()
{
    // Qt takes the focus of Tab from those of an exclusive group that are not chosen.
    m_chips->setExclusive(false);
    auto* chips = spaced(new QHBoxLayout(m_chipRow), space::tiny + 2, {space::small, 0, space::small, 0});
    struct {
        ArmyFilter::Which which;
        const char* name;
        QString words;
        QString about;
    } const all[]{
        {ArmyFilter::Which::All, "armyAll", tr("All"), tr("All units of the army and its allies")},
        {ArmyFilter::Which::Fits, "armyFits", tr("Fits"), tr("Units that can be added without breaking a rule")},
        {ArmyFilter::Which::Favourites, "armyFavourites", tr("Favourites"), tr("Units marked with a star")},
        {ArmyFilter::Which::Owned, "armyOwned", tr("Owned"), tr("Units of which you own models")}};
    for (const auto& [which, name, words, about] : all) {
        auto* chip = named<QToolButton>(name, m_chipRow);
        chip->setText(words);
        chip->setAccessibleName(words);
        explainChip(*chip, about);
        chip->setCheckable(true);
        chip->setChecked(which == ArmyFilter::Which::All);
        m_chips->addButton(chip, static_cast<int>(which));
        chips->addWidget(chip);
    }
    chips->addStretch(1);

    auto* layout = spaced(new QVBoxLayout(this), space::small, {0, space::small, 0, 0});
    auto* top = new QHBoxLayout;
    top->setContentsMargins(space::small, 0, space::small, 0);
    top->addWidget(m_search);
    addParts(*layout, {top, m_chipRow});
    auto* slot = new QHBoxLayout;
    slot->setContentsMargins(space::small, 0, space::small, 0);
    slot->addWidget(m_slotChip);
    layout->addLayout(slot);
    m_slotChip->hide();
    auto* close = named<QToolButton>("slotChipClose");
    close->setIcon(actionIcon(QStringLiteral("close")));
    close->setProperty("flat", true);
    close->setAccessibleName(tr("Show all units"));
    close->setToolTip(editor::shownTip(tr("Show all units (Esc)")));
    connect(close, &QToolButton::clicked, this, &ArmyPanel::slotClosed);
    auto* line = new QHBoxLayout(m_slotChip);
    line->setContentsMargins(space::small, 1, 1, 1);
    addParts(*line, {{m_slotWords, 1}, close});
    m_over->setAttribute(Qt::WA_StyledBackground);
    m_over->hide();
    m_overWords->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    filled(spaced(new QHBoxLayout(m_over), space::small, {space::medium, 4, space::small, 4}),
           {new SeverityMark(Severity::Error, m_over), {m_overWords, 1}});
    auto* list = filled(spaced(new QVBoxLayout), {m_over, m_head, m_empty, {m_view, 1}});
    layout->addLayout(list, 1);
    layout->addWidget(m_builds);
}

/// Another tab may have changed what is a favourite, and another program what is owned.
void ArmyPanel::showEvent(QShowEvent* event)
{
    m_model->setFavourites(favouriteKinds());
    m_builds->refresh();
    takeCollection();
    QWidget::showEvent(event);
}

void ArmyPanel::follow(editor::Collections& collections)
{
    m_collections = &collections;
    connect(&collections, &editor::Collections::changed, this, &ArmyPanel::takeCollection);
    takeCollection();
}

void ArmyPanel::takeCollection()
{
    const auto& offers = m_model->offers();
    if (!m_collections || !offers)
        return;
    m_collectionOf = offers->game;
    m_model->setCollection(m_collections->of(m_collectionOf));
    const auto isAny = m_model->collection().hasModels();
    auto* chip = m_chips->button(static_cast<int>(ArmyFilter::Which::Owned));
    chip->setEnabled(isAny);
    explainChip(*chip, isAny ? tr("Units of which you own models")
                             : tr("You own nothing of this game yet: Army, My Collection…"));
    if (!isAny && m_filter->which() == ArmyFilter::Which::Owned)
        showWhich(static_cast<int>(ArmyFilter::Which::All));
    showEmptyWord();
}

void ArmyPanel::showWhich(int which)
{
    for (auto* chip : m_chips->buttons())
        chip->setChecked(m_chips->id(chip) == which);
    m_filter->setWhich(static_cast<ArmyFilter::Which>(which));
}

void ArmyPanel::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &ArmyPanel::search);
    connect(m_chips, &QButtonGroup::idClicked, this, [this](int which) {
        showWhich(which);
        openSections();
        chooseFirst();
    });
    for (const auto added :
         {&ArmyPanel::addRequested, &ArmyPanel::addBelowRequested, &ArmyPanel::addWithOptionsRequested})
        connect(this, added, this, &ArmyPanel::noteUsed);
    connect(m_view, &KindView::addPressed, this, &ArmyPanel::addRequested);
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const auto reference = index.data(ArmyModel::ReferenceRole).toString(); !reference.isEmpty())
            emit addRequested(reference);
    });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(ArmyModel::SectionRole).toBool())
            m_view->setExpanded(index, !m_view->isExpanded(index));
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &ArmyPanel::showMenu);
    connect(m_view, &KindView::resized, this, &ArmyPanel::fitColumns);
    connect(m_view, &KindView::pointerLeft, this, &ArmyPanel::refit);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        measureColumns();
        openSections();
    });
    m_work.setSingleShot(false);
    m_work.setInterval(0);
    connect(&m_work, &QTimer::timeout, this, [this] {
        if (m_model->workOn(workSlice))
            return;
        m_work.stop();
        if (!m_view->viewport()->underMouse())
            refit();
    });
}

void ArmyPanel::noteUsed(const QString& reference)
{
    if (m_model->offers())
        addLastUsedKind(m_model->usedKey(reference));
}

void ArmyPanel::setForm(editor::ListFormPtr form)
{
    // When a roster comes in: the panel may have been made long before.
    if (!m_model->form()) {
        m_model->setFavourites(favouriteKinds());
        m_model->setLastUsed(lastUsedKinds());
    }
    m_model->setForm(std::move(form));
    if (m_model->offers() && m_model->offers()->game != m_collectionOf)
        takeCollection();
    if (const auto army = m_model->usedKey({}); army != m_builds->army())
        m_builds->setArmy(army);
    if (const auto words = m_model->overWords(); !words.isEmpty())
        m_overWords->setText(words); // the line itself comes and goes when no row can move from under the mouse
    m_work.start();
    if (m_previewer)
        m_previewer->refresh();
}

const std::vector<editor::StatHead>& ArmyPanel::heads() const
{
    static const std::vector<editor::StatHead> none;
    return m_model->offers() ? m_model->offers()->heads : none;
}

void ArmyPanel::setNear(const std::string& unit)
{
    if (unit == m_model->nearUnit())
        return;
    m_model->setNear(unit);
    m_work.start();
    if (m_previewer)
        m_previewer->refresh();
}

void ArmyPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ArmyPanel::searchFor(const QString& words)
{
    m_search->setText(words);
    focusSearch();
}

void ArmyPanel::showSlot(const QString& words, const QStringList& kinds)
{
    const bool isOther = !m_filter->hasKinds() || m_slotWords->text() != words;
    m_slotWords->setText(words);
    m_slotChip->setVisible(true);
    m_chipRow->hide();
    m_filter->setKinds(kinds);
    if (!isOther)
        return;
    m_search->clear(); // its words were for another slot
    openSections();
    chooseFirst();
}

void ArmyPanel::showAllSlots()
{
    if (!m_filter->hasKinds())
        return;
    m_slotChip->hide();
    m_chipRow->show();
    m_filter->setKinds(std::nullopt);
    openSections();
}

void ArmyPanel::startOver()
{
    m_search->clear();
    m_view->setCurrentIndex({});
    showWhich(static_cast<int>(ArmyFilter::Which::All));
    closePreview();
    openSections();
}

/// Hides units that no longer fit and shows others, once no row can move from under the mouse.
void ArmyPanel::refit()
{
    m_filter->refit();
    showEmptyWord();
    showOver();
}

/// The rows stay where they are on the screen: the list scrolls by as much as it gets smaller.
void ArmyPanel::showOver()
{
    const auto words = m_model->overWords();
    m_overWords->setText(words);
    m_overWords->setToolTip(editor::shownTip(words));
    m_model->setSaysOver(!words.isEmpty());
    if (m_over->isHidden() == words.isEmpty())
        return;
    auto& bar = *m_view->verticalScrollBar();
    const auto at = bar.value();
    const auto height = m_over->sizeHint().height();
    m_over->setVisible(!words.isEmpty());
    layout()->activate();
    bar.setValue(words.isEmpty() ? at - height : at + height);
}

void ArmyPanel::previewOver(QWidget& over)
{
    m_previewer = new Previewer(*m_model, *m_view, over, this);
    auto& preview = m_previewer->preview();
    const auto forward = [&](auto asked, auto request) {
        connect(&preview, asked, this, [this, request] {
            if (const auto kind = m_previewer->shownKind(); !kind.isEmpty())
                emit(this->*request)(kind);
        });
    };
    forward(&UnitPreview::addRequested, &ArmyPanel::addRequested);
    forward(&UnitPreview::addBelowRequested, &ArmyPanel::addBelowRequested);
    forward(&UnitPreview::addWithOptionsRequested, &ArmyPanel::addWithOptionsRequested);
    connect(&preview, &UnitPreview::favouriteRequested, this, [this] { changeFavourite(m_previewer->shownUnit()); });
}

void ArmyPanel::openPreview()
{
    if (m_previewer)
        m_previewer->open();
}

void ArmyPanel::closePreview()
{
    if (m_previewer)
        m_previewer->close();
}

void ArmyPanel::toggleFavourite() { changeFavourite(m_view->currentIndex()); }

void ArmyPanel::changeFavourite(const QModelIndex& unit)
{
    const auto kind = unit.data(ArmyModel::KindRole).toString();
    if (kind.isEmpty())
        return;
    setFavouriteKind(kind, !unit.data(ArmyModel::FavouriteRole).toBool());
    m_model->setFavourites(favouriteKinds());
    if (m_filter->rowCount() > 0)
        m_view->expand(m_filter->index(0, 0));
    if (m_previewer)
        m_previewer->showFavourite();
    showEmptyWord();
}

void ArmyPanel::showMenu(const QPoint& place)
{
    const QPersistentModelIndex unit = m_view->unitAt(place);
    if (!unit.isValid())
        return;
    m_view->setCurrentIndex(unit);
    const auto reference = unit.data(ArmyModel::ReferenceRole).toString();
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("armyUnitMenu"));
    menu.addAction(tr("&Add"), this, [this, reference] { emit addRequested(reference); });
    auto* below =
        menu.addAction(tr("Add &Under Selected Unit"), this, [this, reference] { emit addBelowRequested(reference); });
    below->setEnabled(!m_model->nearUnit().empty());
    menu.addAction(tr("Add with &Options"), this, [this, reference] { emit addWithOptionsRequested(reference); });
    menu.addAction(tr("&Preview"), this, &ArmyPanel::openPreview);
    auto* favourite = menu.addAction(tr("&Favourite"), this, [this, unit] { changeFavourite(unit); });
    favourite->setCheckable(true);
    favourite->setChecked(unit.data(ArmyModel::FavouriteRole).toBool());
    menu.addSeparator();
    const auto addOwn = [&](const QString& words, OwnUnitStep step) {
        return menu.addAction(words, this, [this, step, reference] { emit ownUnitRequested(step, reference); });
    };
    addOwn(tr("O&wn Unit…"), OwnUnitStep::Make);
    const bool isOwn = unit.data(ArmyModel::OwnUnitRole).toBool();
    for (auto* action :
         {addOwn(tr("&Edit Own Unit…"), OwnUnitStep::Edit), addOwn(tr("&Delete Own Unit…"), OwnUnitStep::Delete)}) {
        action->setEnabled(isOwn);
        action->setStatusTip(isOwn ? QString() : tr("This unit is the army’s, not your own."));
    }
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

void ArmyPanel::measureColumns()
{
    m_columns.measure(*m_model);
    fitColumns();
}

void ArmyPanel::fitColumns()
{
    const auto width = m_view->viewport()->width();
    m_columns.fit(width - ArmyColumns::startMargin() - ArmyColumns::endMargin());
    m_head->setEndRoom(std::max(0, m_head->width() - width));
    m_head->showAgain();
    m_view->viewport()->update();
}

QString ArmyPanel::chosenKind() const { return m_view->currentIndex().data(ArmyModel::ReferenceRole).toString(); }

void ArmyPanel::chooseKind(const QString& reference)
{
    startOver();
    // The shortcuts at the top repeat units of the sections below.
    for (int row = m_filter->rowCount() - 1; row >= 0; --row) {
        const auto head = m_filter->index(row, 0);
        for (int k = 0; k < m_filter->rowCount(head); ++k)
            if (const auto unit = m_filter->index(k, 0, head); unit.data(ArmyModel::ReferenceRole) == reference) {
                m_view->setExpanded(head, true);
                m_view->setCurrentIndex(unit);
                m_view->scrollTo(unit);
                return;
            }
    }
}

void ArmyPanel::search(const QString& words)
{
    m_filter->setWords(words);
    m_head->setSearching(m_filter->hasWords());
    openSections();
    chooseFirst();
}

/// The first unit found, or for a slot, is chosen, so that Enter adds it.
void ArmyPanel::chooseFirst()
{
    const auto head = m_filter->index(0, 0);
    if ((m_filter->hasWords() || m_filter->hasKinds()) && m_filter->rowCount(head) > 0)
        m_view->setCurrentIndex(m_filter->index(0, 0, head));
}

/// The army's own sections open, and all with what was found; those of allies closed until they are asked for.
void ArmyPanel::openSections()
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const auto head = m_filter->index(row, 0);
        m_view->setExpanded(head, m_filter->hasWords() || !head.data(ArmyModel::AllyRole).toBool());
    }
    showEmptyWord();
}

void ArmyPanel::showEmptyWord()
{
    const bool isEmpty = m_filter->rowCount() == 0;
    if (m_filter->hasWords())
        m_empty->setText(
            tr("No unit, rule or weapon has “%1” in its name.").arg(editor::shown(m_search->text().trimmed())));
    else if (m_model->rowCount() == 0)
        m_empty->setText(tr("This army is not known to the data: no unit can be added."));
    else if (m_filter->hasKinds())
        m_empty->setText(tr("No unit of this list fits the slot."));
    else if (m_filter->which() == ArmyFilter::Which::Favourites)
        m_empty->setText(tr("No favourites in this army yet. Ctrl+* makes the chosen unit one."));
    else if (m_filter->which() == ArmyFilter::Which::Owned)
        m_empty->setText(tr("You own no models of this army yet: Army, My Collection…"));
    else
        m_empty->setText(tr("No unit fits: each would break a rule. All shows them."));
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
    if (key->key() == Qt::Key_Escape && m_previewer && m_previewer->isOpen()) {
        closePreview();
        return true;
    }
    if (watched == m_search && key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (key->key() == Qt::Key_Escape && m_filter->hasKinds()) {
        emit slotClosed();
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
        else if (!reference.isEmpty() && key->modifiers().testFlag(Qt::AltModifier))
            emit addWithOptionsRequested(reference);
        else if (!reference.isEmpty())
            emit addRequested(reference);
        if (watched == m_search)
            m_search->selectAll(); // Enter adds another, a letter begins the next search
        return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        m_view->setFocus();
        if (key->key() == Qt::Key_Down && !m_view->currentIndex().isValid())
            m_view->setCurrentIndex(m_filter->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ArmyPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        measureColumns();
    QWidget::changeEvent(event);
}

void ArmyPanel::hideEvent(QHideEvent* event)
{
    closePreview();
    QWidget::hideEvent(event);
}

} // namespace muster::widgets
