#include "widgets/unit/profiletable.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/unitparts.h"

#include <QHelpEvent>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <numeric>
#include <utility>

namespace muster::widgets {

using editor::ProfileTable;

namespace {

/// What somebody wrote into a file must not fill the window.
constexpr std::size_t mostRows = 60;
constexpr int leastColumn = 30;
constexpr int leastNames = 96; ///< below this, figures are on a line of their own
constexpr int rowGap = 8;
constexpr qsizetype longWords = 28; ///< letters of a cell; with more it is no figure

QFont rulesFont()
{
    auto font = fontOf(Type::Small);
    font.setItalic(true);
    return font;
}

QString wasText(const ProfileTable::Cell& cell)
{
    return cell.was.isEmpty() ? QString() : ProfileView::tr("was %1").arg(cell.was);
}

/// Of a cell with what it was, in the font of figures.
int cellWidth(const ProfileTable::Cell& cell, const QFontMetrics& figures, const QFontMetrics& small)
{
    const auto was = wasText(cell);
    return figures.horizontalAdvance(cell.value) + (was.isEmpty() ? 0 : 3 + small.horizontalAdvance(was));
}

std::vector<int> columnWidths(const ProfileTable& table, const QFont& font)
{
    const QFontMetrics figures(font);
    const QFontMetrics small(fontOf(Type::Fine));
    std::vector<int> widths;
    for (qsizetype column = 0; column < table.heads.size(); ++column) {
        auto width = std::max(leastColumn, small.horizontalAdvance(table.heads[column]));
        for (std::size_t i = 0; i < std::min(table.rows.size(), mostRows); ++i)
            if (static_cast<std::size_t>(column) < table.rows[i].cells.size())
                width =
                    std::max(width, cellWidth(table.rows[i].cells[static_cast<std::size_t>(column)], figures, small));
        widths.push_back(width + rowGap);
    }
    return widths;
}

/// Sentences, not figures.
bool isProse(const ProfileTable& table)
{
    return std::ranges::any_of(table.rows, [](const ProfileTable::Row& row) {
        return std::ranges::any_of(row.cells, [](const auto& cell) { return cell.value.size() > longWords; });
    });
}

/// "Range 24″ · Shots 1"; of a single column the words alone.
QString proseOf(const ProfileTable& table, const ProfileTable::Row& row)
{
    QStringList words;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const auto& cell = row.cells[i];
        const auto value = cell.was.isEmpty() ? cell.value : QStringLiteral("%1 (%2)").arg(cell.value, wasText(cell));
        const auto column = static_cast<qsizetype>(i);
        if (!value.isEmpty())
            words << (row.cells.size() == 1 || column >= table.heads.size() ? value
                                                                            : table.heads[column] + u' ' + value);
    }
    if (!row.rules.isEmpty())
        words << row.rules;
    return words.join(QStringLiteral(" · "));
}

} // namespace

ProfileView::ProfileView(ProfileTable table, QWidget* parent) : QWidget(parent), m_table(std::move(table))
{
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setObjectName(QStringLiteral("profileTable"));
    setAccessibleName(m_table.name);
    QStringList lines;
    for (std::size_t i = 0; i < shownRows(); ++i)
        lines << m_table.rows[i].name + QStringLiteral(": ") + proseOf(m_table, m_table.rows[i]);
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
}

std::size_t ProfileView::shownRows() const { return std::min(m_table.rows.size(), mostRows); }

