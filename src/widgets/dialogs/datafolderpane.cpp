#include "widgets/dialogs/datafolderpane.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/theme.h"
#include "widgets/look/wordlabel.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

enum CatalogueColumn { NameColumn, EntriesColumn, RevisionColumn, StateColumn };

Severity severityOf(editor::FolderRemark::Weight weight)
{
    using Weight = editor::FolderRemark::Weight;
    return weight == Weight::Fault ? Severity::Error : weight == Weight::NotJudged ? Severity::Unknown : Severity::Note;
}

} // namespace

DataFolderPane::DataFolderPane(QWidget* parent)
    : QWidget(parent),
      m_title(wrapped(typed(named("folderTitle", plainLabel()), Type::Heading))),
      m_path(wrapped(quiet(named("folderPath", plainLabel()), Type::Small))),
      m_sign(plainLabel()),
      m_missing(wrapped(named("folderMissing", plainLabel()))),
      m_find(named<QPushButton>("findFolder", tr("F&ind It…"))),
      m_again(named<QPushButton>("readAgain", tr("&Read Again"))),
      m_catalogues(
          table("folderCatalogues", tr("Catalogues"), {tr("Catalogue"), tr("Entries"), tr("Revision"), tr("State")})),
      m_lintHead(quiet(plainLabel(tr("What was looked at")), Type::Label)),
      m_lintWords(wrapped(named("lintWords", plainLabel()))),
      m_busy(busyBar()),
      m_stop(named<QPushButton>("stopLint", tr("&Stop"))),
      m_remarks(named<QTreeWidget>("folderRemarks")),
      m_linting([this](const editor::FolderLint& lint) { showLint(lint); },
                [](const std::string&) { return editor::FolderLint(); })
{
    m_again->setToolTip(editor::shownTip(tr("Reads the folder again (F5).")));
    m_find->setToolTip(editor::shownTip(tr("Choose where the folder is now.")));
    for (auto* button : {m_find, m_again, m_stop})
        button->setAutoDefault(false);
    m_catalogues->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_catalogues->header()->setStretchLastSection(false);
    for (const auto column : {EntriesColumn, RevisionColumn, StateColumn})
        m_catalogues->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_remarks->setAccessibleName(tr("What is wrong with the data"));
    m_remarks->setHeaderHidden(true);
    m_remarks->setWordWrap(true);
    m_remarks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sign->setAlignment(Qt::AlignTop);

    auto* head = filled(spaced(new QHBoxLayout, space::small), {{m_title, 1}, m_find, m_again});
    auto* missing = filled(spaced(new QHBoxLayout, space::small), {m_sign, {m_missing, 1}});
    auto* lint = filled(spaced(new QHBoxLayout, space::small), {{m_lintHead, 1}, m_stop});
    addParts(*spaced(new QVBoxLayout(this), space::small),
             {head,
              m_path,
              missing,
              {m_catalogues, 3},
              lint,
              m_busy,
              m_lintWords,
              {m_remarks, 2},
              wrapped(quiet(plainLabel(tr("The folder is only read, and read again when a file in it changes. Nothing "
                                          "is copied or fetched.")),
                            Type::Small))});
    connect(m_find, &QPushButton::clicked, this, &DataFolderPane::findRequested);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_linted = {};
        emit againRequested();
    });
    connect(m_stop, &QPushButton::clicked, this, &DataFolderPane::stopLint);
}

void DataFolderPane::show(const editor::GameFolder& folder, const editor::FolderGame* game)
{
    const auto path = editor::shownPath(editor::text(folder.path));
    m_title->setText(game ? game->name : editor::shown(QFileInfo(editor::text(folder.path)).fileName()));
    m_path->setText(folder.state == editor::GameFolder::State::Found
                        ? tr("%1 · %2, %3")
                              .arg(path, tr("%n file(s)", nullptr, folder.files),
                                   QLocale::c().formattedDataSize(static_cast<qint64>(folder.bytes), 1,
                                                                  QLocale::DataSizeTraditionalFormat))
                        : path);
    m_find->setVisible(folder.state != editor::GameFolder::State::Found);
    m_catalogues->setVisible(game);
    m_sign->hide();
    m_missing->hide();
    if (game) {
        fillCatalogues(*game);
        showMissing(*game);
    } else {
        showState(folder);
    }
    startLint(folder);
}

void DataFolderPane::leave() { m_linting.giveUp(); }

/// Why there is no game.
void DataFolderPane::showState(const editor::GameFolder& folder)
{
    const auto& theme = Theme::of(this);
    m_sign->setPixmap(severityPicture(Severity::Unknown, theme.quiet, theme.ground, 16));
    m_sign->show();
    m_missing->setText(folder.why + QLatin1Char('\n') +
                       tr("It stays on the list, and its lists are not judged, until it is there again or forgotten."));
    m_missing->show();
}

