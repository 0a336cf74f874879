#include "print/making.h"

#include "io/fixture.h"
#include "io/roster/rosterfile.h"
#include "print/print.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <latch>
#include <memory>
#include <new>
#include <thread>
#include <vector>

using namespace muster;
using namespace muster::print;
using namespace muster::testing;

namespace {

constexpr auto sample = "armies/warpath-2e/samples/forge-fathers-1500.muster";

/// What a print needs, for as long as the last worker that uses it.
struct Printable {
    std::shared_ptr<const Catalogue> catalogue;
    Roster roster;
    Assessment assessment;
    Settings settings;

    [[nodiscard]] Result<std::string> toHtml(const Progress& progress = {}) const
    {
        Job job;
        job.catalogue = catalogue.get();
        job.roster = &roster;
        job.assessment = &assessment;
        job.date = "2026-11-22";
        return print::toHtml(job, settings, progress);
    }
};

std::shared_ptr<const Printable> printable()
{
    auto store = openedStore();
    auto made = std::make_shared<Printable>();
    const auto text = bytesOf(inSource(sample));
    made->roster = readRoster(text, sample).value();
    made->catalogue = store.catalogueFor(made->roster, text, sample).value();
    made->assessment = assess(*made->catalogue, made->roster);
    made->settings.templateFolder = store.templateFolder();
    return made;
}

Making::Make pageOf(std::shared_ptr<const Printable> printable)
{
    return [printable = std::move(printable)](PrintProgress& work) -> Result<PrintResult> {
        auto page = printable->toHtml(work.progress());
        if (!page)
            return tl::unexpected(page.error());
        return PrintResult{std::move(*page), {}};
    };
}

/// Tells its steps as a print does, until it is ended.
Making::Make endless(std::latch& begun)
{
    return [&begun](PrintProgress& work) -> Result<PrintResult> {
        const auto progress = work.progress();
        progress.onProgress(1, 1000);
        progress.onPage(2, 3);
        begun.count_down();
        while (progress.onProgress(500, 1000))
            std::this_thread::yield();
        return paper::cancelled();
    };
}

} // namespace

TEST_CASE("what a worker makes is what is made without one, and it says when it is done")
{
    const auto what = printable();
    const auto expected = what->toHtml();
    REQUIRE(expected);
    std::latch done(1);
    Making making(pageOf(what), [&] { done.count_down(); });
    done.wait();
    CHECK(making.isFinished());
    const auto reached = making.reached();
    CHECK(reached.of > 0);
    CHECK(reached.done == reached.of);
    CHECK_FALSE(reached.isCancelled);
    const auto made = making.take();
    REQUIRE(made);
    CHECK(made->bytes == *expected);
}

TEST_CASE("a worker that is cancelled ends, whoever asks how far it is")
{
    std::latch begun(1);
    Making making(endless(begun));
    begun.wait();
    CHECK(making.reached().page == 2);
    CHECK(making.reached().pages == 3);
    std::thread watcher([&] {
        while (!making.isFinished())
            (void)making.reached();
    });
    std::thread canceller([&] { making.cancel(); });
    making.cancel();
    const auto made = making.take();
    canceller.join();
    watcher.join();
    REQUIRE_FALSE(made);
    CHECK(isCancelled(made.error()));
    CHECK(making.reached().isCancelled);
}

TEST_CASE("a print that is cancelled at any moment is cancelled or whole")
{
    const auto what = printable();
    const auto expected = what->toHtml().value();
    int whole = 0;
    for (int i = 0; i < 12; ++i) {
        Making making(pageOf(what));
        std::this_thread::sleep_for(std::chrono::milliseconds(i * i));
        making.cancel();
        const auto made = making.take();
        if (made) {
            ++whole;
            CHECK(made->bytes == expected);
        } else {
            CHECK(isCancelled(made.error()));
        }
        CHECK(making.reached().isCancelled == !made);
    }
    CHECK(whole < 12);
}

TEST_CASE("nobody need take what a worker makes, or wait for it")
{
    const auto what = printable();
    std::vector<std::unique_ptr<Making>> makings;
    makings.reserve(4);
    for (int i = 0; i < 4; ++i)
        makings.push_back(std::make_unique<Making>(pageOf(what)));
    makings.clear();
    std::latch begun(1);
    const Making ended(endless(begun));
}

TEST_CASE("what is final is not cancelled any more, and what is cancelled is not made final")
{
    std::latch begun(1);
    std::latch toldToCancel(1);
    Making making([&](PrintProgress& work) -> Result<PrintResult> {
        if (!work.makeFinal() || !work.makeFinal())
            return PrintResult{"refused", {}};
        begun.count_down();
        toldToCancel.wait();
        return PrintResult{"written", {Fault::about("file", "a remark")}};
    });
    begun.wait();
    making.cancel();
    CHECK(making.reached().isFinal);
    CHECK_FALSE(making.reached().isCancelled);
    toldToCancel.count_down();
    const auto made = making.take();
    REQUIRE(made);
    CHECK(made->bytes == "written");
    CHECK(made->remarks.size() == 1);

    PrintProgress work;
    work.cancel();
    CHECK_FALSE(work.makeFinal());
    CHECK(work.reached().isCancelled);
}

TEST_CASE("a print on a device can be cancelled until all is laid out")
{
    PrintProgress work;
    const auto progress = work.progressOnDevice();
    CHECK(progress.onProgress(10, 1000));
    CHECK_FALSE(work.reached().isFinal);
    progress.onPage(0, 3);
    CHECK_FALSE(work.reached().isFinal);
    SECTION("then it is final")
    {
        CHECK(progress.onProgress(500, 1000));
        work.cancel();
        progress.onPage(1, 3);
        CHECK(progress.onProgress(600, 1000));
        CHECK(work.reached().isFinal);
        CHECK(work.reached().page == 1);
    }
    SECTION("it hears what was said up to then")
    {
        work.cancel();
        CHECK_FALSE(progress.onProgress(500, 1000));
        CHECK_FALSE(work.reached().isFinal);
    }
}

TEST_CASE("a worker that throws has failed, and was not cancelled")
{
    Making making([](PrintProgress&) -> Result<PrintResult> { throw std::bad_alloc(); });
    const auto made = making.take();
    REQUIRE_FALSE(made);
    CHECK_FALSE(isCancelled(made.error()));
    CHECK(made.error().front().message.find("cannot be made") != std::string::npos);
}
