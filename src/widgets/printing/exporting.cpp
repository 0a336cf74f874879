#include "widgets/printing/exporting.h"

#include "battlescribe/saved/texts.h"
#include "core/base/safetext.h"
#include "core/roster/notes.h"
#include "editor/document/document.h"
#include "editor/gamedata/gamedatalist.h"
#include "editor/words/shown.h"
#include "io/files/safefile.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "io/roster/textcode.h"
#include "judging/judgedby.h"
#include "reading/pictures/pictures.h"
#include "reading/wholewords.h"
#include "report/battlescribe/listtext.h"
#include "report/forum/rostertexts.h"
#include "report/verdict/words.h"
#include "widgets/printing/makingsheets.h"
#include "widgets/printing/printsettings.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>

#include <memory>
#include <utility>

namespace muster::widgets {

namespace {

struct Exporting {
    Q_DECLARE_TR_FUNCTIONS(Exporting)
};

const auto folderKey = QStringLiteral("export/folder");

/// The ending of a file and its filter in a dialog, in the order of the forms.
constexpr std::pair<const char*, const char*> fileKinds[]{
    {"pdf", QT_TRANSLATE_NOOP("Exporting", "PDF documents (*.pdf)")},
    {"html", QT_TRANSLATE_NOOP("Exporting", "Web pages (*.html)")},
    {"txt", QT_TRANSLATE_NOOP("Exporting", "Plain text (*.txt)")},
    {"md", QT_TRANSLATE_NOOP("Exporting", "Markdown (*.md)")},
    {"txt", QT_TRANSLATE_NOOP("Exporting", "Plain text (*.txt)")},
    {"txt", QT_TRANSLATE_NOOP("Exporting", "Plain text (*.txt)")},
    {"csv", QT_TRANSLATE_NOOP("Exporting", "Tables (*.csv)")},
    {"txt", QT_TRANSLATE_NOOP("Exporting", "Plain text (*.txt)")},
    {"html", QT_TRANSLATE_NOOP("Exporting", "Web pages (*.html)")},
};

QString endingOf(Form form) { return QLatin1String(fileKinds[static_cast<std::size_t>(form)].first); }
QString filterOf(Form form) { return Exporting::tr(fileKinds[static_cast<std::size_t>(form)].second); }

report::Context contextOf(const Verdict& verdict)
{
    return {&verdict.catalogue(), &verdict.roster(), &verdict.assessment(), fingerprint(verdict.roster()), {},
            judgedBy(verdict)};
}

std::string textOf(const Verdict& verdict, TextReader& reader)
{
    return wholeWords(report::rosterText(contextOf(verdict)), verdict.roster(), reader);
}

std::string markdownOf(const Verdict& verdict, TextReader& reader)
{
    return wholeWords(report::rosterMarkdown(contextOf(verdict)), verdict.roster(), reader, Markup::Markdown);
}

Result<std::string> codeOf(const Verdict& verdict)
{
    const auto code = textCodeOf(verdict.roster(), judgedBy(verdict).stamp());
    if (code.empty())
        return failure(Fault::about({}, Exporting::tr("The roster is too large for a code").toStdString(),
                                    Exporting::tr("Copy it as full text, or export a PDF.").toStdString()));
    return code + "\n";
}

Result<std::string> bytesOf(const battlescribe::List& list, const print::Settings& settings, Form form,
                            const print::Progress& progress)
{
    const print::BattleScribeJob job{&list, print::printDate().value_or(std::string())};
    switch (form) {
    case Form::Pdf:
        return print::toPdf(job, settings, progress);
    case Form::Html:
        return print::toHtml(job, settings, progress);
    case Form::Text:
        return report::rosterText(list);
    case Form::Lines:
        return report::rosterLines(list);
    case Form::Bbcode:
        return report::rosterBbcode(list);
    case Form::Markdown:
        return report::rosterMarkdown(list);
    case Form::Csv:
        return report::rosterCsv(list);
    case Form::Play:
        return print::toPlayPage(job, settings, progress);
    case Form::Code:
        break;
    }
    return failure(Fault::about({}, Exporting::tr("Only rosters of Muster's own games have a code").toStdString(),
                                Exporting::tr("Send the file, or the list as text.").toStdString()));
}

QString nameOf(const Exported& exported)
{
    if (const auto* list = std::get_if<std::shared_ptr<const battlescribe::List>>(&exported))
        return QString::fromStdString((*list)->roster.name);
    return QString::fromStdString(std::get<VerdictPtr>(exported)->roster().name);
}

/// For a worker: words are read again before they are given away, which takes the names of all armies.
MakeBytes makeBytes(const Exported& exported, const print::Settings& settings, const Store& store, Form form)
{
    if (const auto* list = std::get_if<std::shared_ptr<const battlescribe::List>>(&exported))
        return [list = *list, settings, form](const print::Progress& progress) {
            return bytesOf(*list, settings, form, progress);
        };
    const auto& verdict = std::get<VerdictPtr>(exported);
    return [verdict, settings, form, reader = std::make_shared<TextReader>(store)](const print::Progress& progress) {
        return bytesOf(*verdict, settings, form, *reader, progress);
    };
}

void copy(const std::string& words, const QString& alsoAs)
{
    const auto text = QString::fromStdString(words);
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    if (!alsoAs.isEmpty())
        data->setData(alsoAs, text.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data.release()); // takes ownership
}

} // namespace

Exported exportedOf(const editor::Document& document)
{
    if (const auto* data = document.gameData())
        return data->list();
    return document.verdict();
}

// Notes do not change a verdict, but it points into its roster: the bare roster is judged again.
std::optional<Exported> withoutNotes(const Exported& exported)
{
    if (const auto* verdict = std::get_if<VerdictPtr>(&exported)) {
        auto roster = muster::withoutNotes((*verdict)->roster());
        if (roster == (*verdict)->roster())
            return std::nullopt;
        const std::shared_ptr<const Catalogue> catalogue(*verdict, &(*verdict)->catalogue());
        return std::make_shared<const Verdict>(catalogue, std::move(roster));
    }
    auto list = std::make_shared<battlescribe::List>(*std::get<std::shared_ptr<const battlescribe::List>>(exported));
    return battlescribe::removeNotes(list->roster) ? std::optional<Exported>(std::move(list)) : std::nullopt;
}

Result<std::string> cardOf(const Exported& exported, const Store& store, const QString& unit)
{
    auto settings = rememberedPrintSettings(store);
    settings.cards = print::CardSize::Two; // as tall as the card needs
    settings.isLandscape = false;          // landscape cards are too wide here
    if (const auto* list = std::get_if<std::shared_ptr<const battlescribe::List>>(&exported))
        return print::cardPdf(print::BattleScribeJob{list->get(), {}}, settings, unit.toStdString());
    const auto& verdict = *std::get<VerdictPtr>(exported);
    return print::cardPdf(print::Job{&verdict.catalogue(), &verdict.roster(), &verdict.assessment(), {}, {}, {}},
                          settings, unit.toStdString());
}

QString unitNameIn(const Exported& exported, const QString& unit)
{
    if (const auto* list = std::get_if<std::shared_ptr<const battlescribe::List>>(&exported)) {
        const auto* found = *list ? battlescribe::topSelection((*list)->roster, unit.toStdString()) : nullptr;
        return !found ? QString() : editor::shown(battlescribe::shownName(*found));
    }
    const auto& verdict = std::get<VerdictPtr>(exported);
    const auto found = verdict ? verdict->unitAt(unit.toStdString()) : Id<AssessedUnit>();
    return found.isNone()
               ? QString()
               : QString::fromStdString(report::unitName(verdict->catalogue(), verdict->assessment(), found));
}

Result<void> copyForm(QWidget* parent, const Exported& exported, const Store& store, Form form)
{
    const auto words = makeSheets(parent, Exporting::tr("Copying…"), makingOf(makeBytes(exported, {}, store, form)));
    if (!words)
        return tl::unexpected(words.error());
    copy(words->bytes, form == Form::Markdown ? QStringLiteral("text/markdown")
                       : form == Form::Csv    ? QStringLiteral("text/csv")
                                              : QString());
    return {};
}

print::Job jobOf(const Verdict& verdict)
{
    print::Job job;
    job.catalogue = &verdict.catalogue();
    job.roster = &verdict.roster();
    job.assessment = &verdict.assessment();
    job.fingerprint = fingerprint(verdict.roster());
    job.date = print::printDate().value_or(std::string()); // without a date where SOURCE_DATE_EPOCH is none
    job.copy = copiesOf;
    job.see = seenPicture;
    job.data = judgedBy(verdict);
    return job;
}

Result<std::string> bytesOf(const Verdict& verdict, const print::Settings& settings, Form form, TextReader& reader,
                            const print::Progress& progress)
{
    const bool isWords = form == Form::Text || form == Form::Markdown || form == Form::Lines || form == Form::Bbcode;
    if (auto refused = isWords ? whyNoWords(verdict.roster(), {}) : std::nullopt)
        return failure(std::move(*refused));
    switch (form) {
    case Form::Pdf:
        return print::toPdf(jobOf(verdict), settings, progress);
    case Form::Html:
        return print::toHtml(jobOf(verdict), settings, progress);
    case Form::Text:
        return textOf(verdict, reader);
    case Form::Lines:
        return wholeWords(report::rosterLines(contextOf(verdict)), report::saidByLines(verdict.roster()), reader);
    case Form::Bbcode:
        return wholeWords(report::rosterBbcode(contextOf(verdict)), report::saidByBbcode(verdict.roster()), reader);
    case Form::Csv:
        return report::rosterCsv(contextOf(verdict));
    case Form::Code:
        return codeOf(verdict);
    case Form::Play:
        return print::toPlayPage(jobOf(verdict), settings, progress);
    case Form::Markdown:
        break;
    }
    return markdownOf(verdict, reader);
}

Result<Saved> exportTo(const QString& path, const Verdict& verdict, const print::Settings& settings, const Store& store)
{
    const auto before = FileStamp::ofUnread(path.toStdString());
    TextReader reader(store);
    const auto ending = QFileInfo(path).suffix().toLower();
    for (const auto form : {Form::Pdf, Form::Html, Form::Text, Form::Markdown, Form::Csv}) {
        if (ending != endingOf(form))
            continue;
        const auto bytes = bytesOf(verdict, settings, form, reader);
        if (!bytes)
            return tl::unexpected(bytes.error());
        return saveFileUnlessChanged(path.toStdString(), *bytes, before);
    }
    return failure(
        Fault::about(path.toStdString(), Exporting::tr("The ending of the name is not one that is known").toStdString(),
                     Exporting::tr("Give it a name that ends in .pdf, .html, .txt, .md or .csv.").toStdString()));
}

print::Making::Make makingOf(MakeBytes make)
{
    return [make = std::move(make)](print::PrintProgress& work) -> Result<print::PrintResult> {
        auto bytes = make(work.progress());
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        return print::PrintResult{std::move(*bytes), {}};
    };
}

QString exportAs(QWidget* parent, Prompts& prompts, const QString& name, Form form, MakeBytes make)
{
    auto path = askExport(parent, prompts, name, endingOf(form), filterOf(form));
    if (path.isEmpty())
        return {};
    const auto showMessage = [&](const QString& what, const Faults& faults) {
        prompts.showMessage(parent, Exporting::tr("Export"), what, linesOf(faults));
    };
    const auto file = editor::shown(QFileInfo(path).fileName());
    const auto before = FileStamp::ofUnread(path.toStdString());
    bool isMade = false; // the worker's until it has ended
    // Up to the first byte of the file a person may cancel; it is then written whole.
    const auto write = [&isMade, &before, make = std::move(make),
                        to = path.toStdString()](print::PrintProgress& work) -> Result<print::PrintResult> {
        auto bytes = make(work.progress());
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        if (!work.makeFinal())
            return paper::cancelled();
        isMade = true;
        auto saved = saveFileUnlessChanged(to, *bytes, before);
        if (!saved)
            return tl::unexpected(std::move(saved.error()));
        return print::PrintResult{{}, std::move(saved->remarks)};
    };
    const auto saved = makeSheets(parent, Exporting::tr("Making “%1”…").arg(file), write);
    if (!saved) {
        if (!print::isCancelled(saved.error()))
            showMessage(isMade                                     ? Exporting::tr("The file could not be written.")
                        : form == Form::Html || form == Form::Play ? Exporting::tr("The web page could not be made.")
                                                                   : Exporting::tr("The sheets could not be made."),
                        saved.error());
        return {};
    }
    if (!saved->remarks.empty())
        showMessage(Exporting::tr("The file was written, but not all of the old one could be kept."), saved->remarks);
    keepExportFolder(path);
    return path;
}

QString exportAs(QWidget* parent, Prompts& prompts, const Exported& exported, const print::Settings& settings,
                 const Store& store, Form form)
{
    // Beside a web page of the sheets, which has the name of the roster alone.
    const auto name = form == Form::Play ? Exporting::tr("%1, to play").arg(nameOf(exported)) : nameOf(exported);
    return exportAs(parent, prompts, name, form, makeBytes(exported, settings, store, form));
}

QString askExport(QWidget* parent, Prompts& prompts, const QString& name, const QString& ending, const QString& filters)
{
    auto folder = Settings().value(folderKey).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return prompts.askSave(parent, QDir(folder).filePath(fileNameFor(name, ending)), filters);
}

void keepExportFolder(const QString& path) { Settings().setValue(folderKey, QFileInfo(path).absolutePath()); }

QString fileNameFor(const Roster& roster, const QString& ending)
{
    return fileNameFor(QString::fromStdString(roster.name), ending);
}

QString fileNameFor(const QString& wanted, const QString& ending)
{
    const auto name = QString::fromStdString(safeFileName(wanted.toStdString()));
    return (name.isEmpty() ? Exporting::tr("Roster") : name) + QLatin1Char('.') + ending;
}

} // namespace muster::widgets
