#pragma once

#include "core/base/fault.h"
#include "paper/output/document.h"
#include "paper/output/pagechoice.h"
#include "paper/progress.h"

#include <string>

class QPagedPaintDevice;

namespace muster::paper {

/// A file that a PDF carries; none where it has no bytes.
struct Attachment {
    std::string name;
    std::string type; ///< of its content, as in MIME
    std::string bytes;
};

// Where the stage is to end, each fails with what isCancelled() knows.

/// The bytes of a PDF, with an outline.
[[nodiscard]] Result<std::string> writePdf(Document document, const Attachment& attachment, const Stage& stage = {});

/// The same pages, or those chosen, on another device, such as a printer, as lines and letters. Nothing is painted
/// before all is laid out; what was painted when the stage ended, the device has. Fails also where no page is chosen,
/// and where the device takes one no longer.
[[nodiscard]] Result<void> paintPages(QPagedPaintDevice& device, Document document, const PageChoice& choice,
                                      const Stage& stage = {});

/// One page as large as the only block of the only sheet, with a narrow margin for its frame: a card as it prints, but
/// whole even where print would part it.
[[nodiscard]] Result<std::string> writeCardPdf(Document document);

} // namespace muster::paper
