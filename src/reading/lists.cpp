#include "reading/lists.h"

#include "battlescribe/verdict/judging.h"
#include "io/data/datafolders.h"
#include "io/roster/pdfroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"
#include "reading/forms/decode.h"
#include "reading/forms/documents.h"
#include "reading/forms/listarchive.h"
#include "reading/gamedata/gametext.h"
#include "reading/othergames.h"
#include "reading/pictures/pdfwords.h"
#include "reading/pictures/pictures.h"
#include "reading/text/textreader.h"
#include "reading/tworeadings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace muster {

namespace {

/// Spaces, line ends and the UTF-8 byte order mark, which may come before the first character.
constexpr std::string_view blanks = " \t\r\n\xEF\xBB\xBF";

/// Whether the bytes are for readAnyRoster(): a roster file, a code, or a kind that it refuses by name.
bool isForOneRoster(std::string_view bytes)
{
    const auto first = bytes.find_first_not_of(blanks);
    if (first == std::string_view::npos || isRosterCode(bytes))
        return true;
    const auto start = bytes.substr(first);
    if (const auto second = start.find_first_not_of(blanks, 1); start.front() == '{') // "{Red Tide} 2000" is no object
        return second == std::string_view::npos || start[second] == '"' || start[second] == '}';
    // JSON in UTF-16, and lists of JSON: they get the words that a JSON file gets.
    if (bytes.starts_with("\xFF\xFE{") || bytes.starts_with(std::string_view("\xFE\xFF\0{", 4)))
        return true;
    if (const auto second = start.find_first_not_of(blanks, 1);
        start.front() == '[' && second != std::string_view::npos &&
        std::string_view("[{\"]").find(start[second]) != std::string_view::npos)
        return true;
    return start.starts_with("<?xml") && bytes.substr(0, 4096).find("<html") == std::string_view::npos;
}

constexpr std::size_t shortestCode = 14; // its beginning, and of version 2 six letters of the checksum alone

/// The Muster codes that stand in a text, each from its first letter to the end of its line; no code twice.
std::vector<std::string> codesIn(std::string_view text)
{
    constexpr std::size_t mostCodes = 100; // as many as there may be in a picture
    std::vector<std::string> codes;
    for (auto at = text.find("MUSTER"); at != std::string_view::npos && codes.size() < mostCodes;
         at = text.find("MUSTER", at + 1)) {
        if (at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0)
            continue;
        auto rest = text.substr(at, text.find_first_of("\r\n", at) - at);
        if (rest.starts_with("MUSTER2:")) // it has no blanks, and other words may stand behind it
            rest = rest.substr(0, rest.find_first_of(" \t\f`<"));
        while (rest.ends_with('`') || rest.ends_with(' ')) // Markdown sets it off
            rest.remove_suffix(1);
        if (rest.size() >= shortestCode && isRosterCode(rest) && std::ranges::find(codes, rest) == codes.end())
            codes.emplace_back(rest);
    }
    return codes;
}

/// Whether the bytes begin with the line of a code, and other words stand below it. A code alone may have line breaks
/// of a mail in it.
bool isWordsAfterCode(std::string_view bytes)
{
    if (!isRosterCode(bytes) || rosterInCode(bytes, {}))
        return false;
    const auto codes = codesIn(bytes);
    return !codes.empty() && rosterInCode(codes.front(), {}).has_value();
}

/// The kinds of all units of a roster, each as often as it has it, in order.
std::vector<std::string> kindsOf(const Roster& roster)
{
    std::vector<std::string> kinds;
    const auto own = roster.army + ':';
    const auto add = [&](const auto& self, const std::vector<RosterUnit>& units) -> void {
        for (const auto& unit : units) {
            kinds.push_back(unit.unit.starts_with(own) ? unit.unit.substr(own.size()) : unit.unit);
            self(self, unit.units);
        }
    };
    add(add, roster.units);
    std::ranges::sort(kinds);
    return kinds;
}

/// All lists of a file have at most so many units together: a short code may have 20,000 of them.
constexpr std::size_t mostUnitsInCodes = 200'000;

/// The lists whose codes are in a picture. What else is there is told with the first.
Result<std::vector<ReadList>> listsIn(CodesInPicture found, const std::string& file)
{
    std::vector<ReadList> lists;
    std::size_t units = 0;
    for (auto& code : found.codes) {
        const auto name = found.codes.size() == 1 ? file : file + ", code " + std::to_string(lists.size() + 1);
        auto any = readAnyRoster(std::move(code), name);
        if (!any)
            return tl::unexpected(std::move(any.error()));
        units += countUnits(any->roster.units);
        if (units > mostUnitsInCodes)
            return failure(Fault::about(file, "the lists in this file have more than 200,000 units together",
                                        "Put fewer codes into one file."));
        lists.push_back({name, std::move(*any), nullptr});
    }
    auto& remarks = lists.front().any.remarks;
    remarks.insert(remarks.begin(), found.remarks.begin(), found.remarks.end());
    return lists;
}

} // namespace

