#include "widgets/unit/choicelist.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicefilterbar.h"
#include "widgets/unit/choiceline.h"

#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::widgets {

using editor::Choice;
using Kind = ChoiceNode::Kind;

namespace {

/// A form with so many choices can be filtered.
constexpr int manyChoices = 24;
constexpr int pause = 50; ///< ms, before what was found to fit is shown

} // namespace

ChoiceList::ChoiceList(QWidget* parent)
    : QWidget(parent),
      m_filter(named<ChoiceFilterBar>("choiceFilterBar")),
      m_path(typed(named<QLabel>("choicePath"), Type::Small)),
      m_more(quiet(new WordLabel(tr("There are more lines than can be shown: filter them.")), Type::Small)),
      m_column(new QVBoxLayout)
{
    m_path->setTextFormat(Qt::RichText); // our own, with every word escaped
    m_path->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    wrapWords(*m_path);
    m_path->setContentsMargins(0, space::tiny, 0, space::tiny);
    auto* column = spaced(new QVBoxLayout(this), 0, {0, space::small, 0, 0});
    spaced(m_column);
    addParts(*column, {m_filter, m_path, m_column, m_more, Part::stretch(1)});
    m_filter->hide();
    m_path->hide();
    m_later.setSingleShot(true);
    m_later.setInterval(pause);
    connect(&m_later, &QTimer::timeout, this, &ChoiceList::layOut);
    connect(m_filter, &ChoiceFilterBar::changed, this, &ChoiceList::layOut);
    connect(m_filter, &ChoiceFilterBar::left, this, &ChoiceList::goToFirst);
    connect(m_path, &QLabel::linkActivated, this, [this](const QString& link) {
        const auto path = m_form.alone();
        const auto steps = static_cast<std::size_t>(link.toInt());
        m_form.showAlone(steps == 0 || steps > path.size() ? std::string() : path[steps - 1]->key);
        layOut();
        goToFirst();
    });
}

ChoiceList::~ChoiceList() = default;

void ChoiceList::setChoices(const std::string& kind, const std::vector<editor::ChoiceGroup>& groups, bool isOther,
                            const QString& left)
{
    m_left = left;
    m_areLinesOfForm = false; // until they are laid out, they are of the form before
    if (isOther) {
        m_filter->reset();
        m_breaks.clear();
    }
    m_tried.clear();
    m_form.set(kind, groups, isOther);
    ChoiceFilterBar::Counts counts;
    forEachNode(m_form.tree(), [&](const ChoiceNode& node) {
        if (node.kind != Kind::Choice)
            return;
        ++counts.all;
        counts.chosen += node.choice->count > 0 ? 1 : 0;
    });
    for (const auto& node : m_form.tree())
        counts.wrong += node.wrong;
    m_filter->setVisible(counts.all >= manyChoices);
    m_filter->setCounts(counts);
    setVisible(!groups.empty());
    layOut();
}

ChoiceFilter ChoiceList::filterNow() const
{
    auto filter = m_filter->filter();
    filter.fits = [this](const Choice& choice) {
        const auto known = m_breaks.find(choice.id);
        return known != m_breaks.end() && known->second.isEmpty();
    };
    return filter;
}

/// Makes controls for what is shown now, and takes away those of what is not. What was shown before keeps its own.
void ChoiceList::layOut()
{
    m_areLinesOfForm = false;
    const auto wanted = m_form.lines(filterNow());
    std::map<std::string, std::unique_ptr<Line>> before;
    for (auto& line : m_lines)
        before.emplace(line->key, std::move(line));
    m_lines.clear();
    bool isOther = false;
    for (const auto& line : wanted) {
        const auto known = before.find(line.node->key);
        const bool stays = known != before.end() && known->second->fits(line);
        m_lines.push_back(stays ? std::move(known->second) : make(line));
        if (stays)
            before.erase(known);
        isOther = isOther || !stays;
    }
    for (const auto& [key, line] : before) {
        for (auto* part : line->widget->findChildren<QObject*>())
            part->disconnect(this); // a field that goes may still say its number
        line->widget->disconnect(this);
        m_column->removeWidget(line->widget);
        line->widget->hide(); // else it may yet be shown, as a window
        line->widget->setParent(nullptr);
        line->widget->deleteLater(); // it may be the sender
    }
    isOther = isOther || !before.empty();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        auto* widget = m_lines[i]->widget;
        auto* item = m_column->itemAt(static_cast<int>(i));
        if (!item || item->widget() != widget) {
            m_column->insertWidget(static_cast<int>(i), widget);
            widget->show(); // now, so that it can have the keyboard
        }
        showLine(*m_lines[i], wanted[i]);
    }
    m_areLinesOfForm = true;
    fitColumns();
    m_more->setVisible(wanted.size() > mostChoiceLines);
    showPath();
    update();
    if (isOther)
        emit linesChanged();
}

