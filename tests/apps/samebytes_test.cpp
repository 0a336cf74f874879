#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace muster::testing;
namespace fs = std::filesystem;

namespace {

/// 2026-11-21, half an hour before midnight in UTC.
constexpr const char* someDay = "SOURCE_DATE_EPOCH=1795303800";

std::vector<std::string> samples()
{
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(inSource("armies")))
        if (entry.path().extension() == ".muster")
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

/// Settings of a person in another place, with another language and another home. Where the system can make a German
/// locale, with its decimal comma, it is there; else the names of it are.
class Elsewhere {
public:
    Elsewhere()
    {
        const auto locale = m_folder.path("de_DE.UTF-8");
        const auto made = std::system(("localedef -i de_DE -f UTF-8 " + locale + " >/dev/null 2>&1").c_str());
        if (made != 0)
            WARN("there is no localedef with de_DE here: only the names of the locale are tried");
    }

    [[nodiscard]] std::vector<std::string> settings() const
    {
        return {someDay,
                "LOCPATH=" + m_folder.path(),
                "LC_ALL=de_DE.UTF-8",
                "LANG=de_DE.UTF-8",
                "LANGUAGE=de",
                "TZ=Pacific/Kiritimati",
                "QT_HASH_SEED=0",
                "QT_SCALE_FACTOR=2",
                "HOME=" + m_folder.path("home")};
    }

private:
    TempFolder m_folder;
};

} // namespace

TEST_CASE("every sample is printed and judged to the same bytes, again and in another place")
{
    const Elsewhere elsewhere;
    const TempFolder folder;
    REQUIRE(samples().size() >= 18);
    for (const auto& sample : samples()) {
        INFO(sample);
        const auto bytes = [&](std::vector<std::string> arguments, const std::vector<std::string>& place) {
            auto outcome = run(Call{std::move(arguments), {}, {}, place});
            INFO(outcome.err);
            CHECK(outcome.status < 2);
            CHECK(outcome.err.empty());
            CHECK_FALSE(outcome.out.empty());
            return outcome.out;
        };
        const std::vector<std::string> here{someDay};
        const std::vector<std::vector<std::string>> calls{
            {"print", sample, "-o", "-"}, {"check", sample}, {"check", sample, "--format", "json"}};
        // Not compared as texts: Catch would print two PDFs.
        for (const auto& call : calls)
            CHECK((bytes(call, here) == bytes(call, elsewhere.settings())));
        CHECK((bytes(calls[0], here) == bytes(calls[0], here)));
        const auto page = [&](const std::vector<std::string>& place) {
            CHECK(run(Call{{"print", sample, "-o", folder.path("page.html")}, {}, {}, place}).status == 0);
            return bytesOf(folder.path("page.html"));
        };
        CHECK((page(here) == page(elsewhere.settings())));
    }
}

TEST_CASE("an army book is the same bytes in another place")
{
    const Elsewhere elsewhere;
    const std::vector<std::string> call{"print", "--book", "heresy/orks", "-o", "-"};
    const auto here = run(Call{call, {}, {}, {someDay}});
    const auto there = run(Call{call, {}, {}, elsewhere.settings()});
    REQUIRE(here.status == 0);
    CHECK((here.out == there.out));
    CHECK(here.out.find("D:20261121000000Z") != std::string::npos);
}

TEST_CASE("SOURCE_DATE_EPOCH is the date of a print, in UTC wherever it is made")
{
    const TempFolder folder;
    const auto page = folder.path("page.html");
    for (const auto* zone : {"TZ=UTC", "TZ=Pacific/Kiritimati", "TZ=America/Adak"}) {
        INFO(zone);
        REQUIRE(run(Call{{"print", appsData("legal.muster"), "-o", page}, {}, {}, {someDay, zone}}).status == 0);
        CHECK_THAT(bytesOf(page), Catch::Contains(" · 21 Nov 2026"));
    }
    for (const auto* wrong : {"SOURCE_DATE_EPOCH=", "SOURCE_DATE_EPOCH=yesterday", "SOURCE_DATE_EPOCH=-1",
                              "SOURCE_DATE_EPOCH=12 ", "SOURCE_DATE_EPOCH=99999999999999999999"}) {
        INFO(wrong);
        const auto outcome = run(Call{{"print", appsData("legal.muster"), "-o", "-"}, {}, {}, {wrong}});
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Catch::StartsWith("SOURCE_DATE_EPOCH: this is not a time"));
        CHECK(lineCount(outcome.err) == 1);
    }
}