Fault notForBattleScribe(const std::string& file, const std::string& what)
{
    return Fault::about(file, "this is a roster of BattleScribe: " + what,
                        "It can be checked, shown and printed by itself, and converted to .ros, .rosz, .json, .txt, "
                        ".html or .pdf.");
}

bool isBattleScribeFile(const std::string& path)
{
    const auto bytes = readFile(path, battlescribe::mostRosterFileBytes, Pipes::Refuse);
    return bytes && battlescribe::isRosterFile(*bytes);
}

Result<std::string> readListBytes(const std::string& path, Pipes pipes)
{
    auto bytes = archiveAround(path).empty() ? readFile(path, mostPictureBytes, pipes) : readArchivedFile(path);
    if (!bytes || isPicture(*bytes))
        return bytes;
    const auto name = path == "-" && pipes == Pipes::Wait ? "standard input" : path;
    // A roster of BattleScribe has bounds of its own, which its reader knows.
    return battlescribe::isRosterFile(*bytes) ? std::move(bytes) : withinRosterBounds(std::move(*bytes), name);
}

class ListReader::Inner {
public:
    explicit Inner(const Store& store) : m_store(store.fork()) {}

    Result<std::vector<ReadList>> read(std::string bytes, const std::string& file, const ReadOptions& options,
                                       const std::stop_token& stop)
    {
        if (isPicture(bytes))
            return readPicture(bytes, file, options, stop);
        if (const auto first = bytes.find_first_not_of(blanks);
            isPdf(bytes) && first != std::string::npos && bytes[first] != '{') // a roster's name may contain "%PDF-"
            return readPdf(bytes, file, options, stop);
        if (text::isDocument(bytes)) {
            auto words = text::textOfDocument(bytes, file);
            if (!words)
                return tl::unexpected(std::move(words.error()));
            bytes = std::move(*words); // as if it had been pasted
        }
        if (isListArchive(bytes))
            return failure(Fault::about(file, "this is an archive of lists, which is read from a file as a folder is",
                                        "Save it under a name that ends in .zip, and check that."));
        if (const auto form = otherFormIn(bytes); !form.by.empty() && bytes.find("muster-roster") == std::string::npos)
            return failure(Fault::about(file,
                                        "this is a list" + (form.name.empty() ? std::string() : " of " + form.name) +
                                            " in the form of " + form.by + ", which is not read",
                                        "Ask for it as text, and have the data of that game in a folder."));
        if (battlescribe::isRosterFile(bytes))
            return readBattleScribe(bytes, file, options);
        if (!isForOneRoster(bytes) || isWordsAfterCode(bytes)) {
            auto codes = codesIn(bytes);
            if (codes.empty())
                return readWords(bytes, file, options);
            return readCoded(std::move(codes), bytes, file);
        }
        return onlyList(readAnyRoster(std::move(bytes), file), file);
    }

private:
    static Result<std::vector<ReadList>> onlyList(Result<AnyRoster> any, const std::string& file)
    {
        if (!any)
            return tl::unexpected(std::move(any.error()));
        std::vector<ReadList> lists;
        lists.push_back({file, std::move(*any), nullptr});
        return lists;
    }

