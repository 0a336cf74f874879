#include "plugins/load.h"
#include "reading/pictures/application.h"
#include "reading/pictures/picturefile.h"
#include "reading/pictures/pictures.h"
#include "reading/pictures/tesseractplugin.h"

#include <QStandardPaths>

namespace muster {

namespace {

constexpr std::size_t mostPhotoPixels = 16u << 20; // more do not help, and take long

std::string program() { return QStandardPaths::findExecutable(QStringLiteral("tesseract")).toStdString(); }

std::string asPgm(GrayImage image)
{
    while (image.size() > mostPhotoPixels)
        image = halved(image);
    std::string bytes = "P5\n" + std::to_string(image.width) + ' ' + std::to_string(image.height) + "\n255\n";
    bytes.append(image.pixels.begin(), image.pixels.end());
    return bytes;
}

} // namespace

bool canReadTextInPictures() { return !program().empty(); }

Result<std::string> textInPicture(std::string_view bytes, const std::string& file)
{
    const auto tesseract = program();
    if (tesseract.empty())
        return failure(Fault::about(file, "the words in a picture cannot be read without the program tesseract",
                                    "Install it (tesseract-ocr), or photograph the code of the list."));
    const auto runner = plugin<TesseractPlugin>(file);
    if (!runner)
        return tl::unexpected(runner.error());
    auto picture = decodedPicture(bytes, file);
    if (!picture)
        return tl::unexpected(std::move(picture.error()));
    const Application application;
    return (*runner)->words(tesseract, asPgm(std::move(picture->image)), file);
}

} // namespace muster
