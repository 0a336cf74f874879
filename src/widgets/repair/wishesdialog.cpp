#include "widgets/repair/wishesdialog.h"

#include "editor/words/currency.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/repair/answercard.h"
#include "widgets/repair/wrappedlines.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::WishForm;

namespace {

enum WishColumn { WishUnit, WishCost, WishNumber };
constexpr int unitRole = Qt::UserRole; ///< position of the unit in the catalogue
constexpr int mostOfUnit = 40;

WishForm failedWishes(const std::string& why)
{
    WishForm form;
    form.word = editor::shown(why);
    return form;
}

Id<Unit> unitOf(const QTreeWidgetItem& item)
{
    const auto value = item.data(WishUnit, unitRole);
    return value.isValid() ? Id<Unit>::at(static_cast<std::size_t>(value.toInt())) : Id<Unit>();
}

WrappedLines* linesOf(const editor::WishedArmy& army, int at)
{
    auto* lines =
        new WrappedLines(QStringLiteral("wishLines%1").arg(at), WishesDialog::tr("What army %1 has").arg(at + 1));
    lines->setSelectionMode(QAbstractItemView::NoSelection);
    for (const auto& line : army.lines)
        lines->addItem(editor::shown(line));
    return lines;
}

} // namespace

WishesDialog::WishesDialog(std::shared_ptr<const Catalogue> catalogue, Roster beginning, Collection owned,
                           QWidget* parent)
    : AnswersDialog(parent),
      m_catalogue(std::move(catalogue)),
      m_beginning(std::move(beginning)),
      m_collection(std::move(owned)),
      m_units(table("wishUnits", tr("Units, and how many are wished for"),
                    {tr("Unit"), editor::inCurrency(m_catalogue->ruleset, tr("Points")), tr("Wish")})),
      m_word(wrapped(named("wishWord", plainLabel()))),
      m_looking([this](WishForm found) { showFound(std::move(found)); }, failedWishes)
{
    const auto army = m_catalogue->findArmy(m_beginning.army);
    auto* title = wrapped(typed(
        named("wishTitle", plainLabel(tr("%1: an army from wishes").arg(editor::shown(m_catalogue->army(army).name)))),
        Type::Heading));
    auto* answers = new QWidget;
    addParts(*spaced(new QVBoxLayout(answers), space::medium), {m_word, {cards(), 1}});
    auto* both = new QSplitter;
    both->setChildrenCollapsible(false);
    both->addWidget(makeWishes());
    both->addWidget(answers);
    both->setStretchFactor(1, 1);
    auto* layout = dialogColumn(*this, "wishesDialog", tr("From Wishes"));
    addParts(*layout, {title, bar(), {both, 1}, makeFoot()});
    fitWindow(*this, {1180, 680});
    both->setSizes({360, 780});
    m_units->setFocus();
    look();
}

WishesDialog::~WishesDialog() = default;

