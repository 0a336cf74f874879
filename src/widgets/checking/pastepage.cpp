#include "widgets/checking/pastepage.h"

#include "editor/words/shown.h"
#include "widgets/checking/gamebutton.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int pageWidth = 820;

} // namespace

bool PasteField::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasImage() || QPlainTextEdit::canInsertFromMimeData(source);
}

void PasteField::insertFromMimeData(const QMimeData* source)
{
    if (source->hasImage() && !source->hasText()) {
        emit picturePasted(pictureInput(*source));
        return;
    }
    if (auto text = source->text(); text.size() > PastePage::mostShown) {
        emit textPasted(text);
        return;
    }
    const auto wasEmpty = document()->isEmpty();
    QPlainTextEdit::insertFromMimeData(source);
    if (wasEmpty && !toPlainText().trimmed().isEmpty())
        emit textPasted(toPlainText());
}

PastePage::PastePage(Store& store, QWidget* parent)
    : QWidget(parent),
      m_title(typed(plainLabel(tr("Check a list, in whatever form it comes")), Type::Title)),
      m_about(quiet(
          plainLabel(tr("Drop a file on this window, paste, or open one: a message or a post with the list in words, a "
                        "roster file, a PDF, a code, or a picture of a printed sheet.")))),
      m_faultBox(new QFrame),
      m_faultHead(typed(plainLabel(tr("This cannot be read as a list:")), Type::Strong)),
      m_faults(named("checkFaults", plainLabel())),
      m_field(named<PasteField>("pasteField")),
      m_check(primary(named<QPushButton>("pasteCheck", tr("&Check")))),
      m_open(named<QPushButton>("pasteOpen", tr("&Open…"))),
      m_game(new GameButton(store))
{
    setObjectName(QStringLiteral("pastePage"));
    wrapWords(*m_about);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse);
    wrapWords(*m_faults);
    static_cast<QFrame*>(m_faultBox)->setFrameShape(QFrame::StyledPanel);
    auto* box = new QVBoxLayout(m_faultBox);
    box->addWidget(m_faultHead);
    box->addWidget(m_faults);
    m_faultBox->hide();
    m_field->setTabChangesFocus(true);
    m_field->setAcceptDrops(false); // the window takes what is dropped
    m_check->setEnabled(false);

    auto* page = new QWidget;
    page->setMaximumWidth(pageWidth);
    auto* column = spaced(new QVBoxLayout(page), space::medium, {space::huge, space::huge, space::huge, space::huge});
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_faultBox);
    column->addWidget(m_field, 1);
    auto* buttons = spaced(new QHBoxLayout, space::medium);
    for (auto* button : {m_check, m_open}) {
        button->setMinimumHeight(34);
        button->setMinimumWidth(150);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    m_game->setMinimumHeight(34);
    buttons->addWidget(m_game);
    column->addLayout(buttons);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addStretch(1);
    outer->addWidget(page, 100);
    outer->addStretch(1);

    connect(m_field, &QPlainTextEdit::textChanged, this,
            [this] { m_check->setEnabled(!m_field->toPlainText().trimmed().isEmpty()); });
    const auto give = [this](const QString& text) { emit textGiven(text, m_game->options()); };
    connect(m_field, &PasteField::textPasted, this, give);
    connect(m_field, &PasteField::picturePasted, this, &PastePage::pictureGiven);
    connect(m_check, &QPushButton::clicked, this, [this, give] { give(text()); });
    connect(m_open, &QPushButton::clicked, this, &PastePage::openRequested);
    m_field->setPlaceholderText(tr("Paste the list here, one unit a line."));
    m_field->setAccessibleName(tr("The list in words"));
}

QString PastePage::text() const { return m_field->toPlainText(); }

void PastePage::setText(const QString& text) { m_field->setPlainText(text.size() > mostShown ? QString() : text); }

void PastePage::showFaults(const QStringList& lines)
{
    m_faults->setText(editor::shownLines(lines.join(QLatin1Char('\n'))));
    m_faultBox->setVisible(!lines.isEmpty());
}

void PastePage::setGame(const ReadOptions& options) { m_game->setGame(options); }

void PastePage::focusField() { m_field->setFocus(); }

} // namespace muster::widgets
