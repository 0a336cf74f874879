#include "widgets/unit/choicecells.h"

#include "widgets/look/rowpaint.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>
#include <set>

namespace muster::widgets {

namespace {

constexpr int leastColumn = 26;
constexpr int columnGap = 4;
constexpr int button = 37;                                   ///< before a name, with the gaps
constexpr int beforeAdded = 20 + 84 + 24 + 4 * space::small; ///< arrow, number and a button, with the gaps
constexpr int leastPrice = 30;
constexpr int heightOfHeads = 18;

QString cellOf(const editor::Choice& choice, qsizetype column) { return choice.cells.value(column); }

bool isSameForAll(const editor::ChoiceGroup& group, qsizetype column)
{
    std::set<QString> values;
    for (const auto& choice : group.choices)
        if (!choice.cells.isEmpty())
            values.insert(cellOf(choice, column));
    return values.size() < 2 && group.choices.size() > 1;
}

} // namespace

ChoiceColumns columnsFor(const editor::ChoiceGroup& group, int width)
{
    const QFontMetrics heads(fontOf(Type::Fine));
    const QFontMetrics figures(fontOf(Type::Small));
    const QFontMetrics prices(fontOf(Type::Strong));
    ChoiceColumns columns;
    columns.price = std::max(leastPrice, heads.horizontalAdvance(group.priceHead));
    for (const auto& choice : group.choices)
        columns.price = std::max(columns.price, prices.horizontalAdvance(choice.price) + 2);
    // Names come before figures, but for very long ones.
    const QFontMetrics names(fontOf(Type::Body));
    int name = 0;
    for (const auto& choice : group.choices)
        name = std::max(name, names.horizontalAdvance(choice.name));
    const bool areAdded = std::ranges::any_of(group.choices, &editor::Choice::isAdded);
    columns.words = group.wordHeads;
    int room =
        width - (areAdded ? beforeAdded : button) - std::min(name, width * 7 / 10) - columns.price - 2 * space::tiny;
    for (qsizetype i = 0; i < group.heads.size(); ++i) {
        int wide = std::max(leastColumn, heads.horizontalAdvance(group.heads[i]) + columnGap);
        for (const auto& choice : group.choices)
            wide = std::max(wide, figures.horizontalAdvance(cellOf(choice, i)) + columnGap);
        if (i < group.wordHeads)
            wide = std::min(wide + columnGap, width / 4); // longer words are cut, and in the tip
        columns.shown.push_back(i);
        columns.widths.push_back(wide);
        room -= wide;
    }
    while (room < 0 && !columns.shown.empty()) {
        auto leaves = std::ranges::find_if(columns.shown, [&](qsizetype i) { return isSameForAll(group, i); });
        if (leaves == columns.shown.end())
            leaves = columns.shown.end() - 1;
        const auto at = leaves - columns.shown.begin();
        room += columns.widths[static_cast<std::size_t>(at)];
        columns.shown.erase(leaves);
        columns.widths.erase(columns.widths.begin() + at);
    }
    return columns;
}

ChoiceCells::ChoiceCells(bool areHeads, QWidget* parent) : QWidget(parent), m_areHeads(areHeads)
{
    setSizePolicy(areHeads ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents, !areHeads); // the row has the tip
}

void ChoiceCells::show(const QStringList& words, const ChoiceColumns& columns, const QString& price)
{
    if (m_words == words && m_columns == columns && m_price == price)
        return;
    m_words = words;
    m_columns = columns;
    m_price = price;
    updateGeometry();
    update();
}

QSize ChoiceCells::sizeHint() const
{
    const auto columns = std::accumulate(m_columns.widths.begin(), m_columns.widths.end(), 0);
    return {m_areHeads ? columns + m_columns.price + space::tiny : columns,
            m_areHeads ? heightOfHeads : lineHeight(fontOf(Type::Small))};
}

void ChoiceCells::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    const auto font = fontOf(m_areHeads ? Type::Fine : Type::Small);
    const auto& colour = m_areHeads ? theme.quiet : theme.text;
    auto right = width();
    const auto paint = [&](const QString& words, int wide, int alignment) {
        right -= wide;
        paintLine(painter, QStyle::visualRect(layoutDirection(), rect(), QRect(right, 0, wide, height())), words, font,
                  colour, alignment | int(Qt::AlignVCenter));
    };
    if (m_areHeads) {
        paint(m_price, m_columns.price, int(layoutDirection() == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight));
        right -= space::tiny;
    }
    for (auto i = m_columns.shown.size(); i-- > 0;) {
        const auto words = m_words.value(m_columns.shown[i]);
        paint(words.isEmpty() && !m_areHeads ? QStringLiteral("–") : words, m_columns.widths[i],
              m_columns.shown[i] >= m_columns.words  ? int(Qt::AlignHCenter)
              : layoutDirection() == Qt::RightToLeft ? int(Qt::AlignRight)
                                                     : int(Qt::AlignLeft));
    }
}

} // namespace muster::widgets
