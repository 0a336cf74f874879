#include "widgets/unit/cardpicture.h"

#include "io/files/safefile.h"
#include "widgets/printing/pdfpages.h"
#include "widgets/settings/prompts.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

namespace muster::widgets {

namespace {

struct CardPicture {
    Q_DECLARE_TR_FUNCTIONS(CardPicture)
};

constexpr double dotsPerPoint = 2 * 96.0 / 72.0;

tl::unexpected<Faults> notMade()
{
    return failure(Fault::about({}, CardPicture::tr("The card cannot be made as a picture").toStdString(),
                                CardPicture::tr("Print the cards as a PDF instead.").toStdString()));
}

} // namespace

Result<QImage> cardPicture(const Exported& exported, const Store& store, const QString& unitId)
{
    const auto bytes = cardOf(exported, store, unitId);
    if (!bytes)
        return tl::unexpected(bytes.error());
    PdfPages pdf;
    if (!pdf.load(*bytes) || pdf.count() == 0)
        return notMade();
    const auto card = pdf.render(0, (pdf.size(0) * dotsPerPoint).toSize());
    if (card.isNull())
        return notMade();
    QImage picture(card.size(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter(&picture).drawImage(0, 0, card);
    return picture;
}

Result<void> copyCard(const Exported& exported, const Store& store, const QString& unitId)
{
    const auto picture = cardPicture(exported, store, unitId);
    if (!picture)
        return tl::unexpected(picture.error());
    QGuiApplication::clipboard()->setImage(*picture);
    return {};
}

QString saveCard(QWidget* parent, Prompts& prompts, const Exported& exported, const Store& store, const QString& unitId)
{
    const auto fail = [&](const QString& what, const Faults& faults) {
        prompts.showMessage(parent, CardPicture::tr("Save Card as Picture"), what, linesOf(faults));
    };
    const auto picture = cardPicture(exported, store, unitId);
    if (!picture) {
        fail(CardPicture::tr("The card cannot be made."), picture.error());
        return {};
    }
    const auto path = askExport(parent, prompts, unitNameIn(exported, unitId), QStringLiteral("png"),
                                CardPicture::tr("PNG pictures (*.png)"));
    if (path.isEmpty())
        return {};
    const auto before = FileStamp::ofUnread(path.toStdString());
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!picture->save(&buffer, "PNG")) {
        fail(CardPicture::tr("The card cannot be made."), notMade().value());
        return {};
    }
    const auto saved = saveFileUnlessChanged(path.toStdString(), png.toStdString(), before);
    if (!saved) {
        fail(CardPicture::tr("The file could not be written."), saved.error());
        return {};
    }
    if (!saved->remarks.empty())
        fail(CardPicture::tr("The file was written, but not all of the old one could be kept."), saved->remarks);
    keepExportFolder(path);
    return path;
}

} // namespace muster::widgets
