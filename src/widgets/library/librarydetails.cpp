#include "widgets/library/librarydetails.h"

#include "editor/words/language.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/library/librarypaint.h"
#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

using editor::LibraryEntry;
using editor::LibraryModel;

namespace {

constexpr int signWidth = 16;
constexpr int iconRole = Qt::UserRole;
constexpr int depthRole = Qt::UserRole + 1;
constexpr int modelsRole = Qt::UserRole + 2;
constexpr int pointsRole = Qt::UserRole + 3;
constexpr int allyRole = Qt::UserRole + 4;
constexpr int unitFigureWidth = 44;

class UnitDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const auto direction = option.direction;
        const auto area = option.rect;
        const auto from = std::min(3, index.data(depthRole).toInt()) * 18;
        const auto cell = leading(area, direction, from, cellSize);
        paintCategory(*painter, QRectF(cell.left(), cell.center().y() - cellSize / 2.0, cellSize, cellSize),
                      index.data(iconRole).toString(),
                      tileOf(index.data(allyRole).toString(), armyColoursOf(option.widget).tile, theme), theme.onTile);
        const auto words = from + cellSize + space::small;
        const auto points = index.data(pointsRole).toString();
        const auto figures = unitFigureWidth * (points.isEmpty() ? 1 : 2);
        paintSide(*painter, leading(area, direction, words, area.width() - words - figures), index.data().toString(),
                  fontOf(Type::Body), theme.text, direction);
        paintSide(*painter, leading(area, direction, area.width() - figures, unitFigureWidth),
                  index.data(modelsRole).toString(), fontOf(Type::Body), theme.quiet, direction, Qt::AlignTrailing);
        if (!points.isEmpty())
            paintSide(*painter, leading(area, direction, area.width() - unitFigureWidth, unitFigureWidth), points,
                      fontOf(Type::Strong), theme.text, direction, Qt::AlignTrailing);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {0, std::max(24, lineHeight(fontOf(Type::Strong)) + 7)};
    }
};

} // namespace

