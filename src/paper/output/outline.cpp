#include "paper/output/outline.h"

#include "paper/output/shorter.h"

#define POINTERHOLDER_TRANSITION 4 // tells qpdf that we use std::shared_ptr
#include <qpdf/Buffer.hh>
#include <qpdf/Pl_Buffer.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <QCryptographicHash>

#include <algorithm>
#include <exception>
#include <map>

namespace muster::paper {

namespace {

/// Packing the pages anew takes a fifth of the time of a print, so it is done where somebody would wait for the mail.
constexpr std::size_t mostAsItIs = 200'000;

constexpr double pointsPerMm = 72 / 25.4;

class OutlineMaker {
public:
    explicit OutlineMaker(QPDF& pdf) : m_pdf(pdf), m_pages(pdf.getAllPages()) {}

    /// Links the entries below a parent, in both directions, as the PDF format requires.
    void hang(QPDFObjectHandle parent, const std::vector<Chapter>& chapters, bool isOpen)
    {
        QPDFObjectHandle last;
        int count = 0;
        for (const auto& chapter : chapters) {
            if (chapter.page < 0 || static_cast<std::size_t>(chapter.page) >= m_pages.size())
                continue;
            auto entry = m_pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
            entry.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(chapter.title));
            entry.replaceKey("/Parent", parent);
            entry.replaceKey("/Dest", destination(chapter));
            if (count == 0) {
                parent.replaceKey("/First", entry);
            } else {
                last.replaceKey("/Next", entry);
                entry.replaceKey("/Prev", last);
            }
            hang(entry, chapter.inside, false);
            last = entry;
            ++count;
        }
        if (count == 0)
            return;
        parent.replaceKey("/Last", last);
        parent.replaceKey("/Count", QPDFObjectHandle::newInteger(isOpen ? count : -count));
    }

private:
    QPDFObjectHandle destination(const Chapter& chapter)
    {
        auto page = m_pages[static_cast<std::size_t>(chapter.page)];
        auto box = page.getKey("/MediaBox");
        const auto height = box.isArray() && box.getArrayNItems() == 4 ? box.getArrayItem(3).getNumericValue() : 0;
        return QPDFObjectHandle::newArray({page, QPDFObjectHandle::newName("/XYZ"), QPDFObjectHandle::newNull(),
                                           QPDFObjectHandle::newReal(height - chapter.top * pointsPerMm, 1),
                                           QPDFObjectHandle::newNull()});
    }

