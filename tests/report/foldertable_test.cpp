#include "report/table/foldertable.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

using namespace muster;
using namespace muster::report;

namespace {

TableRow row(const std::string& file, RowState state = RowState::Legal)
{
    TableRow row;
    row.file = file;
    row.state = state;
    row.units = 3;
    row.asJudged = file;
    return row;
}

/// The fields of each line of CSV, as RFC 4180 reads them.
std::vector<std::vector<std::string>> parsed(const std::string& csv)
{
    std::vector<std::vector<std::string>> lines(1, std::vector<std::string>(1));
    bool isQuoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        auto& field = lines.back().back();
        if (isQuoted && csv[i] == '"' && i + 1 < csv.size() && csv[i + 1] == '"')
            field += csv[i++];
        else if (csv[i] == '"')
            isQuoted = !isQuoted;
        else if (csv[i] == ',' && !isQuoted)
            lines.back().emplace_back();
        else if (csv[i] == '\r' && !isQuoted && csv[i + 1] == '\n' && ++i > 0)
            lines.emplace_back(1);
        else
            field += csv[i];
    }
    REQUIRE(lines.back() == std::vector<std::string>(1));
    lines.pop_back();
    return lines;
}

FindingText error(const std::string& message, const std::string& citation)
{
    FindingText finding;
    finding.severity = Severity::Error;
    finding.message = message;
    finding.citation = citation;
    return finding;
}

} // namespace

TEST_CASE("CSV keeps every cell whole and lets none be a formula")
{
    FolderTable table;
    const std::vector<std::pair<std::string, std::string>> names{
        {"plain", "plain"},
        {"a, \"b\"; c", "a, \"b\"; c"},
        {"two\nlines", "two lines"},
        {"=HYPERLINK(\"http://x\")", "'=HYPERLINK(\"http://x\")"},
        {"+1", "'+1"},
        {"-1", "'-1"},
        {"@SUM(A1)", "'@SUM(A1)"},
        {"\t=1", "' =1"},
        {"\r=1", "' =1"},
        {"  =1", "'  =1"},
        {"\xEF\xBC\x9D"
         "1",
         "'\xEF\xBC\x9D"
         "1"}, // a wide =
        {"\xE2\x80\xAE=1", "<U+202E>=1"},
        {"5-3=2", "5-3=2"},
        {"Björn", "Björn"},
    };
    for (const auto& [name, shown] : names) {
        auto one = row(name);
        one.player = name;
        table.rows.push_back(std::move(one));
    }
    const auto lines = parsed(toCsv(table));
    REQUIRE(lines.size() == names.size() + 1);
    CHECK(lines[0][0] == "file");
    for (std::size_t i = 0; i < names.size(); ++i) {
        INFO(names[i].first);
        CHECK(lines[i + 1].size() == lines[0].size());
        CHECK(lines[i + 1][0] == names[i].second);
        CHECK(lines[i + 1][2] == names[i].second);
        CHECK(lines[i + 1][9] == "legal");
    }
}

TEST_CASE("lists with the same units are alike, but for empty ones")
{
    FolderTable table;
    for (const auto* file : {"a", "b", "c", "d", "e", "f"})
        table.rows.push_back(row(file));
    for (const auto at : {1, 3, 4})
        table.rows[static_cast<std::size_t>(at)].asJudged = "same";
    table.rows[0].asJudged = table.rows[5].asJudged = "empty";
    table.rows[0].units = table.rows[5].units = 0;
    table.rows[3].player = "Robin";
    markAlike(table);
    CHECK(table.groups == std::vector<std::vector<std::size_t>>{{1, 3, 4}});
    CHECK(sameAs(table, table.rows[0]).empty());
    CHECK(sameAs(table, table.rows[1]) == "Robin, e");
    CHECK(sameAs(table, table.rows[4]) == "b, Robin");

    for (auto& each : table.rows) {
        each.units = 1;
        each.asJudged = "same";
    }
    markAlike(table);
    CHECK(sameAs(table, table.rows[5]) == "a, b, c and 2 more");
}

TEST_CASE("a table says how many lists there are of each kind, and what is wrong with each")
{
    FolderTable table;
    CHECK(summary(table) == "0 lists");
    table.rows = {row("a"), row("b", RowState::NotLegal), row("c", RowState::ToReview),
                  row("d", RowState::NotReadable)};
    CHECK(summary(table) == "4 lists: 1 legal, 1 not legal, 1 to review, 1 not readable");
    table.rows[1].findings = {error("30 points over", "Book, ‘Points’")};
    table.rows[1].count = 3;
    table.rows[2].doubts = 2;
    table.rows[3].remarks = {"the file is empty"};
    CHECK(headline(table.rows[0]).empty());
    CHECK(headline(table.rows[1]) == "30 points over");
    CHECK(headline(table.rows[2]) == "2 lines are guesses or were not understood");
    CHECK(headline(table.rows[3]) == "the file is empty");
    const auto text = toText(table);
    CHECK_THAT(text, Catch::Contains("\n    30 points over\n    and 2 more findings\n"));
    CHECK_THAT(text, Catch::Contains("\n    the file is empty\n"));
}

TEST_CASE("no words of others can forge a line of the text or a mark of the web page")
{
    FolderTable table;
    auto bad = row("a\nb\x1b[31m<script>", RowState::NotLegal);
    bad.name = bad.player = bad.army = "<img src=x onerror=alert(1)>\n\"quoted\"&";
    bad.findings = {error("<b>no</b>", "<i>")};
    bad.overridden = {"<u>"};
    bad.remarks = {"<s>"};
    bad.count = 1;
    table.title = "<title>";
    table.remarks = {"<em>"};
    table.rows = {bad};
    const auto text = toText(table);
    CHECK(std::ranges::count(text, '\n') == 6); // head, row, override, headline, empty line, summary
    CHECK(text.find('\x1b') == std::string::npos);
    const auto html = toHtml(table);
    for (const auto* mark : {"<script>", "<img", "<b>no", "<i>", "<u>", "<s>", "<em>", "<title><title>"})
        CHECK_THAT(html, !Catch::Contains(mark));
    CHECK_THAT(html, Catch::Contains("&lt;script&gt;"));
}
