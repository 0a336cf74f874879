#include "widgets/dialogs/battleform.h"

#include "core/roster/limits.h"
#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/translation/translation.h"
#include "rules/judge/assess.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/panelfold.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValidator>

#include <algorithm>

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

/// "2,000" as well as "2000"; nothing where it is not a number.
std::optional<std::int64_t> wholeOf(QString words)
{
    words.remove(text(report::groupSeparator())).remove(QLatin1Char(' '));
    bool isNumber = false;
    const auto number = words.toLongLong(&isNumber);
    return isNumber && number >= 0 ? std::optional<std::int64_t>(number) : std::nullopt;
}

/// Takes numbers as they are shown, with their groups of digits.
class PointsValidator : public QValidator {
public:
    using QValidator::QValidator;

    State validate(QString& input, int&) const override
    {
        if (input.isEmpty())
            return Intermediate;
        const auto number = wholeOf(input);
        return !number ? Invalid : *number > mostPoints ? Intermediate : Acceptable;
    }
};

/// The words of an answer, over as many lines as they need: a click on them chooses it.
class AnswerWords : public WordLabel {
public:
    AnswerWords(const QString& words, QRadioButton& button) : m_button(button) { setText(words); }

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
            m_button.setFocus(Qt::MouseFocusReason);
            m_button.click();
        }
    }
    void mousePressEvent(QMouseEvent* event) override { event->accept(); }

private:
    QRadioButton& m_button;
};

} // namespace

BattleForm::BattleForm(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::tiny);
}

void BattleForm::clear()
{
    muster::widgets::clear(*m_layout);
    m_points = nullptr;
    m_scenario = nullptr;
    m_optionsHead = nullptr;
    m_options.clear();
    m_rulingsFold = nullptr;
    m_rulingControls.clear();
    m_controls.clear();
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
    addRulings(army);
    m_layout->addStretch(1);
    showOptions();
    emit changed();
}

QLabel* BattleForm::addHead(const QString& words)
{
    if (m_layout->count() > 0)
        m_layout->addSpacing(space::medium);
    auto* head = quiet(plainLabel(words), Type::Label);
    m_layout->addWidget(head);
    return head;
}

QLabel* BattleForm::addLine(const QString& words, int left)
{
    auto* line = quiet(plainLabel(words), Type::Small);
    wrapWords(*line);
    line->setContentsMargins(left, 0, 0, space::tiny);
    m_layout->addWidget(line); // first: without a parent it would be a window of its own
    line->setVisible(!words.isEmpty());
    return line;
}

void BattleForm::addPoints()
{
    const auto said = [&](const QString& words) { return editor::inCurrency(m_catalogue->ruleset, words); };
    addHead(said(tr("Points")));
    m_points = named<QComboBox>("battlePoints");
    m_points->setAccessibleName(said(tr("Points agreed")));
    m_points->setEditable(true);
    m_points->setInsertPolicy(QComboBox::NoInsert);
    m_points->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_points->setMinimumWidth(160);
    m_points->lineEdit()->setPlaceholderText(tr("No limit"));
    m_points->setValidator(new PointsValidator(m_points));
    for (const auto each : m_catalogue->ruleset.usualPoints)
        m_points->addItem(editor::shownNumber(each));
    m_points->setCurrentIndex(-1);
    m_points->setEditText(m_battle.points ? editor::shownNumber(*m_battle.points) : QString());
    connect(m_points->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (const auto number = wholeOf(m_points->currentText()))
            m_points->setEditText(editor::shownNumber(*number));
    });
    m_layout->addWidget(m_points);
    m_controls.push_back(m_points);
    m_tooManyPoints = addLine(said(tr("%1 points at most")).arg(editor::shownNumber(mostPoints)), 0);
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
    m_scenario = named<QComboBox>("battleScenario");
    m_scenario->setAccessibleName(tr("Scenario"));
    m_scenario->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_scenario->addItem(tr("None"), QString());
    for (const auto& scenario : m_catalogue->ruleset.scenarios)
        m_scenario->addItem(text(scenario.name), text(scenario.id));
    if (!m_battle.scenario.empty() && m_scenario->findData(text(m_battle.scenario)) < 0)
        m_scenario->addItem(text(m_battle.scenario), text(m_battle.scenario));
    m_scenario->setCurrentIndex(m_scenario->findData(text(m_battle.scenario)));
    m_layout->addWidget(m_scenario);
    m_controls.push_back(m_scenario);
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
        m_controls.push_back(control.flag);
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
        m_controls.push_back(control.choices);
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
        const bool isThere = holds(*m_catalogue, control.option->when, assessment);
        isAny = isAny || isThere;
        for (auto* widget : control.widgets) {
            const auto* line = qobject_cast<QLabel*>(widget);
            widget->setVisible(isThere && !(line && line->text().isEmpty()));
        }
    }
    m_optionsHead->setVisible(isAny);
}

