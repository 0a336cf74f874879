#include "paper/output/codewriterplugin.h"

#include "plugins/plugin.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <exception>

namespace muster::paper {

namespace {

std::optional<CodeModules> written(const std::string& text, int level)
{
    try {
        // With size 0 the library makes one pixel per module.
        const auto matrix =
            ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode).setEccLevel(level).setMargin(0).encode(text, 0, 0);
        CodeModules modules{matrix.width(), {}};
        for (int y = 0; y < matrix.height(); ++y)
            for (int x = 0; x < matrix.width(); ++x)
                modules.dark.push_back(matrix.get(x, y));
        return modules;
    } catch (const std::exception&) {
        return std::nullopt; // the text is too long for this level
    }
}

constexpr CodeWriterPlugin functions{written};

} // namespace

} // namespace muster::paper

MUSTER_PLUGIN(muster::paper::functions)
