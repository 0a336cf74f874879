#include "widgets/comparing/comparepane.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace muster::widgets {

using editor::PairedUnit;

namespace {

enum Column { Mark, UnitName, Models, Points, ColumnCount };
constexpr int pairRole = Qt::UserRole; ///< position in the pairs
constexpr std::size_t mostRows = 2'000;

/// By the kind of a pair.
constexpr std::array marks{"", "≠", "−", "+"};

/// By the outcome.
constexpr std::array outcomeWords{QT_TRANSLATE_NOOP("muster::widgets::ComparePane", "legal"),
                                  QT_TRANSLATE_NOOP("muster::widgets::ComparePane", "not legal"),
                                  QT_TRANSLATE_NOOP("muster::widgets::ComparePane", "not judged"),
                                  QT_TRANSLATE_NOOP("muster::widgets::ComparePane", "empty")};

} // namespace

ComparePane::ComparePane(QWidget* parent)
    : QWidget(parent),
      m_name(typed(named<WordLabel>("compareName"), Type::Heading)),
      m_sums(quiet(named<WordLabel>("compareSums"))),
      m_onlyDifferent(named<QCheckBox>("compareOnlyDifferent", tr("Only what differs"))),
      m_units(named<QTreeWidget>("compareUnits")),
      m_changes(named<WordLabel>("compareChanges")),
      m_copy(named<QPushButton>("compareCopy", tr("Copy Into This Roster")))
{
    setObjectName(QStringLiteral("comparePane"));
    m_units->setColumnCount(ColumnCount);
    m_units->setRootIsDecorated(false);
    m_units->setUniformRowHeights(true);
    m_units->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_units->header()->setStretchLastSection(false);
    m_units->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_units->header()->setSectionResizeMode(UnitName, QHeaderView::Stretch);
    m_changes->setTextInteractionFlags(Qt::TextSelectableByMouse);

    filled(spaced(new QVBoxLayout(this), space::small, {space::medium, space::small, space::medium, space::medium}),
           {m_name, m_sums, m_onlyDifferent, {m_units, 1}, m_changes, {m_copy, 0, Qt::AlignLeft}});

    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ComparePane::compare);
    connect(m_onlyDifferent, &QCheckBox::toggled, this, &ComparePane::fill);
    connect(m_units, &QTreeWidget::itemSelectionChanged, this, &ComparePane::showChosen);
    connect(m_units, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (!item || !item->data(Mark, pairRole).isValid())
            return;
        if (const auto& unit = m_pairs.units[item->data(Mark, pairRole).toUInt()]; !unit.here.empty())
            emit unitChosen(unit.here);
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { emit copyRequested(chosenThere()); });
    setAccessibleName(tr("Roster to compare with"));
    m_units->setHeaderLabels({QString(), tr("Unit"), tr("Models"), tr("Points")});
    m_units->setAccessibleName(tr("Units of the other roster"));
    m_units->setAccessibleDescription(
        tr("+ only in the other roster, − only in this one, ≠ different. Figures: here → there."));
}

void ComparePane::setHere(editor::ListFormPtr here)
{
    m_here = std::move(here);
    if (m_here)
        m_units->headerItem()->setText(Points, m_here->costs().value(0, tr("Points")));
    compareSoon();
}

void ComparePane::setThere(editor::ListFormPtr there, const QString& name)
{
    m_there = std::move(there);
    m_otherName = name;
    compareSoon();
}

/// Fills the pane once for many changes, and not while it is hidden.
void ComparePane::compareSoon()
{
    if (isVisible())
        m_soon.start();
}

void ComparePane::showEvent(QShowEvent* event)
{
    compareSoon();
    QWidget::showEvent(event);
}

void ComparePane::compare()
{
    m_pairs = editor::pairRosters(m_here, m_there);
    fill();
}

QString ComparePane::sums() const
{
    if (!m_here || !m_there)
        return {};
    QStringList words;
    if (!m_pairs.sum.isEmpty())
        words << (!m_pairs.more.isEmpty()    ? tr("%1 (%2 more than here)").arg(m_pairs.sum, m_pairs.more)
                  : !m_pairs.fewer.isEmpty() ? tr("%1 (%2 fewer than here)").arg(m_pairs.sum, m_pairs.fewer)
                                             : m_pairs.sum);
    words << tr(outcomeWords[static_cast<std::size_t>(m_there->head().outcome)]);
    words << (m_pairs.different == 0 ? tr("the same units") : tr("%n unit(s) differ(s)", nullptr, m_pairs.different));
    return words.join(QStringLiteral(" · "));
}