QWidget* WishesDialog::makeWishes()
{
    m_units->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_units->installEventFilter(this);
    for (const auto& group : editor::wishGroups(*m_catalogue, m_catalogue->findArmy(m_beginning.army))) {
        auto* head = new QTreeWidgetItem(m_units, {editor::shown(group.name)});
        head->setFont(WishUnit, fontOf(Type::Strong));
        for (const auto& row : group.units) {
            auto* item = new QTreeWidgetItem(head, {editor::shown(row.name), row.cost});
            item->setData(WishUnit, unitRole, static_cast<int>(row.unit.position()));
            item->setTextAlignment(WishCost, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    m_units->expandAll();
    m_units->setColumnHidden(WishCost, !m_catalogue->ruleset.hasPoints);
    auto* header = m_units->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(WishUnit, QHeaderView::Stretch);
    header->setSectionResizeMode(WishCost, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(WishNumber, QHeaderView::ResizeToContents);
    connect(m_units, &QTreeWidget::currentItemChanged, this, &WishesDialog::enable);
    const auto button = [this](const char* name, const QString& words, const QString& tip, auto pressed) {
        auto* made = named<QPushButton>(name, words);
        made->setToolTip(editor::shownTip(tip));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, pressed);
        return made;
    };
    auto* buttons = filled(
        spaced(new QHBoxLayout, space::small),
        {button("wishMore", tr("&More"), tr("One more of it is wished for (+)"), [this] { change(1); }),
         button("wishFewer", tr("&Fewer"), tr("One less (-)"), [this] { change(-1); }),
         button("wishNone", tr("&None of It"), tr("None may come (N)"), [this] { toggleNone(); }), Part::stretch(1)});
    const auto box = [this](const char* name, const QString& words) {
        auto* made = named<QCheckBox>(name, words);
        connect(made, &QCheckBox::toggled, this, &WishesDialog::look);
        return made;
    };
    m_owned = box("wishOwned", tr("Only what I &own"));
    m_owned->setEnabled(m_collection.hasModels());
    m_allies = box("wishAllies", tr("A&llies may come"));
    auto* side = new QWidget;
    addParts(*spaced(new QVBoxLayout(side), space::small), {{m_units, 1}, buttons, m_owned, m_allies});
    return side;
}

QWidget* WishesDialog::makeFoot()
{
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    setTake(mainButton(*buttons, "wishTake", tr("&Create This Army")));
    return buttons;
}

std::optional<Roster> WishesDialog::roster() const
{
    const auto at = chosen();
    return result() == Accepted && at < m_found.armies.size() ? std::optional(m_found.armies[at].roster) : std::nullopt;
}

void WishesDialog::look()
{
    if (!isMade())
        return; // the window is being made
    m_wishes.hasAllies = m_allies->isChecked();
    m_wishes.owned = m_owned->isChecked() ? std::make_shared<const Collection>(m_collection) : nullptr;
    beginWaiting();
    m_looking.start([catalogue = m_catalogue, beginning = m_beginning, wishes = m_wishes](const std::stop_token& stop) {
        return editor::wishForm(*catalogue, beginning, wishes, stop);
    });
    enable();
}

void WishesDialog::showFound(WishForm found)
{
    endWaiting();
    m_found = std::move(found);
    removeAnswers();
    QStringList words;
    if (!m_found.word.isEmpty())
        words << m_found.word;
    for (const auto& part : m_found.why)
        words << QStringLiteral("• ") + part;
    if (!m_found.giveUps.empty())
        words << tr("What to give up; each is enough, and keeps all other wishes:");
    for (const auto& giveUp : m_found.giveUps)
        words << QStringLiteral("– ") + giveUp;
    m_word->setText(editor::shown(words.join(QStringLiteral("\n\n"))));
    m_word->setVisible(!words.isEmpty());
    for (int i = 0; i < static_cast<int>(m_found.armies.size()); ++i) {
        const auto& army = m_found.armies[static_cast<std::size_t>(i)];
        addAnswer(new AnswerCard(i + 1, QStringLiteral("wishAnswer%1").arg(i),
                                 {army.title, army.facts, army.rest, army.totals, {}}, linesOf(army, i)));
    }
    choose(0);
}

void WishesDialog::choose(std::size_t army)
{
    AnswersDialog::choose(army);
    enable();
}

/// The unit of the row, or all units of its category.
std::vector<Id<Unit>> WishesDialog::currentUnits() const
{
    std::vector<Id<Unit>> units;
    const auto* item = m_units->currentItem();
    if (!item)
        return units;
    if (const auto unit = unitOf(*item); !unit.isNone())
        units.push_back(unit);
    for (int i = 0; i < item->childCount(); ++i)
        units.push_back(unitOf(*item->child(i)));
    return units;
}

void WishesDialog::change(int by)
{
    auto* item = m_units->currentItem();
    if (!item || unitOf(*item).isNone())
        return;
    const auto unit = unitOf(*item);
    const auto number = std::clamp(m_wishes.wanted[unit] + by, 0, mostOfUnit);
    m_wishes.without.erase(unit);
    if (number > 0)
        m_wishes.wanted[unit] = number;
    else
        m_wishes.wanted.erase(unit);
    showWish(*item);
    look();
}

void WishesDialog::toggleNone()
{
    const auto units = currentUnits();
    const bool isAll = std::ranges::all_of(units, [&](Id<Unit> unit) { return m_wishes.without.contains(unit); });
    for (const auto unit : units) {
        m_wishes.wanted.erase(unit);
        if (isAll)
            m_wishes.without.erase(unit);
        else
            m_wishes.without.insert(unit);
    }
    for (QTreeWidgetItemIterator each(m_units); *each; ++each)
        showWish(**each);
    look();
}

void WishesDialog::showWish(QTreeWidgetItem& item)
{
    const auto unit = unitOf(item);
    if (unit.isNone())
        return;
    const auto wanted = m_wishes.wanted.find(unit);
    const bool isWanted = wanted != m_wishes.wanted.end();
    item.setText(WishNumber, isWanted                          ? tr("%1 ×").arg(wanted->second)
                             : m_wishes.without.contains(unit) ? tr("none")
                                                               : QString());
    item.setFont(WishUnit, fontOf(isWanted ? Type::Strong : Type::Body));
}

void WishesDialog::enable() { setCanTake(chosen() < m_found.armies.size()); }

bool WishesDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_units || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (const auto key = static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Plus:
        change(1);
        return true;
    case Qt::Key_Minus:
        change(-1);
        return true;
    case Qt::Key_N:
        toggleNone();
        return true;
    default:
        return press(key) || QDialog::eventFilter(watched, event);
    }
}

} // namespace muster::widgets
