#include "widgets/shell/startpage.h"

#include "editor/words/language.h"
#include "editor/words/shown.h"
#include "report/verdict/words.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"

#include <QEvent>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int pageWidth = 860;
constexpr int subRole = Qt::UserRole + 1;
constexpr int rulesetRole = Qt::UserRole + 2;
constexpr int armyRole = Qt::UserRole + 3;
constexpr int sideRole = Qt::UserRole + 4;
constexpr int fileRole = Qt::UserRole + 5;

/// Two lines, what it is and of which army; a third where it is a file. The start page uses only three fonts: each
/// further one adds some milliseconds to the start.
class RosterLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        paintRowGround(*painter, option);
        const auto& theme = Theme::of(option.palette);
        const auto strong = fontOf(Type::Strong);
        const auto plain = fontOf(Type::Body);
        const auto isThere = option.state.testFlag(QStyle::State_Enabled);
        const auto area = option.rect.adjusted(space::medium, 6, -space::medium, -6);
        QRect line(area.left(), area.top(), area.width(), lineHeight(strong));
        const auto side = index.data(sideRole).toString();
        if (!side.isEmpty()) {
            paintLine(*painter, line, side, plain, theme.quiet, int(Qt::AlignRight | Qt::AlignVCenter));
            line.setRight(line.right() - QFontMetrics(plain).horizontalAdvance(side) - space::medium);
        }
        paintLine(*painter, line, index.data().toString(), strong, isThere ? theme.text : theme.quiet);
        line = QRect(area.left(), line.bottom() + space::tiny, area.width(), lineHeight(plain));
        paintLine(*painter, line, index.data(subRole).toString(), plain, theme.quiet);
        line.translate(0, lineHeight(plain) + 2);
        paintLine(*painter, line, index.data(fileRole).toString(), plain, theme.quiet);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto plain = lineHeight(fontOf(Type::Body));
        return {0, lineHeight(fontOf(Type::Strong)) + plain + space::large +
                       (index.data(fileRole).toString().isEmpty() ? 0 : plain + 2)};
    }
};

QLabel* sectionHead()
{
    auto* label = plainLabel();
    label->setFont(fontOf(Type::Strong));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return label;
}

QListWidget* rosterList(const QString& objectName)
{
    auto* list = new QListWidget;
    list->setObjectName(objectName);
    list->setItemDelegate(new RosterLines(list));
    list->setMouseTracking(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      m_title(plainLabel()),
      m_about(plainLabel()),
      m_new(new QPushButton),
      m_open(new QPushButton),
      m_check(new QPushButton),
      m_folder(new QPushButton),
      m_recentHead(sectionHead()),
      m_recent(rosterList(QStringLiteral("recentList"))),
      m_recentEmpty(plainLabel()),
      m_samplesHead(sectionHead()),
      m_samples(rosterList(QStringLiteral("sampleList"))),
      m_recovery(new QWidget),
      m_recoveryLayout(new QVBoxLayout(m_recovery))
{
    setObjectName(QStringLiteral("startPage"));
    auto title = fontOf(Type::Title);
    title.setPointSizeF(title.pointSizeF() * 1.7);
    m_title->setFont(title);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_about->setWordWrap(true);
    m_new->setObjectName(QStringLiteral("startNew"));
    m_new->setProperty("primary", true);
    m_open->setObjectName(QStringLiteral("startOpen"));
    m_check->setObjectName(QStringLiteral("startCheck"));
    m_folder->setObjectName(QStringLiteral("startFolder"));
    m_recentEmpty->setWordWrap(true);
    m_recentEmpty->setForegroundRole(QPalette::PlaceholderText);
    m_recentEmpty->setAlignment(Qt::AlignTop);
    m_recoveryLayout->setContentsMargins(0, 0, 0, 0);

    auto* page = new QWidget;
    page->setMaximumWidth(pageWidth);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(space::huge, 2 * space::huge, space::huge, space::huge);
    column->setSpacing(space::small);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addSpacing(space::large);
    // One's own rosters, and below them those of others: in one row they would be too wide in some languages.
    auto* buttons = new QGridLayout;
    buttons->setSpacing(space::medium);
    int place = 0;
    for (auto* button : {m_new, m_open, m_check, m_folder}) {
        button->setMinimumHeight(38);
        button->setMinimumWidth(150);
        buttons->addWidget(button, place / 2, place % 2);
        ++place;
    }
    buttons->setColumnStretch(2, 1);
    column->addLayout(buttons);
    column->addSpacing(space::large);
    column->addWidget(m_recovery);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(space::huge);
    auto* left = new QVBoxLayout;
    left->setSpacing(space::small); // else it is that of the columns
    left->addWidget(m_recentHead);
    left->addWidget(m_recentEmpty, 1);
    left->addWidget(m_recent, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(space::small);
    right->addWidget(m_samplesHead);
    right->addWidget(m_samples, 1);
    lists->addLayout(left, 1);
    lists->addLayout(right, 1);
    column->addLayout(lists, 1);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addStretch(1);
    outer->addWidget(page, 100);
    outer->addStretch(1);

    connect(m_new, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_check, &QPushButton::clicked, this, &StartPage::checkRequested);
    connect(m_folder, &QPushButton::clicked, this, &StartPage::folderRequested);
    auto* paste = new QShortcut(QKeySequence::Paste, this);
    paste->setContext(Qt::WidgetWithChildrenShortcut);
    connect(paste, &QShortcut::activated, this, &StartPage::pasteRequested);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileRequested(item->data(Qt::UserRole).toString()); });
    connect(m_samples, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit sampleRequested(item->data(Qt::UserRole).toString()); });
    setTabOrder(m_new, m_open);
    setTabOrder(m_open, m_check);
    setTabOrder(m_check, m_folder);
    setTabOrder(m_folder, m_recent);
    setTabOrder(m_recent, m_samples);
    retranslate();
}

