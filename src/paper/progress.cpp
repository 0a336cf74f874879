#include "paper/progress.h"

#include <cmath>

namespace muster::paper {

namespace {

constexpr int whole = 1000;

const Fault& fault()
{
    static const Fault ended = Fault::about({}, "The print was cancelled");
    return ended;
}

} // namespace

bool isCancelled(const Faults& faults) { return faults.size() == 1 && faults.front() == fault(); }

tl::unexpected<Faults> cancelled() { return failure(fault()); }

Stage::Stage(const Progress& progress) : m_progress(&progress), m_told(std::make_shared<int>(0)) {}

Stage Stage::part(double from, double to) const
{
    auto part = *this;
    part.m_from = m_from + from * (m_to - m_from);
    part.m_to = m_from + to * (m_to - m_from);
    return part;
}

void Stage::at(double share) const
{
    if (!m_progress)
        return;
    *m_told = static_cast<int>(std::floor((m_from + share * (m_to - m_from)) * whole));
    again();
}

void Stage::again() const
{
    if (m_progress && m_progress->onProgress && !m_progress->onProgress(*m_told, whole))
        throw Cancelled();
}

void Stage::atPage(int page, int of) const
{
    if (m_progress && m_progress->onPage)
        m_progress->onPage(page, of);
}

} // namespace muster::paper
