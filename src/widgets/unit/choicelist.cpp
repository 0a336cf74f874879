#include "widgets/unit/choicelist.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicerow.h"

#include <QLabel>
#include <QMenu>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster::widgets {

using editor::ChoiceGroup;

namespace {

/// Lists with more choices than this show only groups in which something was taken, and open the others when asked.
constexpr std::size_t fewOptions = 24;

} // namespace

/// One line for the choices that cannot be made, closed at first, with the reason above those that it stops.
struct ChoiceList::Fold {
    QWidget* body = new QWidget;
    QToolButton* head = typed(foldHead(QStringLiteral("notPossible"), *body), Type::Small);
    QVBoxLayout* rows = new QVBoxLayout(body);
    std::vector<std::pair<QString, QVBoxLayout*>> reasons;
    int count = 0;

    explicit Fold(QVBoxLayout& list)
    {
        rows->setContentsMargins(space::large, 0, 0, 0);
        rows->setSpacing(0);
        list.addWidget(head);
        list.addWidget(body);
    }

    /// Where a row goes that is refused for this reason.
    QVBoxLayout& below(const QString& reason)
    {
        const auto known = std::ranges::find(reasons, reason, &std::pair<QString, QVBoxLayout*>::first);
        if (known != reasons.end())
            return *known->second;
        auto* words = quiet(named<WordLabel>("notPossibleWhy", reason), Type::Small);
        rows->addWidget(words);
        auto* list = spaced(new QVBoxLayout);
        rows->addLayout(list);
        reasons.emplace_back(reason, list);
        return *list;
    }

    void nameHead(const QString& group)
    {
        head->setText(ChoiceList::tr("Not possible (%1)").arg(editor::shownNumber(count)));
        head->setAccessibleName(group.isEmpty()
                                    ? head->text()
                                    : ChoiceList::tr("%1, not possible: %2").arg(group, editor::shownNumber(count)));
    }
};

/// A head that opens and closes, and the rows below it.
struct ChoiceList::Group {
    QString name;
    bool isOneOf = false;
    bool mayBeNone = false;
    QWidget* line = nullptr; ///< the head, and what may be taken at its right
    QToolButton* head = nullptr;
    QLabel* condition = nullptr;
    QWidget* body = nullptr;
    QRadioButton* none = nullptr; ///< for taking none, where one excludes the others
    std::unique_ptr<Fold> fold;
    std::vector<ChoiceRow*> rows;
    std::vector<ChoiceList*> below; ///< of each row; null where nothing can be chosen for it
    std::vector<editor::Addable> addable;

    [[nodiscard]] bool fits(const ChoiceGroup& group) const
    {
        if (group.name != name || group.isOneOf != isOneOf || group.mayBeNone != mayBeNone ||
            group.addable != addable || group.choices.size() != rows.size())
            return false;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto& choice = group.choices[i];
            if (rows[i]->choice().id != choice.id || rows[i]->control() != controlFor(group, choice) ||
                choice.below.empty() != (below[i] == nullptr))
                return false;
        }
        return true;
    }

    void show(const ChoiceGroup& group, bool isOther)
    {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i]->setChoice(group.choices[i]);
            if (below[i])
                below[i]->setChoices(group.choices[i].below, isOther);
        }
        const auto taken = group.taken();
        head->setAccessibleName(ChoiceList::tr("Options: %1").arg(name));
        head->setAccessibleDescription(group.condition);
        condition->setText(group.condition);
        if (none) {
            none->setText(ChoiceList::tr("None"));
            none->setAccessibleName(ChoiceList::tr("None of: %1").arg(name));
            none->setChecked(taken.isEmpty());
        }
        head->setText(editor::shownLabel(taken.isEmpty() || head->isChecked()
                                             ? name
                                             : ChoiceList::tr("%1: %2").arg(name, taken.join(QStringLiteral(", ")))));
        head->setToolTip(editor::shownTip(head->text())); // a long one is cut
        if (fold)
            fold->nameHead(name);
    }
};

