#include "core/base/textbuffer.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace muster;

TEST_CASE("a buffer has the text that a string would have, however much room it began with")
{
    CHECK(rc::check([] {
        TextBuffer buffer(*rc::gen::inRange<std::size_t>(0, 40));
        std::string text;
        const auto steps = *rc::gen::inRange(0, 30);
        for (int i = 0; i < steps; ++i) {
            const auto piece = *rc::gen::arbitrary<std::string>();
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                buffer += piece;
                text += piece;
                break;
            case 1:
                buffer += '-';
                text += '-';
                break;
            case 2:
                buffer.addBetween('"', piece);
                text += '"' + piece + '"';
                break;
            default:
                const auto size = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
                buffer.cut(size);
                text.resize(size);
            }
            RC_ASSERT(buffer.text() == text);
            RC_ASSERT(buffer.size() == text.size());
        }
        RC_ASSERT(buffer.take() == text);
    }));
}
