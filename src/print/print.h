#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "core/data/judgedby.h"
#include "core/roster/roster.h"
#include "core/roster/rostercopies.h"
#include "paper/output/pagechoice.h"
#include "paper/progress.h"
#include "rules/judge/assessment.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QPagedPaintDevice;

namespace muster::print {

using paper::isCancelled;
using paper::PageChoice;
using paper::Progress;

/// Opponent: the roster without its player's notes. Secret: the units and their models alone. Book: of an army, not of
/// a roster; see bookToPdf().
enum class Sheet { Roster, Cards, Reference, Battle, Opponent, Secret, Book };
enum class Paper { A4, Letter };
enum class Ink { Full, Saver }; ///< Saver: no filled areas
enum class CardSize { Two, Four, Nine, Poker, Half };

/// Another roster of a battle, judged by the same catalogue as the one that is printed.
struct Force {
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    JudgedBy data{};
};

/// Makes what goes with a print of a roster, with the data that judged it: copiesOf() of io. A plain function, so that
/// nothing can be in it but what print hands over.
using CopyRoster = RosterCopies (*)(const Roster& roster, std::optional<MadeWith> judgedBy);

/// What is printed. The three are the caller's and must agree with each other and outlive the call.
///
/// What a sheet keeps to itself is held back by print, in all of the print. Beside an opponent's copy no roster has
/// notes, on no sheet and in no copy; beside a secret list no copy goes along.
struct Job {
    const Catalogue* catalogue = nullptr;
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    std::string fingerprint;
    std::string date; ///< ISO, for the foot of each page and for the PDF; see printDate()
    /// For the file that a PDF carries and for the QR code of the roster sheet; without it there is neither.
    CopyRoster copy = nullptr;

    // For the battle sheet: who else is on the roster's side, and who is on the other. Without an enemy it is
    // one-sided.
    std::vector<Force> allies{};
    std::vector<Force> enemies{};

    /// What judged the roster, for the foot of each page, and a mark where it is not as shipped. Without its hash
    /// nothing is said of it.
    JudgedBy data{};
};

/// An army whose units are printed for reference, without a roster.
struct BookJob {
    const Catalogue* catalogue = nullptr; ///< has the army; names those allies that it has too
    Id<Army> army = noId;
    std::string date; ///< ISO, for the foot of each page
};

struct Settings {
    /// Beside other sheets there are no cards of a roster without units.
    std::vector<Sheet> sheets{Sheet::Roster, Sheet::Cards, Sheet::Reference};
    Paper paper = Paper::A4;
    bool isLandscape = false;
    Ink ink = Ink::Full;
    CardSize cards = CardSize::Two;
    std::string templateFolder;     ///< the shipped `templates/`
    std::string userTemplateFolder; ///< overrides it file by file; may be empty
    std::string fontFolder;         ///< the program's typefaces; a web page wants none
};

/// The date that a print of now bears, ISO: today, where the person is; that of SOURCE_DATE_EPOCH, in UTC, where it is
/// set, so that a print can be made again byte for byte. Fails where that is no time.
[[nodiscard]] Result<std::string> printDate();

/// Names as the command line has them: roster, cards, reference, battle, opponent, secret, book; two, four, nine...
[[nodiscard]] std::string_view sheetId(Sheet sheet);
[[nodiscard]] std::string_view cardSizeId(CardSize size);

// For any thread, and several at once. Pages are laid out with Qt, so the program must have a QGuiApplication; one
// without windows calls makeOffscreenApplication() in its main thread. Who waits may end each of these by its progress; nothing is written
// then, and the faults are what isCancelled() knows.

/// The bytes of a PDF. Fails where a template is missing or faulty.
[[nodiscard]] Result<std::string> toPdf(const Job& job, const Settings& settings, const Progress& progress = {});

/// The same pages on a printer, or those chosen. Its page layout is the caller's: the paper of the settings, without
/// margins. Fails also where no page is chosen, and where the device takes one no longer. A device that was begun when
/// the print ended has the pages until then: abort it.
[[nodiscard]] Result<void> printOn(QPagedPaintDevice& device, const Job& job, const Settings& settings,
                                   const PageChoice& choice = {}, const Progress& progress = {});

/// One page exactly as large as the card of one unit, with a narrow margin for its frame: the card as it prints at the
/// card size of the settings, alone, so never smaller to save a page. For the player's own eyes: notes and all,
/// whatever the sheets of the settings. Fails also where no unit has this id.
[[nodiscard]] Result<std::string> cardPdf(const Job& job, const Settings& settings, std::string_view unitId);

/// The same content as one web page that needs no other file.
[[nodiscard]] Result<std::string> toHtml(const Job& job, const Settings& settings, const Progress& progress = {});

/// The army book. Of the settings its sheets and cards say nothing here.
[[nodiscard]] Result<std::string> bookToPdf(const BookJob& job, const Settings& settings,
                                            const Progress& progress = {});
[[nodiscard]] Result<std::string> bookToHtml(const BookJob& job, const Settings& settings,
                                             const Progress& progress = {});
[[nodiscard]] Result<void> bookOn(QPagedPaintDevice& device, const BookJob& job, const Settings& settings,
                                  const PageChoice& choice = {}, const Progress& progress = {});

/// Every fault of the template files that a folder holds: names that the view data do not have (they would print as
/// nothing), sections not closed, unescaped values, elements and styles that paper does not know, geometry that is no
/// geometry. Files that are not there are no fault. With a shipped folder, also what does not fit together with it.
[[nodiscard]] Faults checkTemplates(const std::string& folder, const std::string& shipped = {});
/// The same of one file, which its name tells; another name than those is a fault.
[[nodiscard]] Faults checkTemplateFile(const std::string& path);
/// That a file of this name, "card.html", is read from a template folder.
[[nodiscard]] bool isTemplateName(std::string_view name);

} // namespace muster::print