    /// The roster that is attached to a PDF, else the codes in its words or on its pages, else its words.
    Result<std::vector<ReadList>> readPdf(const std::string& bytes, const std::string& file, const ReadOptions& options,
                                          const std::stop_token& stop)
    {
        const auto attached = rosterAttachedTo(bytes, file, stop);
        if (!attached)
            return tl::unexpected(attached.error());
        if (*attached)
            return onlyList(readCarriedRoster(**attached, file), file);
        auto pdf = wordsInPdf(bytes, file, stop);
        if (!pdf)
            return tl::unexpected(std::move(pdf.error()));
        if (auto codes = codesIn(pdf->words); !codes.empty())
            return readCoded(std::move(codes), pdf->words, file);
        auto found = codesInScan(bytes, file, stop);
        if (!found)
            return tl::unexpected(std::move(found.error()));
        if (!found->codes.empty())
            return listsIn(std::move(*found), file);
        if (pdf->isBroken)
            return failure(Fault::about(file, "this PDF is broken", "Get it again, or ask for the list as text."));
        if (pdf->withWords == 0) {
            auto& faults = found->remarks;
            faults.insert(faults.begin(),
                          Fault::about(file, "this PDF is a scan: its pages are pictures, and have no words in them",
                                       "Ask for the list as text, or send its pages as pictures (.jpg, .png)."));
            return tl::unexpected(std::move(faults));
        }
        auto lists = readWords(pdf->words, file, options);
        if (!lists)
            return lists;
        auto& remarks = lists->front().any.remarks;
        if (pdf->withWords < pdf->pages)
            remarks.push_back(Fault::about(file,
                                           "only " + std::to_string(pdf->withWords) + " of its " +
                                               std::to_string(pdf->pages) + " pages have words that can be read",
                                           "See whether the list goes on in pictures."));
        if (found->hasUnreadCode)
            remarks.push_back(found->remarks.front());
        return lists;
    }

    Result<std::vector<ReadList>> readPicture(const std::string& bytes, const std::string& file,
                                              const ReadOptions& options, const std::stop_token& stop)
    {
        auto found = codesInPicture(bytes, file, stop);
        if (!found)
            return tl::unexpected(std::move(found.error()));
        if (!found->codes.empty())
            return listsIn(std::move(*found), file);
        auto& faults = found->remarks;
        // A code says what the list is. Words beside one that cannot be read may say less.
        if (!found->hasUnreadCode && canReadTextInPictures()) {
            const auto texts = textsInPicture(bytes, file, stop);
            if (texts) {
                if (auto words = readPhotographed(*texts, file, options))
                    return words;
            } else {
                // Who has installed tesseract wants to know why it did not help.
                faults.insert(faults.end(), texts.error().begin(), texts.error().end());
            }
        }
        return tl::unexpected(std::move(faults));
    }

    Result<std::vector<ReadList>> readBattleScribe(const std::string& bytes, const std::string& file,
                                                   const ReadOptions& options)
    {
        auto read = battlescribe::readList(bytes, file);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        std::vector<ReadList> lists(1);
        auto& list = lists.front();
        list.name = file;
        list.any.roster.name = read->roster.name;
        list.any.roster.notes = read->roster.notes;
        list.any.isFile = false;
        list.any.remarks = read->file.remarks;
        auto& library = libraryOf(options.dataFolders, list.any.remarks);
        library.judge(*read);
        for (auto& fault : library.takeFaults())
            list.any.remarks.push_back(std::move(fault));
        list.battleScribe = std::make_shared<const battlescribe::List>(std::move(*read));
        return lists;
    }

    /// The data of BattleScribe's games, which are kept while the folders are the same.
    battlescribe::DataLibrary& libraryOf(const std::vector<std::string>& named, Faults& remarks)
    {
        auto folders = named;
        if (const auto added = readDataFolders(m_store.userFolder()))
            folders.insert(folders.end(), added->paths.begin(), added->paths.end());
        else
            remarks.insert(remarks.end(), added.error().begin(), added.error().end());
        if (!m_library || folders != m_folders) {
            m_library.emplace(folders);
            m_folders = std::move(folders);
        }
        return *m_library;
    }

    Result<std::vector<ReadList>> readWords(const std::string& bytes, const std::string& file,
                                            const ReadOptions& options)
    {
        if (!m_text)
            m_text.emplace(m_store);
        auto text = m_text->read(bytes, file, options.ruleset, options.army);
        std::vector<ReadList> lists;
        auto& list = lists.emplace_back();
        // What is no text at all, or too long, the reader of the installed rulesets has refused.
        const auto words =
            options.ruleset.empty() && bytes.size() <= text::mostTextBytes ? text::decoded(bytes) : std::nullopt;
        if (words) {
            const bool isOurs = isPlainlyOurs(text);
            const auto lines = text::linesOf(*words);
            if (!isOurs || !options.dataFolders.empty())
                if (auto other = readByGameData(lines, *words, file, options, list.any.remarks);
                    other && isRather(*other, text, options)) {
                    takeGameText(std::move(*other), file, list);
                    return lists;
                }
            if (auto other = ofOtherGame(lines, file, isOurs))
                return tl::unexpected(std::move(*other));
        }
        if (!text)
            return isLink(bytes) ? failure(Fault::about(file, "this is a link, and Muster opens no pages",
                                                        "Ask for the list itself: as text, or as a roster file."))
                                 : tl::unexpected(std::move(text.error()));
        list.name = file;
        list.any.roster = std::move(text->roster);
        list.any.isFile = false;
        list.reading = std::make_shared<const TextReading>(std::move(text->reading));
        return lists;
    }

