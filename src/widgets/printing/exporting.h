#pragma once

#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/list.h"
#include "io/files/safefile.h"
#include "print/making.h"
#include "print/print.h"
#include "rules/verdict/verdict.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

class QWidget;

namespace muster {
class Store;
class TextReader;
} // namespace muster
namespace muster::editor {
class Document;
} // namespace muster::editor

namespace muster::widgets {

class Prompts;

/// A roster for others to read: on the clipboard, and in files.
enum class Form { Pdf, Html, Text, Markdown, Lines, Bbcode, Csv, Code, Play };

/// A roster of our own games, or a list of game data.
using Exported = std::variant<VerdictPtr, std::shared_ptr<const battlescribe::List>>;

/// What a document exports: as it was judged last.
[[nodiscard]] Exported exportedOf(const editor::Document& document);

/// The same without the player's notes; nothing where there are none.
[[nodiscard]] std::optional<Exported> withoutNotes(const Exported& exported);

/// The card of one unit as a PDF of its size, as tall as the card needs. Fails if no unit has this id.
[[nodiscard]] Result<std::string> cardOf(const Exported& exported, const Store& store, const QString& unit);
/// As its card has it; empty if no unit has this id.
[[nodiscard]] QString unitNameIn(const Exported& exported, const QString& unit);

/// To the clipboard, in any form of words, which a worker makes while the window goes on. Fails for a code that the
/// roster is too large for, or where the person cancels; the clipboard is then as it was.
[[nodiscard]] Result<void> copyForm(QWidget* parent, const Exported& exported, const Store& store, Form form);

/// What is printed of a roster, with today's date. Points into the verdict.
[[nodiscard]] print::Job jobOf(const Verdict& verdict);

/// Words come back whole: where the reader would not read the same army from them, they end with the roster's code.
[[nodiscard]] Result<std::string> bytesOf(const Verdict& verdict, const print::Settings& settings, Form form,
                                          TextReader& reader, const print::Progress& progress = {});

/// Writes a file of the form that its ending says: .pdf, .html, .txt, .md or .csv.
[[nodiscard]] Result<Saved> exportTo(const QString& path, const Verdict& verdict, const print::Settings& settings,
                                     const Store& store);

/// Makes bytes; for a worker.
using MakeBytes = std::function<Result<std::string>(const print::Progress&)>;
[[nodiscard]] print::Making::Make makingOf(MakeBytes make);

/// Asks for a file, then makes and writes it in a worker, which the person may cancel; reports what failed. Gives the
/// path; empty where nothing was written.
QString exportAs(QWidget* parent, Prompts& prompts, const QString& name, Form form, MakeBytes make);
QString exportAs(QWidget* parent, Prompts& prompts, const Exported& exported, const print::Settings& settings,
                 const Store& store, Form form);

/// Asks for a file of this kind, in the folder of the last export; empty where the person cancelled.
[[nodiscard]] QString askExport(QWidget* parent, Prompts& prompts, const QString& name, const QString& ending,
                                const QString& filters);
/// The next export begins where this file was written.
void keepExportFolder(const QString& path);

/// A name, or the roster's, as a file's: nothing in it that a file system may refuse, never empty. `ending` without its
/// dot.
[[nodiscard]] QString fileNameFor(const QString& wanted, const QString& ending);
[[nodiscard]] QString fileNameFor(const Roster& roster, const QString& ending);

} // namespace muster::widgets
