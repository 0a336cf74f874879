#include "reading/fixture.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

namespace muster::testing {

Store& shippedStore()
{
    static Store store = [] {
        auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
        REQUIRE(opened.has_value());
        opened->setUserFolder("/nonexistent");
        return std::move(*opened);
    }();
    return store;
}

TextReader& textReader()
{
    static TextReader reader(shippedStore());
    return reader;
}

ReadText readWell(std::string_view text)
{
    auto read = textReader().read(text, "TEXT");
    INFO(text);
    INFO((read ? std::string() : toText(read.error().front())));
    REQUIRE(read.has_value());
    checkRecords(text, read->reading);
    return std::move(*read);
}

std::string sourceFile(const std::string& name)
{
    std::ifstream file(std::string(MUSTER_SOURCE_DIR) + '/' + name, std::ios::binary);
    REQUIRE(file.good());
    std::stringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

std::vector<int> filledLines(std::string_view text)
{
    std::vector<int> numbers;
    int number = 1;
    bool isFilled = false;
    for (const auto c : text) {
        if (c == '\n') {
            if (isFilled)
                numbers.push_back(number);
            ++number;
            isFilled = false;
        } else if (static_cast<unsigned char>(c) > ' ')
            isFilled = true;
    }
    if (isFilled)
        numbers.push_back(number);
    return numbers;
}

void checkRecords(std::string_view text, const TextReading& reading)
{
    std::vector<int> numbers;
    for (const auto& line : reading.lines)
        numbers.push_back(line.line);
    CHECK(numbers == filledLines(text));
}

} // namespace muster::testing
