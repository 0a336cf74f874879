#pragma once

#include "battlescribe/saved/list.h"
#include "core/base/fault.h"
#include "core/base/pixels.h"
#include "core/data/catalogue.h"
#include "core/data/judgedby.h"
#include "core/roster/roster.h"
#include "core/roster/rostercopies.h"
#include "paper/output/outline.h"
#include "paper/output/pagechoice.h"
#include "paper/progress.h"
#include "rules/judge/assessment.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

class QPagedPaintDevice;

namespace muster::print {

using paper::Chapter;
using paper::chaptersOf;
using paper::isCancelled;
using paper::PageChoice;
using paper::Progress;

/// Opponent: the roster sheet without the player's notes. Registration: for the organisers of an event, without notes
/// too, with fields for the referee and the rounds. Order: the roster as a tree. Beginner: how to read the cards, and
/// the reference of what this army has. Machines: record sheets of large machines, two on a page. Tokens: markers of
/// states to cut out. Secret: only the units and their models. Book: an army, not a roster. Sources: rulings and
/// origins, which follow the last sheet of a print with a roster sheet by themselves; settings never name it.
enum class Sheet {
    Roster,
    Cards,
    Reference,
    Battle,
    Order,
    Beginner,
    Machines,
    Tokens,
    Opponent,
    Registration,
    Secret,
    Book,
    Sources
};
/// Those that people choose from.
inline constexpr Sheet rosterSheets[]{Sheet::Roster,   Sheet::Cards,        Sheet::Reference, Sheet::Battle,
                                      Sheet::Machines, Sheet::Order,        Sheet::Beginner,  Sheet::Tokens,
                                      Sheet::Opponent, Sheet::Registration, Sheet::Secret};
enum class Paper { A4, Letter };
enum class Ink { Full, Saver }; ///< Saver: no filled areas
enum class CardSize { Two, Four, Nine, Poker, Half };
inline constexpr CardSize cardSizes[]{CardSize::Two, CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half};

/// Another roster of the battle. It must be judged with the catalogue of the job.
struct Force {
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    JudgedBy data{};
    std::string fingerprint{}; ///< for its own sheets, where the job is of all
};

/// Makes the copies of a roster that a print carries: copiesOf() of io. `judgedBy`: the data that judged it. A plain
/// function pointer, so that it sees nothing except what print passes to it.
using CopyRoster = RosterCopies (*)(const Roster& roster, std::optional<MadeWith> judgedBy);

/// Makes of a player's picture what is painted: seenPicture() of reading. Fails for one that is damaged.
using SeePicture = Result<Pixels> (*)(const std::string& picture);

/// What is printed. Catalogue, roster and assessment belong together, must not be null and must outlive the call.
///
/// Print hides what a sheet must not show, in the whole print: if the sheets include an opponent's copy or a
/// registration, no sheet and no copy of a roster has notes; if they include a secret list, the print carries no copy
/// of the roster.
struct Job {
    const Catalogue* catalogue = nullptr;
    const Roster* roster = nullptr;
    const Assessment* assessment = nullptr;
    std::string fingerprint;
    std::string date; ///< ISO, for the foot of each page and for the PDF; see printDate()
    /// Makes the file that a PDF carries and the QR code of the roster sheet; null: there is neither.
    CopyRoster copy = nullptr;
    /// What the copies are of, where the roster takes over choices from the other side of a battle; null: the roster.
    const Roster* copied = nullptr;

    // For the battle sheet: other rosters on the same side, and those of the enemy. Without enemies the sheet has one
    // side.
    std::vector<Force> allies{};
    std::vector<Force> enemies{};
    /// Roster sheets and cards of the others too, after ours; their roster sheets have no code.
    bool isOfAll = false;

    /// The data that judged the roster, for the foot of each page, with a mark if they are not as shipped. With an
    /// empty hash the sheets do not mention them.
    JudgedBy data{};
    SeePicture see = nullptr; ///< null: the print has no pictures
};

/// An army whose units are printed for reference, without a roster.
struct BookJob {
    const Catalogue* catalogue = nullptr; ///< contains the army; allies that it contains are printed with their names
    Id<Army> army = noId;
    std::string date; ///< ISO, for the foot of each page
};

/// A roster of BattleScribe, printed with its verdict, or as its file says: then the sheets say that it was not judged.
/// The print carries no copy of the roster. The list must outlive the call.
struct BattleScribeJob {
    const battlescribe::List* list = nullptr;
    std::string date;     ///< ISO, for the foot of each page
    bool hasTexts = true; ///< false: names and figures alone, without the texts of rules

