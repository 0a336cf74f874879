#include "widgets/folder/folderwindow.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/folder/folderdetails.h"
#include "widgets/folder/folderview.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/fileswatch.h"
#include "widgets/settings/settings.h"

#include <QCloseEvent>
#include <QDir>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace muster::widgets {

using editor::FolderFilter;

namespace {

constexpr std::array filters{FolderFilter::All,         FolderFilter::NotLegal, FolderFilter::ToReview,
                             FolderFilter::NotReadable, FolderFilter::Legal,    FolderFilter::Alike,
                             FolderFilter::OtherData,   FolderFilter::Agreed};
constexpr auto patience = 300; // ms before progress is shown

} // namespace

FolderWindow::FolderWindow(Store& store, Prompts& prompts, QWidget* parent)
    : QMainWindow(parent),
      m_store(store),
      m_prompts(prompts),
      m_checker(store),
      m_watch(new FilesWatch(this)),
      m_stack(new QStackedWidget),
      m_emptyFolder(primary(named<QPushButton>("folderChoose", tr("Choose &Folder…")))),
      m_title(typed(named("folderTitle", plainLabel()), Type::Title)),
      m_where(quiet(named("folderWhere", plainLabel()))),
      m_judgedBy(quiet(named<WordLabel>("folderJudgedBy"))),
      m_again(toolButton("folderAgain", tr("&Judge Again"), tr("Judge all lists again (F5)"))),
      m_save(primary(named<QPushButton>("folderSave", tr("&Save Table…")))),
      m_search(searchField("folderSearch", tr("Player, army, unit"), tr("Search the lists"))),
      m_notice(new NoticeBar(QStringLiteral("folderNotice"))),
      m_progressLine(named<QWidget>("folderProgress")),
      m_progress(named<QProgressBar>("folderBar")),
      m_progressWords(plainLabel()),
      m_splitter(new QSplitter(Qt::Horizontal)),
      m_view(new FolderView),
      m_details(new FolderDetails),
      m_summary(named("folderSummary", plainLabel()))
{
    setObjectName(QStringLiteral("folderWindow"));
    setAcceptDrops(true);
    m_stack->addWidget(makeEmptyPage());
    m_stack->addWidget(makeTablePage());
    setCentralWidget(m_stack);

    connect(&m_checker, &editor::FolderChecker::began, this, &FolderWindow::begin);
    connect(&m_checker, &editor::FolderChecker::progressed, this, &FolderWindow::showProgress);
    connect(&m_checker, &editor::FolderChecker::changed, this, &FolderWindow::showTable);
    connect(&m_checker, &editor::FolderChecker::finished, this, &FolderWindow::end);
    connect(m_watch, &FilesWatch::changed, this, [this] {
        if (isVisible()) // otherwise it looks when it is opened again
            m_checker.look();
    });
    connect(m_view, &FolderView::currentListChanged, this, &FolderWindow::showDetails);
    connect(m_view, &FolderView::openRequested, this, &FolderWindow::openList);
    connect(m_details, &FolderDetails::openRequested, this, &FolderWindow::openList);
    connect(m_details, &FolderDetails::copyRequested, this, &FolderWindow::copyVerdict);
    addKeys();
    setWindowFlags(Qt::Widget); // a tab of the main window
    m_splitter->restoreState(Settings().value(QStringLiteral("folder/splitter")).toByteArray());
    m_stack->setAccessibleName(tr("Check a Folder"));
    m_save->setToolTip(tr("As CSV for a spreadsheet, or as a web page (Ctrl+S)"));
    m_search->setToolTip(tr("Ctrl+F"));
    m_progress->setAccessibleName(tr("How many lists are judged"));
    m_splitter->handle(1)->setAccessibleName(tr("Between the table and the details"));
    countFilters();
    showDetails();
    updateWords();
    m_emptyFolder->setFocus();
}

FolderWindow::~FolderWindow() = default;