ChoiceList::ChoiceList(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, space::small, 0, 0);
    m_layout->setSpacing(space::tiny);
}

ChoiceList::~ChoiceList() = default;

bool ChoiceList::fits(const std::vector<ChoiceGroup>& groups) const
{
    return std::ranges::equal(m_groups, groups,
                              [](const auto& shown, const ChoiceGroup& group) { return shown->fits(group); });
}

void ChoiceList::setChoices(const std::vector<ChoiceGroup>& groups, bool isOther)
{
    bool isStale = false;
    if (isOther || std::exchange(m_isNew, false)) {
        std::map<std::string, QString> refused;
        for (const auto& group : groups)
            for (const auto& choice : group.choices)
                if (!choice.refused.isEmpty())
                    refused.emplace(choice.id, choice.refused);
        isStale = refused != m_refused;
        m_refused = std::move(refused);
    }
    if (isStale || !fits(groups))
        build(groups);
    for (std::size_t i = 0; i < groups.size(); ++i)
        m_groups[i]->show(groups[i], isOther);
    if (m_fold)
        m_fold->nameHead({});
    setVisible(!groups.empty());
}

bool ChoiceList::isRefused(const editor::Choice& choice) const
{
    return choice.count == 0 && m_refused.contains(choice.id);
}

void ChoiceList::build(const std::vector<ChoiceGroup>& groups)
{
    for (const auto& group : m_groups) {
        delete group->line;
        delete group->body;
    }
    m_groups.clear();
    if (m_fold) {
        delete m_fold->head;
        delete m_fold->body;
        m_fold.reset();
    }
    std::size_t options = 0;
    for (const auto& group : groups)
        options += static_cast<std::size_t>(
            std::ranges::count_if(group.choices, [&](const auto& choice) { return !isRefused(choice); }));
    for (const auto& group : groups)
        m_groups.push_back(makeGroup(group, options <= fewOptions || group.isNeeded || !group.taken().isEmpty()));
    // Below all others: the groups that nothing may be taken from.
    for (std::size_t i = 0; i < groups.size(); ++i) {
        auto& made = *m_groups[i];
        const auto& choices = groups[i].choices;
        if (choices.empty() || !std::ranges::all_of(choices, [&](const auto& choice) { return isRefused(choice); })) {
            m_layout->addWidget(made.line);
            m_layout->addWidget(made.body);
            made.body->setVisible(made.head->isChecked());
        }
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (auto& made = *m_groups[i]; !made.line->parentWidget()) {
            if (!m_fold)
                m_fold = std::make_unique<Fold>(*m_layout);
            auto& list = m_fold->below(m_refused.at(groups[i].choices.front().id));
            list.addWidget(made.line);
            list.addWidget(made.body);
            made.head->setChecked(false);
            made.body->setVisible(false);
            m_fold->count += static_cast<int>(groups[i].choices.size());
        }
}

void ChoiceList::addRow(Group& group, const editor::Choice& choice, ChoiceRow* row, QVBoxLayout& rows)
{
    rows.addWidget(row);
    group.rows.push_back(row);
    connect(row, &ChoiceRow::chosen, this, [this, row](int count) { emit chosen(row->choice().id, count); });
    auto*& below = group.below.emplace_back();
    if (choice.below.empty())
        return;
    below = new ChoiceList;
    row->addBelow(below);
    connect(below, &ChoiceList::chosen, this, &ChoiceList::chosen);
    connect(below, &ChoiceList::addMenuWanted, this, &ChoiceList::addMenuWanted);
}

/// Beside the head, so that it is there in a closed group too.
void ChoiceList::addButton(Group& group, const ChoiceGroup& form)
{
    auto* button = named<QToolButton>("addChoice");
    button->setText(tr("Add"));
    button->setAccessibleName(tr("Add: %1").arg(form.name));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, its = &group] { emit addMenuWanted(menu, its->addable); });
    group.line->layout()->addWidget(button);
}

