#include "apps/adviceread.h"

#include "io/fixture.h"
#include "io/json/boundedjson.h"

#include <catch2/catch.hpp>

namespace muster::testing {

nlohmann::json advice(const Outcome& outcome)
{
    CHECK(lineCount(outcome.out) == 1);
    auto shipped = schemas();
    auto document = nlohmann::json::parse(outcome.out);
    const auto faults = shipped.check("advice", document, outcome.out, "ADVICE");
    INFO(told(faults));
    CHECK(faults.empty());
    return document;
}

} // namespace muster::testing
