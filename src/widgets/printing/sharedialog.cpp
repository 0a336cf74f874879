#include "widgets/printing/sharedialog.h"

#include "core/roster/picture.h"
#include "editor/words/shown.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "paper/output/qrcode.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/windowplace.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace muster::widgets {

namespace {

constexpr int smallestPicture = 280; // pixels; a camera reads the largest code at this size

/// A roster of ours; null for a list of game data.
VerdictPtr verdictIn(const Exported& exported)
{
    const auto* verdict = std::get_if<VerdictPtr>(&exported);
    return verdict ? *verdict : nullptr;
}

QPixmap codeOf(const Verdict& verdict)
{
    const auto code = copiesOf(verdict.roster(), judgedBy(verdict).stamp()).code;
    const auto bytes = paper::qrPicture(code);
    QPixmap picture;
    if (bytes)
        picture.loadFromData(reinterpret_cast<const uchar*>(bytes->data()), static_cast<uint>(bytes->size()), "PNG");
    return picture;
}

} // namespace

ShareDialog::ShareDialog(Exported exported, Use use, QWidget* parent)
    : QDialog(parent),
      m_exported(std::move(exported)),
      m_bare(withoutNotes(m_exported)),
      m_use(std::move(use)),
      m_picture(named("shareCode", plainLabel())),
      m_word(wrapped(named("shareWord", plainLabel()))),
      m_notes(named<QCheckBox>("shareNotes", tr("With my &notes")))
{
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setMinimumSize(smallestPicture, smallestPicture);
    m_picture->setAccessibleName(tr("QR code of the roster"));
    m_notes->setVisible(m_bare.has_value());
    connect(m_notes, &QCheckBox::toggled, this, &ShareDialog::share);
    auto* row = filled(spaced(new QHBoxLayout, space::large), {{m_picture, 1}, {makeWays(), 0, Qt::AlignTop}});
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* layout = dialogColumn(*this, "shareDialog", tr("Share"));
    addParts(*layout, {{row, 1}, m_word, buttons});
    fitWindow(*this, {640, 480});
    share();
}

/// What can be done with it, from the quickest to what takes a file.
QWidget* ShareDialog::makeWays()
{
    auto* ways = new QWidget;
    auto* column = spaced(new QVBoxLayout(ways), space::small);
    const auto add = [&](const char* name, const QString& words, Form form, bool isCopied) {
        auto* button = named<QPushButton>(name, words);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, form, isCopied] { m_use(shared(), form, isCopied); });
        column->addWidget(button);
        return button;
    };
    m_copyCode = add("shareCopyCode", tr("Copy &Code"), Form::Code, true);
    add("shareCopyText", tr("Copy &Text"), Form::Text, true);
    add("shareCopyLines", tr("Copy &One Line a Unit"), Form::Lines, true);
    add("sharePlay", tr("Save P&lay Page…"), Form::Play, false);
    add("sharePdf", tr("Save &PDF…"), Form::Pdf, false);
    add("shareHtml", tr("Save &Web Page…"), Form::Html, false);
    column->addSpacing(space::medium);
    column->addWidget(m_notes);
    return ways;
}

const Exported& ShareDialog::shared() const { return m_bare && !m_notes->isChecked() ? *m_bare : m_exported; }

void ShareDialog::share()
{
    const auto verdict = verdictIn(shared());
    m_code = verdict ? codeOf(*verdict) : QPixmap();
    m_copyCode->setEnabled(!m_code.isNull());
    m_picture->setVisible(!m_code.isNull());
    m_word->setText(!verdict ? tr("Lists of game data have no code. Send the text, the PDF or the file.")
                    : m_code.isNull()
                        ? tr("The roster is too large for a code. Send the PDF, which carries it, or the text.")
                        : tr("Another Muster reads this code from a picture of the screen: Check a List. A phone's "
                             "camera shows it as text, which Muster reads too."));
    if (!m_code.isNull() && hasPictures(verdict->roster()))
        m_word->setText(m_word->text() + QLatin1Char(' ') +
                        tr("Your pictures are not in the code. The PDF, the pages and the file have them."));
    showCode();
}

/// As large as there is room, in whole dots: a camera reads it better.
void ShareDialog::showCode()
{
    if (m_code.isNull())
        return;
    const auto ratio = devicePixelRatioF();
    const auto room = std::min(m_picture->width(), m_picture->height()) * ratio;
    const auto times = std::max(1, static_cast<int>(room) / m_code.width());
    auto picture = m_code.width() <= room
                       ? m_code.scaled(m_code.size() * times, Qt::IgnoreAspectRatio, Qt::FastTransformation)
                       : m_code.scaled(static_cast<int>(room), static_cast<int>(room), Qt::KeepAspectRatio,
                                       Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    m_picture->setPixmap(picture);
}

void ShareDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showCode();
}

} // namespace muster::widgets
