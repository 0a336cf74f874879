#include "widgets/unit/choicelist.h"

#include "editor/words/shown.h"
#include "widgets/look/theme.h"
#include "widgets/unit/choicerow.h"

#include <QLabel>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::ChoiceGroup;

namespace {

/// Units with more options than this show only groups in which something was taken, and open the others when asked.
constexpr std::size_t fewOptions = 24;

} // namespace

/// A head that opens and closes, and the rows below it.
struct ChoiceList::Group {
    QString name;
    bool isOneOf = false;
    bool mayBeNone = false;
    QToolButton* head = nullptr;
    QWidget* body = nullptr;
    QRadioButton* none = nullptr; ///< for taking none, where one excludes the others
    std::vector<ChoiceRow*> rows;

    void show(const ChoiceGroup& group)
    {
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i]->setChoice(group.choices[i]);
        const auto taken = group.taken();
        head->setAccessibleName(ChoiceList::tr("Options: %1").arg(name));
        if (none) {
            none->setText(ChoiceList::tr("None"));
            none->setAccessibleName(ChoiceList::tr("None of: %1").arg(name));
            none->setChecked(taken.isEmpty());
        }
        head->setText(editor::shownLabel(taken.isEmpty() || head->isChecked()
                                             ? name
                                             : ChoiceList::tr("%1: %2").arg(name, taken.join(QStringLiteral(", ")))));
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
    if (groups.size() != m_groups.size())
        return false;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto& shown = *m_groups[i];
        if (groups[i].name != shown.name || groups[i].isOneOf != shown.isOneOf ||
            groups[i].mayBeNone != shown.mayBeNone || groups[i].choices.size() != shown.rows.size())
            return false;
        for (std::size_t c = 0; c < shown.rows.size(); ++c)
            if (shown.rows[c]->choice().option != groups[i].choices[c].option ||
                shown.rows[c]->control() != controlFor(groups[i], groups[i].choices[c]))
                return false;
    }
    return true;
}

void ChoiceList::setChoices(const std::vector<ChoiceGroup>& groups)
{
    if (!fits(groups))
        build(groups);
    for (std::size_t i = 0; i < groups.size(); ++i)
        m_groups[i]->show(groups[i]);
    setVisible(!groups.empty());
}

void ChoiceList::build(const std::vector<ChoiceGroup>& groups)
{
    for (const auto& group : m_groups) {
        delete group->head;
        delete group->body;
    }
    m_groups.clear();
    std::size_t options = 0;
    for (const auto& group : groups)
        options += group.choices.size();
    for (const auto& group : groups) {
        auto made = std::make_unique<Group>();
        made->name = group.name;
        made->isOneOf = group.isOneOf;
        made->mayBeNone = group.mayBeNone;
        made->head = new QToolButton;
        made->head->setObjectName(QStringLiteral("choiceHead"));
        made->head->setProperty("flat", true);
        made->head->setFont(fontOf(Type::Label));
        made->head->setCheckable(true);
        made->head->setChecked(options <= fewOptions || group.isNeeded || !group.taken().isEmpty());
        made->head->setArrowType(made->head->isChecked() ? Qt::DownArrow : Qt::RightArrow);
        made->head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        made->head->setStyleSheet(
            QStringLiteral("QToolButton { text-align: left; padding: 3px 2px; background: transparent; }"));
        made->body = new QWidget;
        auto* rows = new QVBoxLayout(made->body);
        rows->setContentsMargins(space::tiny, 0, 0, space::small);
        rows->setSpacing(0);
        if (group.isOneOf && group.mayBeNone) {
            made->none = new QRadioButton;
            made->none->setAutoExclusive(false);
            rows->addWidget(made->none);
        }
        for (const auto& choice : group.choices) {
            auto* row = new ChoiceRow(controlFor(group, choice), made->body);
            rows->addWidget(row);
            made->rows.push_back(row);
            connect(row, &ChoiceRow::chosen, this,
                    [this, row](int count) { emit chosen(row->choice().option, count); });
        }
        if (made->none)
            connect(made->none, &QRadioButton::clicked, this, [this, its = made.get()] {
                its->none->setChecked(true);
                for (const auto* row : its->rows)
                    if (row->choice().count > 0) {
                        emit chosen(row->choice().option, 0);
                        return;
                    }
            });
        connect(made->head, &QToolButton::toggled, this, [its = made.get()](bool isOpen) {
            its->body->setVisible(isOpen);
            its->head->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        });
        m_layout->addWidget(made->head);
        m_layout->addWidget(made->body); // first: without a parent it would be a window of its own
        made->body->setVisible(made->head->isChecked());
        m_groups.push_back(std::move(made));
    }
}

void ChoiceList::setBreaks(const std::string& option, const QStringList& breaks)
{
    for (const auto& group : m_groups)
        for (auto* row : group->rows)
            if (row->choice().option == option)
                row->setBreaks(breaks);
}

std::vector<std::string> ChoiceList::openOptions() const
{
    std::vector<std::string> options;
    for (const auto& group : m_groups)
        for (const auto* row : group->rows)
            if (row->choice().count == 0)
                options.push_back(row->choice().option);
    return options;
}

} // namespace muster::widgets
