#include "widgets/repair/filldialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/repair/answercard.h"
#include "widgets/repair/wrappedlines.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

using editor::FillForm;
using editor::FillLine;

namespace {

FillForm failedFill(const std::string& why)
{
    FillForm form;
    form.word = editor::shown(why);
    return form;
}

QString titleOf(const editor::HeadForm& head)
{
    const auto& name = editor::shown(head.name);
    return head.costs.empty() || head.costs.front().left.isEmpty()
               ? FillDialog::tr("Fill up %1").arg(name)
               : FillDialog::tr("Fill up %1: %2").arg(name, head.costs.front().left);
}

} // namespace

FillDialog::FillDialog(editor::ListFormPtr form, FillMeans means, QWidget* parent)
    : AnswersDialog(parent),
      m_form(std::move(form)),
      m_means(std::move(means)),
      m_word(wrapped(named("fillWord", plainLabel()))),
      m_refuse(named<QPushButton>("fillRefuse", tr("&Not This One"))),
      m_looking([this](FillForm found) { showFound(std::move(found)); }, failedFill)
{
    m_refuse->setToolTip(editor::shownTip(tr("Looks for other ways, without the line that is marked")));
    connect(m_refuse, &QPushButton::clicked, this, &FillDialog::refuse);
    auto* title = wrapped(typed(named("fillTitle", plainLabel(titleOf(m_form->head()))), Type::Heading));
    auto* layout = dialogColumn(*this, "fillDialog", tr("Fill Up"));
    addParts(*layout, {title, makeAsked(), m_word, bar(), {cards(), 1}, makeFoot()});
    fitWindow(*this, {1040, 620});
    look();
}

FillDialog::~FillDialog() = default;

/// What may come. What cannot be asked for is grey, with the reason.
QWidget* FillDialog::makeAsked()
{
    const auto box = [this](const char* name, const QString& words, const QString& tip) {
        auto* made = named<QCheckBox>(name, words);
        made->setToolTip(editor::shownTip(tip));
        connect(made, &QCheckBox::toggled, this, &FillDialog::look);
        return made;
    };
    const bool hasModels = m_means.owned.hasModels();
    m_owned = box("fillOwned", tr("Only what I &own"),
                  hasModels ? tr("No more models than your collection has")
                            : tr("Your collection has no models of this game"));
    m_owned->setEnabled(hasModels);
    m_favourites =
        box("fillFavourites", tr("Only &favourites"),
            m_means.favourites.isEmpty() ? tr("No unit is marked with a star") : tr("Units marked with a star"));
    m_favourites->setEnabled(!m_means.favourites.isEmpty());
    m_allies = box("fillAllies", tr("A&llies may come"),
                   m_means.hasAllies ? tr("Also units of armies of which the list has none")
                                     : tr("Units come of the catalogues of which the list has forces"));
    m_allies->setEnabled(m_means.hasAllies);
    m_additions = box("fillAdditions", tr("&More for units that are there"), tr("Options and models for them"));
    m_additions->setChecked(true);
    auto* row = new QWidget;
    filled(spaced(new QHBoxLayout(row), space::large),
           {m_owned, m_favourites, m_allies, m_additions, Part::stretch(1)});
    return row;
}

QWidget* FillDialog::makeFoot()
{
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    setTake(mainButton(*buttons, "fillTake", tr("&Add These")));
    auto* foot = new QWidget;
    filled(spaced(new QHBoxLayout(foot), space::small),
           {m_refuse, quiet(plainLabel(tr("A tick keeps a line in all answers."))), {buttons, 1}});
    return foot;
}

std::optional<editor::Gesture> FillDialog::gesture() const
{
    const auto at = chosen();
    return result() == Accepted && at < m_found.answers.size() ? std::optional(m_found.answers[at].gesture)
                                                               : std::nullopt;
}

void FillDialog::look()
{
    if (!isMade())
        return; // the window is being made
    m_asked.hasAllies = m_allies->isChecked();
    m_asked.hasAdditions = m_additions->isChecked();
    m_asked.owned = m_owned->isChecked() ? std::make_shared<const Collection>(m_means.owned) : nullptr;
    m_asked.only.clear();
    if (m_favourites->isChecked())
        for (const auto& key : m_means.favourites)
            m_asked.only.push_back(key.toStdString());
    beginWaiting();
    m_looking.start([form = m_form, asked = m_asked](const std::stop_token& stop) { return form->fills(asked, stop); });
    enable();
}

