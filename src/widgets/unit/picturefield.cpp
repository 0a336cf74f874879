#include "widgets/unit/picturefield.h"

#include "editor/pictures/playerpicture.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "files/readfile.h"
#include "reading/pictures/pictures.h"
#include "widgets/look/helddata.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QStandardPaths>
#include <QToolButton>

namespace muster::widgets {

namespace {

constexpr QSize mostShown(128, 96); // before the scale of the screen

bool hasPicture(const QMimeData& data) { return data.hasImage() || !heldFile(data).isEmpty(); }

} // namespace

PictureField::PictureField(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_prompts(&dialogPrompts()),
      m_image(named("pictureShown", plainLabel())),
      m_add(toolButton("pictureAdd", tr("Add Picture…"))),
      m_remove(toolButton("pictureRemove", tr("Remove Picture"))),
      m_words(quiet(named<WordLabel>("pictureWords"), Type::Small)),
      m_making([this](const Result<std::string>& picture) { made(picture); },
               [](const std::string& why) -> Result<std::string> {
                   return failure(Fault::about({}, "the picture cannot be read: " + why));
               }),
      m_seeing([this](const QImage& image) { seen(image); }, [](const std::string&) { return QImage(); })
{
    setAcceptDrops(true);
    m_image->setAccessibleName(name);
    auto* buttons = filled(spaced(new QVBoxLayout, space::tiny),
                           {{m_add, 0, Qt::AlignLeft}, {m_remove, 0, Qt::AlignLeft}, m_words, Part::stretch(1)});
    addParts(*spaced(new QHBoxLayout(this), space::medium), {{m_image, 0, Qt::AlignTop}, {buttons, 1}});
    connect(m_add, &QToolButton::clicked, this, &PictureField::ask);
    connect(m_remove, &QToolButton::clicked, this, &PictureField::remove);
    m_image->hide();
    show({});
}

PictureField::~PictureField() = default;

void PictureField::show(const std::string& picture)
{
    m_add->setText(picture.empty() ? tr("Add Picture…") : tr("Change Picture…"));
    m_remove->setVisible(!picture.empty());
    if (picture == m_picture && !picture.empty())
        return;
    m_picture = picture;
    m_image->clear();
    m_image->setVisible(false);
    m_seeing.giveUp();
    if (!m_making.isWorking())
        say(picture.empty() ? tr("Or drop one here.") : QString(), false);
    if (!picture.empty())
        m_seeing.start([picture](const std::stop_token&) {
            const auto pixels = seenPicture(picture);
            return pixels ? editor::imageOf(*pixels) : QImage();
        });
}

void PictureField::giveUp() { m_making.giveUp(); }

void PictureField::ask()
{
    const auto folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    if (const auto file = m_prompts->askOpenPicture(this, folder); !file.isEmpty())
        make(file.toStdString(), {});
}

void PictureField::remove()
{
    giveUp();
    if (!m_picture.empty())
        emit chosen({});
}

bool PictureField::take(const QMimeData& data)
{
    if (const auto file = heldFile(data); !file.isEmpty())
        make(file.toStdString(), {});
    else if (const auto bytes = heldPicture(data); !bytes.isEmpty())
        make({}, bytes.toStdString());
    else
        return false;
    return true;
}

void PictureField::make(const std::string& file, std::string bytes)
{
    say(tr("Reading the picture…"), false);
    m_making.start([file, bytes = std::move(bytes)](const std::stop_token& stop) {
        const auto name = QFileInfo(QString::fromStdString(file)).fileName().toStdString();
        if (!bytes.empty())
            return editor::playerPicture(bytes, name, stop);
        const auto read = readFile(file, mostPictureBytes);
        return read ? editor::playerPicture(*read, name, stop) : Result<std::string>(tl::unexpected(read.error()));
    });
}

void PictureField::made(const Result<std::string>& picture)
{
    if (!picture)
        return say(linesOf(picture.error()).join(QLatin1Char('\n')), true);
    say({}, false);
    if (*picture != m_picture)
        emit chosen(*picture);
}

void PictureField::seen(const QImage& image)
{
    if (image.isNull())
        return say(tr("This picture is damaged. Remove it, or choose another."), true);
    const auto scale = devicePixelRatioF();
    auto small = image.scaled(mostShown * scale, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(scale);
    m_image->setPixmap(QPixmap::fromImage(small));
    m_image->setVisible(true);
}

void PictureField::say(const QString& words, bool isFault)
{
    m_words->setForegroundRole(isFault ? QPalette::WindowText : QPalette::PlaceholderText);
    m_words->setText(editor::shownLines(words));
    m_words->setVisible(!words.isEmpty());
}

void PictureField::dragEnterEvent(QDragEnterEvent* event)
{
    if (hasPicture(*event->mimeData()))
        event->acceptProposedAction();
}

void PictureField::dropEvent(QDropEvent* event)
{
    if (take(*event->mimeData()))
        event->acceptProposedAction();
}

void PictureField::keyPressEvent(QKeyEvent* event)
{
    const auto* held = event->matches(QKeySequence::Paste) ? QGuiApplication::clipboard()->mimeData() : nullptr;
    if (!held || !take(*held))
        QWidget::keyPressEvent(event);
}

} // namespace muster::widgets
