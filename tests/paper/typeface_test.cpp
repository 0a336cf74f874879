#include "paper/output/application.h"
#include "paper/text/typeface.h"

#include <catch2/catch.hpp>

using namespace muster::paper;

namespace {

Words wordsOf(const QString& text, const ComputedStyle& computed)
{
    return {text, {{0, static_cast<int>(text.size()), &computed}}, {}, {}};
}

} // namespace

TEST_CASE("Lines of a text are kept for as long as something is laid with them")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto words = wordsOf(QStringLiteral("many words ").repeated(200), face.root());
    const auto shape = face.shape(words, face.root());
    const auto first = face.wrapped(*shape, words, face.root(), 2000);
    CHECK(face.wrapped(*shape, words, face.root(), 2000) == first);
    // A sheet is tried at many widths: what is tried no longer takes no memory.
    for (int width = 1000; width < 1900; width += 10)
        CHECK(face.wrapped(*shape, words, face.root(), width) != first);
    CHECK(shape->wrapped.size() <= 2);
    CHECK(face.wrapped(*shape, words, face.root(), 2000) == first);
}

TEST_CASE("The longest word is that between two places where a line may end")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const Typeface face({});
    const auto longest = [&](const QString& text) {
        return face.shape(wordsOf(text, face.root()), face.root())->longestWord;
    };
    const auto alone = longest(QStringLiteral("Reconnaissance"));
    CHECK(alone > longest(QStringLiteral("a bc de")));
    CHECK(longest(QStringLiteral("a Reconnaissance of it")) == Approx(alone));
    const auto behindAnEnd = QStringLiteral("a") + QChar(QChar::LineSeparator) + QStringLiteral("Reconnaissance b");
    CHECK(longest(behindAnEnd) == Approx(alone));
}