std::unique_ptr<ChoiceList::Line> ChoiceList::make(const ChoiceLine& line)
{
    auto made = std::make_unique<Line>();
    made->key = line.node->key;
    made->shape = Line::shapeOf(*line.node);
    if (made->shape == Line::Shape::Head)
        makeHead(*made, line);
    else if (made->shape == Line::Shape::Row)
        makeRow(*made, line);
    else if (made->shape == Line::Shape::Columns)
        made->widget = made->heads = named<ChoiceCells>("choiceColumns", true);
    else
        made->widget = made->words = quiet(named<WordLabel>("notPossibleWhy"), Type::Small);
    if (auto* input = made->input())
        input->installEventFilter(this);
    return made;
}

void ChoiceList::makeHead(Line& made, const ChoiceLine& line)
{
    made.widget = new QWidget;
    made.head = new ChoiceHead;
    if (line.node->kind == Kind::NotPossible)
        made.head->setObjectName(QStringLiteral("notPossible"));
    auto* row = spaced(new QHBoxLayout(made.widget), space::small);
    row->addWidget(made.head, 1);
    connect(made.head, &QToolButton::clicked, this, [this, its = &made](bool isOn) { toggle(*its, isOn); });
    if (line.node->kind != Kind::Group || line.node->group->addable.empty())
        return;
    // Beside the head, so that it is there in a closed group too.
    made.add = named<QToolButton>("addChoice");
    made.add->setText(tr("Add"));
    made.add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(made.add);
    made.add->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, its = &made] { emit addMenuWanted(menu, its->addable); });
    row->addWidget(made.add);
}

void ChoiceList::makeRow(Line& made, const ChoiceLine& line)
{
    made.control = Line::controlOf(*line.node);
    made.row = new ChoiceRow(made.control, line.hasArrow, nullptr);
    made.widget = made.row;
    if (auto* arrow = made.row->arrow()) {
        arrow->installEventFilter(this);
        connect(arrow, &QToolButton::clicked, this, [this, its = &made](bool isOn) { toggle(*its, isOn); });
    }
    connect(made.row, &ChoiceRow::chosen, this, [this, its = &made](int count) {
        const auto& node = *its->line.node;
        if (node.kind == Kind::Choice) {
            emit chosen(node.choice->id, count);
            return;
        }
        for (const auto& choice : node.group->choices)
            if (choice.count > 0) {
                emit chosen(choice.id, 0);
                return;
            }
    });
}

namespace {

/// Of a group in which each of several models takes one.
void addShares(const editor::ChoiceGroup& group, ChoiceHead::Words& words)
{
    if (!group.most || *group.most < 2 || group.least != group.most)
        return;
    words.sharers = *group.most;
    for (const auto& choice : group.choices)
        if (choice.count > 0 && !choice.isMixed())
            words.shares.push_back(
                {ChoiceList::tr("%1 of %2 take %3")
                     .arg(editor::shownNumber(choice.count), editor::shownNumber(*group.most), choice.name),
                 choice.count, !choice.wrong.isEmpty()});
}

/// The words of a head: of a group, of what is not possible, or of a choice that only holds others.
ChoiceHead::Words headWords(const ChoiceLine& line, const QString& left)
{
    const auto& node = *line.node;
    ChoiceHead::Words words;
    words.level = line.level;
    words.isAlone = line.isAlone;
    words.isQuiet = line.isQuiet;
    if (node.kind == Kind::NotPossible) {
        words.name = ChoiceList::tr("Not possible (%1)").arg(editor::shownNumber(node.choices));
        words.isQuiet = true;
        return words;
    }
    if (node.kind == Kind::Unused || node.kind == Kind::Dear) {
        const auto number = editor::shownNumber(static_cast<int>(node.below.size()));
        //: A line that holds choices which cost more than what is left: "6 more cost over 85".
        words.name = node.kind == Kind::Dear ? ChoiceList::tr("%1 more cost over %2").arg(number, left)
                                             //: A line that holds the groups of choices of which nothing is taken.
                                             : ChoiceList::tr("%1 more").arg(number);
        words.bounds = line.isOpen ? QString() : namesIn(node);
        words.chosen = chosenBelow(node).join(QStringLiteral(", "));
        words.isQuiet = true;
        return words;
    }
    words.name = node.kind == Kind::Choice ? node.choice->name : node.group->name;
    words.bounds = node.kind == Kind::Choice ? QString() : boundsOf(node);
    words.chosen = chosenBelow(node).join(QStringLiteral(", "));
    words.cost = costOf(node);
    if (node.kind != Kind::Choice)
        addShares(*node.group, words);
    words.wrong = node.kind == Kind::Choice ? node.choice->wrong : node.group->wrong;
    return words;
}

} // namespace

