#include "io/apart/readerform.h"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("fields are parted as they were joined, whatever is in them")
{
    for (const auto& fields :
         {Fields{}, Fields{""}, Fields{"", "a", std::string("\0\1\2\3", 4), std::string(70'000, 'x')}})
        CHECK(parted(joined(fields), 10) == fields);
}

TEST_CASE("bytes that are no fields are none")
{
    const auto bytes = joined({"first", "second"});
    for (std::size_t length = 1; length < bytes.size(); ++length) {
        INFO(length);
        const auto part = parted(std::string_view(bytes).substr(0, length), 10);
        CHECK((!part || length == 4 + 5));
    }
    CHECK_FALSE(parted(bytes + 'x', 10));
    CHECK_FALSE(parted("\xFF\xFF\xFF\xFFwords", 10));
    CHECK_FALSE(parted(bytes, 1));
    CHECK(parted(bytes, 2));
}