ProfileView::Places ProfileView::places(int width) const
{
    Places places{fontOf(Type::Body), {}, {}, 0};
    auto columns = columnWidths(m_table, places.font);
    const auto sum = [&] { return std::accumulate(columns.begin(), columns.end(), 0); };
    int longest = leastNames;
    for (std::size_t i = 0; i < shownRows(); ++i)
        longest = std::max(longest, QFontMetrics(fontOf(Type::Body)).horizontalAdvance(m_table.rows[i].name));
    if (width - sum() - rowGap < longest) {
        places.font = fontOf(Type::Fine);
        columns = columnWidths(m_table, places.font);
    }
    if (sum() > width) // the narrowest that can be read
        for (auto& each : columns)
            each = each * width / std::max(1, sum());
    const bool isStacked = width - sum() < leastNames && !columns.empty();
    const auto names = isStacked ? width : width - sum() - rowGap;
    const auto line = lineHeight(fontOf(Type::Body));
    const auto headHeight = lineHeight(fontOf(Type::Fine)) + 6;
    const auto cellsAt = [&](int top, int height) {
        std::vector<QRect> list;
        auto left = width - sum();
        for (const auto each : columns) {
            list.emplace_back(left, top, each, height);
            left += each;
        }
        return list;
    };
    const auto put = [](QRect first, std::vector<QRect> rest) {
        rest.insert(rest.begin(), first);
        return rest;
    };
    places.heads = put({0, 0, std::max(0, width - sum() - rowGap), headHeight}, cellsAt(0, headHeight));
    places.height = headHeight;
    for (std::size_t i = 0; i < shownRows(); ++i) {
        const auto& row = m_table.rows[i];
        const auto nameWidth = QFontMetrics(fontOf(Type::Body)).horizontalAdvance(row.name);
        const auto rulesWidth = QFontMetrics(rulesFont()).horizontalAdvance(row.rules);
        const bool isOneLine = nameWidth + 6 + rulesWidth <= names;
        auto height = wrappedHeight(row.name, fontOf(Type::Body), names);
        if (!row.rules.isEmpty() && !isOneLine)
            height += wrappedHeight(row.rules, rulesFont(), names);
        const auto top = places.height;
        const auto cellsTop = isStacked ? top + height + 3 : top;
        places.rows.push_back(put({0, top + 3, names, height}, cellsAt(cellsTop, line + 6)));
        places.height = isStacked ? cellsTop + line + 6 : top + height + 6;
    }
    if (m_table.rows.size() > mostRows)
        places.height += line + 6;
    return places;
}

QRect ProfileView::cellRect(std::size_t row, int column) const
{
    return QStyle::visualRect(layoutDirection(), rect(),
                              places(width()).rows.at(row).at(static_cast<std::size_t>(column + 1)));
}

int ProfileView::heightForWidth(int width) const { return places(width).height; }
QSize ProfileView::sizeHint() const { return {320, heightForWidth(320)}; }
QSize ProfileView::minimumSizeHint() const { return {120, lineHeight(fontOf(Type::Body))}; }

