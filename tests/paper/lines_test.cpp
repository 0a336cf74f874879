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
    CHECK(kept("Infantry × 5") == "Infantry~×~5");
    CHECK(kept("90 cm and 50 % of it") == "90~cm and 50~% of it");
    CHECK(kept("1 of 2, 3 von 4") == "1~of~2, 3~von~4");
    CHECK(kept("82 1/2 points") == "82~1/2 points");
    CHECK(kept("5 models of 20 kinds") == "5 models of 20 kinds");
    CHECK(kept("3 ") == "3 ");
    CHECK(kept("") == "");
}

TEST_CASE("The last word of a text is not lost on a line of its own")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto text = QStringLiteral("Tactical Detachment on Foot");
    const Words words{text, {{0, static_cast<int>(text.size()), &face.root()}}, {}};
    const auto shape = face.shape(words, face.root());
    // All but the last word have room on one line.
    const auto wrapped = face.wrapped(*shape, words, face.root(), shape->width - 1);
    REQUIRE(wrapped->layout->lineCount() == 2);
    const auto last = wrapped->layout->lineAt(1);
    CHECK(text.mid(last.textStart(), last.textLength()) == "on Foot");
}
