#include "core/base/sha256.h"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;

namespace {

std::string hashOf(std::string_view text)
{
    Sha256 hash;
    hash.add(text);
    return hash.digits();
}

} // namespace

TEST_CASE("SHA-256 of the examples of the standard")
{
    CHECK(hashOf("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hashOf("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hashOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hashOf(std::string(1'000'000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("the short form has the first six bytes in groups")
{
    Sha256 hash;
    hash.add("abc");
    CHECK(hash.shortDigits() == "BA78-16BF-8F01");
}

TEST_CASE("it makes no difference in which pieces the bytes come, at all lengths around a block")
{
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += static_cast<char>(i * 7);
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const auto whole = std::string_view(text).substr(0, length);
        for (const std::size_t piece : {1, 3, 63, 64, 65}) {
            Sha256 hash;
            for (std::size_t at = 0; at < length; at += piece)
                hash.add(whole.substr(at, piece));
            CHECK(hash.digits() == hashOf(whole));
        }
    }
}
