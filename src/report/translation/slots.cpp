#include "report/translation/slots.h"

namespace muster::report {

namespace {

/// A word in the singular or plural by a number.
std::string chosen(std::string_view words, bool isOne)
{
    const auto bar = words.find('|');
    return std::string(bar == std::string_view::npos ? words : isOne ? words.substr(0, bar) : words.substr(bar + 1));
}

} // namespace

std::string fill(const std::string& text, const std::function<std::optional<std::string>(std::string_view)>& value,
                 const std::function<std::optional<bool>(std::string_view)>& isOne)
{
    std::string filled;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto open = text.find('{', at);
        const auto close = open == std::string::npos ? open : text.find('}', open);
        if (close == std::string::npos)
            break;
        filled += text.substr(at, open - at);
        const auto slot = text.substr(open + 1, close - open - 1);
        const auto colon = slot.find(':');
        if (colon == std::string::npos) {
            const auto known = value(slot);
            filled += known ? *known : '{' + slot + '}';
        } else {
            const auto one = isOne(slot.substr(0, colon));
            filled += one ? chosen(std::string_view(slot).substr(colon + 1), *one) : '{' + slot + '}';
        }
        at = close + 1;
    }
    return filled + text.substr(at);
}

} // namespace muster::report
