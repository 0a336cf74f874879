#include "widgets/unit/unitpanel.h"

#include "core/roster/limits.h"
#include "editor/gestures/optiontrial.h"
#include "editor/gestures/swapping.h"
#include "editor/gestures/trial.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/musterintents.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "rules/fixes/choosing.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/figurestrip.h"
#include "widgets/unit/needsbar.h"
#include "widgets/unit/panelfold.h"
#include "widgets/unit/severalpage.h"
#include "widgets/unit/slotsbox.h"
#include "widgets/unit/weapontable.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>
#include <tuple>

namespace muster::widgets {

namespace intents = editor::intents;

namespace {

constexpr int workSlice = 4; // ms

QString lineOf(const QString& name, const QString& text)
{
    return QStringLiteral("<p style='margin:0 0 5px 0'><b>%1</b> %2</p>")
        .arg(name.toHtmlEscaped(), text.toHtmlEscaped());
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
    buildBase();
    m_work.setInterval(0);
    connect(&m_work, &QTimer::timeout, this, &UnitPanel::workOnBreaks);
    m_nameFold->setTitle(tr("Name and note"));
    m_ownName->setPlaceholderText(tr("Own name"));
    m_ownName->setAccessibleName(tr("Own name of the unit"));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note on the unit"));
    m_sizeHead->setText(tr("Models"));
    m_size->setAccessibleName(tr("Number of models"));
    m_sizes->setAccessibleName(tr("Number of models"));
    m_unknownHead->setText(tr("Not known to the data"));
    m_groupHead->setText(tr("Models that differ"));
    m_addGroup->setText(tr("Add"));
    m_addGroup->setAccessibleName(tr("Add models that differ"));
    m_battleHead->setText(tr("In this battle"));
    m_reserve->setText(tr("Held back as reinforcement"));
    m_reserve->setAccessibleName(tr("Held back as reinforcement"));
    m_detach->setText(tr("Let it stand alone"));
    m_detach->setAccessibleName(tr("Let the unit stand alone"));
    m_rulesHead->setText(tr("Weapons and special rules"));
    m_remarksFold->setTitle(tr("About these figures"));
    m_cardFold->setTitle(tr("The card as it will print"));
    setAccessibleName(tr("Unit"));
    show(nullptr, {}, {});
}

UnitPanel::~UnitPanel() = default;

QLabel* UnitPanel::label(const QString& objectName)
{
    auto* made = new WordLabel(m_page);
    made->setObjectName(objectName);
    m_layout->addWidget(made);
    return made;
}

QLabel* UnitPanel::head()
{
    auto* made = label();
    made->setContentsMargins(0, space::medium, 0, 0); // and none where it is hidden
    made->setFont(fontOf(Type::Label));
    made->setForegroundRole(QPalette::PlaceholderText);
    return made;
}

void UnitPanel::buildBase()
{
    auto* base = new QWidget(viewport());
    setWidget(base); // while nothing is in it that would have to be measured
    auto* outer = new QVBoxLayout(base);
    outer->setContentsMargins(0, 0, 0, 0);
    m_empty = quiet(plainLabel({}, base));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(space::huge, 2 * space::huge, space::huge, 0);
    outer->addWidget(m_empty);
    m_several = new SeveralPage(base);
    connect(m_several, &SeveralPage::meant, this, &UnitPanel::meant);
    outer->addWidget(m_several);
    m_page = new QWidget(base);
    outer->addWidget(m_page);
    outer->addStretch(1);
    m_layout = new QVBoxLayout(m_page);
    m_layout->setContentsMargins(space::large, space::medium, space::large, space::large);
    m_layout->setSpacing(space::tiny);

    auto* top = new QHBoxLayout;
    m_layout->addLayout(top);
    m_name = typed(named<WordLabel>("unitName", m_page), Type::Title);
    m_points = typed(named("unitPoints", plainLabel({}, m_page)), Type::Figure);
    m_points->setAlignment(Qt::AlignRight | Qt::AlignTop);
    top->addWidget(m_name, 1);
    top->addWidget(m_points);
    m_rank = label(QStringLiteral("unitRank"));
    m_rank->setForegroundRole(QPalette::PlaceholderText);
    m_figures = named<FigureStrip>("unitFigures", m_page);
    m_layout->addWidget(m_figures);
    m_parts = label(QStringLiteral("unitParts"));
    m_parts->setTextFormat(Qt::RichText);
    m_parts->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_sizeHead = head();
    auto* sizeLine = new QHBoxLayout;
    m_layout->addLayout(sizeLine);
    m_size = named<QSpinBox>("unitModels", m_page);
    m_sizes = named<QComboBox>("unitSizes", m_page);
    m_sizeWord = quiet(named("unitSizeRange", plainLabel({}, m_page)));
    for (auto* control : {static_cast<QWidget*>(m_size), static_cast<QWidget*>(m_sizes)})
        passLettersOn(*control);
    sizeLine->setSpacing(space::small);
    sizeLine->addWidget(m_size);
    sizeLine->addWidget(m_sizes);
    sizeLine->addWidget(m_sizeWord, 1);
    connect(m_size, &QSpinBox::valueChanged, this, &UnitPanel::setModels);
    connect(m_sizes, &QComboBox::activated, this, [this](int index) { setModels(m_sizes->itemData(index).toInt()); });

    m_unknownHead = head();
    m_unknownLayout = new QVBoxLayout;
    m_layout->addLayout(m_unknownLayout);

    m_slotsBox = new SlotsBox(m_page);
    m_layout->addWidget(m_slotsBox);
    connect(m_slotsBox, &SlotsBox::gestureMade, this, &UnitPanel::gestureMade);

    m_needs = new NeedsBar(m_page);
    m_layout->addWidget(m_needs);
    connect(m_needs, &NeedsBar::fillRequested, this, &UnitPanel::fillIn);
    m_choices = named<ChoiceList>("unitChoices", m_page);
    m_layout->addWidget(m_choices);
    connect(m_choices, &ChoiceList::chosen, this,
            [this](const std::string& option, int count) { choose(std::nullopt, option, count); });

    m_legend = label(QStringLiteral("unitLegend"));
    m_legend->setFont(fontOf(Type::Small));
    m_legend->setForegroundRole(QPalette::PlaceholderText);

    m_groupHead = head();
    m_groupLayout = new QVBoxLayout;
    m_layout->addLayout(m_groupLayout);
    m_addGroup = named<QToolButton>("addModelGroup", m_page);
    m_addGroup->setPopupMode(QToolButton::InstantPopup);
    m_addGroup->setMenu(new QMenu(m_addGroup));
    connect(m_addGroup->menu(), &QMenu::aboutToShow, this, &UnitPanel::addGroupMenu);
    m_layout->addWidget(m_addGroup, 0, Qt::AlignLeft);

    m_battleHead = head();
    m_reserve = named<QCheckBox>("unitReserve", m_page);
    m_layout->addWidget(m_reserve);
    connect(m_reserve, &QCheckBox::clicked, this, [this](bool isOn) { emit meant(intents::HoldBack{{m_unit}, isOn}); });
    m_place = label();
    m_detach = named<QToolButton>("unitDetach", m_page);
    m_layout->addWidget(m_detach, 0, Qt::AlignLeft);
    connect(m_detach, &QToolButton::clicked, this, &UnitPanel::detachRequested);
    m_tallies = label(QStringLiteral("unitTallies"));

    m_rulesHead = head();
    m_weapons = named<WeaponTable>("unitWeapons", m_page);
    m_layout->addWidget(m_weapons);
    m_rules = label(QStringLiteral("unitRules"));
    m_rules->setTextFormat(Qt::RichText);
    m_rules->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_nameFold = new PanelFold(QStringLiteral("note"), true);
    m_layout->addWidget(m_nameFold);
    m_ownName = named<QLineEdit>("unitOwnName");
    m_ownNameLength = new LengthLine(*m_ownName, rosterlimits::nameLetters);
    m_note = named<QLineEdit>("unitNote");
    m_noteLength = new LengthLine(*m_note, rosterlimits::proseLetters);
    m_nameFold->add(m_ownName);
    m_nameFold->add(m_ownNameLength);
    m_nameFold->add(m_note);
    m_nameFold->add(m_noteLength);
    connect(m_ownName, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_ownNameLength->fits())
            emit meant(intents::Write{m_unit, intents::OwnText::Name, text.toStdString()});
    });
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_noteLength->fits())
            emit meant(intents::Write{m_unit, intents::OwnText::Note, text.toStdString()});
    });

    m_cardFold = new PanelFold(QStringLiteral("card"), true);
    m_layout->addWidget(m_cardFold);
    // A card that nobody sees is not made.
    connect(m_cardFold, &PanelFold::toggled, this, &UnitPanel::wantCard);
    m_remarksFold = new PanelFold(QStringLiteral("about"), false);
    m_layout->addWidget(m_remarksFold);
    m_remarks = quiet(named<WordLabel>("unitRemarks"), Type::Small);
    m_remarksFold->add(m_remarks);
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
    auto* field = m_several->isVisible() ? m_several->number() : m_size;
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
    m_selected = selected;
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
    // A field that is being typed in already shows what the roster has, or more than it may have.
    for (const auto& [field, line, text] :
         {std::tuple(m_ownName, m_ownNameLength, &m_form.ownName), std::tuple(m_note, m_noteLength, &m_form.note)})
        if (field->text() != *text && (line->fits() || m_filled != m_unit))
            field->setText(*text);
    showSize();
    showUnknown();
    const auto index = m_verdict->unitAt(m_unit);
    // Only for another unit: nothing moves while a person works on this one.
    if (m_filled != m_unit && !index.isNone())
        m_choices->setRefused(editor::refusedOptions(*m_verdict, index, std::nullopt));
    const bool isOther = std::exchange(m_filled, m_unit) != m_unit;
    m_slotsBox->show(m_verdict, index);
    m_needs->setNeeds(m_form.needs, !isOther);
    m_choices->setChoices(m_form.choices);
    m_legend->setText(m_form.legend);
    m_legend->setVisible(!m_form.legend.isEmpty());
    showGroups(isOther);
    m_reserve->setVisible(m_form.mayBeReserve);
    m_reserve->setChecked(m_form.isReserve);
    const bool hangs = !m_form.above.isEmpty();
    m_place->setVisible(hangs);
    m_detach->setVisible(hangs);
    m_place->setText(m_form.place.isEmpty() ? tr("Attached to %1").arg(m_form.above)
                                            : tr("%1: %2").arg(m_form.place, m_form.above));
    QStringList tallies;
    for (const auto& tally : editor::talliesOf(*m_verdict, m_verdict->unitAt(m_unit)))
        tallies << (!tally.isBroken()                 ? QString()
                    : tally.broken == Severity::Error ? QStringLiteral("✕ ")
                                                      : QStringLiteral("⚠ ")) +
                       tally.label + QStringLiteral(": ") + tally.figure;
    m_tallies->setText(tallies.join(QLatin1Char('\n')));
    m_tallies->setVisible(!tallies.isEmpty());
    m_battleHead->setVisible(m_form.mayBeReserve || hangs || !tallies.isEmpty());
    showWords();
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

