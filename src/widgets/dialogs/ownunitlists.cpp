#include "widgets/dialogs/ownunitlists.h"

#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::OwnUnitForm;

namespace {

QTreeWidget* tree(const QString& objectName, const QString& accessibleName, const QStringList& heads)
{
    auto* made = new QTreeWidget;
    made->setObjectName(objectName);
    made->setAccessibleName(accessibleName);
    made->setHeaderLabels(heads);
    made->setRootIsDecorated(false);
    made->setUniformRowHeights(true);
    made->setAllColumnsShowFocus(true);
    made->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    made->header()->setStretchLastSection(false);
    made->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < heads.size(); ++column)
        made->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return made;
}

QLabel* hint(const QString& words)
{
    auto* label = quiet(plainLabel(words), Type::Small);
    wrapWords(*label);
    return label;
}

QVBoxLayout* page(QWidget& widget)
{
    auto* layout =
        spaced(new QVBoxLayout(&widget), space::small, {space::small, space::small, space::small, space::small});
    return layout;
}

Qt::CheckState stateOf(bool isOn) { return isOn ? Qt::Checked : Qt::Unchecked; }
bool isOn(const QTreeWidgetItem& item) { return item.checkState(0) != Qt::Unchecked; }

} // namespace

// ---- weapons ------------------------------------------------------------------------------------------------------

namespace {

enum WeaponColumn { WeaponName, WeaponCount, firstFigure };

} // namespace

OwnWeaponList::OwnWeaponList(const std::vector<OwnUnitForm::Weapon>& weapons, const QString& objectName,
                             QWidget* parent)
    : QWidget(parent), m_before(weapons), m_change(named<QPushButton>("ownChangeFigures", tr("Change &Figures")))
{
    QStringList heads{tr("Weapon"), tr("Carried by")};
    if (!weapons.empty())
        for (std::size_t i = 0; i < weapons.front().figures.size(); ++i)
            // Only columns that one of them uses.
            if (std::ranges::any_of(weapons, [&](const auto& weapon) { return !weapon.figures[i].value.isEmpty(); })) {
                m_columns.push_back(static_cast<int>(i));
                heads << weapons.front().figures[i].label;
            }
    m_tree = tree(objectName, tr("Weapons that the unit carries"), heads);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto& figure = weapons.front().figures[static_cast<std::size_t>(m_columns[i])];
        m_tree->headerItem()->setToolTip(firstFigure + static_cast<int>(i), editor::shownTip(figure.name));
    }
    for (const auto& weapon : weapons) {
        auto* item = new QTreeWidgetItem(m_tree);
        item->setCheckState(WeaponName, stateOf(weapon.isCarried));
        item->setText(WeaponName, weapon.name);
        item->setText(WeaponCount, weapon.count);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const auto column = firstFigure + static_cast<int>(i);
            item->setText(column, weapon.figures[static_cast<std::size_t>(m_columns[i])].value);
            item->setTextAlignment(column, Qt::AlignCenter);
        }
        showState(*item);
    }
    m_change->setEnabled(false);
    m_change->setToolTip(tr("Choose a weapon that the unit carries."));
    auto* layout = page(*this);
    addParts(*layout,
             {{m_tree, 1},
              hint(tr("A double click changes a name, a number or a figure. What is changed is this unit’s own.")),
              {m_change, 0, Qt::AlignLeft}});
    connect(m_change, &QPushButton::clicked, this, &OwnWeaponList::changeFigures);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        showState(*item);
        emit edited();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { m_change->setEnabled(item && isOn(*item) && !m_columns.empty()); });
}

/// Only weapons that the unit carries can be changed. Its own ones are bold.
void OwnWeaponList::showState(QTreeWidgetItem& item)
{
    const QSignalBlocker silent(m_tree);
    const auto isCarried = isOn(item);
    const auto flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
    item.setFlags(isCarried ? flags | Qt::ItemIsEditable : flags);
    const auto& before = m_before[static_cast<std::size_t>(m_tree->indexOfTopLevelItem(&item))];
    bool isOwn = item.text(WeaponName) != before.nameBefore;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        isOwn = isOwn || item.text(firstFigure + static_cast<int>(i)) !=
                             before.figuresBefore[static_cast<std::size_t>(m_columns[i])].value;
    auto font = m_tree->font();
    font.setBold(isCarried && isOwn);
    for (int column = 0; column < m_tree->columnCount(); ++column)
        item.setFont(column, font);
    if (!isCarried)
        item.setText(WeaponCount, {});
    else if (item.text(WeaponCount).isEmpty())
        item.setText(WeaponCount, before.count);
    const auto made = isCarried && isOwn ? tr("Own, made from %1").arg(before.nameBefore) : QString();
    item.setToolTip(WeaponName, editor::shownTip(made));
    if (m_tree->currentItem() == &item)
        m_change->setEnabled(isCarried && !m_columns.empty());
}

