#include "widgets/unit/unitpanel.h"

#include "editor/muster/musterform.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/needsbar.h"
#include "widgets/unit/panelfold.h"
#include "widgets/unit/picturefield.h"
#include "widgets/unit/severalpage.h"
#include "widgets/unit/slotsbox.h"
#include "widgets/unit/twocolumns.h"
#include "widgets/unit/unitparts.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace muster::widgets {

namespace intents = editor::intents;

namespace {

constexpr int workSlice = 4; // ms
constexpr int leastForColumns = 760;

template <class Part>
Part* add(QVBoxLayout& column, Part* part)
{
    column.addWidget(part);
    return part;
}

/// What Tab can reach, in the order of the layout.
void collectTabs(QLayout* layout, std::vector<QWidget*>& tabs)
{
    for (int i = 0; i < layout->count(); ++i) {
        auto* item = layout->itemAt(i);
        if (auto* inner = item->layout())
            collectTabs(inner, tabs);
        auto* widget = item->widget();
        if (!widget)
            continue;
        if (widget->focusPolicy() & Qt::TabFocus)
            tabs.push_back(widget);
        if (widget->layout())
            collectTabs(widget->layout(), tabs);
    }
}

/// The ids of what a person added, in order.
std::vector<std::string> addedTo(const std::vector<editor::ChoiceGroup>& groups)
{
    std::vector<std::string> added;
    for (const auto& group : groups)
        for (const auto& choice : group.choices) {
            if (choice.isAdded)
                added.push_back(choice.id);
            std::ranges::copy(addedTo(choice.below), std::back_inserter(added));
        }
    return added;
}

/// The group that a choice is in; null where there is none.
const editor::ChoiceGroup* groupOf(const std::vector<editor::ChoiceGroup>& groups, const std::string& choice)
{
    for (const auto& group : groups)
        for (const auto& each : group.choices) {
            if (each.id == choice)
                return &group;
            if (const auto* below = groupOf(each.below, choice))
                return below;
        }
    return nullptr;
}

/// Models alike share a number that is fixed: one more of a kind is one less of the kind of which there are most, and
/// the other way round.
intents::Choose sharedOut(const editor::ChoiceGroup& group, intents::Choose intent)
{
    int taken = 0;
    const editor::Choice* own = nullptr;
    const editor::Choice* rest = nullptr;
    for (const auto& each : group.choices) {
        taken += each.count;
        if (each.id == intent.choice)
            own = &each;
        else if (!rest || each.count > rest->count)
            rest = &each;
    }
    if (!own || !rest || group.least != group.most || group.most.value_or(0) < 2 || taken != *group.most)
        return intent;
    if (intent.count == own->count + 1 && rest->count > 0)
        intent.inPlaceOf = rest->id;
    else if (intent.count == own->count - 1)
        intent = {intent.row, rest->id, rest->count + 1, own->id};
    return intent;
}

QString tallyLines(const std::vector<editor::HeadForm::Tally>& tallies)
{
    QStringList lines;
    for (const auto& tally : tallies)
        lines << (!tally.isBroken()                 ? QString()
                  : tally.broken == Severity::Error ? QStringLiteral("✕ ")
                                                    : QStringLiteral("⚠ ")) +
                     tally.label + QStringLiteral(": ") + tally.figure;
    return lines.join(QLatin1Char('\n'));
}

} // namespace

