#include "print/printout.h"

#include <utility>

namespace muster::print {

Printout printoutOf(std::string name, std::string fileName, Printed what, std::function<AnyJob()> jobOf,
                    Printout::Make text)
{
    return {
        std::move(name),
        std::move(fileName),
        what,
        [jobOf](const Settings& settings, const Progress& progress) { return toPdf(jobOf(), settings, progress); },
        [jobOf](const Settings& settings, const Progress& progress) { return toHtml(jobOf(), settings, progress); },
        std::move(text),
        [jobOf](const Settings& settings, const Progress& progress) { return toPlayPage(jobOf(), settings, progress); },
        [jobOf](QPagedPaintDevice& device, const Settings& settings, const PageChoice& choice,
                const Progress& progress) { return printOn(device, jobOf(), settings, choice, progress); },
        {}};
}

} // namespace muster::print