QWidget* FolderWindow::makeEmptyPage()
{
    auto* page = new QWidget;
    auto* inner = new QWidget;
    inner->setMaximumWidth(560);
    auto* column = new QVBoxLayout(inner);
    column->setSpacing(space::medium);
    auto* files = named<QPushButton>("folderChooseFiles", tr("Choose F&iles…"));
    auto* buttons = new QHBoxLayout;
    for (auto* button : {m_emptyFolder, files}) {
        button->setMinimumHeight(38);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    addParts(*column,
             {wrapped(typed(plainLabel(tr("Check a folder of lists")), Type::Title)),
              wrapped(plainLabel(tr("For organisers: every list in the folder is judged, whatever it came as, and has "
                                    "a row in a table. Choose a "
                                    "folder or files, or drop them here. Files that change later are judged again."))),
              Part::gap(space::small), buttons});
    auto* outer = new QVBoxLayout(page);
    outer->addStretch(2);
    // Not by an alignment: its height would be that of a wider page, and the last lines would be cut.
    auto* middle = filled(new QHBoxLayout, {Part::stretch(1), {inner, 100}, Part::stretch(1)});
    addParts(*outer, {middle, Part::stretch(3)});
    connect(m_emptyFolder, &QPushButton::clicked, this, &FolderWindow::chooseFolder);
    connect(files, &QPushButton::clicked, this, &FolderWindow::chooseFiles);
    return page;
}

QWidget* FolderWindow::makeTablePage()
{
    auto* page = new QWidget;
    auto* column = filled(spaced(new QVBoxLayout(page)), {makeTop(), makeFilters()});
    m_notice->hide();
    column->addWidget(m_notice);

    auto* line = new QHBoxLayout(m_progressLine);
    line->setContentsMargins(space::large, space::tiny, space::large, space::small);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    addParts(*line, {m_progressWords, {m_progress, 1}});
    auto* cancel = named<QPushButton>("folderCancel", tr("Canc&el"));
    line->addWidget(cancel);
    m_progressLine->hide();
    column->addWidget(m_progressLine);
    connect(cancel, &QPushButton::clicked, &m_checker, &editor::FolderChecker::cancel);

    m_splitter->addWidget(m_view);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setSizes({960, 340});
    m_splitter->setChildrenCollapsible(false);
    column->addWidget(m_splitter, 1);
    m_summary->setContentsMargins(space::large, space::tiny, space::large, space::tiny);
    column->addWidget(m_summary);
    return page;
}

QWidget* FolderWindow::makeTop()
{
    auto* top = new QWidget;
    auto* line = spaced(new QHBoxLayout(top), space::small, {space::large, space::medium, space::large, space::small});
    auto* words = spaced(new QVBoxLayout);
    for (auto* label : {m_title, m_where, m_judgedBy}) {
        label->setMinimumWidth(120);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        words->addWidget(label);
    }
    line->addLayout(words, 1);
    const auto add = [&](QToolButton* button, auto* object, auto run) {
        connect(button, &QToolButton::clicked, object, run);
        line->addWidget(button);
    };
    add(toolButton("folderOpen", tr("&Folder…"), tr("Check another folder (Ctrl+O)")), this,
        &FolderWindow::chooseFolder);
    add(toolButton("folderOpenFiles", tr("F&iles…"), tr("Check files that are chosen one by one (Ctrl+Shift+O)")), this,
        &FolderWindow::chooseFiles);
    add(toolButton("folderAgree", tr("Agree&ments…"), tr("Points, scenario and rulings for all lists (Ctrl+B)")), this,
        &FolderWindow::editAgreements);
    add(m_again, &m_checker, &editor::FolderChecker::judgeAgain);
    line->addWidget(m_save);
    connect(m_save, &QPushButton::clicked, this, &FolderWindow::save);
    return top;
}

QWidget* FolderWindow::makeFilters()
{
    auto* bar = new QWidget;
    auto* line = spaced(new QHBoxLayout(bar), space::tiny, {space::large, space::tiny, space::large, space::small});
    for (std::size_t i = 0; i < filters.size(); ++i) {
        auto* button = new QToolButton; // not in a QButtonGroup: there Tab reaches only one of them
        button->setObjectName(QStringLiteral("filter%1").arg(static_cast<int>(filters[i])));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, i] { filter(i); });
        m_filters.push_back(button);
        line->addWidget(button);
    }
    m_filters.front()->setChecked(true);
    line->addStretch(1);
    m_search->setMinimumWidth(180);
    m_search->setMaximumWidth(320);
    line->addWidget(m_search, 2);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_view->rows().setSearch(words);
        showDetails();
        updateWords();
    });
    return bar;
}

void FolderWindow::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto* object, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, object, run);
    };
    add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), this, &FolderWindow::chooseFiles);
    add(QKeySequence::Save, this, &FolderWindow::save);
    add(QKeySequence(Qt::Key_F5), &m_checker, &editor::FolderChecker::judgeAgain);
    add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, &FolderWindow::copyVerdict);
    add(QKeySequence(Qt::CTRL | Qt::Key_B), this, &FolderWindow::editAgreements);
    add(QKeySequence::Find, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    add(QKeySequence(Qt::Key_Escape), this, [this] {
        if (m_checker.isJudging())
            m_checker.cancel();
        else
            m_search->clear();
    });
    // From the field down into the table.
    auto* down = new QShortcut(QKeySequence(Qt::Key_Down), m_search);
    down->setContext(Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, this, [this] { m_view->setFocus(); });
    new QuietWheel(this);
}

