#include "widgets/collection/collectiondialog.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/collection/collectioncsv.h"
#include "io/spreadsheet/csv.h"
#include "report/table/collectiontable.h"
#include "report/verdict/words.h"
#include "widgets/collection/collectionview.h"
#include "widgets/collection/importdialog.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <map>

namespace muster::widgets {

using editor::CollectionModel;
using editor::text;

namespace {

const auto gameKey = QStringLiteral("collection/game");
const auto collectionFolderKey = QStringLiteral("collection/folder");
constexpr std::size_t mostBytes = 4U << 20;

} // namespace

CollectionDialog::CollectionDialog(Store& store, editor::Collections& collections, Prompts& prompts, VerdictPtr verdict,
                                   QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_collections(collections),
      m_prompts(prompts),
      m_verdict(std::move(verdict)),
      m_model(new CollectionModel(collections, this)),
      m_games(named<QComboBox>("collectionGame")),
      m_armies(named<QComboBox>("collectionArmy")),
      m_search(searchField("collectionSearch", tr("Search units and notes"))),
      m_ownedOnly(named<QCheckBox>("collectionOwnedOnly", tr("Only what I &own"))),
      m_notice(new NoticeBar(QStringLiteral("collectionNotice"))),
      m_view(new CollectionView(*m_model)),
      m_sums(named("collectionSums", plainLabel())),
      m_message(quiet(named("collectionMessage", plainLabel()))),
      m_undo(new QPushButton(tr("&Undo"))),
      m_redo(new QPushButton(tr("&Redo"))),
      m_add(new QPushButton(tr("&Add What the Roster Has"))),
      m_import(new QPushButton(tr("&Import CSV…"))),
      m_export(new QPushButton(tr("&Export CSV…")))
{
    auto* layout = dialogColumn(*this, "collectionDialog", tr("My Collection"));
    buildTop();
    addParts(*layout, {m_notice, {m_view, 1}});
    auto* words = new QHBoxLayout;
    wrapWords(*m_message);
    m_message->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    addParts(*words, {m_sums, {m_message, 1}});
    addParts(*layout, {words, buildButtons()});
    connect(m_model, &CollectionModel::failed, this, &CollectionDialog::fail);
    connect(m_model, &CollectionModel::adjusted, this, &CollectionDialog::showMessage);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CollectionDialog::showSums);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        showSums();
        showFaults();
    });
    connect(&m_model->undoStack(), &QUndoStack::indexChanged, this, [this] {
        showMessage({});
        showUndo();
    });
    fitWindow(*this, {860, 620});
    fillGames();
    showUndo();
    m_view->enter();
}

void CollectionDialog::buildTop()
{
    m_games->setAccessibleName(tr("Game"));
    m_armies->setAccessibleName(tr("Army"));
    for (auto* combo : {m_games, m_armies}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(16);
    }
    auto* line =
        filled(spaced(new QHBoxLayout, space::small), {{m_games, 2}, {m_armies, 2}, {m_search, 3}, m_ownedOnly});
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    connect(m_games, &QComboBox::activated, this, &CollectionDialog::showGame);
    connect(m_armies, &QComboBox::currentIndexChanged, this, &CollectionDialog::showArmy);
    connect(m_search, &QLineEdit::textChanged, this, &CollectionDialog::search);
    connect(m_search, &QLineEdit::returnPressed, m_view, &CollectionView::enter);
    connect(m_ownedOnly, &QCheckBox::toggled, this, [this](bool isOn) {
        m_view->rows().setOwnedOnly(isOn);
        showSums();
    });
    new QShortcut(QKeySequence::Find, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

QWidget* CollectionDialog::buildButtons()
{
    auto* buttons = new QWidget;
    auto* line = spaced(new QHBoxLayout(buttons), space::small);
    auto* close = new QPushButton(tr("&Close"));
    const std::pair<QPushButton*, const char*> all[]{{m_undo, "collectionUndo"},     {m_redo, "collectionRedo"},
                                                     {m_add, "collectionAdd"},       {m_import, "collectionImport"},
                                                     {m_export, "collectionExport"}, {close, "collectionClose"}};
    for (const auto& [button, name] : all) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false); // Enter is for the table and the search
        if (button == m_import)
            line->addStretch(1);
        line->addWidget(button);
    }
    connect(m_undo, &QPushButton::clicked, &m_model->undoStack(), &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, &m_model->undoStack(), &QUndoStack::redo);
    for (const auto& key : QKeySequence::keyBindings(QKeySequence::Undo))
        new QShortcut(key, this, [this] { m_model->undoStack().undo(); });
    for (const auto& key : QKeySequence::keyBindings(QKeySequence::Redo))
        new QShortcut(key, this, [this] { m_model->undoStack().redo(); });
    connect(m_add, &QPushButton::clicked, this, &CollectionDialog::addFromRoster);
    connect(m_import, &QPushButton::clicked, this, &CollectionDialog::importTable);
    connect(m_export, &QPushButton::clicked, this, &CollectionDialog::exportTable);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return buttons;
}

