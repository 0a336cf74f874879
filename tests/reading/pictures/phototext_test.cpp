#include "shots.h"

#include "reading/pictures/pictures.h"

#include <QFont>
#include <QPainter>

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

TEST_CASE("the words of a photographed sheet are read where tesseract is installed")
{
    QImage sheet(1200, 400, QImage::Format_Grayscale8);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    painter.setFont(QFont("DejaVu Sans", 28));
    painter.drawText(40, 100, "Third Company 435");
    painter.drawText(40, 200, "Steel Hammers 150");
    painter.end();
    const auto texts = textsInPicture(saved(sheet, "png"), "FILE");
    if (!canReadTextInPictures()) {
        REQUIRE_FALSE(texts);
        CHECK_THAT(toText(texts.error().front()), Catch::Contains("tesseract"));
        WARN("tesseract is not installed: skipped");
        return;
    }
    REQUIRE(texts);
    for (const auto& text : *texts)
        CHECK_THAT(text, Catch::Contains("Third Company 435") && Catch::Contains("Steel Hammers 150"));
}

TEST_CASE("words are read only in pictures") { CHECK_FALSE(textsInPicture("GIF89a", "FILE")); }