/// The keyboard stays in the panel when the control that had it was made anew or is gone. `before` is null if it was.
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

void UnitPanel::showSize()
{
    const auto& size = m_form.size;
    const bool isFixed = !size || (size->isFixed() && size->models == size->least);
    m_sizeHead->setVisible(!isFixed);
    m_size->setVisible(!isFixed && size->sizes.empty());
    m_sizes->setVisible(!isFixed && !size->sizes.empty());
    m_sizeWord->setVisible(!isFixed);
    if (isFixed)
        return;
    if (size->sizes.empty()) {
        const QSignalBlocker quiet(m_size);
        m_size->setRange(std::min(size->least, size->models), std::max(size->most, size->models));
        m_size->setValue(size->models);
        m_sizeWord->setText(tr("%1 to %2").arg(editor::shownNumber(size->least), editor::shownNumber(size->most)));
        return;
    }
    auto offered = size->sizes;
    if (std::ranges::find(offered, size->models) == offered.end())
        offered.push_back(size->models);
    if (offered != m_offeredSizes) {
        m_offeredSizes = offered;
        m_sizes->clear();
        for (const auto each : offered)
            m_sizes->addItem(editor::shownNumber(each), each);
    }
    m_sizes->setCurrentIndex(m_sizes->findData(size->models));
    m_sizeWord->setText({});
}