/// Games whose data cannot be read are left out; what is owned of them stays in their files.
void CollectionDialog::fillGames()
{
    for (const auto& id : m_store.rulesets())
        if (const auto catalogue = m_store.fullCatalogue(id))
            m_games->addItem(editor::shown((*catalogue)->ruleset.name), text(id));
    const auto wanted = m_verdict ? text(m_verdict->catalogue().ruleset.id) : Settings().value(gameKey).toString();
    m_games->setCurrentIndex(std::max(0, m_games->findData(wanted)));
    showGame();
    if (m_verdict && !m_verdict->assessment().army.isNone())
        m_armies->setCurrentIndex(
            std::max(0, m_armies->findData(text(m_verdict->catalogue().army(m_verdict->assessment().army).id))));
}

void CollectionDialog::showGame()
{
    const auto id = m_games->currentData().toString();
    const auto catalogue = m_store.fullCatalogue(id.toStdString());
    m_model->setGame(catalogue ? *catalogue : nullptr);
    Settings().setValue(gameKey, id);
    fillArmies();
    const bool isOfRoster =
        m_verdict && m_verdict->catalogue().ruleset.id == id.toStdString() && m_model->faults().empty();
    m_add->setEnabled(isOfRoster);
    m_add->setToolTip(isOfRoster ? tr("Raises what you own to what the open roster takes. Nothing is lowered.")
                                 : tr("For this, a roster of this game must be open."));
    showMessage({});
}

void CollectionDialog::fillArmies()
{
    const QSignalBlocker quiet(m_armies);
    m_armies->clear();
    m_armies->addItem(tr("All armies"), QString());
    if (const auto& catalogue = m_model->catalogue())
        for (const auto& army : catalogue->armies)
            m_armies->addItem(editor::shown(army.name), text(army.id));
    for (const auto& id : m_model->unknownArmies())
        m_armies->addItem(tr("%1 (not in the data)").arg(editor::shown(id)), id);
    m_armies->setCurrentIndex(0);
    showArmy();
}

void CollectionDialog::showArmy()
{
    const auto army = m_armies->currentData().toString();
    m_view->rows().setArmy(army);
    m_view->setArmyShown(army.isEmpty());
    showSums();
}

void CollectionDialog::search()
{
    m_view->rows().setWords(searchWords(m_search->text()));
    showSums();
}

/// Of the rows that are shown.
void CollectionDialog::showSums()
{
    qint64 owned = 0;
    qint64 painted = 0;
    auto& rows = m_view->rows();
    for (int row = 0; row < rows.rowCount(); ++row) {
        owned += rows.index(row, CollectionModel::OwnedColumn).data(Qt::EditRole).toInt();
        painted += rows.index(row, CollectionModel::PaintedColumn).data(Qt::EditRole).toInt();
    }
    m_sums->setText(rows.rowCount() == 0
                        ? (m_ownedOnly->isChecked() ? tr("You own none of these.") : tr("No unit has these words."))
                        : tr("Owned: %1, painted: %2").arg(editor::shownNumber(owned), editor::shownNumber(painted)));
    m_export->setEnabled(!m_model->collection().entries.empty());
}

void CollectionDialog::showUndo()
{
    m_undo->setEnabled(m_model->undoStack().canUndo());
    m_redo->setEnabled(m_model->undoStack().canRedo());
    m_undo->setToolTip(editor::shownTip(m_model->undoStack().undoText()));
    m_redo->setToolTip(editor::shownTip(m_model->undoStack().redoText()));
}

