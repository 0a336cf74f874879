#include "fixture.h"

#include <catch2/catch.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace muster::print;
using namespace muster::print::test;

namespace {

std::string run(const std::string& command)
{
    std::string output;
    auto* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char buffer[4096];
    while (const auto count = fread(buffer, 1, sizeof buffer, pipe))
        output.append(buffer, count);
    pclose(pipe);
    return output;
}

/// What pdftotext, or another tool of poppler, finds in a PDF.
std::string told(const std::string& pdf, const std::string& tool)
{
    const auto path = std::filesystem::temp_directory_path() / ("muster-print-" + std::to_string(getpid()) + ".pdf");
    std::ofstream(path, std::ios::binary) << pdf;
    const auto isText = tool == "pdftotext";
    auto text = run(tool + (isText ? " -layout " : " ") + (tool == "pdfdetach" ? "-list " : "") + path.string() +
                    (isText ? " -" : ""));
    std::filesystem::remove(path);
    return text;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("The PDF has every unit, figure and foot as text")
{
    const auto printable = company();
    auto wanted = settings();
    wanted.paper = GENERATE(Paper::A4, Paper::Letter);
    wanted.ink = GENERATE(Ink::Full, Ink::Saver);
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto text = told(*pdf, "pdftotext");
    for (const auto& unit : printable.assessment.units)
        CHECK(has(text, printable.catalogue->unit(unit.kind).name.substr(0, 12)));
    for (const auto* part : {"2,645", "NOT LEGAL", "9/11", "–/11", "was 5+", "3F9A-22C1-7B0D", "2026-11-21",
                             "page 1 of", "data 1.0", "Quick reference", "12″", "−3", "6′ × 4′", "2 × Spd"}) {
        INFO(part);
        CHECK(has(text, part));
    }
    // A search finds words with fl and fi: no glyph stands for two letters.
    CHECK(has(text, "Hailstorm rifle"));
    CHECK_FALSE(has(text, "ﬂ"));
}

TEST_CASE("The PDF has a title, its paper, and the roster in it")
{
    const auto printable = company();
    auto wanted = settings();
    wanted.paper = Paper::Letter;
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto facts = told(*pdf, "pdfinfo");
    CHECK(has(facts, "Third Company"));
    CHECK(has(facts, "letter"));
    CHECK(has(told(*pdf, "pdfdetach"), "roster.muster"));
}

TEST_CASE("Hostile names come out of the PDF as they went in")
{
    const auto printable = hostile();
    const auto pdf = toPdf(printable.job(), settings());
    REQUIRE(pdf);
    const auto text = told(*pdf, "pdftotext");
    CHECK(has(text, "<script>"));
    CHECK(has(text, "Rule number 59"));
    CHECK(has(text, "gone:missing"));
}
