#include "print/making.h"

#include <exception>
#include <thread>
#include <utility>

namespace muster::print {

namespace {

/// An exception that leaves a thread ends the program. Running out of memory must not do that.
Result<Made> makeGuarded(const Making::Make& make, Course& course)
{
    try {
        return make(course);
    } catch (const std::exception& error) {
        return failure(Fault::about({}, std::string("This cannot be made: ") + error.what()));
    }
}

} // namespace

void Course::cancel()
{
    auto open = State::Open;
    m_state.compare_exchange_strong(open, State::Cancelled);
}

bool Course::makeFinal()
{
    auto before = State::Open;
    return m_state.compare_exchange_strong(before, State::Final) || before == State::Final;
}

Reached Course::reached() const
{
    const auto state = m_state.load();
    return {m_done, m_of, m_page, m_pages, state == State::Cancelled, state == State::Final};
}

void Course::onPage(int page, int of)
{
    m_pages = of;
    m_page = page;
}

paper::Progress Course::progress()
{
    return {[this](int done, int of) {
                m_of = of;
                m_done = done;
                return m_state != State::Cancelled;
            },
            [this](int page, int of) { onPage(page, of); }};
}

paper::Progress Course::progressOnDevice()
{
    return {[this, onProgress = progress().onProgress](int done, int of) {
                return onProgress(done, of) && (m_pages == 0 || makeFinal());
            },
            [this](int page, int of) { onPage(page, of); }};
}

struct Making::Work {
    Work(Make function, std::function<void()> end) : make(std::move(function)), whenFinished(std::move(end)) {}

    void run()
    {
        result = makeGuarded(make, course);
        // If the work was cancelled after the function's last check, its result is dropped: a print is either cancelled
        // or there.
        if (!course.makeFinal())
            result = paper::cancelled();
        isFinished = true;
        if (whenFinished)
            whenFinished();
    }

    Make make;
    std::function<void()> whenFinished;
    Course course;
    Result<Made> result; ///< used only by the worker until it has ended
    std::atomic<bool> isFinished = false;
    std::thread thread;
};

Making::Making(Make make, std::function<void()> whenFinished)
    : m_work(std::make_unique<Work>(std::move(make), std::move(whenFinished)))
{
    m_work->thread = std::thread([work = m_work.get()] { work->run(); });
}

Making::~Making()
{
    cancel();
    if (m_work->thread.joinable())
        m_work->thread.join();
}

void Making::cancel() { m_work->course.cancel(); }

Reached Making::reached() const { return m_work->course.reached(); }

bool Making::isFinished() const { return m_work->isFinished; }

Result<Made> Making::take()
{
    m_work->thread.join();
    return std::move(m_work->result);
}

} // namespace muster::print