void DataFolderPane::showMissing(const editor::FolderGame& game)
{
    QStringList lines;
    for (const auto& catalogue : game.catalogues)
        if (!catalogue.lacks.isEmpty() && !catalogue.isLibrary)
            lines << tr("%1 needs a file that is not in the folder: %2. Its lists are shown, not judged.")
                         .arg(catalogue.name, catalogue.lacks.join(QStringLiteral(", ")));
    if (lines.isEmpty())
        return;
    constexpr qsizetype mostLines = 3;
    if (lines.size() > mostLines)
        lines = lines.first(mostLines - 1)
                << tr("%n more catalogue(s) need files too.", nullptr, static_cast<int>(lines.size() - mostLines + 1));
    const auto& theme = Theme::of(this);
    m_sign->setPixmap(severityPicture(Severity::Warning, theme.warning, theme.ground, 16));
    m_sign->show();
    m_missing->setText(lines.join(QLatin1Char('\n')));
    m_missing->show();
}

void DataFolderPane::fillCatalogues(const editor::FolderGame& game)
{
    m_catalogues->clear();
    auto* system = new QTreeWidgetItem(m_catalogues);
    system->setText(NameColumn, game.name);
    system->setText(StateColumn, tr("game system"));
    system->setIcon(StateColumn, severityIcon(Severity::Off, palette()));
    system->setText(RevisionColumn, QString::number(game.revision));
    system->setToolTip(NameColumn, editor::shownTip(game.file));
    system->setTextAlignment(RevisionColumn, Qt::AlignCenter);
    for (const auto& catalogue : game.catalogues) {
        auto* row = new QTreeWidgetItem(m_catalogues);
        row->setText(NameColumn, catalogue.name);
        row->setToolTip(NameColumn, editor::shownTip(catalogue.name + QLatin1Char(u'\n') + catalogue.file));
        row->setText(RevisionColumn, QString::number(catalogue.revision));
        row->setTextAlignment(RevisionColumn, Qt::AlignCenter);
        row->setTextAlignment(EntriesColumn, Qt::AlignRight | Qt::AlignVCenter);
        if (catalogue.entries)
            row->setText(EntriesColumn, editor::shownNumber(*catalogue.entries));
        const bool isKnown = game.isRead;
        row->setText(StateColumn, !isKnown                  ? tr("being read…")
                                  : catalogue.isUnreadable  ? tr("cannot be read")
                                  : !catalogue.isComplete() ? tr("not complete")
                                  : catalogue.isLibrary     ? tr("library")
                                                            : tr("read"));
        if (isKnown)
            row->setIcon(StateColumn, signOf(catalogue));
        const auto why = catalogue.isLibrary ? tr("Lists are not made of it; others use it.")
                                             : catalogue.lacks.join(QStringLiteral(", "));
        row->setToolTip(StateColumn, editor::shownTip(why));
    }
}

QIcon DataFolderPane::signOf(const editor::FolderCatalogue& catalogue) const
{
    if (catalogue.isUnreadable || catalogue.isComplete())
        return severityIcon(catalogue.isUnreadable ? Severity::Error : Severity::Off, palette());
    const auto& theme = Theme::of(this);
    return severityPicture(Severity::Unknown, theme.warning, theme.surface, 16);
}

/// Once for each state of the folder.
void DataFolderPane::startLint(const editor::GameFolder& folder)
{
    const bool hasData = folder.state == editor::GameFolder::State::Found;
    for (auto* part :
         {static_cast<QWidget*>(m_lintHead), static_cast<QWidget*>(m_lintWords), static_cast<QWidget*>(m_remarks)})
        part->setVisible(hasData);
    if (!hasData) {
        m_busy->hide();
        m_stop->hide();
        return m_linting.giveUp();
    }
    if (m_linted.path == folder.path && editor::isSame(m_linted, folder))
        return;
    m_linted = folder;
    m_remarks->clear();
    m_lintWords->setText(tr("The data are looked through for faults…"));
    m_busy->show();
    m_stop->show();
    m_linting.start([path = folder.path](const std::stop_token& stop) { return editor::lintFolder(path, stop); });
}

void DataFolderPane::stopLint()
{
    m_linting.giveUp();
    m_linted = {};
    m_busy->hide();
    m_stop->hide();
    m_lintWords->setText(tr("Stopped. “Read Again” looks for faults again."));
}

void DataFolderPane::showLint(const editor::FolderLint& lint)
{
    m_busy->hide();
    m_stop->hide();
    m_lintWords->setText(
        lint.notJudged > 0
            ? tr("%n place(s) have something that Muster does not know. A list that takes one of them is “Not judged”, "
                 "never “Legal”.",
                 nullptr, lint.notJudged)
        : lint.faults > 0
            ? tr("Muster knows all that is in these data. %n fault(s) in them were found.", nullptr, lint.faults)
            : tr("Muster knows all that is in these data, and no faults were found."));
    m_remarks->clear();
    for (const auto& remark : lint.remarks) {
        auto* row = new QTreeWidgetItem(m_remarks);
        row->setText(0, remark.words);
        row->setToolTip(0, editor::shownTip(remark.words));
        row->setIcon(0, severityIcon(severityOf(remark.weight), palette()));
        for (const auto& place : remark.places) {
            auto* below = new QTreeWidgetItem(row);
            below->setText(0, place);
            below->setToolTip(0, editor::shownTip(place));
            below->setFont(0, fontOf(Type::Small));
        }
    }
    m_remarks->setVisible(!lint.remarks.empty());
}

} // namespace muster::widgets
