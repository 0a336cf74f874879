#include "files.h"
#include "fixture.h"
#include "folder.h"

#include "io/files/safefile.h"

#include <QBuffer>
#include <QPdfWriter>

#include <catch2/catch.hpp>

#include <cstdlib>
#include <optional>
#include <set>
#include <thread>
#include <utility>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::Folder;

namespace {

using Told = std::vector<std::pair<int, int>>;
using Print = std::function<Result<std::string>(const Progress&)>;

/// Every way to bytes, of a small print.
std::vector<std::pair<std::string, Print>> waysOf(const Printable& printable)
{
    auto few = settings();
    few.sheets = {Sheet::Roster, Sheet::Cards};
    const BookJob book{printable.catalogue.get(), printable.assessment.army, "2026-11-21"};
    return {{"PDF", [&printable, few](const Progress& progress) { return toPdf(printable.job(), few, progress); }},
            {"page", [&printable, few](const Progress& progress) { return toHtml(printable.job(), few, progress); }},
            {"book", [book, few](const Progress& progress) { return toPdf(book, few, progress); }},
            {"book's page", [book, few](const Progress& progress) { return toHtml(book, few, progress); }},
            {"device", [&printable, few](const Progress& progress) -> Result<std::string> {
                 QBuffer buffer;
                 buffer.open(QIODevice::WriteOnly);
                 QPdfWriter writer(&buffer);
                 const auto done = printOn(writer, printable.job(), few, {}, progress);
                 return done ? Result<std::string>(std::string("printed")) : tl::unexpected(done.error());
             }}};
}

/// What a whole print tells.
Told toldBy(const Print& print)
{
    Told told;
    REQUIRE(print({[&](int done, int of) {
        told.emplace_back(done, of);
        return true;
    }}));
    return told;
}

/// Calls at which a print is ended: the first of each number, and some between, which are all alike.
std::set<std::size_t> callsToEnd(const Told& told)
{
    std::set<std::size_t> calls;
    for (std::size_t i = 0; i < told.size(); ++i)
        if (i == 0 || i + 1 == told.size() || told[i] != told[i - 1])
            calls.insert(i);
    while (calls.size() > 30) // of a long print every other one
        for (auto each = calls.begin(); each != calls.end();)
            each = std::next(each) == calls.end() ? calls.end() : std::next(calls.erase(each));
    return calls;
}

std::set<std::string> namesIn(const std::filesystem::path& folder)
{
    std::set<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        names.insert(file.path().filename().string());
    return names;
}

/// Where Qt and others would put their temporary files.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::filesystem::create_directories(m_folder.path / "tmp");
        if (const auto* was = std::getenv("TMPDIR"))
            m_was = was;
        ::setenv("TMPDIR", path().c_str(), 1);
    }
    ~TemporaryFolder() { m_was ? ::setenv("TMPDIR", m_was->c_str(), 1) : ::unsetenv("TMPDIR"); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path path() const { return m_folder.path / "tmp"; }
    [[nodiscard]] const Folder& around() const { return m_folder; }

private:
    Folder m_folder;
    std::optional<std::string> m_was;
};

} // namespace

TEST_CASE("A print tells how far it is, never less than before, and all of it at the end alone")
{
    const auto printable = company();
    for (const auto& [name, print] : waysOf(printable)) {
        INFO(name);
        const auto told = toldBy(print);
        REQUIRE(told.size() > 4);
        CHECK(told.front().first == 0);
        CHECK(told.back().first == told.back().second);
        CHECK(told[told.size() - 2].first < told.back().first);
        CHECK(std::ranges::is_sorted(told));
        for (const auto& [done, of] : told)
            CHECK(of == told.front().second);
    }
}

TEST_CASE("A print that is ended at whatever step leaves the file as it was and none beside it")
{
    const TemporaryFolder temporary;
    const auto& folder = temporary.around();
    folder.write("army.pdf", "what was there");
    const auto path = (folder.path / "army.pdf").string();
    const auto printable = company();
    for (const auto& [name, print] : waysOf(printable)) {
        const auto told = toldBy(print);
        for (const auto last : callsToEnd(told)) {
            INFO(name << " ended at call " << last << " of " << told.size());
            std::size_t calls = 0;
            const auto bytes = print({[&](int, int) { return calls++ < last; }});
            CHECK(calls == last + 1); // told to end, it asks no more
            if (bytes)
                REQUIRE(saveFile(path, *bytes));
            REQUIRE_FALSE(bytes);
            CHECK(isCancelled(bytes.error()));
            CHECK(namesIn(folder.path) == std::set<std::string>{"army.pdf", "tmp"});
            CHECK(namesIn(temporary.path()).empty());
        }
    }
    CHECK(muster::testing::bytesOf(path) == "what was there");
}

TEST_CASE("What fails otherwise is not taken for a print that was ended")
{
    const auto printable = company();
    auto wanted = settings();
    wanted.templateFolder = "/nowhere";
    const auto pdf = toPdf(printable.job(), wanted, {[](int, int) { return true; }});
    REQUIRE_FALSE(pdf);
    CHECK_FALSE(isCancelled(pdf.error()));
    CHECK_FALSE(isCancelled({}));
}

TEST_CASE("A printer gets no page of a print that is ended before all is laid out")
{
    const auto printable = company();
    REQUIRE(toPdf(printable.job(), settings()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    int pages = 0;
    const auto choice = [&](int count) {
        pages = count; // now all is laid out
        return std::vector<int>{0};
    };
    const auto done = printOn(writer, printable.job(), settings(), choice, {[&](int, int) { return pages == 0; }});
    REQUIRE_FALSE(done);
    CHECK(isCancelled(done.error()));
    CHECK(pages > 3);
    CHECK(buffer.data().isEmpty());
}

TEST_CASE("Prints in several threads at once are the bytes of one alone")
{
    std::vector<Printable> printables; // moved in: a copy's verdict would point into the first
    for (const auto make : {company, march, battalion, romans})
        printables.push_back(make());
    const auto wanted = settings();
    std::vector<std::string> alone;
    for (const auto& printable : printables) {
        const auto pdf = toPdf(printable.job(), wanted);
        REQUIRE(pdf);
        alone.push_back(*pdf);
    }
    // Catch is for one thread, so nothing is checked in the others.
    std::vector<std::string> made(2 * printables.size());
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < made.size(); ++i)
        threads.emplace_back([&, i] {
            if (const auto pdf = toPdf(printables[i % printables.size()].job(), wanted))
                made[i] = *pdf;
        });
    for (auto& thread : threads)
        thread.join();
    for (std::size_t i = 0; i < made.size(); ++i)
        CHECK((made[i] == alone[i % printables.size()]));
}
