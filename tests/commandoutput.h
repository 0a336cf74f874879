#pragma once

#include <catch2/catch.hpp>

#include <array>
#include <cstdio>
#include <string>

namespace muster::testing {

struct CommandOutput {
    std::string text;
    int status = 0; ///< as pclose() gives it
};

/// Runs a command of the shell and waits for its end.
inline CommandOutput outputOf(const std::string& command)
{
    CommandOutput output;
    auto* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::array<char, 65536> buffer{};
    for (std::size_t got = 0; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        output.text.append(buffer.data(), got);
    output.status = ::pclose(pipe);
    return output;
}

} // namespace muster::testing
