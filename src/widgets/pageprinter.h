#pragma once

class QPdfDocument;
class QPrinter;

namespace muster::widgets {

/// Prints the pages that the printer is set to, in its order, each as large as the paper allows. False where the
/// printer refuses.
[[nodiscard]] bool printPages(QPdfDocument& document, QPrinter& printer);

} // namespace muster::widgets