    /// Whether a text is little more than the address of a page.
    static bool isLink(std::string_view bytes)
    {
        constexpr std::ptrdiff_t mostWords = 12;
        return (bytes.find("http://") != std::string_view::npos || bytes.find("https://") != std::string_view::npos) &&
               std::ranges::count_if(bytes, [](char c) { return c == ' ' || c == '\n'; }) <= mostWords;
    }

    /// Why a text is no list of an installed ruleset, where it says so itself.
    std::optional<Faults> ofOtherGame(const std::vector<text::Line>& lines, const std::string& file, bool isOurs)
    {
        const auto other = otherGameIn(lines, m_text->gameNames());
        if ((other.name.empty() && other.by.empty()) || (isOurs && !other.isNamed))
            return std::nullopt;
        const auto what =
            other.name.empty() ? "a list that " + other.by + " wrote" : "a list of another game: " + other.name;
        return Faults{
            Fault::about(file, "this is " + what + ". No installed ruleset or folder of data has it",
                         "Add a folder with the data of that game (muster data add DIR), or name the ruleset: "
                         "--as RULESET/ARMY.")};
    }

    /// Whether a text is a list of an installed ruleset without a doubt: then no folder of data need be looked at. It
    /// has names of units as they are in the data, at their price, and hardly anything that was not understood.
    static bool isPlainlyOurs(const Result<ReadText>& text)
    {
        if (!text || text->reading.ruleset.certainty > Certainty::Likely)
            return false;
        const auto& lines = text->reading.lines;
        const auto plain = std::ranges::count_if(lines, [](const LineReading& line) {
            return line.as == LineKind::Unit && line.certainty <= Certainty::Likely && line.mended.empty() &&
                   !(line.claimed && line.actual && *line.claimed != line.actual->floor());
        });
        constexpr std::ptrdiff_t fewest = 2;
        return plain >= fewest && plain >= 3 * std::ranges::count_if(lines, &LineReading::isUnread);
    }

    /// A list in words of a game whose data are in a folder.
    std::optional<gamewords::GameText> readByGameData(const std::vector<text::Line>& lines, const QString& words,
                                                      const std::string& file, const ReadOptions& options,
                                                      Faults& remarks)
    {
        auto& library = libraryOf(options.dataFolders, remarks);
        const auto original = text::cutIntoLines(words);
        if (m_folders.empty() || original.size() > text::mostTextLines)
            return std::nullopt; // the reader of the installed rulesets says it
        auto read = gamewords::readGameText(library, lines, original, file);
        for (auto& fault : library.takeFaults())
            remarks.push_back(std::move(fault));
        return read;
    }

    /// Whether a text is a list of a game of a folder sooner than one of an installed ruleset.
    static bool isRather(const gamewords::GameText& other, const Result<ReadText>& own, const ReadOptions& options)
    {
        const auto units = own ? static_cast<int>(std::ranges::count_if(own->reading.lines,
                                                                        [](const LineReading& line) {
                                                                            return line.as == LineKind::Unit &&
                                                                                   line.certainty <= Certainty::Likely;
                                                                        }))
                               : 0;
        const bool isMeant = other.isNamed || !options.dataFolders.empty();
        return other.units > units || (other.units == units && isMeant);
    }

    static void takeGameText(gamewords::GameText text, const std::string& file, ReadList& list)
    {
        list.name = file;
        list.any.roster.name = text.list.roster.name;
        list.any.roster.notes = text.list.roster.notes;
        list.any.isFile = false;
        list.reading = text.list.reading;
        list.words = std::move(text.words);
        list.battleScribe = std::make_shared<const battlescribe::List>(std::move(text.list));
    }

