#include "reading/fixture.h"
#include "reading/lists.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

/// The kinds of the units of the only list in a document.
std::string unitsIn(const std::string& bytes)
{
    const auto lists = readLists(shippedStore(), bytes, "list");
    if (!lists)
        return toText(lists.error().front());
    REQUIRE(lists->size() == 1);
    std::string kinds;
    for (const auto& unit : lists->front().any.roster.units)
        kinds += (kinds.empty() ? "" : ", ") + unit.unit;
    return kinds;
}

} // namespace

TEST_CASE("Documents of word processors are lists in words", "[documents]")
{
    const auto* name = GENERATE("list.docx", "list.odt", "list.rtf");
    INFO(name);
    const auto bytes = sourceFile(std::string("tests/data/documents/") + name);
    // What was deleted, and what a program notes of itself, is no part of them.
    CHECK(unitsIn(bytes) == "grunts-section, warlord, raptor");
    // Cut off anywhere it is a fault, or what is left of it.
    for (std::size_t size = 0; size < bytes.size(); size += 37)
        CHECK_NOTHROW(unitsIn(bytes.substr(0, size)));
}