void BattleForm::addRulings(Id<Army> army)
{
    for (const auto& ruling : m_catalogue->ruleset.rulings) {
        if (!ruling.army.isNone() && ruling.army != army)
            continue;
        if (!m_rulingsFold) {
            m_rulingsFold = new PanelFold(QStringLiteral("rulings"), false);
            m_layout->addWidget(m_rulingsFold);
            m_controls.push_back(m_rulingsFold->findChild<QToolButton*>());
            auto* about =
                quiet(new WordLabel(tr("Where the rulebook is silent: choose the answer that you play.")), Type::Small);
            m_rulingsFold->add(about);
        }
        addRuling(ruling);
    }
    countRulings();
}

void BattleForm::addRuling(const Ruling& ruling)
{
    auto* box = new QWidget; // the buttons in it exclude each other
    auto* column = spaced(new QVBoxLayout(box), space::tiny, {0, space::small, 0, 0});
    auto* question = new WordLabel(text(ruling.question));
    column->addWidget(question);
    // Ours first.
    auto* ours = addAnswer(*column, ruling, ruling.standard);
    auto* other = addAnswer(*column, ruling, !ruling.standard);
    m_rulingsFold->add(box);
    auto* yes = ruling.standard ? ours : other;
    const auto found = m_rulings.find(ruling.id);
    const bool isYes = found == m_rulings.end() ? ruling.standard : found->second;
    (isYes == ruling.standard ? ours : other)->setChecked(true);
    m_rulingControls.push_back({&ruling, yes});
    connect(yes, &QRadioButton::toggled, this, &BattleForm::countRulings);
    connect(yes, &QRadioButton::toggled, this, &BattleForm::showOptions);
}

QRadioButton* BattleForm::addAnswer(QVBoxLayout& column, const Ruling& ruling, bool isYes)
{
    const auto answer = text(isYes ? ruling.answer : ruling.otherwise);
    const bool isOurs = isYes == ruling.standard;
    auto* button = new QRadioButton;
    button->setObjectName(
        QStringLiteral("ruling-%1-%2").arg(text(ruling.id), isYes ? QLatin1String("yes") : QLatin1String("no")));
    button->setAccessibleName(isOurs ? tr("%1 As we read it").arg(answer) : answer);
    button->setAccessibleDescription(text(ruling.question));
    auto* line = filled(spaced(new QHBoxLayout, space::small),
                        {{button, 0, Qt::AlignTop}, {new AnswerWords(answer, *button), 1}});
    if (isOurs) {
        auto* mark = quiet(plainLabel(tr("As we read it")), Type::Small);
        line->addWidget(mark, 0, Qt::AlignTop);
    }
    column.addLayout(line);
    m_controls.push_back(button);
    return button;
}

void BattleForm::countRulings()
{
    if (!m_rulingsFold)
        return;
    const auto others = static_cast<int>(std::ranges::count_if(
        m_rulingControls, [](const RulingControl& each) { return each.yes->isChecked() != each.ruling->standard; }));
    const auto all = static_cast<int>(m_rulingControls.size());
    m_rulingsFold->setTitle(others == 0 ? tr("%n ruling(s), as we read them", nullptr, all)
                                        : tr("%n ruling(s), %1 played otherwise", nullptr, all).arg(others));
}

bool BattleForm::fits() const
{
    return !m_points || m_points->currentText().isEmpty() || m_points->lineEdit()->hasAcceptableInput();
}

Battle BattleForm::battle() const
{
    auto battle = m_battle;
    if (m_points) {
        battle.points = wholeOf(m_points->currentText());
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
        if (control.yes->isChecked() == control.ruling->standard)
            rulings.erase(control.ruling->id);
        else
            rulings[control.ruling->id] = control.yes->isChecked();
    return rulings;
}

std::vector<QWidget*> BattleForm::controls() const { return m_controls; }

} // namespace muster::widgets