    /// The lists whose codes stand in a text. If the words beside one name other units, that is told.
    Result<std::vector<ReadList>> readCoded(std::vector<std::string> codes, const std::string& words,
                                            const std::string& file)
    {
        const bool isPrinted = codes.front().starts_with("MUSTER2:");
        auto lists = listsIn({std::move(codes), {}}, file);
        if (!lists || lists->size() > 1)
            return lists;
        auto& any = lists->front().any;
        // The words of a print, which have its seal, name units again on cards and in references. They cannot be held
        // against its code.
        if (isPrinted && words.find(fingerprint(any.roster)) != std::string::npos)
            return lists;
        // The words have the lines that were not understood, and those may name units that the roster does not have.
        if (!any.roster.unread.empty())
            return lists;
        if (!m_text)
            m_text.emplace(m_store);
        if (const auto said = m_text->read(words, file, any.roster.ruleset, any.roster.army);
            said && kindsOf(said->roster) != kindsOf(any.roster))
            any.remarks.push_back(
                Fault::about(file, "the words of this text name other units than its Muster code; the code was read",
                             "Ask which of them is meant; without the line of the code the words are read."));
        return lists;
    }

    /// What a program recognised is likely at best, unless a person says that it is right; and where it also recognised
    /// something else, the verdict depends on the line.
    static std::shared_ptr<const TextReading> lessSure(TextReading reading, const std::vector<int>& unlike)
    {
        for (auto& line : reading.lines) {
            if (line.certainty == Certainty::Sure && !line.isConfirmed)
                line.certainty = Certainty::Likely;
            line.isDisputed = std::ranges::find(unlike, line.line) != unlike.end();
        }
        reading.dependOn(std::vector(reading.deciding));
        return std::make_shared<const TextReading>(std::move(reading));
    }
    static std::shared_ptr<const battlescribe::List> lessSure(battlescribe::List list, const std::vector<int>& unlike)
    {
        list.reading = lessSure(*list.reading, unlike);
        return std::make_shared<const battlescribe::List>(std::move(list));
    }

    /// The words of a photographed sheet without a code. A program recognised its letters, so that nothing is sure; and
    /// there is no verdict where its two texts give different armies.
    Result<std::vector<ReadList>> readPhotographed(const std::array<std::string, 2>& texts, const std::string& file,
                                                   const ReadOptions& options)
    {
        auto lists = readWords(texts[0], file, options);
        auto others = readWords(texts[1], file, options);
        if (!lists)
            std::swap(lists, others);
        if (!lists)
            return lists;
        auto& list = lists->front();
        const auto unlike = linesUnlike(list, others ? &others->front() : nullptr);
        list.reading = lessSure(*list.reading, unlike);
        if (list.battleScribe)
            list.battleScribe = lessSure(*list.battleScribe, unlike);
        if (list.words)
            list.words = std::make_shared<const GameWords>(
                GameWords{[words = list.words, unlike](const std::vector<LineChoice>& settled) {
                              const auto again = words->read(settled);
                              return again ? lessSure(*again, unlike) : nullptr;
                          },
                          list.words->units});
        auto& remarks = list.any.remarks;
        if (!unlike.empty())
            remarks.insert(remarks.begin(),
                           Fault::about(file, "tesseract read the words of the picture twice, and not alike",
                                        "There is no verdict until the lines that it depends on are confirmed."));
        remarks.insert(remarks.begin(),
                       Fault::about(file, "there is no Muster code in the picture; its words were read by tesseract",
                                    "Compare each line with the picture."));
        return lists;
    }

    Store m_store;
    std::optional<TextReader> m_text;
    std::vector<std::string> m_folders; ///< of m_library
    std::optional<battlescribe::DataLibrary> m_library;
};

ListReader::ListReader(const Store& store) : m_inner(std::make_unique<Inner>(store)) {}
ListReader::ListReader(ListReader&&) noexcept = default;
ListReader& ListReader::operator=(ListReader&&) noexcept = default;
ListReader::~ListReader() = default;

Result<std::vector<ReadList>> ListReader::read(std::string bytes, const std::string& file, const ReadOptions& options,
                                               const std::stop_token& stop)
{
    return m_inner->read(std::move(bytes), file, options, stop);
}

Result<std::vector<ReadList>> readLists(const Store& store, std::string bytes, const std::string& file,
                                        const ReadOptions& options)
{
    return ListReader(store).read(std::move(bytes), file, options);
}

} // namespace muster
