#pragma once

#include "core/base/fault.h"
#include "paper/output/document.h"
#include "paper/output/pagechoice.h"
#include "paper/progress.h"

#include <string>

class QPagedPaintDevice;

namespace muster::paper {

/// A file attached to a PDF; no attachment if it has no bytes.
struct Attachment {
    std::string name;
    std::string type; ///< MIME type of the content
    std::string bytes;
};

// If the stage is cancelled, these fail with a fault that isCancelled() recognises.

/// Returns the bytes of a PDF with an outline. Fails if a typeface is missing or the PDF cannot be made.
[[nodiscard]] Result<std::string> writePdf(Document document, const Attachment& attachment, const Stage& stage = {});

/// Paints the same pages, or the chosen ones, on another device such as a printer, as lines and letters. Painting
/// begins when everything is laid out. Pages painted before a cancel are already on the device. Fails also if no page
/// is chosen or the device does not accept a page.
[[nodiscard]] Result<void> paintPages(QPagedPaintDevice& device, Document document, const PageChoice& choice,
                                      const Stage& stage = {});

/// Returns a PDF of one page for a single card. The document must have one sheet with one block. The page is as large
/// as the block with a narrow margin. The card looks as in a print, but is never continued on a second card.
[[nodiscard]] Result<std::string> writeCardPdf(Document document);

} // namespace muster::paper