/// "1,490 of 1,500 · Legal".
QString StartPage::stateWords(const RecentRoster::State& state)
{
    QStringList words;
    const auto number = [](qint64 value) { return QString::fromStdString(report::number(value)); };
    if (state.points)
        words << (state.limit ? tr("%1 of %2").arg(number(*state.points), number(*state.limit))
                              : tr("%1 points").arg(number(*state.points)));
    switch (state.outcome) {
    case Outcome::Empty:
        words << tr("Empty");
        break;
    case Outcome::Legal:
        words << tr("Legal");
        break;
    case Outcome::NotLegal:
        words << tr("Not legal");
        break;
    case Outcome::NotJudged:
        words << tr("Not judged");
        break;
    }
    return words.join(QStringLiteral(" · "));
}

void StartPage::refresh()
{
    m_recent->clear();
    for (const auto& roster : recentRosters()) {
        const QFileInfo file(roster.path);
        auto* item =
            new QListWidgetItem(editor::shown(roster.name.isEmpty() ? file.completeBaseName() : roster.name), m_recent);
        item->setData(Qt::UserRole, roster.path);
        const auto isThere = file.exists();
        item->setData(subRole, editor::shown(isThere ? roster.army : tr("No longer there: %1").arg(roster.path)));
        if (isThere) {
            const auto time = file.lastModified();
            item->setData(fileRole,
                          tr("%1 · %2").arg(editor::shown(file.fileName()),
                                            QLocale(editor::language()).toString(time, tr("d MMM yyyy, HH:mm"))));
            // Someone else may have changed the file since.
            if (roster.state && roster.state->fileTime == time)
                item->setData(sideRole, stateWords(*roster.state));
        }
        item->setData(Qt::AccessibleDescriptionRole,
                      QStringList{item->data(sideRole).toString(), item->data(subRole).toString(),
                                  item->data(fileRole).toString()}
                          .join(QStringLiteral(", ")));
        item->setToolTip(editor::shownTip(roster.path));
    }
    m_recent->setVisible(m_recent->count() > 0);
    m_recentEmpty->setVisible(m_recent->count() == 0);
}

