#include "print/making.h"

#include <exception>
#include <utility>

namespace muster::print {

namespace {

/// An exception that leaves a thread ends the program. Running out of memory must not do that.
Result<PrintResult> makeGuarded(const Making::Make& make, PrintProgress& work)
{
    try {
        return make(work);
    } catch (const std::exception& error) {
        return failure(Fault::about({}, std::string("This cannot be made: ") + error.what()));
    }
}

} // namespace

void PrintProgress::cancel()
{
    auto open = State::Open;
    m_state.compare_exchange_strong(open, State::Cancelled);
}

bool PrintProgress::makeFinal()
{
    auto before = State::Open;
    return m_state.compare_exchange_strong(before, State::Final) || before == State::Final;
}

PrintState PrintProgress::reached() const
{
    const auto state = m_state.load();
    return {m_done, m_of, m_page, m_pages, state == State::Cancelled, state == State::Final};
}

void PrintProgress::onPage(int page, int of)
{
    m_pages = of;
    m_page = page;
}

paper::Progress PrintProgress::progress()
{
    return {[this](int done, int of) {
                m_of = of;
                m_done = done;
                return m_state != State::Cancelled;
            },
            [this](int page, int of) { onPage(page, of); }};
}

paper::Progress PrintProgress::progressOnDevice()
{
    return {[this, onProgress = progress().onProgress](int done, int of) {
                return onProgress(done, of) && (m_pages == 0 || makeFinal());
            },
            [this](int page, int of) { onPage(page, of); }};
}

Making::Making(Make make, std::function<void()> whenFinished)
    : m_worker([this, make = std::move(make), whenFinished = std::move(whenFinished)] { run(make, whenFinished); })
{
}

Making::~Making()
{
    cancel();
    if (m_worker.joinable())
        m_worker.join();
}

void Making::run(const Make& make, const std::function<void()>& whenFinished)
{
    m_result = makeGuarded(make, m_progress);
    // If the work was cancelled after the function's last check, its result is dropped: a print is either cancelled or
    // there.
    if (!m_progress.makeFinal())
        m_result = paper::cancelled();
    m_isFinished = true;
    if (whenFinished)
        whenFinished();
}

Result<PrintResult> Making::take()
{
    m_worker.join();
    return std::move(m_result);
}

} // namespace muster::print
