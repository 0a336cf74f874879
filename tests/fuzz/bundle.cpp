#include "bundle.h"

namespace muster::fuzz {

namespace {

constexpr std::string_view head = "=== ";

} // namespace

Bundle readBundle(std::string_view bytes)
{
    Bundle bundle;
    while (!bytes.empty()) {
        const auto end = std::min(bytes.size(), bytes.find('\n'));
        const auto line = bytes.substr(0, end + 1);
        if (line.starts_with(head))
            bundle.push_back({std::string(bytes.substr(head.size(), end - head.size())), {}});
        else if (!bundle.empty())
            bundle.back().text += line;
        bytes.remove_prefix(line.size());
    }
    return bundle;
}

std::string writeBundle(const Bundle& bundle)
{
    std::string bytes;
    for (const auto& [name, text] : bundle) {
        bytes += std::string(head) + name + '\n' + text;
        if (!text.empty() && text.back() != '\n')
            bytes += '\n';
    }
    return bytes;
}

} // namespace muster::fuzz
