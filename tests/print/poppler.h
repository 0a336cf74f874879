#pragma once

#include <catch2/catch.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace muster::testing {

/// What pdftotext, or another tool of poppler, finds in a PDF.
inline std::string told(const std::string& pdf, const std::string& tool)
{
    const auto path = std::filesystem::temp_directory_path() / ("muster-print-" + std::to_string(getpid()) + ".pdf");
    std::ofstream(path, std::ios::binary) << pdf;
    const auto isText = tool == "pdftotext";
    const auto command = tool + (isText ? " -layout " : " ") + (tool == "pdfdetach" ? "-list " : "") + path.string() +
                         (isText ? " -" : "");
    std::string output;
    auto* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char buffer[4096];
    while (const auto count = fread(buffer, 1, sizeof buffer, pipe))
        output.append(buffer, count);
    pclose(pipe);
    std::filesystem::remove(path);
    return output;
}

} // namespace muster::testing