LibraryDetails::LibraryDetails(const LibraryModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_name(named("libraryName", wordsToCopy(Type::Heading))),
      m_about(quiet(wordsToCopy(Type::Small))),
      m_sign(plainLabel()),
      m_verdict(named("libraryVerdict", wordsToCopy(Type::Strong))),
      m_points(wordsToCopy(Type::Body)),
      m_faults(named("libraryFaults", wordsToCopy(Type::Body))),
      m_unitsHead(quiet(plainLabel(tr("Units")), Type::Label)),
      m_unitsCount(quiet(plainLabel(), Type::Small)),
      m_units(named<QListWidget>("libraryUnits")),
      m_notesHead(quiet(plainLabel(tr("Notes")), Type::Label)),
      m_notes(named("libraryNotes", wordsToCopy(Type::Body))),
      m_notesArea(named("libraryNotesArea", scrolled(m_notes))),
      m_file(named("libraryFile", quiet(wordsToCopy(Type::Small)))),
      m_open(primary(named<QPushButton>("libraryOpenRoster", tr("Open")))),
      m_print(named<QPushButton>("libraryPrint", tr("Print…"))),
      m_more(named<QToolButton>("libraryMore"))
{
    setObjectName(QStringLiteral("libraryDetails"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto heading = fontOf(Type::Title);
    heading.setPointSizeF(heading.pointSizeF() * 0.8);
    m_name->setFont(heading);
    prepareUnits();
    prepareNotes();
    m_open->setToolTip(tr("Enter"));
    m_more->setText(tr("More"));
    m_more->setAccessibleName(tr("More for this roster"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    connect(m_open, &QPushButton::clicked, this, &LibraryDetails::openRequested);
    connect(m_print, &QPushButton::clicked, this, &LibraryDetails::printRequested);

    auto* column =
        filled(spaced(new QVBoxLayout(this), space::small, {space::large, space::medium, space::large, space::medium}),
               {m_name, m_about});
    auto* verdict = filled(spaced(new QHBoxLayout, space::small), {{m_sign, 0, Qt::AlignTop}, {m_verdict, 1}});
    addParts(*column, {verdict, m_points, m_faults});
    auto* head = filled(new QHBoxLayout, {{m_unitsHead, 1}, m_unitsCount});
    addParts(*column, {head, {m_units, 1}, m_notesHead, m_notesArea, m_file});
    auto* buttons = filled(new QHBoxLayout, {m_open, m_print, Part::stretch(1), m_more});
    column->addLayout(buttons);
}

void LibraryDetails::prepareUnits()
{
    m_units->setAccessibleName(tr("Units of the roster"));
    m_units->setItemDelegate(new UnitDelegate(m_units));
    m_units->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_units->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_units->setSelectionMode(QAbstractItemView::NoSelection);
    m_units->setUniformItemSizes(true);
    m_units->setFrameShape(QFrame::NoFrame);
    m_units->setStyleSheet(QStringLiteral("QListWidget { border: 0; border-radius: 0; }"));
}

void LibraryDetails::prepareNotes()
{
    m_notesArea->setMaximumHeight(96); // they may be long
    m_notesArea->setFocusPolicy(Qt::StrongFocus);
    m_notesArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    for (auto* part : {static_cast<QWidget*>(m_notesArea), static_cast<QWidget*>(m_notes)}) {
        part->setAutoFillBackground(true);
        part->setBackgroundRole(QPalette::Base);
    }
}

void LibraryDetails::showVerdict(const LibraryEntry& entry)
{
    const auto& theme = Theme::of(this);
    const auto look = lookOf(entry, theme);
    m_sign->setPixmap(look.hasSign ? severityPicture(look.sign, look.colour, theme.surface, signWidth) : QPixmap());
    auto colours = palette();
    colours.setColor(QPalette::WindowText, look.colour);
    m_verdict->setPalette(colours);
    m_verdict->setText(entry.judged ? LibraryModel::verdictWords(entry) : tr("Not judged yet"));
    QString points = LibraryModel::pointsWords(entry);
    if (entry.judged && entry.judged->hasPoints && entry.judged->limit && entry.judged->unitCount > 0) {
        const auto left = *entry.judged->limit - entry.judged->points;
        points += QStringLiteral(", ") + (left < 0 ? tr("%1 over").arg(editor::shownNumber(-left))
                                                   : tr("%1 left").arg(editor::shownNumber(left)));
    }
    m_points->setText(entry.judged ? points : QString());
    const auto faults = entry.judged ? entry.judged->faults : QStringList();
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
}

void LibraryDetails::fillUnits(const editor::JudgedRoster& judged)
{
    for (const auto& unit : judged.units) { // the first ones of a large roster
        auto* item = new QListWidgetItem(unit.name, m_units);
        item->setData(iconRole, unit.icon);
        item->setData(allyRole, unit.ally);
        item->setData(depthRole, unit.depth);
        item->setData(modelsRole, editor::shownNumber(unit.models));
        if (judged.hasPoints)
            item->setData(pointsRole, editor::shownNumber(unit.points));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setData(Qt::AccessibleTextRole,
                      judged.hasPoints
                          ? tr("%1, models: %2, points: %3")
                                .arg(unit.name, editor::shownNumber(unit.models), editor::shownNumber(unit.points))
                          : tr("%1, models: %2").arg(unit.name, editor::shownNumber(unit.models)));
    }
}

void LibraryDetails::show(const LibraryEntry* entry, int count)
{
    m_units->clear();
    m_open->setEnabled(entry);
    m_print->setEnabled(entry);
    m_more->setEnabled(entry);
    const auto* judged = entry ? entry->judged.get() : nullptr;
    const bool hasUnits = judged && !judged->units.empty();
    m_unitsHead->setVisible(hasUnits);
    m_unitsCount->setVisible(hasUnits);
    const bool hasNotes = judged && !judged->remarks.isEmpty();
    m_notesHead->setVisible(hasNotes);
    m_notesArea->setVisible(hasNotes);
    setArmy(*m_units, judged ? judged->look : editor::ArmyLook());
    if (!entry) {
        m_name->setText(tr("No roster is selected"));
        for (auto* label : {m_about, m_verdict, m_points, m_faults, m_notes, m_file})
            label->clear();
        m_faults->hide();
        m_sign->clear();
        return;
    }
    m_name->setText(count > 1 ? tr("%n rosters are selected", nullptr, count) : entry->title());
    QStringList about;
    if (count > 1)
        about << entry->title();
    for (const auto& part : {m_model.armyOf(*entry), m_model.gameOf(*entry), judged ? judged->scenario : QString(),
                             judged ? judged->player : entry->player})
        if (!part.isEmpty())
            about << part;
    m_about->setText(about.join(QStringLiteral(" · ")));
    showVerdict(*entry);
    if (hasUnits) {
        m_unitsCount->setText(
            tr("%1, %2").arg(tr("%n unit(s)", nullptr, judged->unitCount), tr("%n model(s)", nullptr, judged->models)));
        fillUnits(*judged);
    }
    m_notes->setText(hasNotes ? judged->remarks : QString());
    QStringList lines;
    if (judged && !judged->fingerprint.isEmpty())
        lines << (judged->madeWith.isEmpty()
                      ? tr("Fingerprint %1").arg(judged->fingerprint)
                      : tr("Fingerprint %1 · data %2").arg(judged->fingerprint, judged->madeWith));
    if (judged && !judged->asksFor.isEmpty())
        lines << tr("Judged by version %1 of the game’s data").arg(judged->asksFor);
    lines << tr("%1, changed %2")
                 .arg(editor::shownPath(QString::fromStdString(entry->path)),
                      QLocale(editor::language()).toString(entry->changed, tr("d MMM yyyy, HH:mm")));
    m_file->setText(lines.join(QLatin1Char('\n')));
}

} // namespace muster::widgets