void StartPage::setSamples(const QStringList& files)
{
    m_samples->clear();
    for (const auto& path : files) {
        QFile file(path);
        if (file.size() > 1 << 20 || !file.open(QIODevice::ReadOnly))
            continue;
        const auto roster = QJsonDocument::fromJson(file.readAll()).object();
        auto* item = new QListWidgetItem(editor::shown(roster.value(QStringLiteral("name")).toString()), m_samples);
        item->setData(Qt::UserRole, path);
        const auto words = [&](const char* key) {
            auto word = roster.value(QLatin1String(key)).toString().replace(QLatin1Char('-'), QLatin1Char(' '));
            if (!word.isEmpty())
                word[0] = word[0].toUpper();
            return word;
        };
        item->setData(subRole, editor::shown(tr("%1 · %2").arg(words("army"), words("ruleset"))));
        item->setData(rulesetRole, roster.value(QStringLiteral("ruleset")).toString());
        item->setData(armyRole, roster.value(QStringLiteral("army")).toString());
    }
}

void StartPage::nameArmies(const Catalogue& catalogue)
{
    for (int row = 0; row < m_samples->count(); ++row) {
        auto* item = m_samples->item(row);
        if (item->data(rulesetRole).toString().toStdString() != catalogue.ruleset.id)
            continue;
        if (const auto army = catalogue.findArmy(item->data(armyRole).toString().toStdString()); !army.isNone())
            item->setData(subRole, tr("%1 · %2").arg(QString::fromStdString(catalogue.army(army).name),
                                                     QString::fromStdString(catalogue.ruleset.name)));
    }
}

void StartPage::setRecovered(std::vector<editor::Recovery::Found> found)
{
    m_found = std::move(found);
    showRecovered();
}

void StartPage::showRecovered()
{
    while (auto* item = m_recoveryLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_recovery->setVisible(!m_found.empty());
    for (const auto& each : m_found) {
        auto* box = new QFrame;
        box->setFrameShape(QFrame::StyledPanel);
        auto* line = new QHBoxLayout(box);
        const auto name = each.roster.name.empty() ? tr("Roster without a name") : editor::shown(each.roster.name);
        const auto where = each.file.path.empty() ? tr("It was never saved.") : editor::shown(each.file.path);
        const bool isWell = each.faults.empty();
        auto* words = plainLabel(isWell ? tr("“%1” was open with changes when the program ended.\n%2").arg(name, where)
                                        : tr("A copy of a roster cannot be read: %1.\n%2")
                                              .arg(editor::shown(each.faults.front().message),
                                                   each.file.path.empty() ? editor::shown(each.copy) : where));
        wrapWords(*words);
        auto* recover = new QPushButton(tr("&Recover"));
        recover->setObjectName(QStringLiteral("recoverButton"));
        recover->setProperty("primary", true);
        recover->setAccessibleName(tr("Recover %1").arg(name));
        if (!isWell)
            recover->hide();
        auto* discard = new QPushButton(tr("&Discard"));
        discard->setObjectName(QStringLiteral("discardButton"));
        discard->setAccessibleName(tr("Discard the copy of %1").arg(name));
        line->addWidget(words, 1);
        line->addWidget(recover);
        line->addWidget(discard);
        m_recoveryLayout->addWidget(box);
        connect(recover, &QPushButton::clicked, this, [this, each] { emit recoverRequested(each); });
        connect(discard, &QPushButton::clicked, this, [this, each] { emit discardRequested(each); });
    }
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate()
{
    m_title->setText(tr("Muster Roll"));
    m_about->setText(tr("Build an army, see at once whether it is legal and why not, and print it for the table."));
    m_new->setText(tr("&New Roster…"));
    m_open->setText(tr("&Open…"));
    m_check->setText(tr("&Check a List…"));
    m_check->setToolTip(tr("Somebody's list, in whatever form it comes: drop or paste it here as well"));
    m_folder->setText(tr("Check a Fo&lder…"));
    m_folder->setToolTip(tr("For organisers: many lists in a table"));
    m_recentHead->setText(tr("Recent rosters"));
    m_recent->setAccessibleName(tr("Recent rosters"));
    m_recentEmpty->setText(tr("Rosters that you save or open are listed here. Begin a new one, or look at a sample."));
    m_samplesHead->setText(tr("Samples"));
    m_samples->setAccessibleName(tr("Sample rosters"));
    refresh();
    showRecovered();
}

} // namespace muster::widgets
