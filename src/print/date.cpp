#include "print/print.h"

#include <charconv>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace muster::print {

namespace {

constexpr std::int64_t lastSecond = 253'402'300'799; // end of the year 9999

std::string dateOf(const std::tm& time)
{
    char text[16];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &time)};
}

} // namespace

Result<std::string> printDate()
{
    std::tm parts{};
    if (const auto* given = std::getenv("SOURCE_DATE_EPOCH")) {
        const std::string_view text = given;
        std::int64_t seconds = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
        if (error != std::errc() || end != text.data() + text.size() || seconds < 0 || seconds > lastSecond)
            return failure({"SOURCE_DATE_EPOCH",
                            0,
                            0,
                            {},
                            "this is not a time: \"" + std::string(text) + '"',
                            "Give it as seconds since 1970, or unset it."});
        const auto time = static_cast<std::time_t>(seconds);
        gmtime_r(&time, &parts);
        return dateOf(parts);
    }
    const auto now = std::time(nullptr);
    localtime_r(&now, &parts);
    return dateOf(parts);
}

} // namespace muster::print
