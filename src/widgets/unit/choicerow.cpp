#include "widgets/unit/choicerow.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/plainkeys.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/badge.h"
#include "widgets/unit/choicecells.h"
#include "widgets/unit/choicehead.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QFocusEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>

namespace muster::widgets {

namespace {

constexpr int lineHeightOfRow = 28;
constexpr int leastNameWidth = 40;
constexpr int shortEffect = 22; ///< letters; more are a line below

} // namespace

ChoiceRow::Control controlFor(const editor::ChoiceGroup& group, const editor::Choice& choice)
{
    return choice.isAdded                        ? ChoiceRow::Control::Added
           : group.isOneOf                       ? ChoiceRow::Control::Radio
           : choice.most > 1 || choice.count > 1 ? ChoiceRow::Control::Number
                                                 : ChoiceRow::Control::Check;
}

ChoiceRow::ChoiceRow(Control control, bool hasArrow, QWidget* parent)
    : QWidget(parent),
      m_control(control),
      m_effect(quiet(new CutLabel, Type::Fine)),
      m_price(typed(plainLabel(), Type::Strong)),
      m_badge(named<Badge>("choiceBadge"))
{
    auto* layout = spaced(new QGridLayout(this));
    layout->setHorizontalSpacing(space::tiny);
    layout->setColumnStretch(0, 1);
    m_price->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_effect->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // it has what the name leaves
    auto* line = spaced(new QHBoxLayout, space::small);
    if (hasArrow)
        addArrow(*line);
    if (control == Control::Number || control == Control::Added)
        addNumber(*line, hasArrow || control == Control::Added);
    else
        addButton(*line);
    layout->addLayout(line, 0, 0);
    // A badge is not higher than this: rows must not move under the pointer when the verdict changes.
    layout->setRowMinimumHeight(0, lineHeightOfRow);
    // Over the end of the name, which keeps its width.
    layout->addWidget(m_badge, 0, 0, Qt::AlignRight | Qt::AlignVCenter);
    m_badge->raise();
    layout->addWidget(m_price, 0, 2);
    input()->installEventFilter(this);
}

void ChoiceRow::addArrow(QBoxLayout& line)
{
    m_arrow = named<QToolButton>("choiceArrow");
    m_arrow->setProperty("flat", true);
    m_arrow->setCheckable(true);
    m_arrow->setFixedSize(choiceIndent, choiceIndent);
    m_arrow->setStyleSheet(QStringLiteral("QToolButton { padding: 0; min-height: 0; background: transparent; }"));
    m_arrow->setArrowType(Qt::RightArrow);
    connect(m_arrow, &QToolButton::toggled, this,
            [this](bool isOpen) { m_arrow->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow); });
    line.addWidget(m_arrow);
}

void ChoiceRow::addButton(QBoxLayout& line)
{
    m_button = m_control == Control::Radio ? static_cast<QAbstractButton*>(new QRadioButton) : new QCheckBox;
    // The group keeps radio buttons apart; each of them signals only that it was chosen.
    m_button->setAutoExclusive(false);
    m_button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_button->setMinimumWidth(leastNameWidth);
    line.addWidget(m_button);
    line.addWidget(m_effect, 1);
    connect(m_button, &QAbstractButton::clicked, this, [this](bool isOn) {
        if (m_control == Control::Radio) {
            m_button->setChecked(true);
            if (m_choice.count > 0)
                return;
            isOn = true;
        }
        // What some units lack is given to all; only what all have is taken away.
        emit chosen(m_choice.greatest ? (m_choice.count > 0 ? 0 : 1) : (isOn ? 1 : 0));
    });
}

void ChoiceRow::addNumber(QBoxLayout& line, bool isBehindName)
{
    m_number = new QSpinBox;
    m_number->setProperty("stepper", true);
    m_number->setFocusPolicy(Qt::StrongFocus);
    m_number->setAlignment(Qt::AlignCenter);
    passLettersOn(*m_number);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) {
        if (number >= 0) // less: several units have different numbers
            emit chosen(number);
    });
    m_name = new CutLabel;
    m_name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_name->setMinimumWidth(leastNameWidth);
    if (!isBehindName)
        line.addWidget(m_number);
    line.addWidget(m_name);
    line.addWidget(m_effect, 1);
    if (isBehindName)
        line.addWidget(m_number);
    if (m_control == Control::Added) {
        m_remove = new QToolButton;
        m_remove->setProperty("flat", true);
        m_remove->setIcon(actionIcon(QStringLiteral("close")));
        m_remove->setToolTip(tr("Remove"));
        connect(m_remove, &QToolButton::clicked, this, [this] { emit chosen(0); });
        line.addWidget(m_remove);
    }
}

QWidget* ChoiceRow::input() const { return m_number ? static_cast<QWidget*>(m_number) : m_button; }

