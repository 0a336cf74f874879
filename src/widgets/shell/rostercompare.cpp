#include "widgets/shell/rostercompare.h"

#include "widgets/comparing/comparepane.h"
#include "widgets/roster/rostercontroller.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/prompts.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/workspace.h"

#include <QEvent>

namespace muster::widgets {

RosterCompare::RosterCompare(Store& store, Prompts& prompts, RosterPage& page)
    : QObject(&page), m_store(store), m_prompts(prompts), m_page(page), m_reading(store)
{
    connect(&m_reading, &FileReading::statusMessage, &page, &RosterPage::statusMessage);
}

RosterCompare::~RosterCompare()
{
    leaveOther();
    delete m_dock;
}

ComparePane& RosterCompare::pane()
{
    if (m_pane)
        return *m_pane;
    auto& workspace = m_page.workspace();
    m_pane = new ComparePane;
    m_dock = &workspace.addBeside(m_pane, "compareDock", tr("Compare"));
    m_dock->installEventFilter(this);
    auto& here = m_page.document();
    connect(&here, &editor::Document::judged, this, [this] { m_pane->setHere(m_page.document().form()); });
    connect(m_pane, &ComparePane::unitChosen, this,
            [this](const std::string& unit) { m_page.workspace().roster().selectIds({unit}); });
    connect(&workspace, &Workspace::selectionChanged, this,
            [this] { m_pane->choose(m_page.workspace().roster().currentId()); });
    connect(m_pane, &ComparePane::copyRequested, this, [this](const std::vector<std::string>& units) {
        if (m_document)
            m_page.workspace().controller().paste(m_document->copy(units));
    });
    return *m_pane;
}

void RosterCompare::withPage(RosterPage& other)
{
    leaveOther();
    m_other = &other;
    other.document().judgeNow();
    follow(other.document());
}

void RosterCompare::withFile(const std::string& path)
{
    m_reading.read(path, [this](auto read) { takeFile(std::move(read)); });
}

void RosterCompare::takeFile(Result<editor::ReadRoster> read)
{
    if (!read) {
        m_prompts.showMessage(&m_page, tr("Muster Roll"), tr("The roster to compare with cannot be read."),
                              linesOf(read.error()));
        return;
    }
    leaveOther();
    m_file = std::make_unique<editor::Document>(m_store);
    m_file->take(std::move(*read));
    follow(*m_file);
}

void RosterCompare::follow(editor::Document& document)
{
    m_document = &document;
    connect(&document, &editor::Document::judged, this, &RosterCompare::showOther);
    connect(&document, &QObject::destroyed, this, [this, gone = &document] {
        if (!m_document || m_document == gone)
            stop();
    });
    pane().setHere(m_page.document().form());
    showOther();
    m_dock->show();
    m_dock->raise();
}

void RosterCompare::showOther() { pane().setThere(m_document->form(), nameOf(*m_document)); }

/// The cross of the dock ends the comparison.
bool RosterCompare::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close)
        stop();
    return QObject::eventFilter(watched, event);
}

/// Before another takes its place: what goes by itself ends the comparison.
void RosterCompare::leaveOther()
{
    m_reading.giveUp();
    if (m_document)
        m_document->disconnect(this);
    m_document = nullptr;
    m_other = nullptr;
    m_file.reset();
}

void RosterCompare::stop()
{
    leaveOther();
    if (m_pane) {
        m_pane->setThere(nullptr, {});
        m_dock->hide();
    }
}

} // namespace muster::widgets
