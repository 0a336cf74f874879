#include "io/roster/pdfroster.h"

#include "io/files/deflated.h"
#include "io/fixture.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdio>
#include <map>

using namespace muster;
using namespace muster::testing;

namespace {

/// A PDF of these objects, of which the first is the catalogue.
class Pdf {
public:
    void add(int number, const std::string& object)
    {
        m_places[number] = m_bytes.size();
        m_bytes += std::to_string(number) + " 0 obj\n" + object + "\nendobj\n";
    }

    void addStream(int number, const std::string& keys, const std::string& data)
    {
        add(number, "<</Length " + std::to_string(data.size()) + keys + ">>\nstream\n" + data + "\nendstream");
    }

    [[nodiscard]] std::string whole(const std::string& trailer = {}) const
    {
        const auto size = m_places.rbegin()->first + 1;
        auto bytes = m_bytes + "xref\n0 " + std::to_string(size) + "\n0000000000 65535 f \n";
        for (int i = 1; i < size; ++i) {
            const auto place = m_places.find(i);
            char line[32];
            std::snprintf(line, sizeof line, place == m_places.end() ? "%010zu 65535 f \n" : "%010zu 00000 n \n",
                          place == m_places.end() ? std::size_t{0} : place->second);
            bytes += line;
        }
        return bytes + "trailer\n<</Size " + std::to_string(size) + "/Root 1 0 R" + trailer + ">>\nstartxref\n" +
               std::to_string(m_bytes.size()) + "\n%%EOF\n";
    }

private:
    std::string m_bytes = "%PDF-1.4\n";
    std::map<int, std::size_t> m_places;
};

/// A PDF whose tree of attachments is this, as object 3.
Pdf withTree(const std::string& tree)
{
    Pdf pdf;
    pdf.add(1, "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>");
    pdf.add(2, "<</Type/Pages/Kids[]/Count 0>>");
    pdf.add(3, tree);
    return pdf;
}

void attach(Pdf& pdf, int number, const std::string& name, const std::string& data, const std::string& keys = {})
{
    pdf.add(number, "<</Type/Filespec/F(" + name + ")/EF<</F " + std::to_string(number + 1) + " 0 R>>>>");
    pdf.addStream(number + 1, keys, data);
}

/// One attachment, as Muster and as other programs write it.
std::string carrying(const std::string& data, const std::string& keys = {}, const std::string& name = "roster.muster")
{
    auto pdf = withTree("<</Names[(a) 4 0 R]>>");
    attach(pdf, 4, name, data, keys);
    return pdf.whole();
}

/// As zlib writes it: a deflate stream with a head and a sum behind it.
std::string zlibbed(const std::string& bytes)
{
    unsigned a = 1;
    unsigned b = 0;
    for (const auto c : bytes) {
        a = (a + static_cast<unsigned char>(c)) % 65521;
        b = (b + a) % 65521;
    }
    auto packed = "\x78\xDA" + deflated(bytes, {});
    for (const auto part : {b >> 8, b, a >> 8, a})
        packed += static_cast<char>(part & 0xFFu);
    return packed;
}

Fault pdfFaultOf(const std::string& pdf)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto text = rosterInPdf(pdf, "FILE");
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
    REQUIRE_FALSE(text.has_value());
    REQUIRE(text.error().size() == 1);
    CHECK(text.error().front().file == "FILE");
    CHECK_FALSE(text.error().front().advice.empty());
    return text.error().front();
}

std::string carried(const std::string& pdf)
{
    const auto text = rosterInPdf(pdf, "FILE");
    INFO((text ? std::string() : told(text.error())));
    REQUIRE(text.has_value());
    return *text;
}

const std::string roster = R"({ "format": "muster-roster", "version": 1, "ruleset": "skirmish", "army": "red" })";

} // namespace

TEST_CASE("the roster in a PDF is found by its name or its kind, packed or not")
{
    CHECK(carried(carrying(roster)) == roster);
    CHECK(carried(carrying(zlibbed(roster), "/Filter/FlateDecode")) == roster);
    CHECK(carried(carrying(zlibbed(roster), "/Filter[/FlateDecode]")) == roster);
    CHECK(carried(carrying(roster, "/Subtype/application#2Fvnd.muster.roster+json", "x.json")) == roster);
    CHECK(carried("junk of a mail\n" + carrying(roster)) == roster);
}

TEST_CASE("other attachments do not hide the roster")
{
    auto pdf = withTree("<</Kids[10 0 R 11 0 R]>>");
    pdf.add(10, "<</Names[(a) 4 0 R(b) 6 0 R]>>");
    pdf.add(11, "<</Names[(c) 8 0 R(d) null(e) 99 0 R(f)]>>");
    attach(pdf, 4, "picture.png", "x");
    attach(pdf, 6, "terms.pdf", "y");
    attach(pdf, 8, "roster.muster", roster);
    CHECK(carried(pdf.whole()) == roster);
}

