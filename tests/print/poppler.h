#pragma once

#include "commandoutput.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace muster::testing {

/// What a tool of poppler finds in a PDF.
inline std::string told(const std::string& pdf, const std::string& tool, const std::string& options)
{
    const auto path = std::filesystem::temp_directory_path() / ("muster-print-" + std::to_string(getpid()) + ".pdf");
    std::ofstream(path, std::ios::binary) << pdf;
    const auto output =
        outputOf(tool + ' ' + options + ' ' + path.string() + (tool == "pdftotext" ? " -" : std::string())).text;
    std::filesystem::remove(path);
    return output;
}

inline std::string told(const std::string& pdf, const std::string& tool)
{
    return told(pdf, tool, tool == "pdftotext" ? "-layout" : tool == "pdfdetach" ? "-list" : "");
}

/// The words of a PDF in the order in which they were painted.
inline std::string rawWords(const std::string& pdf, const std::string& options = {})
{
    return told(pdf, "pdftotext", "-raw " + options);
}

} // namespace muster::testing
