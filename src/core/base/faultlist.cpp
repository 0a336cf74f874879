#include "core/base/faultlist.h"

#include "core/base/jsonpath.h"

#include <string>
#include <utility>

namespace muster {

void FaultList::add(std::string_view text, Fault fault)
{
    if (isFull()) {
        skip();
        return;
    }
    m_faults.push_back(std::move(fault));
    m_texts.push_back(text);
}

Faults FaultList::take()
{
    // Faults of one file mostly follow one another.
    for (std::size_t begin = 0, end = 0; begin < m_faults.size(); begin = end) {
        std::vector<std::string_view> pointers;
        while (end < m_faults.size() && m_texts[end].data() == m_texts[begin].data())
            pointers.push_back(m_faults[end++].pointer);
        if (m_texts[begin].empty())
            continue;
        const auto places = locateAll(m_texts[begin], pointers);
        for (auto i = begin; i < end; ++i) {
            m_faults[i].line = places[i - begin].line;
            m_faults[i].column = places[i - begin].column;
        }
    }
    if (m_skipped > 0)
        m_faults.push_back(Fault::about(m_faults.back().file, "and " + std::to_string(m_skipped) +
                                                                  (m_skipped == 1 ? " more fault" : " more faults")));
    m_skipped = 0;
    m_texts.clear();
    return std::exchange(m_faults, {});
}

} // namespace muster
