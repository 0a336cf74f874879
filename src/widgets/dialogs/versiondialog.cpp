#include "widgets/dialogs/versiondialog.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

enum ChangeColumn { What, Now, Then, columns };
constexpr int figureWidth = 110;
constexpr int mostVersionsShown = 6;

} // namespace

VersionDialog::VersionDialog(Store& store, VerdictPtr verdict, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_verdict(std::move(verdict)),
      m_choices(editor::versionChoices(store, m_verdict->roster().ruleset)),
      m_versions(named<QListWidget>("dataVersions")),
      m_summary(wrapped(named("versionSummary", plainLabel()))),
      m_changes(table("versionChanges", tr("What changes"), {tr("What changes"), tr("Now"), tr("Then")}))
{
    auto* head = wrapped(typed(plainLabel(tr("%1: which version of its data judges this roster")
                                              .arg(editor::shown(m_verdict->catalogue().ruleset.name))),
                               Type::Strong));
    m_versions->setAccessibleName(tr("Versions of the data"));
    const auto& asked = m_verdict->roster().dataVersion;
    int current = 0;
    for (const auto& choice : m_choices) {
        if (choice.asked() == asked)
            current = m_versions->count();
        m_versions->addItem(wordsOf(choice));
    }
    const auto rows = std::clamp(m_versions->count(), 2, mostVersionsShown);
    m_versions->setFixedHeight(rows * m_versions->sizeHintForRow(0) + 2 * m_versions->frameWidth());
    m_changes->setIndentation(space::medium);
    m_changes->header()->setStretchLastSection(false);
    m_changes->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    for (int column = Now; column < columns; ++column) {
        m_changes->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        m_changes->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_changes->header()->resizeSection(column, figureWidth);
    }

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_switch = mainButton(*buttons, "switchVersion", tr("&Switch"));
    connect(m_versions, &QListWidget::currentRowChanged, this, &VersionDialog::showChanges);

    auto* layout = dialogColumn(*this, "versionDialog", tr("Game Version"));
    addParts(*layout, {head, m_versions, m_summary, {m_changes, 1}, buttons});
    fitWindow(*this, {660, 560});
    m_versions->setCurrentRow(current);
    m_versions->setFocus();
}

const editor::VersionChoice& VersionDialog::choice() const
{
    return m_choices[static_cast<std::size_t>(std::max(0, m_versions->currentRow()))];
}

QString VersionDialog::wordsOf(const editor::VersionChoice& choice) const
{
    using Kind = editor::VersionChoice::Kind;
    const auto version = editor::shown(choice.version);
    switch (choice.kind) {
    case Kind::Newest:
        return tr("Always the newest, now version %1").arg(version);
    case Kind::StayNewest:
        return tr("Stay with version %1: a copy of its data is put into your own folder").arg(version);
    case Kind::Kept:
        return tr("Version %1, kept in your own folder").arg(version);
    case Kind::Shipped:
        break;
    }
    return tr("Version %1, which comes with Muster").arg(version);
}

void VersionDialog::showChanges()
{
    m_changes->clear();
    const bool isOther = choice().asked() != m_verdict->roster().dataVersion;
    m_switch->setEnabled(isOther);
    if (!isOther) {
        m_summary->setText(tr("This version judges the roster now."));
        return;
    }
    const auto other = editor::otherVersion(m_store, *m_verdict, choice());
    if (!other.verdict) {
        m_switch->setEnabled(false);
        m_summary->setText(tr("This version cannot judge the roster:") + QLatin1Char('\n') +
                           linesOf(other.faults).join(QLatin1Char('\n')));
        return;
    }
    m_summary->setText(other.isSame() ? tr("Nothing changes for this roster.")
                                      : tr("This changes for the roster when it is switched. It can be undone."));
    for (const auto& change : other.changes) {
        auto* row = new QTreeWidgetItem(m_changes, {change.what, change.now, change.then});
        for (int column = Now; column < columns; ++column)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(What, editor::shownTip(change.what));
    }
    const auto addAll = [&](const QString& name, const QStringList& findings) {
        if (findings.isEmpty())
            return;
        auto* group = new QTreeWidgetItem(m_changes, {name});
        group->setFirstColumnSpanned(true);
        for (const auto& finding : findings) {
            auto* row = new QTreeWidgetItem(group, {finding});
            row->setFirstColumnSpanned(true);
            row->setToolTip(What, editor::shownTip(finding));
        }
        group->setExpanded(true);
    };
    addAll(tr("Findings that come (%1)").arg(editor::shownNumber(std::ssize(other.comes))), other.comes);
    addAll(tr("Findings that go (%1)").arg(editor::shownNumber(std::ssize(other.goes))), other.goes);
}

} // namespace muster::widgets
