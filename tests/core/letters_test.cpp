#include "core/base/letters.h"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("letters are code points, in however many bytes")
{
    CHECK(countLetters("") == 0);
    CHECK(countLetters("Rust") == 4);
    CHECK(countLetters("Größe") == 5);
    CHECK(countLetters("🐉🐉") == 2);
    CHECK(hasAtMost("Größe", 5));
    CHECK_FALSE(hasAtMost("Größe", 4));
    CHECK(hasAtMost("🐉🐉", 2));
    CHECK_FALSE(hasAtMost("🐉🐉", 1));
}

TEST_CASE("the first letters of a text are whole ones")
{
    CHECK(firstLetters("Größe", 3) == "Grö");
    CHECK(firstLetters("🐉🐉", 1) == "🐉");
    CHECK(firstLetters("Rust", 4) == "Rust");
    CHECK(firstLetters("Rust", 9) == "Rust");
    CHECK(firstLetters("Rust", 0).empty());
    CHECK(firstLetters("", 3).empty());
}
