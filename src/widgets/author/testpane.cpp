#include "widgets/author/testpane.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int markSize = 20;

} // namespace

TestPane::TestPane(Prompts& prompts, QWidget* parent)
    : QWidget(parent),
      m_prompts(prompts),
      m_name(typed(named<CutLabel>("testName"), Type::Strong)),
      m_mark(plainLabel()),
      m_outcome(typed(named("testOutcome", plainLabel()), Type::Strong)),
      m_sums(quiet(named("testSums", plainLabel()))),
      m_lines(table("testLines", tr("What is said of the test roster"), {tr("Finding")})),
      m_simple(toolButton("testSimple", tr("One of Each"), tr("One of each unit of the army that is shown")))
{
    setObjectName(QStringLiteral("testPane"));
    m_lines->setHeaderHidden(true);
    m_lines->setWordWrap(true);
    m_lines->setUniformRowHeights(false);
    m_lines->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* open = toolButton("testOpen", tr("Open Roster…"), tr("A roster of this game, judged at each change"));
    auto* line = spaced(new QHBoxLayout, space::small, {space::large, space::small, space::large, 0});
    addParts(*line, {plainLabel(tr("Test roster")), {m_name, 1}, m_mark, m_outcome, m_sums, m_simple, open});
    addParts(*spaced(new QVBoxLayout(this), space::small), {line, {m_lines, 1}});
    connect(open, &QToolButton::clicked, this, &TestPane::chooseFile);
    connect(m_simple, &QToolButton::clicked, this, &TestPane::takeSimple);
    connect(m_lines, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (const auto id = item->data(0, Qt::UserRole).toString(); !id.isEmpty())
            emit limitRequested(id);
    });
}

void TestPane::show(editor::AuthorDocument* document)
{
    m_document = document;
    m_roster.reset();
    m_before.clear();
    m_army.clear();
    judge();
}

void TestPane::setArmy(const std::string& army)
{
    if (army == m_army)
        return;
    m_army = army;
    if (!m_roster) {
        m_before.clear();
        judge();
    }
}

void TestPane::takeSimple()
{
    m_roster.reset();
    m_before.clear();
    judge();
}

void TestPane::chooseFile()
{
    if (const auto path = m_prompts.askOpen(this, {}); !path.isEmpty())
        takeFile(path);
}

void TestPane::takeFile(const QString& path)
{
    if (!m_document)
        return;
    auto read = editor::readTestRoster(path.toStdString(), m_document->draft().text({"ruleset", "/id"}));
    if (!read)
        return m_prompts.showMessage(this, tr("Test Roster"), tr("This roster cannot be judged here."),
                                     linesOf(read.error()));
    m_roster = std::move(*read);
    m_before.clear();
    judge();
}

void TestPane::judge()
{
    if (!m_document)
        return;
    const auto& draft = m_document->draft();
    if (draft.files().size() > 1 && (m_army.empty() || !draft.has({m_army, {}})))
        m_army = draft.files()[1];
    const auto roster = m_roster ? *m_roster : editor::oneOfEach(draft, m_army);
    m_name->setText(editor::shown(roster.name));
    m_name->setToolTip(editor::shownTip(m_name->text()));
    m_simple->setEnabled(m_roster.has_value());
    if (!m_document->checked().catalogue) {
        const bool isWrong = m_document->isChecked();
        m_outcome->setText(isWrong ? tr("Not judged: the game has faults") : QString());
        m_mark->clear();
        m_sums->clear();
        m_lines->clear();
        return;
    }
    const auto verdict = editor::judgeTest(*m_document->checked().catalogue, roster);
    const auto& theme = Theme::of(this);
    m_mark->setPixmap(severityPicture(verdict.severity, theme.signal(verdict.severity), theme.surface, markSize));
    m_outcome->setText(verdict.outcome);
    const bool isOther = !m_before.isEmpty() && m_before != verdict.outcome;
    m_sums->setText(isOther ? tr("%1 · was %2").arg(verdict.sums, m_before) : verdict.sums);
    m_before = verdict.outcome;
    m_lines->clear();
    for (const auto& said : verdict.lines) {
        auto* item = new QTreeWidgetItem(m_lines, {said.words});
        item->setIcon(0, severityIcon(said.severity, palette()));
        item->setToolTip(0, editor::shownTip(said.words));
        item->setData(0, Qt::UserRole, QString::fromStdString(said.limit));
    }
}

} // namespace muster::widgets
