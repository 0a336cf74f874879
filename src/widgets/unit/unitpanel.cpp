#include "widgets/unit/unitpanel.h"

#include "editor/gestures/optiontrial.h"
#include "editor/gestures/swapping.h"
#include "editor/gestures/trial.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/musterintents.h"
#include "editor/words/shown.h"
#include "rules/fixes/choosing.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/figurestrip.h"
#include "widgets/unit/needsbar.h"
#include "widgets/unit/panelfold.h"
#include "widgets/unit/severalpage.h"
#include "widgets/unit/slotsbox.h"
#include "widgets/unit/unitparts.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>

namespace muster::widgets {

namespace intents = editor::intents;

namespace {

constexpr int workSlice = 4; // ms

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

} // namespace

/// One model group: how many, what they have, and a button to remove it.
struct UnitPanel::GroupBox {
    std::string group;
    QWidget* box = nullptr;
    QLabel* name = nullptr;
    QSpinBox* models = nullptr;
    QToolButton* remove = nullptr;
    ChoiceList* choices = nullptr;
};

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

template <class Part>
Part* UnitPanel::add(Part* part)
{
    m_layout->addWidget(part);
    return part;
}

void UnitPanel::build()
{
    auto* base = new QWidget(viewport());
    setWidget(base); // while nothing is in it that would have to be measured
    auto* outer = spaced(new QVBoxLayout(base));
    m_empty = quiet(plainLabel({}, base));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(space::huge, 2 * space::huge, space::huge, 0);
    m_several = new SeveralPage(base);
    m_page = new QWidget(base);
    for (auto* part : {static_cast<QWidget*>(m_empty), static_cast<QWidget*>(m_several), m_page})
        outer->addWidget(part);
    outer->addStretch(1);
    m_layout = spaced(new QVBoxLayout(m_page), space::tiny, {space::large, space::medium, space::large, space::large});
    addTop();
    m_size = add(new UnitSize(m_page));
    m_unknown = add(new UnknownNames(m_page));
    m_slotsBox = add(new SlotsBox(m_page));
    m_needs = add(new NeedsBar(m_page));
    m_choices = add(named<ChoiceList>("unitChoices", m_page));
    m_legend = add(quiet(named<WordLabel>("unitLegend", m_page), Type::Small));
    addGroups();
    m_battle = add(new UnitBattle(m_page));
    m_rules = add(new UnitRules(m_page));
    m_texts = add(new UnitTexts(m_page));
    m_cardFold = add(new PanelFold(QStringLiteral("card"), true));
    m_cardFold->setTitle(tr("The card as it will print"));
    m_remarksFold = add(new PanelFold(QStringLiteral("about"), false));
    m_remarksFold->setTitle(tr("About these figures"));
    m_remarks = quiet(named<WordLabel>("unitRemarks"), Type::Small);
    m_remarksFold->add(m_remarks);
    connectParts();
}

void UnitPanel::addTop()
{
    m_name = typed(named<WordLabel>("unitName", m_page), Type::Title);
    m_points = typed(named("unitPoints", plainLabel({}, m_page)), Type::Figure);
    m_points->setAlignment(Qt::AlignRight | Qt::AlignTop);
    auto* top = new QHBoxLayout;
    top->addWidget(m_name, 1);
    top->addWidget(m_points);
    m_layout->addLayout(top);
    m_rank = add(quiet(named<WordLabel>("unitRank", m_page)));
    m_figures = add(named<FigureStrip>("unitFigures", m_page));
    m_parts = add(named<WordLabel>("unitParts", m_page));
    m_parts->setTextFormat(Qt::RichText);
    m_parts->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void UnitPanel::addGroups()
{
    m_groupPart = add(new QWidget(m_page));
    auto* column = headedColumn(*m_groupPart, tr("Models that differ"));
    m_groupLayout = new QVBoxLayout;
    column->addLayout(m_groupLayout);
    m_addGroup = named<QToolButton>("addModelGroup", m_groupPart);
    m_addGroup->setText(tr("Add"));
    m_addGroup->setAccessibleName(tr("Add models that differ"));
    m_addGroup->setPopupMode(QToolButton::InstantPopup);
    m_addGroup->setMenu(new QMenu(m_addGroup));
    column->addWidget(m_addGroup, 0, Qt::AlignLeft);
}

void UnitPanel::connectParts()
{
    connect(m_several, &SeveralPage::meant, this, &UnitPanel::meant);
    connect(m_size, &UnitSize::chosen, this, [this](int models) {
        emit meant(intents::SetNumber{m_unit, std::nullopt, models});
    });
    connect(m_unknown, &UnknownNames::gestureMade, this, &UnitPanel::gestureMade);
    connect(m_slotsBox, &SlotsBox::gestureMade, this, &UnitPanel::gestureMade);
    connect(m_needs, &NeedsBar::fillRequested, this, &UnitPanel::fillIn);
    connect(m_choices, &ChoiceList::chosen, this,
            [this](const std::string& option, int count) { choose(std::nullopt, option, count); });
    connect(m_addGroup->menu(), &QMenu::aboutToShow, this, &UnitPanel::addGroupMenu);
    connect(m_battle, &UnitBattle::heldBack, this, [this](bool isOn) {
        emit meant(intents::HoldBack{{m_unit}, isOn});
    });
    connect(m_battle, &UnitBattle::detachRequested, this, &UnitPanel::detachRequested);
    connect(m_texts, &UnitTexts::written, this, [this](intents::OwnText which, const std::string& text) {
        emit meant(intents::Write{m_unit, which, text});
    });
    connect(m_cardFold, &PanelFold::toggled, this, &UnitPanel::wantCard); // a closed one is not made
}

void UnitPanel::addCard(QWidget* card) { m_cardFold->add(card); }

void UnitPanel::wantCard()
{
    emit cardWanted(m_page->isVisibleTo(this) && m_cardFold->isOpen() ? m_unit : std::string());
}

/// A letter goes to the next option whose name begins so, as in a list; a digit goes to the number of models.
void UnitPanel::keyPressEvent(QKeyEvent* event)
{
    if (const auto sign = plainSign(*event);
        sign.isLetter() ? goToOption(sign) : sign.isDigit() && (goToNumber(*event) || goToOption(sign)))
        return;
    QScrollArea::keyPressEvent(event);
}

bool UnitPanel::goToOption(QChar letter)
{
    std::vector<QWidget*> found = m_several->isVisible() ? m_several->beginningWith(letter) : std::vector<QWidget*>();
    for (const auto* list : findChildren<ChoiceList*>())
        if (list->isVisible())
            std::ranges::copy(list->beginningWith(letter), std::back_inserter(found));
    if (found.empty())
        return false;
    const auto at = std::ranges::find(found, window()->focusWidget());
    auto* next = at == found.end() || at + 1 == found.end() ? found.front() : *(at + 1);
    for (auto* list : findChildren<ChoiceList*>())
        list->reveal(*next);
    next->setFocus(Qt::ShortcutFocusReason);
    widget()->layout()->activate(); // a group that was opened has its place then
    ensureWidgetVisible(next);
    return true;
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

void UnitPanel::show(VerdictPtr verdict, const std::string& unit, const std::vector<std::string>& selected)
{
    const bool isOther = unit != m_unit;
    m_verdict = std::move(verdict);
    m_unit = unit;
    const bool areSeveral = m_verdict && selected.size() > 1;
    const auto index = m_verdict ? m_verdict->unitAt(unit) : noId;
    m_page->setVisible(!index.isNone() && !areSeveral);
    m_several->setVisible(areSeveral);
    m_empty->setVisible(!areSeveral && index.isNone());
    m_empty->setText(m_verdict && m_verdict->roster().units.empty()
                         ? tr("Add a unit from the army at the left: double-click it, drag it, or press Enter.")
                         : tr("Select a unit to see and change what it has."));
    m_toJudge.clear();
    m_work.stop();
    wantCard();
    if (areSeveral)
        m_several->show(m_verdict, selected);
    if (!m_page->isVisibleTo(this))
        return;
    m_form = editor::unitForm(*m_verdict, index);
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
    const auto groupsBefore = m_groups.size();
    m_name->setText(m_form.ownName.isEmpty() ? m_form.name : editor::shown(m_form.ownName));
    m_points->setText(m_form.points);
    m_points->setAccessibleName(tr("%1 points").arg(m_form.points));
    m_rank->setText(m_form.rank);
    m_rank->setVisible(!m_form.rank.isEmpty());
    m_figures->setFigures(m_form.figures);
    showParts();
    const bool isOther = std::exchange(m_filled, m_unit) != m_unit;
    m_texts->show(m_form, isOther);
    m_size->show(m_form.size);
    m_unknown->show(m_form.unknown);
    const auto index = m_verdict->unitAt(m_unit);
    // Only for another unit: nothing moves while a person works on this one.
    if (isOther && !index.isNone())
        m_choices->setRefused(editor::refusedOptions(*m_verdict, index, std::nullopt));
    m_slotsBox->show(m_verdict, index);
    m_needs->setNeeds(m_form.needs, !isOther);
    m_choices->setChoices(m_form.choices);
    m_legend->setText(m_form.legend);
    m_legend->setVisible(!m_form.legend.isEmpty());
    showGroups(isOther);
    QStringList tallies;
    for (const auto& tally : editor::talliesOf(*m_verdict, m_verdict->unitAt(m_unit)))
        tallies << (!tally.isBroken()                 ? QString()
                    : tally.broken == Severity::Error ? QStringLiteral("✕ ")
                                                      : QStringLiteral("⚠ ")) +
                       tally.label + QStringLiteral(": ") + tally.figure;
    m_battle->show(m_form, tallies.join(QLatin1Char('\n')));
    m_rules->show(m_form);
    m_remarks->setText(m_form.remarks.join(QLatin1Char('\n')));
    m_remarksFold->setVisible(!m_form.remarks.isEmpty());
    orderTabs();
    if (hadFocus)
        keepFocus(focused, focusedName, groupsBefore);
    m_addsGroup = false;
}

/// Tab follows the eye: controls are made when a unit needs them, and would be reached last.
void UnitPanel::orderTabs()
{
    std::vector<QWidget*> tabs;
    collectTabs(m_layout, tabs);
    if (std::ranges::equal(tabs, m_tabs, {}, {}, &QPointer<QWidget>::data))
        return;
    for (std::size_t i = 1; i < tabs.size(); ++i)
        setTabOrder(tabs[i - 1], tabs[i]);
    m_tabs.assign(tabs.begin(), tabs.end());
}

/// Keeps the keyboard in the panel when the control that had it was made again or is gone; then `before` is null.
void UnitPanel::keepFocus(const QWidget* before, const QString& name, std::size_t groupsBefore)
{
    if (m_addsGroup && m_groups.size() > groupsBefore) {
        m_groups.back()->models->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(m_groups.back()->box);
        return;
    }
    if (before && before->isVisibleTo(this))
        return;
    auto* next = name.isEmpty() ? nullptr : m_page->findChild<QWidget*>(name);
    if (!next || !next->isVisibleTo(this))
        next = m_figures;
    next->setFocus(Qt::OtherFocusReason);
}

void UnitPanel::showGroups(bool isOther)
{
    const auto& forms = m_form.groups;
    const bool isSame = std::ranges::equal(
        m_groups, forms, [](const auto& box, const editor::ModelGroupForm& form) { return box->group == form.group; });
    if (!isSame) {
        for (const auto& box : m_groups)
            delete box->box;
        m_groups.clear();
        for (std::size_t i = 0; i < forms.size(); ++i) {
            auto made = std::make_unique<GroupBox>();
            made->group = forms[i].group;
            made->box = new QWidget;
            auto* layout = new QVBoxLayout(made->box);
            layout->setContentsMargins(0, 0, 0, space::small);
            auto* line = spaced(new QHBoxLayout, space::small);
            made->name = plainLabel();
            made->name->setFont(fontOf(Type::Heading));
            made->models = new QSpinBox;
            made->models->setObjectName(QStringLiteral("groupModels%1").arg(i));
            passLettersOn(*made->models);
            made->remove = new QToolButton;
            made->remove->setProperty("flat", true);
            made->choices = new ChoiceList;
            line->addWidget(made->name, 1);
            line->addWidget(made->models);
            line->addWidget(made->remove);
            layout->addLayout(line);
            layout->addWidget(made->choices);
            m_groupLayout->addWidget(made->box);
            connect(made->models, &QSpinBox::valueChanged, this, [this, i](int value) {
                emit meant(intents::SetNumber{m_unit, m_form.groups[i].index, value});
            });
            connect(made->remove, &QToolButton::clicked, this, [this, i] {
                emit meant(intents::RemoveGroup{m_unit, m_form.groups[i].index});
            });
            connect(made->choices, &ChoiceList::chosen, this,
                    [this, i](const std::string& option, int count) { choose(m_form.groups[i].index, option, count); });
            m_groups.push_back(std::move(made));
        }
    }
    for (std::size_t i = 0; i < forms.size(); ++i) {
        auto& box = *m_groups[i];
        box.name->setText(forms[i].name);
        const QSignalBlocker quiet(box.models);
        box.models->setRange(1, std::max({forms[i].most, forms[i].models, 1}));
        box.models->setValue(forms[i].models);
        box.models->setAccessibleName(tr("Number of %1").arg(forms[i].name));
        box.remove->setText(tr("Remove"));
        box.remove->setAccessibleName(tr("Remove %1").arg(forms[i].name));
        if (isOther || !isSame)
            box.choices->setRefused(editor::refusedOptions(*m_verdict, m_verdict->unitAt(m_unit), forms[i].index));
        box.choices->setChoices(forms[i].choices);
    }
    m_groupPart->setVisible(!m_form.addable.empty() || !forms.empty());
    m_addGroup->setVisible(!m_form.addable.empty());
}

void UnitPanel::addGroupMenu()
{
    auto* menu = m_addGroup->menu();
    menu->clear();
    for (const auto& [kind, name] : m_form.addable) {
        const intents::AddGroup intent{m_unit, kind};
        const auto gesture = editor::gestureOf(*m_verdict, m_verdict->roster(), intent);
        const auto breaks = gesture ? editor::newErrors(*m_verdict, editOf(*gesture)) : editor::Breaks();
        const auto label = breaks.isEmpty() ? name : tr("%1 ✕ %2").arg(name, breaks.messages.first());
        auto* action = menu->addAction(editor::shownLabel(label));
        connect(action, &QAction::triggered, this, [this, intent] {
            m_addsGroup = true;
            emit meant(intent);
        });
    }
}

void UnitPanel::showParts()
{
    QString html;
    for (const auto& part : m_form.parts)
        html += htmlLine(part.name, part.figures);
    if (m_parts->text() != html)
        m_parts->setText(html);
    m_parts->setVisible(!html.isEmpty());
}

void UnitPanel::choose(std::optional<std::size_t> group, const std::string& option, int count)
{
    const intents::Choose intent{m_unit, group, option, count};
    if (!offerSwaps(intent))
        emit meant(intent);
}

/// In a full group one more of an option takes the place of another; where several can leave, the person says which.
bool UnitPanel::offerSwaps(const intents::Choose& intent)
{
    const auto index = m_verdict->unitAt(m_unit);
    if (index.isNone())
        return false;
    const auto& [row, group, option, count, none] = intent;
    const auto swaps = editor::swapsFor(*m_verdict, index, group, option, count);
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
    const auto* list = group ? nullptr : m_choices;
    for (std::size_t i = 0; group && i < m_groups.size(); ++i)
        if (m_form.groups[i].index == *group)
            list = m_groups[i]->choices;
    const auto* control =
        list ? list->findChild<QWidget*>(QStringLiteral("option-") + QString::fromStdString(option)) : nullptr;
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
    for (auto& option : m_choices->openOptions())
        m_toJudge.emplace_back(std::nullopt, std::move(option));
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (auto& option : m_groups[i]->choices->openOptions())
            m_toJudge.emplace_back(m_form.groups[i].index, std::move(option));
    m_work.start();
}

void UnitPanel::workOnBreaks()
{
    const auto index = m_verdict ? m_verdict->unitAt(m_unit) : Id<AssessedUnit>();
    QElapsedTimer clock;
    clock.start();
    while (!index.isNone() && !m_toJudge.empty() && clock.elapsed() < workSlice) {
        const auto [group, option] = std::move(m_toJudge.front());
        m_toJudge.pop_front();
        const auto breaks = editor::tryOption(*m_verdict, index, group, option);
        if (!group) {
            m_choices->setBreaks(option, breaks);
            continue;
        }
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            if (m_form.groups[i].index == *group)
                m_groups[i]->choices->setBreaks(option, breaks);
    }
    if (index.isNone() || m_toJudge.empty())
        m_work.stop();
}

void UnitPanel::focusName()
{
    m_texts->focusName();
    ensureWidgetVisible(m_texts);
}

void UnitPanel::focusOptions()
{
    auto* number = numberField();
    auto* first = number                   ? static_cast<QWidget*>(number)
                  : m_several->isVisible() ? m_several->findChild<QAbstractButton*>()
                                           : m_choices->findChild<QAbstractButton*>();
    if (first)
        first->setFocus(Qt::ShortcutFocusReason);
    else
        focusName();
}

} // namespace muster::widgets
