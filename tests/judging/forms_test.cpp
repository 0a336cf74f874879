// Lists in the forms in which people send them: as PDF, and as archives of many.

#include "battlescribe/archives.h"
#include "io/fixture.h"
#include "judging/judgedlist.h"
#include "judging/judgefiles.h"

#include <QBuffer>
#include <QFont>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::testing;

namespace {

Store withArmies()
{
    auto opened = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(opened);
    return std::move(*opened);
}

/// What comes of all files there, a line for each list.
std::string tableOfFiles(const std::string& path)
{
    const auto found = findListFiles({path});
    const auto table = tableOf(judgeFiles(withArmies(), found.files, {}), found.faults, {});
    return report::toCsv(table);
}

using Drawn = std::vector<std::pair<QPoint, QString>>; ///< in tenths of a millimetre

std::string pdfOf(const Drawn& words)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(254);
    QPainter painter(&writer);
    painter.setFont(QFont("DejaVu Sans", 11));
    for (const auto& [place, each] : words)
        painter.drawText(place, each);
    if (words.empty())
        painter.drawImage(QRect(300, 300, 500, 500), QImage(50, 50, QImage::Format_Grayscale8));
    painter.end();
    return buffer.data().toStdString();
}

} // namespace

TEST_CASE("a PDF with words is judged as the same words are", "[forms]")
{
    auto store = withArmies();
    const auto judged = [&](const std::string& bytes) {
        auto lists = readLists(store, bytes, "FILE");
        INFO((lists ? std::string() : toText(lists.error().front())));
        REQUIRE(lists);
        REQUIRE(lists->size() == 1);
        return judgeList(store, std::move(lists->front()));
    };
    const auto words = judged("Marauders 300\nGrunts Section\t100\nWarlord\t50\nRaptor\t105\n");
    const auto pdf = judged(pdfOf({{{200, 200}, "Marauders 300"},
                                   {{200, 260}, "Grunts Section"},
                                   {{900, 260}, "100"},
                                   {{200, 320}, "Warlord"},
                                   {{900, 320}, "50"},
                                   {{200, 380}, "Raptor"},
                                   {{900, 380}, "105"}}));
    CHECK(outcomeOf(words) == Outcome::Legal);
    CHECK(outcomeOf(pdf) == Outcome::Legal);
    CHECK(pdf.roster.units == words.roster.units);
    CHECK(pdf.remarks.empty());
    REQUIRE(pdf.reading);
}

TEST_CASE("a PDF whose pages are pictures is told as a scan", "[forms]")
{
    const auto lists = readLists(withArmies(), pdfOf({}), "FILE");
    REQUIRE_FALSE(lists);
    CHECK_THAT(toText(lists.error().front()), Catch::StartsWith("FILE: this PDF is a scan"));
}

TEST_CASE("an archive of lists has the table of the folder that was packed", "[forms]")
{
    const auto roster = bytesOf(inSource("armies/warpath-2e/samples/forge-fathers-1500.muster"));
    const std::vector<std::pair<std::string, std::string>> files{
        {"round 2/b.txt", "Marauders 300\nGrunts Section 100\nWarlord 50\nRaptor 105\n"},
        {"a.muster", roster},
        {"list.docx", bytesOf(inSource("tests/data/documents/list.docx"))},
        {"round 2/a.rosz", *battlescribe::pack(bytesOf(inSource("tests/data/battlescribe/judged/legal.ros")), "a.ros")},
        {"z.bin", std::string("\0\1\2", 3)},
        {".hidden", "x"},
        {"__MACOSX/._a.muster", "x"}};
    TempFolder folder;
    for (const auto& [name, bytes] : files)
        (void)folder.write("lists/" + name, bytes);
    const auto archive = folder.write("lists.zip", archiveWith(files));
    CHECK(tableOfFiles(archive) == tableOfFiles(folder.path("lists")));
    CHECK(hasListFiles(archive));

    // Each of its files has a path, by which it is read alone; the state of the archive says whether it has changed.
    const auto found = findListFiles({archive});
    REQUIRE(found.files.size() == 5);
    CHECK(found.files.back().path == archive + "/round 2/b.txt");
    CHECK(findListFiles({found.files.back().path}).files.size() == 1);
    const auto bytes = readListBytes(found.files.back().path, Pipes::Refuse);
    REQUIRE(bytes);
    CHECK(*bytes == files[0].second);
    const auto judged = judgeFiles(withArmies(), found.files, {});
    CHECK(judged.front().state.has_value());

    // Without a path it is told as what it is.
    const auto nameless = readLists(withArmies(), bytesOf(archive), "standard input");
    REQUIRE_FALSE(nameless);
    CHECK_THAT(toText(nameless.error().front()), Catch::Contains("standard input: this is an archive of lists"));

    // In a folder it is a folder too.
    const auto outer = findListFiles({folder.path()});
    CHECK(outer.files.front().shown == "lists.zip/a.muster");
}

TEST_CASE("names in an archive lead nowhere, and what is too much is told", "[forms]")
{
    TempFolder folder;
    const auto secret = folder.write("secret.txt", "Marauders 300\nWarlord 50\n");
    const auto archive = folder.write(
        "in/lists.zip", archiveWith({{"../secret.txt", "x"},
                                     {"a/../../secret.txt", "x"},
                                     {secret, "x"},
                                     {"a//b.txt", "x"},
                                     {"good.txt", "Marauders 300\nWarlord 50\n"},
                                     {"good.txt", "other"},
                                     {"inner.zip", archiveWith({{"a.txt", "Warlord 50"}, {"b.txt", "x"}})}}));
    const auto found = findListFiles({archive});
    REQUIRE(found.files.size() == 2);
    CHECK(found.files[0].shown == "good.txt");
    CHECK(found.files[1].shown == "inner.zip");
    CHECK(found.faults.size() == 5);
    CHECK_THAT(toText(found.faults.front()), Catch::Contains("was left out: that is no name for a file in a folder"));
    CHECK(readListBytes(archive + "/../secret.txt", Pipes::Refuse) == std::string("x")); // what the archive has
    CHECK_FALSE(std::filesystem::exists(folder.path("in/good.txt")));
    // An archive in an archive stays packed, and its row says so.
    const auto table = tableOfFiles(archive);
    CHECK_THAT(table, Catch::Contains("inner.zip"));

    std::vector<std::pair<std::string, std::string>> many;
    for (int i = 0; i <= 2'000; ++i)
        many.emplace_back(std::to_string(i) + ".txt", "x");
    const auto tooMany = findListFiles({folder.write("many.zip", archiveWith(many))});
    CHECK(tooMany.files.empty());
    CHECK_THAT(toText(tooMany.faults.front()), Catch::Contains("the archive has more than 2000 files"));
    const auto whole = archiveWith({{"a.txt", "x"}, {"b.txt", std::string(3'000, 'x')}});
    for (std::size_t size = 4; size < whole.size(); size += 5)
        CHECK(findListFiles({folder.write("cut.zip", whole.substr(0, size))}).files.size() < 2);
}