void ChoiceRow::setPlace(int level, const QString& price)
{
    // A line with an arrow begins as a head does.
    layout()->setContentsMargins(level * choiceIndent, 0, 0, 0);
    m_price->setText(price);
    m_price->setVisible(!price.isEmpty());
}

void ChoiceRow::setColumns(const QStringList& heads, const ChoiceColumns& columns)
{
    m_price->setMinimumWidth(columns.price);
    if (!m_cells && !m_choice.cells.isEmpty()) {
        m_cells = new ChoiceCells(false, this);
        static_cast<QGridLayout*>(layout())->addWidget(m_cells, 0, 1);
    }
    QStringList figures;
    for (qsizetype i = 0; i < std::min(heads.size(), m_choice.cells.size()); ++i)
        if (!m_choice.cells[i].isEmpty())
            figures << heads[i] + QLatin1Char(' ') + m_choice.cells[i];
    m_figures = figures.join(QStringLiteral(" · "));
    m_isCut = !m_choice.cells.isEmpty() &&
              (columns.words > 0 || columns.shown.size() < static_cast<std::size_t>(heads.size()));
    m_saysChosen = m_choice.cells.isEmpty() || columns.words == 0 || columns.shown.empty() || columns.shown.front() > 0;
    showName();
    // Also without a price its column keeps its place.
    m_price->setVisible(!m_price->text().isEmpty() || !m_choice.cells.isEmpty());
    if (m_cells) {
        m_cells->setVisible(!m_choice.cells.isEmpty());
        m_cells->show(m_choice.cells, columns);
    }
    placeBadge();
    showTip();
}

void ChoiceRow::setChosen(const QString& words)
{
    if (!m_arrow || !m_name)
        return;
    m_chosen = words;
    showName();
    m_arrow->setAccessibleName(tr("Options: %1").arg(m_choice.name));
    m_arrow->setAccessibleDescription(words);
}

/// What is chosen below it is said once: by a column, or behind the name.
void ChoiceRow::showName()
{
    if (!m_arrow || !m_name)
        return;
    const auto said = m_chosen.isEmpty() ? m_choice.name : tr("%1: %2").arg(m_choice.name, m_chosen);
    m_name->setText(m_saysChosen ? said : m_choice.name);
    m_name->setToolTip(editor::shownTip(said));
}

void ChoiceRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitDetail();
    layout()->activate(); // the name has its width then
    showTip();
}

/// A list that has too little height at first would squeeze the words, and move all rows a moment later.
void ChoiceRow::fitDetail()
{
    if (m_detail && !m_detail->text().isEmpty())
        m_detail->setMinimumHeight(m_detail->heightForWidth(width() - layout()->contentsMargins().left()));
}

/// For people who use the keyboard: what a mouse is shown as a tip.
bool ChoiceRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn && !toolTip().isEmpty()) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            QToolTip::showText(mapToGlobal(rect().bottomLeft()), toolTip(), this);
    }
    return QWidget::eventFilter(watched, event);
}

void ChoiceRow::setChoice(const editor::Choice& choice)
{
    // A button may have been clicked without effect: what it shows is set in any case.
    if (m_button)
        showState(choice);
    if (m_isShown && m_choice == choice)
        return;
    m_isShown = true;
    m_choice = choice;
    const auto shared = choice.isShared ? tr("%1 (as the unit)").arg(choice.name) : choice.name;
    input()->setObjectName(QStringLiteral("option-") + QString::fromStdString(choice.id));
    if (m_number) {
        m_name->setText(shared);
        m_name->setToolTip(editor::shownTip(shared)); // a long one is cut
        showNumber();
    } else {
        m_button->setText(editor::shownLabel(shared));
        m_button->setAccessibleName(choice.name);
    }
    showDetail();
}

/// A click ticks or clears a box; half ticked is only shown.
void ChoiceRow::showState(const editor::Choice& choice)
{
    auto* box = qobject_cast<QCheckBox*>(m_button);
    const bool isHalf = choice.count == 0 && choice.isMixed();
    if (box)
        box->setTristate(isHalf);
    if (isHalf && box)
        box->setCheckState(Qt::PartiallyChecked);
    else
        m_button->setChecked(choice.count > 0);
}

