#include "widgets/unit/slotsbox.h"

#include "editor/gestures/trial.h"
#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace muster::widgets {

struct SlotsBox::Row {
    QWidget* box = nullptr;
    QLabel* mark = nullptr;
    QLabel* name = nullptr;
    QLabel* limits = nullptr;
    QLabel* figure = nullptr;
    QToolButton* add = nullptr;
    std::string slot;
    editor::SlotRow::State state = editor::SlotRow::State::Empty;
};

namespace {

/// The cheapest fill of a larger roster is worked out when nothing has changed for so long, in milliseconds.
constexpr std::size_t mostUnitsAtOnce = 100;
constexpr int pauseForFit = 250;

} // namespace

SlotsBox::SlotsBox(QWidget* parent)
    : QWidget(parent),
      m_head(quiet(plainLabel(tr("Slots")), Type::Label)),
      m_list(new QVBoxLayout),
      m_fillBox(new QWidget),
      m_fillWords(typed(named<WordLabel>("slotFillWords"), Type::Small)),
      m_fill(named<QPushButton>("slotFill", tr("Fill Slots")))
{
    setObjectName(QStringLiteral("unitSlots"));
    auto* column = spaced(new QVBoxLayout(this), space::small, {0, space::medium, 0, 0});
    column->addWidget(m_head);
    column->addLayout(m_list);
    m_list->setSpacing(space::small);
    auto* fillLine = new QHBoxLayout(m_fillBox);
    fillLine->setContentsMargins(0, space::tiny, 0, 0);
    fillLine->addWidget(m_fillWords, 1);
    fillLine->addWidget(m_fill, 0, Qt::AlignTop);
    column->addWidget(m_fillBox);
    connect(m_fill, &QPushButton::clicked, this, [this] {
        if (m_cheapest && m_cheapest->fill) {
            const auto gesture = *m_cheapest->fill; // showing the result replaces it
            emit gestureMade(gesture);
        }
    });
    m_fill->setAccessibleName(tr("Fill the slots with what costs least"));
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &SlotsBox::showFill);
    hide();
}

SlotsBox::~SlotsBox() = default;

void SlotsBox::addRow()
{
    auto row = std::make_unique<Row>();
    row->box = new QWidget;
    auto* line = spaced(new QHBoxLayout(row->box), space::small);
    row->mark = plainLabel();
    row->mark->setFixedWidth(space::large);
    row->mark->setAlignment(Qt::AlignCenter);
    auto* words = spaced(new QVBoxLayout);
    row->name = new WordLabel;
    row->limits = new WordLabel;
    row->limits->setFont(fontOf(Type::Small));
    row->limits->setForegroundRole(QPalette::PlaceholderText);
    words->addWidget(row->name);
    words->addWidget(row->limits);
    row->figure = plainLabel();
    row->figure->setFont(fontOf(Type::Heading));
    row->add = new QToolButton;
    row->add->setPopupMode(QToolButton::InstantPopup);
    row->add->setMenu(new QMenu(row->add));
    const auto index = m_rows.size();
    connect(row->add->menu(), &QMenu::aboutToShow, this, [this, index] { offer(index); });
    line->addWidget(row->mark, 0, Qt::AlignTop);
    line->addLayout(words, 1);
    line->addWidget(row->figure);
    line->addWidget(row->add);
    m_list->addWidget(row->box);
    m_rows.push_back(std::move(row));
}

void SlotsBox::showRow(std::size_t index, const editor::SlotRow& slot)
{
    using State = editor::SlotRow::State;
    auto& row = *m_rows[index];
    row.slot = slot.id;
    row.box->show();
    // The meaning is in the sign and in words, not only in a colour.
    row.mark->setText(slot.state == State::Missing ? QStringLiteral("✕")
                      : slot.state == State::Ready ? QStringLiteral("✓")
                                                   : QStringLiteral("○"));
    row.mark->setAccessibleName(slot.state == State::Missing ? tr("to fill")
                                : slot.state == State::Ready ? tr("filled")
                                                             : tr("empty"));
    row.state = slot.state;
    row.name->setText(slot.name);
    row.limits->setText(slot.limits);
    row.figure->setText(slot.figure);
    row.add->setObjectName(QStringLiteral("slot-") + QString::fromStdString(slot.id));
    row.add->setText(tr("Add"));
    row.add->setAccessibleName(tr("Add to %1").arg(slot.name));
    row.add->setAccessibleDescription(slot.figure + QStringLiteral(", ") + slot.limits);
    row.add->setEnabled(slot.hasRoom);
}

void SlotsBox::colourSigns()
{
    using State = editor::SlotRow::State;
    const auto& theme = Theme::of(this);
    for (const auto& row : m_rows) {
        auto colours = row->mark->palette();
        colours.setColor(QPalette::WindowText, row->state == State::Missing ? theme.error
                                               : row->state == State::Ready ? theme.good
                                                                            : theme.quiet);
        row->mark->setPalette(colours);
    }
}

void SlotsBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        colourSigns();
    QWidget::changeEvent(event);
}

void SlotsBox::show(VerdictPtr verdict, Id<AssessedUnit> unit)
{
    m_verdict = std::move(verdict);
    m_unit = unit;
    const auto found =
        m_verdict && !unit.isNone() ? editor::slotRows(*m_verdict, unit) : std::vector<editor::SlotRow>();
    setVisible(!found.empty());
    m_cheapest.reset();
    m_later.stop();
    if (found.empty())
        return;
    while (m_rows.size() < found.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (i < found.size())
            showRow(i, found[i]);
        else
            m_rows[i]->box->hide();
    }
    colourSigns();
    if (m_verdict->assessment().units.size() <= mostUnitsAtOnce)
        showFill();
    else
        m_later.start(pauseForFit);
}

void SlotsBox::showFill()
{
    m_cheapest = editor::cheapestSlotFill(*m_verdict, m_unit);
    m_fillBox->setVisible(m_cheapest.has_value());
    if (!m_cheapest)
        return;
    const bool hasFill = m_cheapest->fill.has_value();
    m_fill->setVisible(hasFill);
    if (!hasFill)
        m_fillWords->setText(tr("No fill keeps all rules: %1").arg(m_cheapest->why));
    else if (m_verdict->catalogue().ruleset.hasPoints)
        m_fillWords->setText(editor::inCurrency(m_verdict->catalogue().ruleset, tr("Cheapest fill: %1, %2 points"))
                                 .arg(m_cheapest->units, editor::shownNumber(m_cheapest->points)));
    else
        m_fillWords->setText(tr("Smallest fill: %1").arg(m_cheapest->units));
    m_fill->setAccessibleDescription(m_fillWords->text());
}

void SlotsBox::offer(std::size_t index)
{
    auto* menu = m_rows[index]->add->menu();
    menu->clear();
    for (const auto& offered : editor::slotOffers(*m_verdict, m_unit, m_rows[index]->slot)) {
        const auto breaks = editor::newErrors(*m_verdict, editOf(offered.add));
        const auto label = breaks.isEmpty() ? offered.label : tr("%1 ✕ %2").arg(offered.label, breaks.messages.first());
        auto* action = menu->addAction(editor::shownLabel(label));
        connect(action, &QAction::triggered, this, [this, add = offered.add] { emit gestureMade(add); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No unit fills it"))->setEnabled(false);
}

} // namespace muster::widgets