void ChoiceList::showLine(Line& shown, const ChoiceLine& line)
{
    shown.line = line;
    const auto& node = *line.node;
    if (shown.words) {
        shown.words->setContentsMargins(line.level * choiceIndent, 0, 0, 0);
        shown.words->setText(node.why);
        return;
    }
    if (shown.head) {
        shown.head->show(headWords(line, m_left), line.isOpen);
        if (shown.add) {
            shown.addable = node.group->addable;
            shown.add->setAccessibleName(tr("Add: %1").arg(node.group->name));
        }
        return;
    }
    if (shown.heads)
        return;
    if (node.kind == Kind::None) {
        Choice none;
        none.name = tr("None");
        none.count = node.group->taken().isEmpty() ? 1 : 0;
        shown.row->setChoice(none);
        shown.row->setPlace(line.level, {});
        shown.row->input()->setObjectName(QStringLiteral("noneOf"));
        shown.row->input()->setAccessibleName(tr("None of: %1").arg(node.group->name));
        return;
    }
    shown.row->setChoice(*node.choice);
    const bool isClosed = line.hasArrow && !line.isOpen;
    shown.row->setPlace(line.level, isClosed ? costOf(node) : node.choice->price);
    shown.row->setChosen(isClosed ? chosenBelow(node).join(QStringLiteral(", ")) : QString());
    if (auto* arrow = shown.row->arrow()) {
        const QSignalBlocker quiet(arrow);
        arrow->setCheckable(!line.isAlone);
        arrow->setChecked(line.isOpen);
        arrow->setArrowType(line.isOpen ? Qt::DownArrow : Qt::RightArrow);
    }
    const auto known = m_breaks.find(node.choice->id);
    if (node.isRefused)
        shown.row->setBreaks({{node.why}, {}}, true);
    else
        shown.row->setBreaks(known == m_breaks.end() ? editor::Breaks() : known->second);
}

/// Of what is moved in further the columns stay below their heads.
void ChoiceList::fitColumns()
{
    std::map<const editor::ChoiceGroup*, int> levels;
    for (const auto& line : m_lines)
        if (line->row && line->line.node->kind == Kind::Choice)
            levels[line->line.node->group] = std::max(levels[line->line.node->group], line->line.level);
    const editor::ChoiceGroup* group = nullptr;
    ChoiceColumns columns;
    for (const auto& line : m_lines) {
        const auto& node = *line->line.node;
        if (!line->heads && node.kind != Kind::Choice)
            continue;
        if (std::exchange(group, node.group) != node.group)
            columns =
                group->heads.isEmpty() ? ChoiceColumns() : columnsFor(*group, width() - levels[group] * choiceIndent);
        if (line->heads)
            line->heads->show(group->heads, columns, group->priceHead);
        else if (line->row)
            line->row->setColumns(group->heads, columns);
    }
}

void ChoiceList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_areLinesOfForm)
        fitColumns();
}

/// The way to what is shown alone; each of its words goes there.
void ChoiceList::showPath()
{
    const auto path = m_filter->filter().isOn() ? ChoicePath() : m_form.alone();
    m_path->setVisible(!path.empty());
    if (path.empty())
        return;
    const auto colour = Theme::of(this).accent.name();
    const auto link = [&](std::size_t step, const QString& words) {
        return QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
            .arg(QString::number(step), colour, words.toHtmlEscaped());
    };
    auto html = link(0, tr("All choices"));
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto& name = path[i]->kind == Kind::Choice ? path[i]->choice->name
                           : path[i]->group              ? path[i]->group->name
                                                         : QString();
        html += QStringLiteral(" › ") +
                (i + 1 < path.size() ? link(i + 1, name) : QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped()));
    }
    m_path->setText(html);
}

void ChoiceList::toggle(const Line& line, bool isOpen)
{
    const auto key = line.key; // the line may go
    if (line.line.isAlone) {
        m_form.showAlone(key);
        layOut();
        goToFirst();
        return;
    }
    m_form.setOpen(key, isOpen);
    layOut();
}

void ChoiceList::setBreaks(const std::string& choice, const editor::Breaks& breaks)
{
    m_tried.insert(choice);
    m_breaks[choice] = breaks;
    for (const auto& line : m_lines)
        if (line->row && line->line.node->choice && line->line.node->choice->id == choice &&
            !line->line.node->isRefused)
            line->row->setBreaks(breaks);
    if (m_filter->filter().show == ChoiceFilter::Show::Fitting)
        m_later.start();
}

std::vector<std::string> ChoiceList::toTry() const
{
    std::vector<std::string> open;
    const auto add = [&](const ChoiceNode& node) {
        if (node.kind == Kind::Choice && node.choice->count == 0 && !node.isRefused &&
            !m_tried.contains(node.choice->id))
            open.push_back(node.choice->id);
    };
    if (m_filter->filter().show == ChoiceFilter::Show::Fitting)
        forEachNode(m_form.tree(), add);
    else
        for (const auto& line : m_lines)
            add(*line->line.node);
    return open;
}

/// Guides for the eye, where choices lie in choices.
void ChoiceList::paintEvent(QPaintEvent*)
{
    if (!m_form.isNested())
        return;
    QPainter painter(this);
    painter.setPen(Theme::of(this).line);
    for (const auto& line : m_lines)
        for (int level = 0; level < line->line.level; ++level) {
            const QRect guide(level * choiceIndent + choiceIndent / 2, 0, 1, line->widget->height());
            const auto place = QStyle::visualRect(layoutDirection(), QRect(0, 0, width(), guide.height()), guide);
            painter.drawLine(place.left(), line->widget->y(), place.left(), line->widget->y() + line->widget->height());
        }
}

} // namespace muster::widgets
