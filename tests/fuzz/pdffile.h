#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// A PDF as its objects, so that one can be changed and the table of places made again.
struct PdfObject {
    int number = 0;
    std::string text; ///< what is between obj and endobj
};

struct PdfFile {
    std::vector<PdfObject> objects;
    std::string trailer; ///< the dictionary
};

/// Of a file in the plain form, as Muster prints it; no objects of any other.
[[nodiscard]] PdfFile readPdf(std::string_view bytes);
[[nodiscard]] std::string writePdf(const PdfFile& file);

/// The bytes of an object's stream, unpacked; empty where it has none that can be.
[[nodiscard]] std::string streamOf(const PdfObject& object);
/// Puts other bytes in their place, as they are or packed.
void setStream(PdfObject& object, const std::string& bytes, bool isPacked);

} // namespace muster::fuzz