TEST_CASE("two rosters in one PDF are two too many, but for the same twice")
{
    for (const bool isSame : {false, true}) {
        auto pdf = withTree("<</Names[(a) 4 0 R(b) 6 0 R]>>");
        attach(pdf, 4, "roster.muster", roster);
        attach(pdf, 6, "other.muster", isSame ? roster : roster + ' ');
        if (isSame)
            CHECK(carried(pdf.whole()) == roster);
        else
            CHECK_THAT(pdfFaultOf(pdf.whole()).message, Catch::Contains("more than one"));
    }
}

TEST_CASE("a PDF without a roster says so")
{
    Pdf bare;
    bare.add(1, "<</Type/Catalog/Pages 2 0 R>>");
    bare.add(2, "<</Type/Pages/Kids[]/Count 0>>");
    CHECK_THAT(pdfFaultOf(bare.whole()).message, Catch::Contains("carries no Muster roster"));
    CHECK_THAT(pdfFaultOf(carrying("x", {}, "notes.txt")).message, Catch::Contains("carries no Muster roster"));
    for (const auto* tree : {"null", "[]", "<</Kids 4>>", "<</Kids[3 0 R 3 0 R]>>", "<</Names[(a) 3 0 R]>>",
                             "<</Names[(a) <</EF 4>>]>>", "<</Names[(a) <</F(a.muster)/EF<</F 2 0 R>>>>]>>"}) {
        INFO(tree);
        CHECK_THAT(pdfFaultOf(withTree(tree).whole()).message, Catch::Contains("carries no Muster roster"));
    }
}

TEST_CASE("broken and locked PDFs say so, and are not mended")
{
    const auto whole = carrying(roster);
    for (std::size_t length = 0; length < whole.size() - 40; length += 7) {
        INFO(length);
        CHECK_THAT(pdfFaultOf(whole.substr(0, length)).message, Catch::Contains("broken"));
    }
    for (std::size_t i = 9; i < whole.size(); i += 3) {
        auto changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 0x15);
        (void)rosterInPdf(changed, "FILE"); // whatever it says, it ends
    }
    CHECK_THAT(pdfFaultOf("%PDF-1.4\n" + std::string(15u << 20, '(')).message, Catch::Contains("broken"));
    CHECK_THAT(pdfFaultOf(carrying("not packed", "/Filter/FlateDecode")).message, Catch::Contains("unpacked"));
    CHECK_THAT(pdfFaultOf(carrying(roster, "/Filter/DCTDecode")).message, Catch::Contains("unpacked"));

    auto locked = withTree("<</Names[(a) 4 0 R]>>");
    attach(locked, 4, "roster.muster", roster);
    const std::string sixteen(32, '0');
    const std::string thirtytwo(64, '0');
    CHECK_THAT(
        pdfFaultOf(locked.whole("/ID[<" + sixteen + "><" + sixteen + ">]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<" +
                                thirtytwo + ">/U<" + thirtytwo + ">>>"))
            .message,
        Catch::Contains("password"));
}

