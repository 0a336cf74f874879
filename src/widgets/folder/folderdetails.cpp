#include "widgets/folder/folderdetails.h"

#include "editor/checking/foldermodel.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"
#include "widgets/folder/folderview.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::text;

namespace {

constexpr int detailSignSize = 16;

} // namespace

FolderDetails::FolderDetails(QWidget* parent)
    : QWidget(parent),
      m_name(named("folderName", wordsToCopy(Type::Heading))),
      m_points(typed(plainLabel(), Type::Heading)),
      m_about(quiet(wordsToCopy(Type::Body))),
      m_sign(plainLabel()),
      m_verdict(named("folderVerdict", wordsToCopy(Type::Strong))),
      m_scroll(named<QScrollArea>("folderFindings")),
      m_lines(nullptr),
      m_list(typed(textToRead("folderList", tr("Units of the list")), Type::Small)),
      m_open(primary(named<QPushButton>("folderOpenList", tr("Open &List")))),
      m_copy(named<QPushButton>("folderCopy", tr("&Copy Verdict")))
{
    setObjectName(QStringLiteral("folderDetails"));
    setMinimumWidth(260);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* column =
        spaced(new QVBoxLayout(this), space::small, {space::large, space::medium, space::large, space::medium});
    auto* head = filled(new QHBoxLayout, {{m_name, 1}, {m_points, 0, Qt::AlignTop}});
    addParts(*column, {head, m_about});
    auto* verdict = filled(spaced(new QHBoxLayout, space::small), {{m_sign, 0, Qt::AlignTop}, {m_verdict, 1}});
    addParts(*column, {verdict, {m_scroll, 1}, {m_list, 1}});
    auto* buttons = filled(new QHBoxLayout, {m_open, m_copy, Part::stretch(1)});
    column->addLayout(buttons);
    connect(m_open, &QPushButton::clicked, this, &FolderDetails::openRequested);
    connect(m_copy, &QPushButton::clicked, this, &FolderDetails::copyRequested);
    m_scroll->setAccessibleName(tr("Findings of the list"));
    m_open->setToolTip(tr("In the window Check a List"));
    m_copy->setToolTip(tr("As text for a message"));
}

void FolderDetails::show(const report::FolderTable& table, const report::TableRow* row)
{
    auto* page = new QWidget;
    m_lines = spaced(new QVBoxLayout(page), space::small, {0, 0, space::small, 0});
    m_open->setEnabled(row != nullptr);
    m_copy->setEnabled(row && !row->report.empty());
    if (!row) {
        m_name->setText(tr("No list is selected"));
        for (auto* label : {m_points, m_about, m_verdict})
            label->clear();
        m_sign->clear();
        m_list->hide();
        m_scroll->setWidget(page);
        return;
    }
    m_name->setText(editor::FolderModel::nameOf(*row));
    m_points->setText(!row->points ? QString()
                      : row->limit
                          ? tr("%1 of %2").arg(editor::shownNumber(*row->points), editor::shownNumber(*row->limit))
                          : editor::shownNumber(*row->points));
    QStringList about;
    if (!row->player.empty() && !row->name.empty())
        about << editor::shown(row->name);
    for (const auto& part : {row->army, row->ruleset, row->file})
        if (!part.empty())
            about << editor::shown(part);
    m_about->setText(about.join(QStringLiteral(" · ")));
    const auto look = lookOf(row->state, palette());
    m_sign->setPixmap(severityPicture(look.sign, look.colour, Theme::of(this).ground, detailSignSize));
    m_verdict->setText(text(report::stateName(row->state)));
    auto colours = m_verdict->palette();
    colours.setColor(QPalette::WindowText, look.colour);
    m_verdict->setPalette(colours);

    addFindings(*row);
    if (!row->overridden.empty()) {
        addHead(tr("Agreed for all, and not what the list says"));
        for (const auto& change : row->overridden)
            addLine(editor::shown(change));
    }
    if (const auto same = report::sameAs(table, *row); !same.empty()) {
        addHead(tr("The same units and choices"));
        addLine(editor::shown(same));
    }
    if (!row->fingerprint.empty()) {
        addHead(tr("Fingerprint and data"));
        addLine(row->dataHash.empty()
                    ? text(row->fingerprint)
                    : tr("%1, data %2 (%3)")
                          .arg(text(row->fingerprint), text(row->dataHash), editor::shown(row->dataVersion)),
                true);
        if (!row->dataMark.empty())
            addLine(text(row->dataMark), true);
        if (!row->madeWith.empty() && row->madeWith != row->dataVersion)
            addLine(tr("The list was saved with data %1.").arg(editor::shown(row->madeWith)), true);
    }
    m_lines->addStretch(1);
    m_scroll->setWidget(page);
    m_list->setVisible(!row->list.empty());
    m_list->setPlainText(editor::shownLines(QString::fromStdString(row->list)));
}

void FolderDetails::addFindings(const report::TableRow& row)
{
    if (row.doubts > 0)
        addLine(tr("%n line(s) of the text are guesses or were not understood. Open the list to see them.", nullptr,
                   static_cast<int>(row.doubts)));
    for (const auto& finding : row.findings) {
        auto* line = spaced(new QHBoxLayout, space::small);
        auto* sign = plainLabel();
        const auto& theme = Theme::of(this);
        sign->setPixmap(
            severityPicture(finding.severity, theme.signal(finding.severity), theme.ground, detailSignSize));
        sign->setAccessibleName(text(report::severityName(finding.severity)));
        auto* words = spaced(new QVBoxLayout);
        words->addWidget(wordsToCopy(Type::Body, editor::shown(finding.message)));
        if (!finding.citation.empty())
            words->addWidget(quiet(wordsToCopy(Type::Fine, editor::shown(finding.citation))));
        addParts(*line, {{sign, 0, Qt::AlignTop}, {words, 1}});
        m_lines->addLayout(line);
    }
    if (row.count > row.findings.size())
        addLine(tr("and %n more", nullptr, static_cast<int>(row.count - row.findings.size())), true);
    for (const auto& remark : row.remarks)
        addLine(editor::shown(remark));
}

void FolderDetails::addHead(const QString& words)
{
    addParts(*m_lines, {Part::gap(space::tiny), quiet(wordsToCopy(Type::Label, words))});
}

void FolderDetails::addLine(const QString& words, bool isQuiet)
{
    auto* label = wordsToCopy(Type::Body, words);
    m_lines->addWidget(isQuiet ? quiet(label) : label);
}

} // namespace muster::widgets