void CollectionDialog::showFaults()
{
    const auto faults = m_model->faults();
    m_import->setEnabled(faults.empty());
    if (faults.empty()) {
        m_notice->hide();
        return;
    }
    const auto file = editor::shownPath(m_collections.fileOf(m_model->ruleset()));
    m_notice->showNotice(
        tr("The file of this collection cannot be read, and stays as it is: %1").arg(editor::shown(file)),
        {{QStringLiteral("collectionFaults"), tr("&Show All…"),
          [this, faults, file] {
              m_prompts.showMessage(this, tr("My Collection"), tr("The file %1 has faults.").arg(file),
                                    linesOf(faults));
              showFaults();
          }},
         {QStringLiteral("collectionAside"), tr("Keep a Copy and &Start a New One"), [this] {
              const auto aside = m_collections.setAside(m_model->ruleset());
              if (!aside)
                  return fail(aside.error());
              showGame();
              showMessage(tr("The old file is now %1.").arg(editor::shown(QFileInfo(*aside).fileName())));
          }}});
}

void CollectionDialog::showMessage(const QString& words) { m_message->setText(words); }

void CollectionDialog::fail(const Faults& faults)
{
    m_prompts.showMessage(this, tr("My Collection"), tr("The change was not made."), linesOf(faults));
}

void CollectionDialog::addFromRoster()
{
    const auto lacking = lackingFor(m_verdict->catalogue(), m_verdict->assessment(), m_model->collection());
    const auto raised = m_model->addNeeded(lacking);
    showMessage(raised > 0 ? tr("%n kind(s) of models raised to what the roster takes", nullptr, raised)
                           : tr("All that the roster takes is owned already."));
}

void CollectionDialog::importTable()
{
    const auto path = m_prompts.askOpenTable(this, Settings().value(collectionFolderKey, QDir::homePath()).toString());
    if (path.isEmpty())
        return;
    Settings().setValue(collectionFolderKey, QFileInfo(path).absolutePath());
    const auto bytes = readFile(path.toStdString(), mostBytes);
    auto rows = bytes ? readCollectionCsv(*bytes, path.toStdString(), m_store,
                                          {m_model->ruleset(), m_armies->currentData().toString().toStdString()})
                      : Result<CollectionRows>(tl::unexpected(bytes.error()));
    if (!rows) {
        m_prompts.showMessage(this, tr("Import a Table"), tr("This table cannot be read. Nothing was imported."),
                              linesOf(rows.error()));
        return;
    }
    ImportDialog dialog(*rows, m_store, QFileInfo(path).fileName(), m_model->ruleset(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto changed = take(rows->rows);
    showMessage(changed > 0 ? tr("%n entry(s) changed", nullptr, changed) : tr("The table changed nothing."));
}

int CollectionDialog::take(const std::vector<CollectionRow>& rows)
{
    std::map<std::string, std::map<CollectionKey, OwnedModels>> games;
    for (const auto& row : rows)
        games[row.ruleset][row.key] = row.value;
    int changed = 0;
    for (const auto& [ruleset, values] : games) {
        editor::CollectionChanges changes;
        const auto before = m_collections.of(ruleset);
        for (const auto& [key, value] : values)
            if (before.of(key) != value)
                changes.push_back({key, before.of(key), value});
        if (changes.empty())
            continue;
        if (ruleset == m_model->ruleset()) {
            if (!m_model->change(values, tr("Import CSV")))
                continue;
        } else if (const auto saved = m_collections.apply(ruleset, changes); !saved) {
            fail(saved.error());
            continue;
        }
        changed += static_cast<int>(changes.size());
    }
    return changed;
}

void CollectionDialog::exportTable()
{
    const auto folder = Settings().value(collectionFolderKey, QDir::homePath()).toString();
    auto path = m_prompts.askSave(this, QDir(folder).filePath(text(m_model->ruleset()) + QStringLiteral(".csv")),
                                  tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    const auto before = FileStamp::ofUnread(path.toStdString());
    Settings().setValue(collectionFolderKey, QFileInfo(path).absolutePath());
    // With the mark, spreadsheets know that it is UTF-8.
    const auto table = readableCsv("\xEF\xBB\xBF" + report::collectionCsv(*m_model->catalogue(), m_model->collection()),
                                   path.toStdString());
    const auto saved =
        table ? saveFileUnlessChanged(path.toStdString(), *table, before) : tl::unexpected(table.error());
    if (!saved) {
        m_prompts.showMessage(this, tr("Export CSV"), tr("The table was not written."), linesOf(saved.error()));
        return;
    }
    showMessage(tr("Written to %1").arg(editor::shownPath(path)));
}

} // namespace muster::widgets