TEST_CASE("bombs in a PDF are not unpacked")
{
    const auto zeros = zlibbed(std::string(64u << 20, '\0'));
    CHECK_THAT(pdfFaultOf(carrying(zeros, "/Filter/FlateDecode")).message, Catch::Contains("too large"));
    CHECK_THAT(pdfFaultOf(carrying(zlibbed(zeros), "/Filter[/FlateDecode/FlateDecode]")).message,
               Catch::Contains("unpacked"));
    CHECK_THAT(pdfFaultOf("%PDF-1.4\n" + std::string(mostPdfBytes, ' ')).message, Catch::Contains("too large"));

    // A stream of references.
    const auto head = std::string("%PDF-1.5\n");
    CHECK_THAT(pdfFaultOf(head + "1 0 obj\n<</Type/XRef/Size 5/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/Length " +
                          std::to_string(zeros.size()) + ">>\nstream\n" + zeros + "\nendstream\nendobj\nstartxref\n" +
                          std::to_string(head.size()) + "\n%%EOF\n")
                   .message,
               Catch::Contains("broken"));

    // A tree that doubles at each level, and one with a hundred thousand leaves.
    auto doubling = withTree("<</Kids[4 0 R 4 0 R]>>");
    for (int i = 4; i < 60; ++i)
        doubling.add(i, "<</Kids[" + std::to_string(i + 1) + " 0 R " + std::to_string(i + 1) + " 0 R]>>");
    doubling.add(60, "<</Names[]>>");
    CHECK_THAT(pdfFaultOf(doubling.whole()).message, Catch::Contains("attachments"));
    std::string names;
    for (int i = 0; i < 100'000; ++i)
        names += "(a) 4 0 R ";
    auto wide = withTree("<</Names[" + names + "]>>");
    attach(wide, 4, "a", "x");
    CHECK_THAT(pdfFaultOf(wide.whole()).message, Catch::Contains("attachments"));
    CHECK_THAT(pdfFaultOf(withTree(std::string(1'000'000, '[')).whole()).message, Catch::Contains("PDF"));

    // Each attachment is written around all that follow it.
    std::string nested = "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 3 0 R>>>>\nendobj\n";
    std::string table = "xref\n0 1\n0000000000 65535 f \n1 1\n0000000009 00000 n \n";
    const auto place = [&](int number, std::size_t at) {
        char line[64];
        std::snprintf(line, sizeof line, "%d 1\n%010zu 00000 n \n", number, at);
        table += line;
    };
    place(2, nested.size());
    nested += "2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n";
    place(3, nested.size());
    nested += "3 0 obj\n<</Names[";
    for (int i = 10; i < 100; ++i)
        nested += "(a) " + std::to_string(i) + " 0 R ";
    nested += "]>>\nendobj\n";
    for (int i = 10; i < 100; ++i) {
        place(i, nested.size());
        nested += std::to_string(i) + " 0 obj\n<</F (\n";
    }
    nested += std::string(3u << 20, 'x');
    for (int i = 10; i < 100; ++i)
        nested += ")>>\nendobj\n";
    CHECK_THAT(pdfFaultOf(nested + table + "trailer\n<</Size 100/Root 1 0 R>>\nstartxref\n" +
                          std::to_string(nested.size()) + "\n%%EOF\n")
                   .message,
               Catch::Contains("broken"));
}

TEST_CASE("every kind of roster is told by what is in it")
{
    const auto read = [&](const std::string& bytes) { return readAnyRoster(bytes, "FILE"); };
    const auto sample = bytesOf(inSource("tests/data/io/contract.muster"));
    const auto file = read(sample);
    REQUIRE(file);
    CHECK(file->isFile);
    CHECK(file->text == sample);

    const auto copies = copiesOf(file->roster);
    CHECK(copies.file == writeRoster(file->roster));
    for (const auto& bytes : {carrying(copies.file), " \n" + copies.code + '\n'}) {
        const auto copy = read(bytes);
        REQUIRE(copy);
        CHECK_FALSE(copy->isFile);
        CHECK(copy->text.empty());
        CHECK(copy->roster == file->roster);
    }

    // Stamped rosters give what they were stamped with to nobody.
    auto stamped = file->roster;
    stamped.madeWith = MadeWith{"1.0", {}, {}, {{"u1", 5}}, {}};
    CHECK(copiesOf(stamped).file == copies.file);
    CHECK(copiesOf(stamped).code == copies.code);

    // What judged them now goes with both.
    const MadeWith now{"1.0", "1A2B-3C4D-5E6F", {{"red", "0.1"}}, {}, {}};
    const auto judged = copiesOf(stamped, now);
    const auto fromFile = read(carrying(judged.file));
    REQUIRE(fromFile);
    CHECK(fromFile->roster.madeWith == now);
    const auto fromCode = read(judged.code);
    REQUIRE(fromCode);
    CHECK(fromCode->roster.madeWith == MadeWith{"1.0", "1A2B-3C4D-5E6F", {}, {}, {}});

    const auto faultOfAny = [&](const std::string& bytes) {
        const auto any = read(bytes);
        REQUIRE_FALSE(any);
        return any.error().front();
    };
    CHECK(faultOfAny(R"({ "name": "%PDF-1.4" })").line == 1);
    const auto inside = faultOfAny(carrying(R"({ "format": "muster-roster", "version": 1, "army": "red" })"));
    CHECK(inside.line == 0);
    CHECK_THAT(inside.message, Catch::Contains("ruleset"));
    CHECK_THAT(faultOfAny("\x89PNG\r\n").message, Catch::Contains("picture"));
    CHECK_THAT(faultOfAny("PK\x03\x04").message, Catch::Contains("archive"));
    CHECK_THAT(faultOfAny("<roster/>").message, Catch::Contains("XML"));
    CHECK_THAT(faultOfAny("Hello").message, Catch::Contains("not JSON"));
    CHECK_THAT(faultOfAny("").message, Catch::Contains("empty"));
}