void OwnWeaponList::changeFigures()
{
    auto* item = m_tree->currentItem();
    if (!item)
        return;
    m_tree->setFocus();
    m_tree->setCurrentItem(item, firstFigure);
    m_tree->editItem(item, firstFigure);
}

void OwnWeaponList::readInto(std::vector<OwnUnitForm::Weapon>& weapons) const
{
    for (std::size_t row = 0; row < weapons.size(); ++row) {
        const auto& item = *m_tree->topLevelItem(static_cast<int>(row));
        weapons[row].isCarried = isOn(item);
        weapons[row].name = item.text(WeaponName);
        weapons[row].count = item.text(WeaponCount);
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            weapons[row].figures[static_cast<std::size_t>(m_columns[i])].value =
                item.text(firstFigure + static_cast<int>(i));
    }
}

// ---- special rules ------------------------------------------------------------------------------------------------

OwnRuleList::OwnRuleList(const std::vector<OwnUnitForm::Rule>& rules, QWidget* parent)
    : QWidget(parent),
      m_search(searchField("ownRuleSearch", tr("Search special rules"))),
      m_tree(tree(QStringLiteral("ownRules"), tr("Special rules of the unit"), {tr("Special rule"), tr("Number")}))
{
    for (const auto& rule : rules) {
        auto* item = new QTreeWidgetItem(m_tree, {rule.name, rule.value});
        item->setCheckState(0, stateOf(rule.isTaken));
        item->setToolTip(0, editor::shownTip(rule.text));
        item->setTextAlignment(1, Qt::AlignCenter);
        if (rule.hasParameter)
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    auto* layout = page(*this);
    addParts(
        *layout,
        {m_search, {m_tree, 1}, hint(tr("A rule with (n) needs its number: a double click in its row writes it."))});
    connect(m_search, &QLineEdit::textChanged, this, &OwnRuleList::search);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) {
        // The name is the game's; only the number is the player's.
        m_tree->closePersistentEditor(item, 0);
        if (item->flags().testFlag(Qt::ItemIsEditable))
            m_tree->editItem(item, 1);
    });
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_tree, &QTreeWidget::itemChanged, this,
            [this, isAsking = false](QTreeWidgetItem* item, int column) mutable {
                emit edited();
                // The number is asked for at once.
                if (isAsking || column != 0 || !isOn(*item) || !item->flags().testFlag(Qt::ItemIsEditable) ||
                    !item->text(1).isEmpty())
                    return;
                isAsking = true;
                m_tree->setCurrentItem(item, 1);
                m_tree->editItem(item, 1);
                isAsking = false;
            });
}

void OwnRuleList::search(const QString& words)
{
    const auto wanted = searchWords(words);
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        auto* item = m_tree->topLevelItem(row);
        item->setHidden(!hasWords(item->text(0), wanted));
    }
}

void OwnRuleList::readInto(std::vector<OwnUnitForm::Rule>& rules) const
{
    for (std::size_t row = 0; row < rules.size(); ++row) {
        const auto& item = *m_tree->topLevelItem(static_cast<int>(row));
        rules[row].isTaken = isOn(item);
        rules[row].value = item.text(1);
    }
}

// ---- options ------------------------------------------------------------------------------------------------------

OwnOptionList::OwnOptionList(const OwnUnitForm& form, QWidget* parent)
    : QWidget(parent),
      m_tree(tree(QStringLiteral("ownOptions"), tr("Options that the unit keeps"),
                  form.hasPoints ? QStringList{tr("Option"), tr("Points")} : QStringList{tr("Option")}))
{
    m_tree->setRootIsDecorated(true);
    const auto add = [&](const std::vector<OwnUnitForm::Group>& groups) {
        for (const auto& group : groups) {
            auto* head = new QTreeWidgetItem(m_tree, {group.name});
            head->setFont(0, fontOf(Type::Strong));
            if (group.choices.empty())
                head->setCheckState(0, stateOf(group.isKept));
            else
                head->setFlags(head->flags() | Qt::ItemIsAutoTristate | Qt::ItemIsUserCheckable);
            for (const auto& choice : group.choices) {
                auto* item = new QTreeWidgetItem(head, {choice.name, choice.cost});
                item->setCheckState(0, stateOf(group.isKept && choice.isKept));
            }
        }
    };
    add(form.options);
    add(form.groups);
    m_tree->expandAll();
    auto* layout = page(*this);
    layout->addWidget(m_tree, 1);
    layout->addWidget(hint(tr("What is not ticked cannot be chosen for this unit. The army’s unit keeps all of it.")));
    connect(m_tree, &QTreeWidget::itemChanged, this, &OwnOptionList::edited);
}

void OwnOptionList::readInto(OwnUnitForm& form) const
{
    int row = 0;
    for (auto* groups : {&form.options, &form.groups})
        for (auto& group : *groups) {
            const auto& head = *m_tree->topLevelItem(row++);
            group.isKept = isOn(head);
            for (std::size_t i = 0; i < group.choices.size(); ++i)
                group.choices[i].isKept = isOn(*head.child(static_cast<int>(i)));
        }
}

} // namespace muster::widgets