void FolderWindow::begin()
{
    if (m_stack->currentIndex() == 0) {
        m_stack->setCurrentIndex(1);
        m_view->setFocus();
    }
    m_notice->hide();
    m_progress->setRange(0, 0);
    m_progressWords->clear();
    QTimer::singleShot(patience, this, [this] { m_progressLine->setVisible(m_checker.isJudging()); });
    updateWords();
}

void FolderWindow::showProgress(int done, int all)
{
    if (!m_checker.isJudging() || all == 0)
        return;
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_progressWords->setText(tr("%1 of %2").arg(editor::shownNumber(done), editor::shownNumber(all)));
}

void FolderWindow::end()
{
    m_progressLine->setVisible(m_checker.isJudging());
    const auto& remarks = m_checker.table().remarks;
    if (m_checker.wasCancelled()) {
        m_notice->showNotice(tr("Judging was cancelled: not all lists are in the table."),
                             {{QStringLiteral("noticeGoOn"), tr("Go &On"), [this] { m_checker.judgeAgain(); }}});
    } else if (!remarks.empty()) {
        m_notice->showNotice(remarks.size() == 1
                                 ? editor::shown(remarks.front())
                                 : tr("%1 And %n more of this kind.", nullptr, static_cast<int>(remarks.size()) - 1)
                                       .arg(editor::shown(remarks.front())),
                             {});
    } else
        m_notice->hide();
    updateWords();
}

void FolderWindow::showTable()
{
    QStringList paths;
    for (const auto& path : m_checker.paths())
        paths << QString::fromStdString(path);
    m_watch->watch(paths);
    m_view->setTable(m_checker.table());
    countFilters();
    updateWords();
}

void FolderWindow::showDetails() { m_details->show(m_checker.table(), m_view->current()); }

void FolderWindow::filter(std::size_t index)
{
    for (std::size_t i = 0; i < m_filters.size(); ++i)
        m_filters[i]->setChecked(i == index);
    m_view->rows().setFilter(filters[index]);
    countFilters();
    showDetails();
    updateWords();
}

void FolderWindow::countFilters()
{
    const std::array words{tr("&All %1"),   tr("&Not legal %1"), tr("To &review %1"),  tr("Not rea&dable %1"),
                           tr("Le&gal %1"), tr("Ali&ke %1"),     tr("Ot&her data %1"), tr("O&verridden %1")};
    for (std::size_t i = 0; i < filters.size(); ++i) {
        auto* button = m_filters[i];
        const auto count = m_view->rows().count(filters[i]);
        button->setText(words[i].arg(editor::shownNumber(count)));
        // A filter that would show nothing is hidden, unless it is the chosen one.
        button->setVisible(count > 0 || i == 0 || button->isChecked());
    }
}

void FolderWindow::updateWords()
{
    const auto& table = m_checker.table();
    const bool hasLists = !table.rows.empty();
    const auto& paths = m_checker.paths();
    const bool isOne = paths.size() == 1;
    const auto title = isOne && !table.title.empty() ? editor::shown(table.title)
                       : isOne         ? editor::shown(QDir(QString::fromStdString(paths.front())).dirName())
                       : paths.empty() ? QString()
                                       : tr("%n file(s)", nullptr, static_cast<int>(paths.size()));
    m_title->setText(title);
    m_where->setText(isOne ? editor::shown(QDir::toNativeSeparators(QString::fromStdString(paths.front())))
                           : QString());
    m_where->setVisible(isOne);
    m_judgedBy->setText(agreementWords());
    setWindowTitle(title.isEmpty() ? tr("Check a Folder") : tr("%1 – Check a Folder").arg(editor::shownTitle(title)));
    auto words = editor::text(report::summary(table));
    if (const auto shown = m_view->rows().rowCount(); shown < static_cast<int>(table.rows.size()))
        words = tr("%1 · %2 shown").arg(words, editor::shownNumber(shown));
    m_summary->setText(m_checker.isJudging() ? tr("Judging…") : words);
    m_save->setEnabled(hasLists && !m_checker.isJudging());
    m_again->setEnabled(!paths.empty());
}

void FolderWindow::dataChanged()
{
    if (!m_checker.paths().empty())
        m_checker.judgeAgain();
}

void FolderWindow::changeEvent(QEvent* event)
{
    // Not every disk reports changes, and not every file of a large folder is watched.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_checker.look();
    QMainWindow::changeEvent(event);
}

void FolderWindow::closeEvent(QCloseEvent* event)
{
    Settings().setValue(QStringLiteral("folder/splitter"), m_splitter->saveState());
    m_checker.cancel(); // when it is opened again, the window offers to go on
    event->accept();
}

} // namespace muster::widgets