void FillDialog::showFound(FillForm found)
{
    endWaiting();
    m_found = std::move(found);
    removeAnswers();
    m_lines.clear();
    m_word->setText(editor::shown(m_found.word));
    m_word->setVisible(!m_word->text().isEmpty());
    for (int i = 0; i < static_cast<int>(m_found.answers.size()); ++i)
        addCard(i);
    choose(0);
    if (!m_lines.empty())
        m_lines.front()->setFocus();
}

/// A card for each answer: what it adds, what is left, and the verdict after it.
void FillDialog::addCard(int at)
{
    const auto& answer = m_found.answers[static_cast<std::size_t>(at)];
    m_lines.push_back(makeLines(at));
    addAnswer(new AnswerCard(at + 1, QStringLiteral("fillAnswer%1").arg(at),
                             {answer.title, answer.facts, answer.rest, answer.totals, {}}, m_lines.back()));
}

/// The lines of an answer. A tick keeps one in all answers.
QListWidget* FillDialog::makeLines(int at)
{
    const auto& answer = m_found.answers[static_cast<std::size_t>(at)];
    auto* lines = new WrappedLines(QStringLiteral("fillLines%1").arg(at), tr("What answer %1 adds").arg(at + 1));
    lines->installEventFilter(this);
    for (const auto& line : answer.lines) {
        auto* item = new QListWidgetItem(editor::shown(line.words), lines);
        const bool isKept = std::ranges::find(m_asked.kept, line) != m_asked.kept.end();
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(isKept ? Qt::Checked : Qt::Unchecked);
    }
    if (lines->count() > 0)
        lines->setCurrentRow(0);
    connect(lines, &QListWidget::itemChanged, this, [this, at](QListWidgetItem* item) { keepChanged(at, *item); });
    connect(lines, &QListWidget::currentRowChanged, this, [this, at] {
        if (static_cast<std::size_t>(at) < answers())
            choose(static_cast<std::size_t>(at));
    });
    connect(lines, &QListWidget::itemClicked, this, [this, at] { choose(static_cast<std::size_t>(at)); });
    return lines;
}

void FillDialog::choose(std::size_t answer)
{
    AnswersDialog::choose(answer);
    enable();
}

const FillLine* FillDialog::currentLine() const
{
    const auto at = chosen();
    if (at >= m_lines.size() || m_lines[at]->currentRow() < 0)
        return nullptr;
    const auto row = static_cast<std::size_t>(m_lines[at]->currentRow());
    return row < m_found.answers[at].lines.size() ? &m_found.answers[at].lines[row] : nullptr;
}

void FillDialog::refuse()
{
    const auto* line = currentLine();
    if (!m_refuse->isEnabled() || !line)
        return;
    std::erase(m_asked.kept, *line);
    if (line->offer.empty())
        m_asked.refused.insert(m_asked.refused.end(), line->changes.begin(), line->changes.end());
    else
        m_asked.without.push_back(line->offer);
    look();
}

void FillDialog::keepChanged(int answer, const QListWidgetItem& item)
{
    const auto at = static_cast<std::size_t>(answer);
    const auto row = static_cast<std::size_t>(m_lines[at]->row(&item));
    if (row >= m_found.answers[at].lines.size())
        return;
    const auto& line = m_found.answers[at].lines[row];
    std::erase(m_asked.kept, line);
    if (item.checkState() == Qt::Checked)
        m_asked.kept.push_back(line);
    look();
}

void FillDialog::enable()
{
    setCanTake(chosen() < m_found.answers.size());
    m_refuse->setEnabled(currentLine() != nullptr && !isWorking());
}

bool FillDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Delete) {
        refuse();
        return true;
    }
    const auto before = chosen();
    if (!press(key))
        return QDialog::eventFilter(watched, event);
    if (chosen() != before)
        m_lines[chosen()]->setFocus();
    return true;
}

} // namespace muster::widgets