void ComparePane::fill()
{
    m_name->setText(editor::shown(m_otherName));
    m_sums->setText(sums());
    const auto* before = m_units->currentItem();
    const auto kept = before ? before->data(Mark, pairRole) : QVariant();
    const QSignalBlocker quiet(m_units);
    m_units->clear();
    const auto& theme = Theme::of(this);
    std::size_t left = 0;
    for (std::size_t i = 0; i < m_pairs.units.size(); ++i) {
        const auto& unit = m_pairs.units[i];
        if (unit.kind == PairedUnit::Kind::Same && m_onlyDifferent->isChecked())
            continue;
        if (m_units->topLevelItemCount() == static_cast<int>(mostRows)) {
            ++left;
            continue;
        }
        auto* item = new QTreeWidgetItem(m_units);
        item->setData(Mark, pairRole, static_cast<uint>(i));
        item->setText(Mark, QString::fromUtf8(marks[static_cast<std::size_t>(unit.kind)]));
        const auto shift = QString(2 * unit.depth, QChar::Nbsp);
        item->setText(UnitName, shift + unit.name);
        item->setText(Models, unit.models);
        item->setText(Points, unit.points);
        item->setTextAlignment(Models, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(Points, Qt::AlignRight | Qt::AlignVCenter);
        QStringList words{unit.name};
        if (!unit.choices.isEmpty())
            words << unit.choices;
        if (unit.kind == PairedUnit::Kind::OnlyHere)
            words << tr("Only in this roster.");
        else if (unit.kind == PairedUnit::Kind::OnlyThere)
            words << tr("Only in the other roster.");
        words << unit.changes;
        const auto all = words.join(QLatin1Char('\n'));
        item->setData(UnitName, Qt::AccessibleDescriptionRole, all);
        for (int at = 0; at < ColumnCount; ++at) {
            item->setToolTip(at, editor::shownTip(all));
            if (unit.kind == PairedUnit::Kind::OnlyHere)
                item->setForeground(at, theme.quiet);
        }
        if (unit.kind != PairedUnit::Kind::Same)
            item->setFont(Mark, fontOf(Type::Strong));
        if (kept.isValid() && kept.toUInt() == i)
            m_units->setCurrentItem(item, Mark, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    if (left > 0) {
        auto* rest = new QTreeWidgetItem(m_units);
        rest->setText(UnitName, tr("and %n more", nullptr, static_cast<int>(left)));
        rest->setFlags(Qt::NoItemFlags);
    }
    m_units->setVisible(m_there != nullptr);
    m_onlyDifferent->setVisible(m_there != nullptr);
    m_copy->setVisible(m_there != nullptr);
    showChosen();
}

std::vector<std::string> ComparePane::chosenThere() const
{
    std::vector<std::string> ids;
    for (const auto* item : m_units->selectedItems())
        if (item->data(Mark, pairRole).isValid())
            if (const auto& unit = m_pairs.units[item->data(Mark, pairRole).toUInt()]; !unit.there.empty())
                ids.push_back(unit.there);
    return ids;
}

/// What differs for the rows that are chosen; for none, what differs of the rosters themselves.
void ComparePane::showChosen()
{
    QStringList words;
    const auto chosen = m_units->selectedItems();
    for (const auto* item : chosen)
        if (item->data(Mark, pairRole).isValid())
            words << m_pairs.units[item->data(Mark, pairRole).toUInt()].changes;
    if (chosen.isEmpty())
        words = m_pairs.changes;
    constexpr int mostLines = 8;
    if (words.size() > mostLines)
        words = words.mid(0, mostLines) << QStringLiteral("…");
    m_changes->setText(words.join(QLatin1Char('\n')));
    m_changes->setVisible(!words.isEmpty());
    m_copy->setEnabled(m_pairs.isOneGame && !chosenThere().empty());
    const auto why = m_pairs.isOneGame || !m_there ? QString() : tr("It is a roster of another game.");
    m_copy->setToolTip(editor::shownTip(why));
}

void ComparePane::choose(const std::string& unit)
{
    if (!isVisible() || m_units->hasFocus())
        return;
    const QSignalBlocker quiet(m_units);
    for (int row = 0; row < m_units->topLevelItemCount(); ++row) {
        auto* item = m_units->topLevelItem(row);
        const auto at = item->data(Mark, pairRole);
        if (at.isValid() && m_pairs.units[at.toUInt()].here == unit) {
            m_units->setCurrentItem(item, Mark, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            showChosen();
            return;
        }
    }
    m_units->clearSelection();
    showChosen();
}

void ComparePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        compareSoon();
    QWidget::changeEvent(event);
}

} // namespace muster::widgets
