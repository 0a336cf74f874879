#include "editor/document/document.h"
#include "editor/document/reading.h"
#include "fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

TEST_CASE("what a worker reads is what the document reads itself")
{
    const auto path = sample("warpath-2e/samples/forge-fathers-1500.muster");
    Document here(store());
    REQUIRE(here.open(path));
    Reading reading(store(), path);
    QSignalSpy finished(&reading, &Reading::finished);
    REQUIRE(QTest::qWaitFor([&] { return finished.count() == 1; }, 20'000));
    CHECK(reading.isFinished());
    auto read = reading.take(store());
    REQUIRE(read);
    Document there(store());
    there.take(std::move(*read));
    CHECK(there.roster() == here.roster());
    CHECK(there.file() == here.file());
    CHECK(there.notices() == here.notices());
    CHECK(there.verdict()->assessment().points == here.verdict()->assessment().points);
    CHECK_FALSE(there.isModified());
    CHECK(there.isJudged());
}

TEST_CASE("a worker's faults are those of reading, and a pipe makes nobody wait")
{
    const QTemporaryDir folder;
    const auto bad = folder.filePath("bad.muster").toStdString();
    write(bad, "{ \"format\": ");
    for (const auto& path : {bad, folder.filePath("none.muster").toStdString(), folder.path().toStdString()}) {
        Document document(store());
        const auto expected = document.open(path);
        REQUIRE_FALSE(expected);
        Reading reading(store(), path);
        REQUIRE(QTest::qWaitFor([&] { return reading.isFinished(); }, 20'000));
        const auto read = reading.take(store());
        REQUIRE_FALSE(read);
        CHECK(read.error() == expected.error());
    }
}

TEST_CASE("many workers, cancelled or not, end in order")
{
    const auto path = march;
    std::vector<std::unique_ptr<Reading>> readings;
    for (int i = 0; i < 12; ++i) {
        readings.push_back(std::make_unique<Reading>(store(), path));
        if (i % 3 == 0)
            readings.back()->cancel();
        if (i % 4 == 0)
            readings.pop_back(); // waits for its worker
    }
    for (auto& reading : readings) {
        REQUIRE(QTest::qWaitFor([&] { return reading->isFinished(); }, 20'000));
        const auto read = reading->take(store());
        CHECK((read || toText(read.error().front()).find("stopped") != std::string::npos));
    }
}

TEST_CASE("a file that was told to stop says so")
{
    std::stop_source source;
    source.request_stop();
    const auto read =
        readRosterFile(store(), sample("warpath-2e/samples/forge-fathers-1500.muster"), source.get_token());
    REQUIRE_FALSE(read);
    CHECK(read.error().front().message == "reading was stopped");
}