std::unique_ptr<ChoiceList::Group> ChoiceList::makeGroup(const ChoiceGroup& group, bool isOpen)
{
    auto made = std::make_unique<Group>();
    made->name = group.name;
    made->isOneOf = group.isOneOf;
    made->mayBeNone = group.mayBeNone;
    made->line = new QWidget;
    made->body = new QWidget;
    made->head = typed(foldHead(QStringLiteral("choiceHead"), *made->body, isOpen), Type::Label);
    made->condition = quiet(plainLabel(), Type::Small);
    auto* line = spaced(new QHBoxLayout(made->line), space::small);
    line->addWidget(made->head, 1);
    line->addWidget(made->condition);
    made->addable = group.addable;
    if (!group.addable.empty())
        addButton(*made, group);
    auto* rows = spaced(new QVBoxLayout(made->body), 0, {space::tiny, 0, 0, space::small});
    if (group.isOneOf && group.mayBeNone) {
        made->none = new QRadioButton;
        made->none->setAutoExclusive(false);
        rows->addWidget(made->none);
    }
    const auto refused = std::ranges::count_if(group.choices, [&](const auto& choice) { return isRefused(choice); });
    const bool areAll = refused == std::ssize(group.choices);
    // In the order of the data, so that each row has the place of its choice; those of the fold are shown last.
    for (const auto& choice : group.choices) {
        auto* row = new ChoiceRow(controlFor(group, choice), made->body);
        if (!isRefused(choice)) {
            addRow(*made, choice, row, *rows);
            continue;
        }
        const auto& reason = m_refused.at(choice.id);
        row->setBreaks({{reason}, {}}, true);
        if (areAll) {
            addRow(*made, choice, row, *rows);
            continue;
        }
        if (!made->fold)
            made->fold = std::make_unique<Fold>(*rows);
        ++made->fold->count;
        addRow(*made, choice, row, made->fold->below(reason));
    }
    if (made->fold) {
        rows->removeWidget(made->fold->head);
        rows->removeWidget(made->fold->body);
        rows->addWidget(made->fold->head);
        rows->addWidget(made->fold->body);
    }
    if (made->none)
        connect(made->none, &QRadioButton::clicked, this, [this, its = made.get()] {
            its->none->setChecked(true);
            for (const auto* row : its->rows)
                if (row->choice().count > 0) {
                    emit chosen(row->choice().id, 0);
                    return;
                }
        });
    return made;
}

void ChoiceList::setBreaks(const std::string& choice, const editor::Breaks& breaks)
{
    for (const auto& group : m_groups)
        for (std::size_t i = 0; i < group->rows.size(); ++i) {
            if (group->rows[i]->choice().id == choice)
                group->rows[i]->setBreaks(breaks);
            if (group->below[i])
                group->below[i]->setBreaks(choice, breaks);
        }
}

std::vector<QWidget*> ChoiceList::beginningWith(QChar letter) const
{
    std::vector<QWidget*> found;
    for (const auto& group : m_groups)
        for (const auto* row : group->rows) {
            auto* control = row->input();
            if (control->isEnabled() && (control->isVisible() || !isRefused(row->choice())) &&
                control->accessibleName().startsWith(letter, Qt::CaseInsensitive))
                found.push_back(control);
        }
    return found;
}

void ChoiceList::reveal(const QWidget& control)
{
    for (const auto& group : m_groups)
        if (group->body->isAncestorOf(&control))
            group->head->setChecked(true);
}

std::vector<std::string> ChoiceList::openChoices() const
{
    std::vector<std::string> open;
    for (const auto& group : m_groups)
        for (std::size_t i = 0; i < group->rows.size(); ++i) {
            const auto& choice = group->rows[i]->choice();
            if (choice.count == 0 && !m_refused.contains(choice.id))
                open.push_back(choice.id);
            if (group->below[i])
                std::ranges::copy(group->below[i]->openChoices(), std::back_inserter(open));
        }
    return open;
}

} // namespace muster::widgets
