#include "widgets/dialogs/battleform.h"

#include "core/roster/limits.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judge/choices.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int indent = 24;
constexpr auto mostPoints = static_cast<int>(rosterlimits::pointsAgreed);

using editor::text;

/// The id of the choice that a roster has which names none; empty if it has not chosen then.
QString standardOf(const BattleOption& option)
{
    return option.standard.isNone() ? QString() : text(option.choices[option.standard].id);
}

} // namespace

BattleForm::BattleForm(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::tiny);
}

void BattleForm::clear()
{
    while (auto* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_points = nullptr;
    m_scenario = nullptr;
    m_optionsHead = nullptr;
    m_options.clear();
    m_rulingControls.clear();
}

void BattleForm::setBattle(const Catalogue& catalogue, Id<Army> army, const Battle& battle,
                           const std::map<std::string, bool, std::less<>>& rulings)
{
    clear();
    m_catalogue = &catalogue;
    m_battle = battle;
    m_rulings = rulings;
    const auto& ruleset = catalogue.ruleset;
    if (ruleset.hasPoints)
        addPoints();
    if (!ruleset.scenarios.empty())
        addScenarios();
    if (!ruleset.battleOptions.empty()) {
        m_optionsHead = addHead(tr("Agreed for this battle"));
        for (const auto& option : ruleset.battleOptions)
            addOption(option);
    }
    bool hasHead = false;
    for (const auto& ruling : ruleset.rulings) {
        if (!ruling.army.isNone() && ruling.army != army)
            continue;
        if (!std::exchange(hasHead, true)) {
            addHead(tr("Rulings"));
            addLine(tr("Where the rulebook is silent, this is how we read it. Switch what you play differently."), 0);
        }
        addRuling(ruling);
    }
    m_layout->addStretch(1);
    showOptions();
    emit changed();
}

QLabel* BattleForm::addHead(const QString& words)
{
    if (m_layout->count() > 0)
        m_layout->addSpacing(space::medium);
    auto* head = plainLabel(words);
    head->setFont(fontOf(Type::Label));
    head->setForegroundRole(QPalette::PlaceholderText);
    m_layout->addWidget(head);
    return head;
}

QLabel* BattleForm::addLine(const QString& words, int left)
{
    auto* line = plainLabel(words);
    wrapWords(*line);
    line->setFont(fontOf(Type::Small));
    line->setForegroundRole(QPalette::PlaceholderText);
    line->setContentsMargins(left, 0, 0, space::tiny);
    m_layout->addWidget(line); // first: without a parent it would be a window of its own
    line->setVisible(!words.isEmpty());
    return line;
}

void BattleForm::addPoints()
{
    addHead(tr("Points"));
    m_points = new QComboBox;
    m_points->setObjectName(QStringLiteral("battlePoints"));
    m_points->setAccessibleName(tr("Points agreed"));
    m_points->setEditable(true);
    m_points->setInsertPolicy(QComboBox::NoInsert);
    m_points->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_points->setMinimumWidth(160);
    m_points->lineEdit()->setPlaceholderText(tr("No limit"));
    m_points->setValidator(new QIntValidator(0, mostPoints, m_points));
    for (const auto each : m_catalogue->ruleset.usualPoints)
        m_points->addItem(QString::number(each));
    m_points->setCurrentIndex(-1);
    m_points->setEditText(m_battle.points ? QString::number(*m_battle.points) : QString());
    m_layout->addWidget(m_points);
    m_tooManyPoints = addLine(tr("%L1 points at most").arg(mostPoints), 0);
    m_tooManyPoints->setForegroundRole(QPalette::BrightText);
    m_tooManyPoints->setVisible(!fits());
    connect(m_points, &QComboBox::editTextChanged, this, [this] {
        m_tooManyPoints->setVisible(!fits());
        emit changed();
    });
    addLine(tr("Choose a usual size or write another. Leave it empty where no limit was agreed."), 0);
}

void BattleForm::addScenarios()
{
    addHead(tr("Scenario"));
    m_scenario = new QComboBox;
    m_scenario->setObjectName(QStringLiteral("battleScenario"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_scenario->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_scenario->addItem(tr("None"), QString());
    for (const auto& scenario : m_catalogue->ruleset.scenarios)
        m_scenario->addItem(text(scenario.name), text(scenario.id));
    if (!m_battle.scenario.empty() && m_scenario->findData(text(m_battle.scenario)) < 0)
        m_scenario->addItem(text(m_battle.scenario), text(m_battle.scenario));
    m_scenario->setCurrentIndex(m_scenario->findData(text(m_battle.scenario)));
    m_layout->addWidget(m_scenario);
    auto* line = addLine({}, 0);
    const auto explain = [this, line] {
        const auto id = m_scenario->currentData().toString().toStdString();
        const auto index = m_catalogue->findScenario(id);
        line->setText(index.isNone() ? QString() : text(m_catalogue->ruleset.scenarios[index].text));
        line->setVisible(!line->text().isEmpty());
    };
    connect(m_scenario, &QComboBox::currentIndexChanged, line, explain);
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &BattleForm::showOptions);
    explain();
}

void BattleForm::addOption(const BattleOption& option)
{
    OptionControl control;
    control.option = &option;
    const auto before = m_layout->count();
    const auto chosen = m_battle.options.find(option.id);
    const auto objectName = QStringLiteral("battle-") + text(option.id);
    if (option.isFlag) {
        const auto* value = chosen == m_battle.options.end() ? nullptr : std::get_if<bool>(&chosen->second);
        control.flag = new QCheckBox(editor::shownLabel(text(option.name)));
        control.flag->setObjectName(objectName);
        control.flag->setAccessibleName(text(option.name));
        control.flag->setAccessibleDescription(text(option.text));
        control.flag->setChecked(value ? *value : option.standard == flagOn);
        m_layout->addWidget(control.flag);
        addLine(text(option.text), indent);
        connect(control.flag, &QCheckBox::toggled, this, &BattleForm::showOptions);
    } else {
        auto* name = plainLabel(editor::shownLabel(text(option.name)));
        m_layout->addWidget(name);
        control.choices = new QComboBox;
        control.choices->setObjectName(objectName);
        control.choices->setAccessibleName(text(option.name));
        control.choices->setAccessibleDescription(text(option.text));
        control.choices->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        name->setBuddy(control.choices);
        if (option.standard.isNone())
            control.choices->addItem(tr("Not chosen"), QString());
        for (const auto& choice : option.choices)
            control.choices->addItem(text(choice.name), text(choice.id));
        const auto* value = chosen == m_battle.options.end() ? nullptr : std::get_if<std::string>(&chosen->second);
        const auto known = value ? control.choices->findData(text(*value)) : -1;
        control.choices->setCurrentIndex(known < 0 ? std::max(0, control.choices->findData(standardOf(option)))
                                                   : known);
        m_layout->addWidget(control.choices);
        addLine(text(option.text), 0);
        auto* line = addLine({}, 0);
        const auto explain = [line, box = control.choices, &option] {
            const auto choice = option.choices.find(box->currentData().toString().toStdString());
            line->setText(choice.isNone() ? QString() : text(option.choices[choice].text));
            line->setVisible(!line->text().isEmpty());
        };
        connect(control.choices, &QComboBox::currentIndexChanged, line, explain);
        connect(control.choices, &QComboBox::currentIndexChanged, this, &BattleForm::showOptions);
        explain();
    }
    for (int i = before; i < m_layout->count(); ++i)
        if (auto* widget = m_layout->itemAt(i)->widget())
            control.widgets.push_back(widget);
    m_options.push_back(std::move(control));
}

void BattleForm::showOptions()
{
    if (!m_optionsHead)
        return;
    // What options there are depends on the scenario, on rulings and on other options.
    Roster roster;
    roster.battle = battle();
    roster.rulings = rulings();
    const auto assessment = assess(*m_catalogue, roster);
    bool isAny = false;
    for (const auto& control : m_options) {
        const bool isThere = muster::isThere(*m_catalogue, assessment, *control.option);
        isAny = isAny || isThere;
        for (auto* widget : control.widgets) {
            const auto* line = qobject_cast<QLabel*>(widget);
            widget->setVisible(isThere && !(line && line->text().isEmpty()));
        }
    }
    m_optionsHead->setVisible(isAny);
}

void BattleForm::addRuling(const Ruling& ruling)
{
    RulingControl control{&ruling, new QCheckBox(tr("As we read it")), nullptr};
    auto* question = plainLabel(text(ruling.question));
    wrapWords(*question);
    question->setContentsMargins(0, space::small, 0, 0);
    m_layout->addWidget(question);
    const auto found = m_rulings.find(ruling.id);
    control.box->setObjectName(QStringLiteral("ruling-") + text(ruling.id));
    control.box->setAccessibleName(text(ruling.question));
    control.box->setChecked(found == m_rulings.end() ? ruling.standard : found->second);
    m_layout->addWidget(control.box);
    control.answer = addLine(QStringLiteral(" "), indent);
    const auto explain = [line = control.answer, box = control.box, &ruling] {
        line->setText(text(box->isChecked() ? ruling.answer : ruling.otherwise));
        box->setAccessibleDescription(line->text());
        box->setText(box->isChecked() == ruling.standard ? tr("As we read it") : tr("Switched"));
    };
    connect(control.box, &QCheckBox::toggled, control.answer, explain);
    connect(control.box, &QCheckBox::toggled, this, &BattleForm::showOptions);
    explain();
    m_rulingControls.push_back(control);
}

bool BattleForm::fits() const
{
    return !m_points || m_points->currentText().isEmpty() || m_points->lineEdit()->hasAcceptableInput();
}

Battle BattleForm::battle() const
{
    auto battle = m_battle;
    if (m_points) {
        bool isNumber = false;
        const auto number = m_points->currentText().toLongLong(&isNumber);
        battle.points = isNumber ? std::optional<std::int64_t>(number) : std::nullopt;
    }
    if (m_scenario)
        battle.scenario = m_scenario->currentData().toString().toStdString();
    for (const auto& control : m_options) {
        const auto& option = *control.option;
        // A default is left out, as the file has it.
        if (control.flag) {
            if (control.flag->isChecked() == (option.standard == flagOn))
                battle.options.erase(option.id);
            else
                battle.options[option.id] = control.flag->isChecked();
        } else if (control.choices->currentData().toString() == standardOf(option)) {
            battle.options.erase(option.id);
        } else {
            battle.options[option.id] = control.choices->currentData().toString().toStdString();
        }
    }
    return battle;
}

std::map<std::string, bool, std::less<>> BattleForm::rulings() const
{
    auto rulings = m_rulings;
    for (const auto& control : m_rulingControls)
        if (control.box->isChecked() == control.ruling->standard)
            rulings.erase(control.ruling->id);
        else
            rulings[control.ruling->id] = control.box->isChecked();
    return rulings;
}

std::vector<QWidget*> BattleForm::controls() const
{
    std::vector<QWidget*> controls;
    for (int i = 0; i < m_layout->count(); ++i)
        if (auto* widget = m_layout->itemAt(i)->widget(); widget && widget->focusPolicy() & Qt::TabFocus)
            controls.push_back(widget);
    return controls;
}

} // namespace muster::widgets
