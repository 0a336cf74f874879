#include "core/data/emblem.h"

#include <algorithm>
#include <charconv>

namespace muster {

namespace {

class PathReader {
public:
    explicit PathReader(std::string_view path) : m_rest(path) {}

    std::optional<std::vector<EmblemStep>> steps()
    {
        std::vector<EmblemStep> list;
        for (skip(); !m_rest.empty(); skip()) {
            if (list.size() == mostEmblemSteps)
                return std::nullopt;
            const auto step = next();
            if (!step || (list.empty() && step->kind != 'M'))
                return std::nullopt;
            list.push_back(*step);
        }
        return list.empty() ? std::nullopt : std::optional(std::move(list));
    }

private:
    void skip() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size())); }

    std::optional<EmblemStep> next()
    {
        EmblemStep step{m_rest.front()};
        m_rest.remove_prefix(1);
        switch (step.kind) {
        case 'Z':
            return step;
        case 'H':
        case 'V': {
            const bool isAcross = step.kind == 'H';
            step = {'L', {m_x, m_y}};
            return read(isAcross ? step.at[0] : step.at[1]) ? at(step, 0) : std::nullopt;
        }
        case 'M':
        case 'L':
            return points(step, 1);
        case 'Q':
            return points(step, 2);
        case 'C':
            return points(step, 3);
        default:
            return std::nullopt;
        }
    }

    std::optional<EmblemStep> points(EmblemStep& step, std::size_t count)
    {
        for (std::size_t i = 0; i < 2 * count; ++i)
            if (!read(step.at.at(i)))
                return std::nullopt;
        return at(step, 2 * (count - 1));
    }

    /// The next step begins where this one ends.
    std::optional<EmblemStep> at(const EmblemStep& step, std::size_t last)
    {
        m_x = step.at.at(last);
        m_y = step.at.at(last + 1);
        return step;
    }

    bool read(double& number)
    {
        skip();
        const auto length = std::min(m_rest.find_first_not_of("0123456789."), m_rest.size());
        const auto* begin = m_rest.data();
        const auto [end, error] = std::from_chars(begin, begin + length, number, std::chars_format::fixed);
        if (length == 0 || error != std::errc() || end != begin + length || !(number >= 0 && number <= emblemSide))
            return false;
        m_rest.remove_prefix(length);
        return true;
    }

    std::string_view m_rest;
    double m_x = 0;
    double m_y = 0;
};

} // namespace

std::optional<std::vector<EmblemStep>> emblemSteps(std::string_view path) { return PathReader(path).steps(); }

} // namespace muster