void UnitPanel::showUnknown()
{
    for (auto* line : m_unknown)
        line->deleteLater(); // a button of it may be the sender
    m_unknown.clear();
    m_unknownHead->setVisible(!m_form.unknown.empty());
    for (const auto& unknown : m_form.unknown) {
        auto* line = named<QWidget>("unitUnknown");
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        auto* words = new WordLabel(unknown.text);
        auto* remove = new QToolButton;
        remove->setText(tr("Remove"));
        remove->setAccessibleName(tr("Remove %1").arg(unknown.name));
        row->addWidget(words, 1);
        row->addWidget(remove);
        connect(remove, &QToolButton::clicked, this, [this, drop = unknown.drop] { emit gestureMade(drop); });
        m_unknownLayout->addWidget(line);
        m_unknown.push_back(line);
    }
}

void UnitPanel::setModels(int models) { emit meant(intents::SetNumber{m_unit, std::nullopt, models}); }

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
    m_groupHead->setVisible(!m_form.addable.empty() || !forms.empty());
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
        html += lineOf(part.name, part.figures);
    if (m_parts->text() != html)
        m_parts->setText(html);
    m_parts->setVisible(!html.isEmpty());
}

void UnitPanel::showWords()
{
    m_weapons->setWeapons(m_form.weaponHeads, m_form.weapons);
    m_weapons->setVisible(!m_form.weapons.empty());
    QString html;
    for (const auto& rule : m_form.rules)
        html += lineOf(rule.name, rule.text);
    if (m_rules->text() != html)
        m_rules->setText(html);
    m_rules->setVisible(!html.isEmpty());
    m_rulesHead->setVisible(!html.isEmpty() || !m_form.weapons.empty());
    m_remarks->setText(m_form.remarks.join(QLatin1Char('\n')));
    m_remarksFold->setVisible(!m_form.remarks.isEmpty());
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
    m_nameFold->open();
    m_ownName->setFocus(Qt::ShortcutFocusReason);
    m_ownName->selectAll();
    ensureWidgetVisible(m_ownName);
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