    // For the page to play from alone: other lists of the same game, on the same side and on the other.
    std::vector<const battlescribe::List*> allies{};
    std::vector<const battlescribe::List*> enemies{};
};

/// Rosters in one print, one after the other: all sheets of the first, then those of the next, each with the face and
/// the foot of its own. The print carries no copy of a roster; the roster sheets have their codes.
struct SeveralJob {
    std::vector<std::variant<Job, BattleScribeJob>> jobs; ///< at least one, and at most mostRosters
};
/// As many have a thousand pages, and take half a minute to lay out.
inline constexpr std::size_t mostRosters = 100;

/// Whatever can be printed. Of a book, `sheets` and `cards` of the settings are not used; of a roster of BattleScribe,
/// sheets that cannot be made of one are left out: see isForBattleScribe().
using AnyJob = std::variant<Job, BookJob, BattleScribeJob, SeveralJob>;

/// Whether a sheet is for somebody else, who must not see the player's notes.
[[nodiscard]] constexpr bool isForOthers(Sheet sheet)
{
    return sheet == Sheet::Opponent || sheet == Sheet::Registration;
}

/// Whether a sheet can be made of a roster of BattleScribe.
[[nodiscard]] constexpr bool isForBattleScribe(Sheet sheet)
{
    return sheet == Sheet::Roster || sheet == Sheet::Cards || sheet == Sheet::Reference || isForOthers(sheet);
}

inline constexpr int mostCardCopies = 9;

struct Settings {
    /// For a roster without units, cards are left out if there are other sheets.
    std::vector<Sheet> sheets{Sheet::Roster, Sheet::Cards, Sheet::Reference};
    Paper paper = Paper::A4;
    bool isLandscape = false;
    Ink ink = Ink::Full;
    CardSize cards = CardSize::Two;
    /// Ids of the units whose cards are printed; empty: of all. Of one roster of our own games.
    std::vector<std::string> units{};
    int cardCopies = 1;             ///< of each card, 1 to mostCardCopies; a web page has one
    bool hasBacks = false;          ///< a page of backs after each page of cards, for printing on both sides
    bool hasPictures = true;        ///< those of the players
    std::string templateFolder;     ///< the shipped `templates/`
    std::string userTemplateFolder; ///< overrides it file by file; may be empty
    std::string fontFolder;         ///< the program's typefaces; not used for web pages
};

/// The date of a print made now, as YYYY-MM-DD: today in local time or, if SOURCE_DATE_EPOCH is set (seconds since
/// 1970), that date in UTC, so that a print can be made again byte for byte. Fails if its value is not a valid time.
[[nodiscard]] Result<std::string> printDate();

/// Names on the command line.
[[nodiscard]] constexpr std::string_view sheetId(Sheet sheet)
{
    constexpr std::array<std::string_view, 13> ids{"roster",   "cards",    "reference", "battle",   "order",
                                                   "beginner", "machines", "tokens",    "opponent", "registration",
                                                   "secret",   "book",     "sources"};
    return ids[static_cast<std::size_t>(sheet)];
}

[[nodiscard]] constexpr std::string_view cardSizeId(CardSize size)
{
    constexpr std::array<std::string_view, 5> ids{"two", "four", "nine", "poker", "half"};
    return ids[static_cast<std::size_t>(size)];
}

// The functions that print can be called from any thread, also several at once. They lay out pages with Qt, so
// the program must have a QGuiApplication; one without windows calls makeOffscreenApplication() in its main thread.
// `progress` can cancel each of them: then nothing is written, and isCancelled() is true for the faults. All of them
// fail if a template is missing or faulty, or if the rosters are too large to print.

/// The bytes of a PDF.
[[nodiscard]] Result<std::string> toPdf(const AnyJob& job, const Settings& settings, const Progress& progress = {});

/// Paints the same pages, or those chosen, on a printer. The caller must set its page layout: the paper of the
/// settings, without margins. Also fails if no page is chosen, or if the device refuses a page. If the print ends
/// early, the device may already have some pages: the caller must abort it.
[[nodiscard]] Result<void> printOn(QPagedPaintDevice& device, const AnyJob& job, const Settings& settings,
                                   const PageChoice& choice = {}, const Progress& progress = {});

/// A PDF with one page that is exactly as large as the card of one unit, with a narrow margin for its frame. The card
/// has the card size of the settings and is never made smaller to save a page. It is for the player only: it has the
/// notes, whatever sheets the settings name. Also fails if no unit has this id, and of a book. Of a roster of
/// BattleScribe it is the card of the selection on a force that has this id or has one with it.
[[nodiscard]] Result<std::string> cardPdf(const AnyJob& job, const Settings& settings, std::string_view unitId);

/// The same sheets as one HTML file that needs no other file.
[[nodiscard]] Result<std::string> toHtml(const AnyJob& job, const Settings& settings, const Progress& progress = {});

/// A page to play from: one HTML file with a script of our own, which needs no other file and no network. It has the
/// rosters of both sides, if the job has enemies. The sheets of the settings do not count. Fails for a book.
[[nodiscard]] Result<std::string> toPlayPage(const AnyJob& job, const Settings& settings,
                                             const Progress& progress = {});

/// All faults of the template files in a folder: names that the view data do not have (they would print as nothing),
/// sections that are not closed, unescaped values, elements and styles that paper does not know, geometry that cannot
/// be used. A missing file is not a fault. With the folder of shipped templates, also what does not fit together with
/// them.
[[nodiscard]] Faults checkTemplates(const std::string& folder, const std::string& shipped = {});
/// The same for one file. Its name says what kind of template it is; an unknown name is a fault.
[[nodiscard]] Faults checkTemplateFile(const std::string& path);
/// Whether this is the name of a template file, such as "card.html".
[[nodiscard]] bool isTemplateName(std::string_view name);

} // namespace muster::print
