#include "print/view/tableplan.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

constexpr double wide = 924; // as the templates have it
constexpr double high = 624;
constexpr double margin = 14; // for what is drawn outside the table
constexpr double hatch = 26;
constexpr double tick = 12;

std::string number(double value)
{
    const auto tenths = std::llround(value * 10);
    return std::to_string(tenths / 10) + '.' + std::to_string(std::abs(tenths % 10));
}

/// A rectangle on the canvas.
struct Area {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

std::string line(double x1, double y1, double x2, double y2)
{
    return 'M' + number(x1) + ' ' + number(y1) + 'L' + number(x2) + ' ' + number(y2);
}

std::string outline(const Area& area)
{
    return 'M' + number(area.left) + ' ' + number(area.top) + 'H' + number(area.right) + 'V' + number(area.bottom) +
           'H' + number(area.left) + 'Z';
}

/// Slanting lines, so that a zone is seen on any printer.
std::string hatched(const Area& area)
{
    std::string path;
    for (auto sum = area.left + area.top + hatch; sum < area.right + area.bottom; sum += hatch) {
        const auto right = std::min(area.right, sum - area.top);
        const auto left = std::max(area.left, sum - area.bottom);
        path += line(left, sum - left, right, sum - right);
    }
    return path;
}

class Plan {
public:
    explicit Plan(const BattleTable& table)
        : m_table(table),
          m_scale(std::min((wide - 2 * margin) / table.width, (high - 2 * margin) / table.depth)),
          m_whole{(wide - table.width * m_scale) / 2, (high - table.depth * m_scale) / 2,
                  (wide + table.width * m_scale) / 2, (high + table.depth * m_scale) / 2}
    {
    }

    [[nodiscard]] std::vector<DrawnLayer> layers() const
    {
        std::vector<DrawnLayer> layers{{"ground", outline(m_whole)}};
        if (m_table.grid > 0)
            layers.push_back({"grid", grid()});
        for (const auto& zone : m_table.zones) {
            const auto area = areaOf(zone);
            const bool isOurs = zone.side == BattleTable::Side::Ours;
            layers.push_back({isOurs ? "ours" : "theirs", outline(area)});
            if (!isOurs)
                layers.push_back({"hatch", hatched(area)});
        }
        layers.push_back({"frame", outline(m_whole)});
        for (const auto edge : m_table.entries)
            layers.push_back({"way", entry(edge)});
        return layers;
    }

private:
    [[nodiscard]] double x(double of) const { return m_whole.left + of * m_scale; }
    [[nodiscard]] double y(double of) const { return m_whole.top + of * m_scale; }
    [[nodiscard]] Area areaOf(const BattleTable::Zone& zone) const
    {
        return {x(zone.x), y(zone.y), x(zone.x + zone.width), y(zone.y + zone.depth)};
    }

    [[nodiscard]] std::string grid() const
    {
        std::string path;
        for (int at = m_table.grid; at < m_table.width; at += m_table.grid)
            path += line(x(at), m_whole.top, x(at), m_whole.bottom);
        for (int at = m_table.grid; at < m_table.depth; at += m_table.grid)
            path += line(m_whole.left, y(at), m_whole.right, y(at));
        return path;
    }

    /// A line along the edge, with a mark where each line of the grid meets it, counted from our edge.
    [[nodiscard]] std::string entry(BattleTable::Edge edge) const
    {
        constexpr double apart = 6;
        const auto [left, top, right, bottom] = m_whole;
        switch (edge) {
        case BattleTable::Edge::Near:
            return line(left, bottom + apart, right, bottom + apart);
        case BattleTable::Edge::Far:
            return line(left, top - apart, right, top - apart);
        case BattleTable::Edge::Left:
        case BattleTable::Edge::Right:
            break;
        }
        const bool isLeft = edge == BattleTable::Edge::Left;
        const auto beside = isLeft ? left - apart : right + apart;
        const auto inside = isLeft ? left + tick : right - tick;
        auto path = line(beside, bottom, beside, top);
        for (int at = m_table.grid; m_table.grid > 0 && at < m_table.depth; at += m_table.grid)
            path += line(beside, y(m_table.depth - at), inside, y(m_table.depth - at));
        return path;
    }

    const BattleTable& m_table;
    double m_scale;
    Area m_whole;
};

} // namespace

std::vector<DrawnLayer> tablePlan(const BattleTable& table)
{
    return table.isKnown() ? Plan(table).layers() : std::vector<DrawnLayer>();
}

} // namespace muster::print