void ProfileView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    const auto all = places(width());
    const auto place = [this](const QRect& area) { return QStyle::visualRect(layoutDirection(), rect(), area); };
    const auto side =
        int(Qt::AlignVCenter) | (layoutDirection() == Qt::RightToLeft ? int(Qt::AlignRight) : int(Qt::AlignLeft));
    const auto fine = fontOf(Type::Fine);
    paintLine(painter, place(all.heads.front()), m_table.name, fine, theme.quiet, side);
    for (std::size_t i = 1; i < all.heads.size(); ++i)
        paintLine(painter, place(all.heads[i]), m_table.heads[static_cast<qsizetype>(i) - 1], fine, theme.quiet,
                  int(Qt::AlignCenter));
    painter.setPen(theme.line);
    const auto below = all.heads.front().bottom();
    painter.drawLine(0, below, width(), below);
    for (std::size_t i = 0; i < all.rows.size(); ++i) {
        const auto& row = m_table.rows[i];
        const auto& cells = all.rows[i];
        const auto names = cells.front();
        const auto body = fontOf(Type::Body);
        const auto own = wrappedHeight(row.name, body, names.width());
        paintWrapped(painter, place({names.left(), names.top(), names.width(), own}), row.name, body, theme.text,
                     layoutDirection());
        const auto used = QFontMetrics(body).horizontalAdvance(row.name) + 6;
        if (own < names.height())
            paintWrapped(painter, place({names.left(), names.top() + own, names.width(), names.height() - own}),
                         row.rules, rulesFont(), theme.quiet, layoutDirection());
        else
            paintLine(painter, place({names.left() + used, names.top(), names.width() - used, own}), row.rules,
                      rulesFont(), theme.quiet, side);
        for (std::size_t column = 0; column < row.cells.size() && column + 1 < cells.size(); ++column) {
            const auto& cell = row.cells[column];
            const auto area = place(cells[column + 1]);
            if (cell.was.isEmpty()) {
                paintLine(painter, area, cell.value, all.font, theme.text, int(Qt::AlignCenter));
                continue;
            }
            auto strong = all.font;
            strong.setWeight(QFont::Bold);
            auto slanted = fine;
            slanted.setItalic(true);
            const auto value = QFontMetrics(strong).horizontalAdvance(cell.value);
            const auto was = QFontMetrics(slanted).horizontalAdvance(wasText(cell));
            const auto left = area.left() + std::max(0, (area.width() - value - 3 - was) / 2);
            paintLine(painter, {left, area.top(), value, area.height()}, cell.value, strong, theme.accent,
                      int(Qt::AlignCenter));
            paintLine(painter, {left + value + 3, area.top(), area.right() - left - value - 2, area.height()},
                      wasText(cell), slanted, theme.accent, int(Qt::AlignLeft | Qt::AlignVCenter));
        }
        painter.setPen(theme.raised);
        const auto bottom = i + 1 < all.rows.size() ? all.rows[i + 1].front().top() - 4 : all.height - 1;
        painter.drawLine(0, bottom, width(), bottom);
    }
    if (m_table.rows.size() > mostRows)
        paintLine(painter, rect().adjusted(0, height() - lineHeight(fine) - 6, 0, 0),
                  tr("and %n more", nullptr, static_cast<int>(m_table.rows.size() - mostRows)), fine, theme.quiet,
                  side);
}

bool ProfileView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto all = places(width());
    for (std::size_t i = 0; i < all.rows.size(); ++i)
        for (std::size_t column = 1; column < all.rows[i].size(); ++column) {
            const auto& row = m_table.rows[i];
            if (column > row.cells.size() ||
                !QStyle::visualRect(layoutDirection(), rect(), all.rows[i][column]).contains(help->pos()))
                continue;
            const auto& cell = row.cells[column - 1];
            QStringList words{m_table.heads.value(static_cast<qsizetype>(column) - 1) + u' ' + cell.value};
            words << wasText(cell) << cell.reason;
            words.removeAll(QString());
            QToolTip::showText(help->globalPos(), editor::shownTip(words.join(QStringLiteral(" · "))), this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

ProfileTables::ProfileTables(QWidget* parent) : QWidget(parent), m_column(spaced(new QVBoxLayout(this), space::small))
{
    hide();
}

void ProfileTables::setTables(std::vector<ProfileTable> tables)
{
    std::erase_if(tables, [](const ProfileTable& table) { return table.rows.empty(); });
    setVisible(!tables.empty());
    if (tables == m_tables)
        return;
    m_tables = std::move(tables);
    clear(*m_column);
    for (const auto& table : m_tables) {
        if (!isProse(table)) {
            m_column->addWidget(new ProfileView(table));
            continue;
        }
        if (!table.name.isEmpty())
            m_column->addWidget(quiet(plainLabel(table.name), Type::Label));
        QString html;
        for (std::size_t i = 0; i < std::min(table.rows.size(), mostRows); ++i)
            html += htmlLine(table.rows[i].name, proseOf(table, table.rows[i]));
        auto* words = named("profileWords", wordsToCopy(Type::Body));
        words->setTextFormat(Qt::RichText); // our own, with every word escaped
        words->setText(html);
        m_column->addWidget(words);
    }
}

} // namespace muster::widgets