void ChoiceRow::showNumber()
{
    const QSignalBlocker quiet(m_number);
    const auto least = m_choice.isMixed() ? -1 : m_remove ? 1 : 0;
    m_number->setRange(least, std::max({m_choice.most, m_choice.greatest.value_or(m_choice.count), 1}));
    m_number->setSpecialValueText(m_choice.isMixed() ? QStringLiteral("–") : QString());
    m_number->setKeyboardTracking(!m_choice.greatest);
    m_number->setValue(m_choice.isMixed() ? -1 : m_choice.count);
    if (m_remove) {
        m_number->setAccessibleName(tr("Number of %1").arg(m_choice.name));
        m_remove->setAccessibleName(tr("Remove %1").arg(m_choice.name));
    } else {
        m_number->setSuffix(m_choice.most < editor::Choice::unlimited
                                ? tr(" of %1").arg(editor::shownNumber(m_choice.most))
                                : QString());
        m_number->setAccessibleName(m_choice.name);
    }
    fitStepper(*m_number);
}

void ChoiceRow::setBreaks(const editor::Breaks& breaks, bool isFolded)
{
    if (m_breaks == breaks && m_isFolded == isFolded)
        return;
    m_breaks = breaks;
    m_isFolded = isFolded;
    showDetail();
}

void ChoiceRow::showDetail()
{
    QStringList words;
    // Beside figures there is no room for it.
    const bool isShort = m_choice.effect.size() <= shortEffect && m_choice.cells.isEmpty();
    m_effect->setText(isShort ? m_choice.effect : QString());
    if (!isShort)
        words << m_choice.effect;
    if (!m_choice.text.isEmpty())
        words << m_choice.text;
    if (!m_choice.doubt.isEmpty())
        words << tr("Not sure: %1").arg(m_choice.doubt);
    if (m_choice.isMixed())
        words << tr("Some have it.");
    const auto detail = words.join(QLatin1Char('\n'));
    if (!m_detail && !detail.isEmpty()) {
        m_detail = quiet(new WordLabel, Type::Small);
        m_detail->setContentsMargins(choiceIndent + space::tiny, 0, 0, space::tiny);
        static_cast<QGridLayout*>(layout())->addWidget(m_detail, 1, 0, 1, 3);
    }
    if (m_detail && m_detail->text() != detail)
        m_detail->setText(detail);
    if (m_detail)
        m_detail->setVisible(!detail.isEmpty());
    fitDetail();
    const auto& theme = Theme::of(this);
    const bool isTaken = m_choice.count > 0;
    const auto isClosed = !m_breaks.isEmpty() && !isTaken;
    // Red is what is wrong; what would be wrong is grey.
    m_badge->setWords(isTaken ? m_choice.wrongBadge : m_isFolded ? QString() : m_breaks.badge, isTaken);
    placeBadge();
    // Dim, not disabled: what breaks a rule can still be taken.
    const auto colour = [](QWidget* part, const QColor& wanted) {
        if (!part || part->palette().color(QPalette::WindowText) == wanted)
            return;
        auto colours = part->palette();
        colours.setColor(QPalette::WindowText, wanted);
        part->setPalette(colours);
    };
    for (auto* part : {static_cast<QWidget*>(m_button), static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_price)})
        colour(part, isClosed ? theme.quiet : theme.text);
    showTip();
}

/// Beside the name. Where figures leave no room for it there, it is over them; that something costs too much is then
/// said by the price alone, which is grey.
void ChoiceRow::placeBadge()
{
    m_badge->setVisible(!m_badge->text().isEmpty());
    m_effect->show();
    if (!m_cells || m_badge->text().isEmpty())
        return;
    const auto name = (m_name ? static_cast<QWidget*>(m_name) : m_button)->sizeHint().width();
    const auto room = m_price->x() - layout()->contentsMargins().left() - m_cells->sizeHint().width();
    const bool fits = name + m_badge->sizeHint().width() + 2 * space::small <= room;
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->removeWidget(m_badge);
    grid->addWidget(m_badge, 0, 0, 1, fits ? 1 : 2, Qt::AlignRight | Qt::AlignVCenter);
    m_badge->raise();
    if (!fits && m_choice.isOver && m_choice.count == 0)
        m_badge->hide();
    m_effect->setVisible(m_badge->isHidden());
}

/// What the row has no room for, for a mouse and for those who hear it.
void ChoiceRow::showTip()
{
    const auto reasons = m_choice.count > 0 ? m_choice.wrong : m_breaks.messages;
    auto tip = reasons;
    if (m_isCut)
        tip << m_figures;
    setToolTip(editor::shownTip(tip.join(QLatin1Char('\n'))));
    if (m_button) {
        const bool isNameCut = m_button->width() < m_button->sizeHint().width();
        m_button->setToolTip(isNameCut ? editor::shownTip((QStringList(m_button->text()) + tip).join(QLatin1Char('\n')))
                                       : QString());
    }
    QStringList said{m_choice.price, m_figures, m_effect->text(), m_detail ? m_detail->text() : QString(),
                     reasons.join(QLatin1Char(' '))};
    said.removeAll(QString());
    input()->setAccessibleDescription(said.join(QStringLiteral(". ")));
}

} // namespace muster::widgets