UnitPanel::UnitPanel(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("unitPanel"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    build();
    m_work.setInterval(0);
    connect(&m_work, &QTimer::timeout, this, &UnitPanel::workOnBreaks);
    setAccessibleName(tr("Unit"));
    show(nullptr, {}, {});
}

UnitPanel::~UnitPanel() = default;

void UnitPanel::build()
{
    auto* base = new QWidget(viewport());
    base->setBackgroundRole(QPalette::Base);
    base->setAutoFillBackground(true);
    setWidget(base); // while nothing is in it that would have to be measured
    auto* outer = spaced(new QVBoxLayout(base));
    m_empty = quiet(plainLabel({}, base));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(space::huge, 2 * space::huge, space::huge, 0);
    m_several = new SeveralPage(base);
    m_page = new TwoColumns(base);
    for (auto* part : {static_cast<QWidget*>(m_empty), static_cast<QWidget*>(m_several), static_cast<QWidget*>(m_page)})
        outer->addWidget(part);
    outer->addStretch(1);
    auto& first = m_page->first();
    m_head = add(first, new UnitHead(m_page));
    m_size = add(first, new UnitSize(m_page));
    m_unknown = add(first, new UnknownNames(m_page));
    m_slotsBox = add(first, new SlotsBox(m_page));
    m_needs = add(first, new NeedsBar(m_page));
    m_choices = add(first, named<ChoiceList>("unitChoices", m_page));
    m_sum = add(first, named<WordLabel>("unitSum", m_page));
    m_keep = named<QToolButton>("unitKeepBuild", m_page);
    m_keep->setText(tr("★ Keep as a build"));
    m_keep->setToolTip(editor::shownTip(tr("Keeps the unit, with what is chosen for it, among the units to add")));
    m_keep->setProperty("flat", true);
    first.addWidget(m_keep, 0, Qt::AlignRight);
    m_legend = add(first, quiet(named<WordLabel>("unitLegend", m_page), Type::Small));
    buildSecond();
    connectParts();
}

void UnitPanel::buildSecond()
{
    auto& second = m_page->second();
    m_battle = add(second, new UnitBattle(m_page));
    m_rules = add(second, new UnitRules(m_page));
    m_texts = add(second, new UnitTexts(m_page));
    m_cardFold = add(second, new PanelFold(QStringLiteral("card"), true));
    m_cardFold->setTitle(tr("The card as it will print"));
    m_remarksFold = add(second, new PanelFold(QStringLiteral("about"), false));
    m_remarksFold->setTitle(tr("About these figures"));
    m_remarks = quiet(named<WordLabel>("unitRemarks"), Type::Small);
    m_remarksFold->add(m_remarks);
}

void UnitPanel::arrange()
{
    const bool areBeside = m_form.isDeep && width() >= leastForColumns;
    if (areBeside == m_page->areBeside())
        return;
    m_page->setBeside(areBeside);
    auto* column = areBeside ? &m_page->second() : static_cast<QVBoxLayout*>(m_head->layout());
    column->insertWidget(areBeside ? 0 : column->count(), m_head->profiles());
    orderTabs();
}

void UnitPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void UnitPanel::connectParts()
{
    connect(&m_head->rank(), &QLabel::linkActivated, this,
            [this](const QString& link) { emit searchRequested(m_form.categories.value(link.toInt())); });
    connect(m_several, &SeveralPage::meant, this, &UnitPanel::meant);
    connect(m_size, &UnitSize::chosen, this, [this](int models) { emit meant(intents::SetNumber{m_unit, models}); });
    connect(m_unknown, &UnknownNames::gestureMade, this, &UnitPanel::gestureMade);
    connect(m_slotsBox, &SlotsBox::gestureMade, this, &UnitPanel::gestureMade);
    connect(m_needs, &NeedsBar::fillRequested, this, &UnitPanel::fillIn);
    connect(m_choices, &ChoiceList::chosen, this, &UnitPanel::choose);
    connect(m_choices, &ChoiceList::linesChanged, this, &UnitPanel::startBreaks);
    for (auto* list : findChildren<ChoiceList*>()) {
        connect(list, &ChoiceList::linesChanged, this, &UnitPanel::orderTabs);
        connect(list, &ChoiceList::wentTo, this, [this](QWidget* control) {
            widget()->layout()->activate(); // a group that was opened has its place then
            ensureWidgetVisible(control);
        });
    }
    connect(m_choices, &ChoiceList::addMenuWanted, this,
            [this](QMenu* menu, const std::vector<editor::Addable>& addable) { fillAddMenu(*menu, addable); });
    connect(m_keep, &QToolButton::clicked, this, [this] {
        emit keepRequested(m_unit, m_form.ownName.isEmpty() ? m_form.name : m_form.ownName, m_form.points);
    });
    connect(m_battle, &UnitBattle::heldBack, this, [this](bool isOn) {
        emit meant(intents::HoldBack{{m_unit}, isOn});
    });
    connect(m_battle, &UnitBattle::detachRequested, this, &UnitPanel::detachRequested);
    connect(m_texts, &UnitTexts::written, this, [this](intents::OwnText which, const std::string& text) {
        emit meant(intents::Write{m_unit, which, text});
    });
    connect(&m_texts->picture(), &PictureField::chosen, this, [this](const std::string& picture) {
        emit meant(intents::SetPicture{m_unit, picture});
    });
    connect(m_cardFold, &PanelFold::toggled, this, &UnitPanel::wantCard); // a closed one is not made
}

void UnitPanel::addCard(QWidget* card) { m_cardFold->add(card); }

void UnitPanel::wantCard()
{
    emit cardWanted(m_page->isVisibleTo(this) && m_cardFold->isOpen() && m_form.hasCard ? m_unit : std::string());
}

/// A letter goes to the next option whose name begins so, as in a list; a digit goes to the number of models, and a
/// slash to the filter of the options.
void UnitPanel::keyPressEvent(QKeyEvent* event)
{
    if (const auto sign = plainSign(*event); sign.isLetter() ? goToOption(sign)
                                             : sign == QLatin1Char('/')
                                                 ? m_choices->isVisible() && m_choices->goToFilter()
                                                 : sign.isDigit() && (goToNumber(*event) || goToOption(sign)))
        return;
    QScrollArea::keyPressEvent(event);
}

bool UnitPanel::goToOption(QChar letter)
{
    for (auto* list : findChildren<ChoiceList*>())
        if (list->isVisible() && list->goTo(letter))
            return true;
    return false;
}

/// Where the number of models is typed; null where it cannot be.
QSpinBox* UnitPanel::numberField() const
{
    auto* field = m_several->isVisible() ? m_several->number() : m_size->field();
    return field && field->isVisible() ? field : nullptr;
}

/// The first digit replaces the number that is there.
bool UnitPanel::goToNumber(QKeyEvent& digit)
{
    auto* number = numberField();
    if (!number || number->hasFocus())
        return false;
    number->setFocus(Qt::ShortcutFocusReason);
    number->selectAll();
    ensureWidgetVisible(number);
    QCoreApplication::sendEvent(number, &digit);
    return true;
}

void UnitPanel::show(editor::ListFormPtr form, const std::string& unit, const std::vector<std::string>& selected)
{
    const bool isOther = unit != m_unit;
    m_list = std::move(form);
    m_unit = unit;
    const bool areSeveral = m_list && selected.size() > 1;
    auto shown = m_list && !areSeveral ? m_list->unit(unit, unit != m_filled) : std::nullopt;
    // What cannot be taken is known for another unit, and for models that were added: elsewhere nothing moves.
    if (shown && unit == m_filled && addedTo(shown->choices) != addedTo(m_form.choices))
        shown = m_list->unit(unit, true);
    m_page->setVisible(shown.has_value());
    m_several->setVisible(areSeveral);
    m_empty->setVisible(!areSeveral && !shown);
    m_empty->setText(m_list && m_list->head().units == 0
                         ? tr("Add a unit from the army at the left: double-click it, drag it, or press Enter.")
                         : tr("Select a unit to see and change what it has."));
    m_toTry.clear();
    m_work.stop();
    if (shown)
        m_form = std::move(*shown);
    wantCard();
    if (areSeveral)
        m_several->show(m_list->several(selected));
    if (!shown)
        return;
    fill();
    if (isOther)
        ensureVisible(0, 0);
    startBreaks();
}

void UnitPanel::showAgain()
{
    if (m_page->isVisibleTo(this))
        fill();
    else
        m_several->showAgain();
}

void UnitPanel::fill()
{
    // Of the window, not of the program: a menu that has just closed may still have the keyboard.
    const QPointer<QWidget> focused = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
    const auto hadFocus = !focused.isNull();
    const auto focusedName = hadFocus ? focused->objectName() : QString();
    arrange();
    m_head->show(m_form);
    const bool isOther = std::exchange(m_filled, m_unit) != m_unit;
    m_texts->show(m_form, isOther);
    m_size->show(m_form.size);
    m_unknown->show(m_form.unknown);
    const auto verdict = editor::verdictOf(m_list);
    m_slotsBox->show(verdict, verdict ? verdict->unitAt(m_unit) : noId);
    m_needs->setNeeds(m_form.needs, !isOther);
    m_choices->setChoices(m_form.reference, m_form.choices, isOther, m_form.left);
    const auto added = newlyAdded();
    if (!added.empty())
        m_choices->open(added);
    m_sum->setText(m_form.sum);
    m_sum->setVisible(!m_form.sum.isEmpty());
    m_legend->setText(m_form.legend);
    m_legend->setVisible(!m_form.legend.isEmpty());
    m_battle->show(m_form, tallyLines(m_form.tallies));
    m_rules->show(m_form);
    m_remarks->setText(m_form.remarks.join(QLatin1Char('\n')));
    m_remarksFold->setVisible(!m_form.remarks.isEmpty());
    m_cardFold->setVisible(m_form.hasCard);
    m_keep->setVisible(m_form.isKnown && m_form.hasCard && !m_form.choices.empty());
    orderTabs();
    if (hadFocus)
        keepFocus(focused, focusedName, added);
}

/// The id of what a person asked for, now that it is there; else empty.
std::string UnitPanel::newlyAdded()
{
    const auto before = std::exchange(m_addedBefore, std::nullopt);
    if (before)
        for (const auto& each : addedTo(m_form.choices))
            if (std::ranges::find(*before, each) == before->end())
                return each;
    return {};
}

/// Tab follows the eye: controls are made when a unit needs them, and would be reached last.
void UnitPanel::orderTabs()
{
    std::vector<QWidget*> tabs;
    collectTabs(m_several->isVisibleTo(this) ? m_several->layout() : m_page->layout(), tabs);
    if (std::ranges::equal(tabs, m_tabs, {}, {}, &QPointer<QWidget>::data))
        return;
    for (std::size_t i = 1; i < tabs.size(); ++i)
        setTabOrder(tabs[i - 1], tabs[i]);
    m_tabs.assign(tabs.begin(), tabs.end());
}

/// Keeps the keyboard in the panel when the control that had it was made again or is gone; then `before` is null.
void UnitPanel::keepFocus(const QWidget* before, const QString& name, const std::string& added)
{
    if (auto* number = added.empty() ? nullptr : m_choices->reveal(added)) {
        number->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(number->parentWidget());
        return;
    }
    if (before && before->isVisibleTo(this))
        return;
    auto* next = name.isEmpty() ? nullptr : m_page->findChild<QWidget*>(name);
    if (!next || !next->isVisibleTo(this))
        next = m_head;
    next->setFocus(Qt::OtherFocusReason);
}

/// Null where there is none.
QWidget* UnitPanel::controlOf(const std::string& choice) const
{
    return m_page->findChild<QWidget*>(QStringLiteral("option-") + QString::fromStdString(choice));
}

void UnitPanel::fillAddMenu(QMenu& menu, const std::vector<editor::Addable>& addable)
{
    menu.clear();
    for (const auto& [kind, name, price] : addable) {
        const intents::AddChoice intent{m_unit, kind};
        const auto breaks = m_list->breaksOf(intent);
        const auto priced = price.isEmpty() ? name : name + QLatin1Char(' ') + price;
        const auto label = breaks.isEmpty() ? priced : tr("%1 ✕ %2").arg(priced, breaks.messages.first());
        connect(menu.addAction(editor::shownLabel(label)), &QAction::triggered, this, [this, intent] {
            m_addedBefore = addedTo(m_form.choices);
            emit meant(intent);
        });
    }
}

void UnitPanel::choose(const std::string& choice, int count)
{
    const auto* group = groupOf(m_form.choices, choice);
    const intents::Choose plain{m_unit, choice, count};
    const auto intent = group ? sharedOut(*group, plain) : plain;
    if (!intent.inPlaceOf.empty() || !offerSwaps(intent))
        emit meant(intent);
}

/// In a full group one more of a choice takes the place of another; where several can leave, the person says which.
bool UnitPanel::offerSwaps(const intents::Choose& intent)
{
    const auto swaps = m_list->swapsFor(intent);
    const auto swap = [this, intent](const editor::Swap& chosen) {
        auto with = intent;
        with.inPlaceOf = chosen.leaves;
        emit meant(with);
    };
    if (swaps.size() == 1)
        swap(swaps.front());
    if (swaps.size() < 2)
        return !swaps.empty();
    auto* menu = named<QMenu>("swapMenu", this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("The group is full"));
    for (const auto& each : swaps)
        connect(menu->addAction(editor::shownLabel(tr("In place of %1").arg(each.name))), &QAction::triggered, this,
                [swap, each] { swap(each); });
    // Whatever was chosen or not, the controls show what the roster has.
    connect(menu, &QMenu::aboutToHide, this, [this] { QTimer::singleShot(0, this, &UnitPanel::showAgain); });
    const auto* control = controlOf(intent.choice);
    menu->popup(control ? control->mapToGlobal(control->rect().bottomLeft()) : QCursor::pos());
    return true;
}

void UnitPanel::fillIn()
{
    if (m_form.needs && m_form.needs->fill)
        emit gestureMade(*m_form.needs->fill);
}

void UnitPanel::startBreaks()
{
    const auto open = m_choices->toTry();
    m_toTry.assign(open.begin(), open.end());
    m_work.start();
}

void UnitPanel::workOnBreaks()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_toTry.empty() && clock.elapsed() < workSlice) {
        const auto choice = std::move(m_toTry.front());
        m_toTry.pop_front();
        m_choices->setBreaks(choice, m_list->breaksOf(intents::Choose{m_unit, choice, 1}));
    }
    if (m_toTry.empty())
        m_work.stop();
}

void UnitPanel::focusName()
{
    m_texts->focusName();
    ensureWidgetVisible(m_texts);
}

PictureField* UnitPanel::openPicture()
{
    if (!m_page->isVisibleTo(this) || !m_form.mayHavePicture)
        return nullptr;
    m_texts->open();
    ensureWidgetVisible(&m_texts->picture());
    return &m_texts->picture();
}

void UnitPanel::setPrompts(Prompts& prompts) { m_texts->picture().setPrompts(prompts); }

void UnitPanel::focusOptions()
{
    if (auto* number = numberField())
        number->setFocus(Qt::ShortcutFocusReason);
    else if (!(m_several->isVisible() ? m_several->goToFirst() : m_choices->goToFirst()))
        focusName();
}

} // namespace muster::widgets