    QPDF& m_pdf;
    std::vector<QPDFObjectHandle> m_pages;
};

void setDate(QPDF& document, std::string date)
{
    auto info = document.getTrailer().getKey("/Info");
    if (!info.isDictionary())
        return;
    info.removeKey("/ModDate");
    if (date.empty())
        return info.removeKey("/CreationDate");
    std::erase(date, '-');
    info.replaceKey("/CreationDate", QPDFObjectHandle::newString("D:" + date + "000000Z"));
}

/// Qt names subsets of fonts with letters that differ from run to run. These new names depend only on the content, so
/// that the same pages give the same bytes.
void nameSubsets(QPDF& document)
{
    for (auto object : document.getAllObjects()) {
        if (!object.isDictionaryOfType("/FontDescriptor") || !object.getKey("/FontFile2").isStream())
            continue;
        const auto name = object.getKey("/FontName").getName();
        const auto font = object.getKey("/FontFile2").getRawStreamData();
        const auto hash = QCryptographicHash::hash(
            QByteArrayView(font->getBuffer(), static_cast<qsizetype>(font->getSize())), QCryptographicHash::Sha256);
        std::string tag = "/";
        for (int i = 0; i < 6; ++i)
            tag += static_cast<char>('A' + static_cast<unsigned char>(hash[i]) % 26);
        object.replaceKey("/FontName",
                          QPDFObjectHandle::newName(tag + name.substr(std::min(name.find('+'), name.size()))));
    }
}

/// How wide the glyphs of a font of Qt are; nothing if it is of another kind.
GlyphWidths widthsOf(QPDFObjectHandle font)
{
    GlyphWidths widths;
    auto below = font.getKey("/DescendantFonts");
    auto list = below.isArray() && below.getArrayNItems() == 1 ? below.getArrayItem(0).getKey("/W")
                                                               : QPDFObjectHandle::newNull();
    // [0 [443 594 562]]: of all glyphs from the first on.
    if (list.isArray() && list.getArrayNItems() == 2 && list.getArrayItem(1).isArray())
        for (auto width : list.getArrayItem(1).getArrayAsVector())
            widths.push_back(width.isNumber() ? width.getNumericValue() : 0);
    return widths;
}

/// Writes the content of a page in fewer letters. `known`: the fonts of the pages before.
void makeShorter(QPDFObjectHandle page, std::map<QPDFObjGen, GlyphWidths>& known)
{
    auto content = page.getKey("/Contents");
    if (!content.isStream())
        return;
    std::map<std::string, GlyphWidths> fonts;
    for (auto [name, font] : page.getKey("/Resources").getKey("/Font").ditems()) {
        auto& widths = known[font.getObjGen()];
        if (widths.empty())
            widths = widthsOf(font);
        if (!widths.empty())
            fonts.emplace(name, widths);
    }
    const auto bytes = content.getStreamData(qpdf_dl_generalized);
    const auto text = shorter({reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()}, fonts);
    Pl_Buffer packed("content");
    Pl_Flate packer("content", &packed, Pl_Flate::a_deflate);
    packer.write(reinterpret_cast<const unsigned char*>(text.data()), text.size());
    packer.finish();
    content.replaceStreamData(packed.getBufferSharedPointer(), QPDFObjectHandle::newName("/FlateDecode"),
                              QPDFObjectHandle::newNull());
}

/// Writes a line at the lower edge of a page in the mode that paints nothing, as programs do that recognise the letters
/// of a scan: viewers copy it with the words of the page.
void addUnseen(QPDF& document, QPDFObjectHandle page, const std::string& text)
{
    constexpr auto name = "/MusterUnseen";
    const auto dictionaryIn = [](QPDFObjectHandle parent, const std::string& key) {
        if (!parent.getKey(key).isDictionary())
            parent.replaceKey(key, QPDFObjectHandle::newDictionary());
        return parent.getKey(key);
    };
    // One of the typefaces that every viewer has: nothing of it is painted, so nothing is embedded.
    dictionaryIn(dictionaryIn(page, "/Resources"), "/Font")
        .replaceKey(name, document.makeIndirectObject(
                              QPDFObjectHandle::parse("<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>")));
    // Qt's own content leaves its scale behind, so that this comes first.
    const auto line = "q BT 3 Tr " + std::string(name) + " 1 Tf 1 0 0 1 12 6 Tm " +
                      QPDFObjectHandle::newString(text).unparse() + " Tj ET Q\n";
    QPDFPageObjectHelper(page).addPageContents(QPDFObjectHandle::newStream(&document, line), true);
}

using PageNumbers = std::map<QPDFObjGen, int>;

std::vector<Chapter> chaptersIn(std::vector<QPDFOutlineObjectHelper> entries, const PageNumbers& numbers)
{
    std::vector<Chapter> chapters;
    for (auto& entry : entries)
        if (const auto number = numbers.find(entry.getDestPage().getObjGen()); number != numbers.end())
            chapters.push_back({entry.getTitle(), number->second, 0, chaptersIn(entry.getKids(), numbers)});
    return chapters;
}

} // namespace

Result<std::string> finished(const std::string& pdf, const Beside& beside)
{
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("sheet.pdf", pdf.data(), pdf.size());
        auto outline = document.makeIndirectObject(QPDFObjectHandle::parse("<< /Type /Outlines >>"));
        OutlineMaker(document).hang(outline, beside.chapters, true);
        auto root = document.getRoot();
        root.replaceKey("/Outlines", outline);
        root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
        root.replaceKey("/Lang", QPDFObjectHandle::newString(beside.language));
        setDate(document, beside.date);
        const auto pages = document.getAllPages();
        if (pdf.size() > mostAsItIs) {
            std::map<QPDFObjGen, GlyphWidths> fonts;
            for (const auto& page : pages)
                makeShorter(page, fonts);
        }
        for (const auto& [page, text] : beside.unseen)
            if (page >= 0 && static_cast<std::size_t>(page) < pages.size())
                addUnseen(document, pages[static_cast<std::size_t>(page)], text);
        nameSubsets(document);
        QPDFWriter writer(document);
        writer.setOutputMemory();
        // Keeps the streams as they are compressed.
        writer.setStreamDataMode(qpdf_s_preserve);
        writer.setDeterministicID(true);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return std::string(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    } catch (const std::exception& error) {
        return failure(Fault::about({}, std::string("The outline of the PDF cannot be made: ") + error.what()));
    }
}

std::vector<Chapter> chaptersOf(const std::string& pdf)
{
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("sheet.pdf", pdf.data(), pdf.size());
        PageNumbers numbers;
        for (const auto& page : document.getAllPages())
            numbers.emplace(page.getObjGen(), static_cast<int>(numbers.size()));
        return chaptersIn(QPDFOutlineDocumentHelper(document).getTopLevelOutlines(), numbers);
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace muster::paper
