// Where lines of text end.

#include "paper/output/application.h"
#include "paper/text/keep.h"
#include "paper/text/typeface.h"

#include <catch2/catch.hpp>

using namespace muster::paper;

namespace {

std::string kept(const char* text)
{
    auto words = QString::fromUtf8(text);
    keepNumbers(words);
    return words.replace(QChar(0xA0), QLatin1Char('~')).toStdString();
}

} // namespace

TEST_CASE("A number stays with what it counts")
{
    CHECK(kept("5 × Longbow, 12 × Spear") == "5~×~Longbow, 12~×~Spear");
    CHECK(kept("Infantry × 5") == "Infantry ×~5");
    CHECK(kept("90 cm and 50 % of it") == "90~cm and 50~% of it");
    CHECK(kept("1 of 2, 3 von 4") == "1~of~2, 3~von~4");
    CHECK(kept("Bravery loss (2), Tough (12) (see it)") == "Bravery loss~(2), Tough~(12) (see it)");
    CHECK(kept("82 1/2 points") == "82~1/2 points");
    CHECK(kept("5 models of 20 kinds") == "5 models of 20 kinds");
    CHECK(kept("Line · playtest") == "Line~· playtest");
    CHECK(kept("3 ") == "3 ");
    CHECK(kept("") == "");
}

TEST_CASE("The last word of a text is not lost on a line of its own")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto text = QStringLiteral("Tactical Detachment on Foot");
    const Words words{text, {{0, static_cast<int>(text.size()), &face.root()}}, {}, {}};
    const auto shape = face.shape(words, face.root());
    // All but the last word have room on one line.
    const auto wrapped = face.wrapped(*shape, words, face.root(), shape->width - 1);
    REQUIRE(wrapped->layout->lineCount() == 2);
    const auto last = wrapped->layout->lineAt(1);
    CHECK(text.mid(last.textStart(), last.textLength()) == "on Foot");
}

TEST_CASE("A number is never parted at its signs")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto linesOf = [&](const QString& text, double share) {
        const Words words{text, {{0, static_cast<int>(text.size()), &face.root()}}, {}, {}};
        const auto shape = face.shape(words, face.root());
        const auto wrapped = face.wrapped(*shape, words, face.root(), shape->width * share);
        std::vector<std::string> lines;
        for (int i = 0; i < wrapped->layout->lineCount(); ++i) {
            const auto line = wrapped->layout->lineAt(i);
            lines.push_back(wrapped->layout->text().mid(line.textStart(), line.textLength()).trimmed().toStdString());
        }
        return lines;
    };
    using Lines = std::vector<std::string>;
    const auto limit = QStringLiteral("1,005\u00A0of\u00A01,250");
    CHECK(linesOf(limit, 1.1) == Lines{"1,005\u00A0of\u00A01,250"});
    // Without room for all of it, it is parted at its spaces.
    CHECK(linesOf(limit, 0.8) == Lines{"1,005 of", "1,250"});
    CHECK(linesOf(limit, 0.5) == Lines{"1,005", "of", "1,250"});
    CHECK(linesOf(QStringLiteral("4/6/8 all"), 0.7) == Lines{"4/6/8", "all"});
    CHECK(linesOf(QStringLiteral("1.942½ Punkte"), 0.6) == Lines{"1.942½", "Punkte"});
    // A number that has no room is not parted either.
    CHECK(linesOf(QStringLiteral("1,005 x"), 0.4) == Lines{"1,005", "x"});
    // Its cell gets the room that it needs.
    const Words words{limit, {{0, static_cast<int>(limit.size()), &face.root()}}, {}, {}};
    CHECK(face.shape(words, face.root())->longestPiece >= face.shape(words, face.root())->width - 1);
    // A long list is not a number.
    const auto list = QStringLiteral("1,2,3,4,5,6,7,8,9,10");
    CHECK_FALSE(partsNumber(list, 2));
    CHECK(partsNumber(QStringLiteral("12,345"), 3));
    CHECK_FALSE(partsNumber(QStringLiteral("12, 345"), 4));
    CHECK_FALSE(partsNumber(QStringLiteral("12,345"), 4));
}

TEST_CASE("No word is cut in two for the sake of others that would rather stay together")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto text = QStringLiteral("15\u00A0×\u00A0Greatswords");
    const Words words{text, {{0, static_cast<int>(text.size()), &face.root()}}, {}, {}};
    const auto shape = face.shape(words, face.root());
    CHECK(shape->longestWord < shape->width);
    const auto linesAt = [&](double width) {
        const auto wrapped = face.wrapped(*shape, words, face.root(), width);
        std::vector<std::string> lines;
        for (int i = 0; i < wrapped->layout->lineCount(); ++i) {
            const auto line = wrapped->layout->lineAt(i);
            lines.push_back(wrapped->layout->text().mid(line.textStart(), line.textLength()).trimmed().toStdString());
        }
        return lines;
    };
    CHECK(linesAt(shape->width + 1) == std::vector<std::string>{text.toStdString()});
    CHECK(linesAt(shape->longestWord + 1) == std::vector<std::string>{"15 ×", "Greatswords"});
    // With more room again they are together again.
    CHECK(linesAt(shape->width + 2) == std::vector<std::string>{text.toStdString()});
}

TEST_CASE("A last word is not kept company by a piece of another word")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto text = QStringLiteral("Naturalistically 10");
    const Words words{text, {{0, static_cast<int>(text.size()), &face.root()}}, {}, {}};
    const auto shape = face.shape(words, face.root());
    const auto wrapped = face.wrapped(*shape, words, face.root(), shape->longestWord + 1);
    REQUIRE(wrapped->layout->lineCount() == 2);
    CHECK(wrapped->layout->lineAt(1).textStart() == text.indexOf('1'));
}

TEST_CASE("A badge is not parted at a hyphen, nor where other words have no room together")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const auto sheet = StyleSheet::read(".pill { white-space: nowrap; border: 1px solid black; }", "own.css");
    REQUIRE(sheet);
    const Typeface face(*sheet);
    Node node;
    node.name = "span";
    node.classes = {"pill"};
    const auto& pill = face.computedStyle(node, face.root());
    const auto linesOf = [&](const QString& before, const QString& badge, double share) {
        const auto from = static_cast<int>(before.size());
        const auto length = static_cast<int>(badge.size());
        const Words words{
            before + badge, {{0, from, &face.root()}, {from, length, &pill}}, {}, {{from, length, &pill}}};
        const auto shape = face.shape(words, face.root());
        const auto wrapped = face.wrapped(*shape, words, face.root(), shape->width * share);
        std::vector<std::string> lines;
        for (int i = 0; i < wrapped->layout->lineCount(); ++i) {
            const auto line = wrapped->layout->lineAt(i);
            lines.push_back(wrapped->layout->text().mid(line.textStart(), line.textLength()).trimmed().toStdString());
        }
        return lines;
    };
    using Lines = std::vector<std::string>;
    CHECK(linesOf("Helpers of all kinds ", "Look-out", 0.9) == Lines{"Helpers of all kinds", "Look-out"});
    // The words before it have no room together, so all may be parted, but not the badge.
    CHECK(linesOf("5\u00A0Longbows\u00A0and\u00A0shields ", "In\u00A0flight", 0.4) ==
          Lines{"5 Longbows", "and shields", "In flight"});
}
