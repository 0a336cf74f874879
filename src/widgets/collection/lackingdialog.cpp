#include "widgets/collection/lackingdialog.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/table/collectiontable.h"
#include "report/verdict/words.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

enum LackingColumn { LackingName, Needed, Owned, Painted, Missing, columns };
constexpr int lackingWidth = 80;
constexpr int lackingRowHeight = 28;

} // namespace

LackingDialog::LackingDialog(VerdictPtr verdict, editor::Collections& collections,
                             std::function<void(QWidget*)> openCollection, QWidget* parent)
    : QDialog(parent),
      m_verdict(std::move(verdict)),
      m_collections(collections),
      m_summary(wrapped(typed(named("lackingSummary", plainLabel()), Type::Strong))),
      m_fault(wrapped(named("lackingFault", plainLabel()))),
      m_onlyLacking(named<QCheckBox>("onlyLacking", tr("&Only what is lacking"))),
      m_table(table("lackingTable", tr("Models that the roster needs"),
                    {tr("Unit"), tr("Needed"), tr("Owned"), tr("Painted"), tr("Lacking")}))
{
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(LackingName, QHeaderView::Stretch);
    for (int column = Needed; column < columns; ++column) {
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        m_table->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_table->header()->resizeSection(column, std::max(lackingWidth, m_table->header()->sectionSizeHint(column)));
    }
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    auto* copyButton = actionButton(*buttons, "copyLacking", tr("Copy as &Text"));
    auto* open = actionButton(*buttons, "openCollection", tr("&My Collection…"));
    connect(copyButton, &QPushButton::clicked, this, &LackingDialog::copy);
    connect(open, &QPushButton::clicked, this, [this, openCollection = std::move(openCollection)] {
        openCollection(this);
        fill();
    });
    connect(m_onlyLacking, &QCheckBox::toggled, this, &LackingDialog::fill);
    auto* layout = dialogColumn(*this, "lackingDialog", tr("What the Roster Lacks"));
    addParts(*layout, {m_summary, m_fault, {m_table, 1}, m_onlyLacking, buttons});
    fitWindow(*this, {680, 520});
    fill();
    m_table->setFocus();
}

void LackingDialog::fill()
{
    const auto& catalogue = m_verdict->catalogue();
    const auto& theme = Theme::of(this);
    m_lacking = lackingFor(catalogue, m_verdict->assessment(), m_collections.of(catalogue.ruleset.id));
    const auto& faults = m_collections.faultsOf(catalogue.ruleset.id);
    m_fault->setText(
        faults.empty()
            ? QString()
            : tr("The file of your collection cannot be read: %1").arg(editor::shown(linesOf(faults).value(0))));
    m_fault->setVisible(!faults.empty());
    m_table->clear();
    bool areArmies = false; // in a roster of several armies, each unit says its own
    for (const auto& line : m_lacking.lines)
        areArmies = areArmies || line.key.army != m_lacking.lines.front().key.army;
    for (const auto& line : m_lacking.lines) {
        if (m_onlyLacking->isChecked() && line.lacking() == 0)
            continue;
        auto name = editor::shown(report::countedName(catalogue, line.key));
        if (areArmies)
            name = tr("%1 (%2)").arg(name, editor::shown(report::countedArmy(catalogue, line.key)));
        auto* item = new QTreeWidgetItem(
            m_table,
            {name, editor::shownNumber(line.needed), editor::shownNumber(line.owned), editor::shownNumber(line.painted),
             line.lacking() == 0 ? QStringLiteral("–") : editor::shownNumber(line.lacking())});
        item->setSizeHint(LackingName, {0, lackingRowHeight});
        for (int column = Needed; column < columns; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (line.lacking() > 0)
            item->setFont(Missing, fontOf(Type::Strong));
        else
            item->setForeground(Missing, theme.quiet);
        item->setData(LackingName, Qt::AccessibleTextRole,
                      tr("%1: needed %2, owned %3, painted %4, lacking %5")
                          .arg(name, editor::shownNumber(line.needed), editor::shownNumber(line.owned),
                               editor::shownNumber(line.painted), editor::shownNumber(line.lacking())));
    }
    if (auto* first = m_table->topLevelItem(0))
        m_table->setCurrentItem(first);
    m_summary->setText(editor::shown(report::lackingSummary(m_lacking)));
}

void LackingDialog::copy() const
{
    QGuiApplication::clipboard()->setText(
        editor::text(report::lackingText(m_verdict->catalogue(), m_lacking, m_verdict->roster().name)));
}

} // namespace muster::widgets
