#include "reader/attached.h"

#include "io/files/deflated.h"

#define POINTERHOLDER_TRANSITION 4 // the library's pointers are those of the standard library
#include <qpdf/BufferInputSource.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>

#include <deque>
#include <new>
#include <optional>
#include <set>
#include <stdexcept>

namespace muster::reader {

namespace {

constexpr std::string_view mediaType = "application/vnd.muster.roster+json";
constexpr std::string_view ending = ".muster";
constexpr std::size_t mostBytes = 8u << 20; // as of a roster's file
constexpr int mostObjects = 100;

/// The bytes of a PDF, with a limit on how many the library may read; reading the same byte again counts too. From a
/// normal PDF it reads the references and a few objects. But in a harmful one each object could contain all the later
/// ones.
class BoundedSource : public BufferInputSource {
public:
    explicit BoundedSource(Buffer* bytes) : BufferInputSource("PDF", bytes) {}

    size_t read(char* to, size_t length) override
    {
        if (isSpent())
            throw std::runtime_error("too much is read");
        const auto count = BufferInputSource::read(to, length);
        m_read += count;
        return count;
    }

    [[nodiscard]] bool isSpent() const { return m_read > mostRead; }

private:
    static constexpr std::size_t mostRead = 4u << 20;
    std::size_t m_read = 0;
};

Fault fault(std::string message, std::string advice) { return Fault::about({}, std::move(message), std::move(advice)); }

tl::unexpected<NoRoster> none(std::string message, std::string advice)
{
    return tl::unexpected(NoRoster{fault(std::move(message), std::move(advice)), true});
}

/// Searches the attachments of one PDF. The library's own search has no limits.
class Attachments {
public:
    tl::expected<std::string, NoRoster> roster(QPDF& pdf)
    {
        m_nodes.push_back(pdf.getRoot().getKey("/Names").getKey("/EmbeddedFiles"));
        while (!m_nodes.empty() && !m_fault) {
            const auto node = m_nodes.front();
            m_nodes.pop_front();
            visit(node);
        }
        if (m_fault)
            return tl::unexpected(NoRoster{std::move(*m_fault), false});
        if (!m_found)
            return none("this PDF carries no Muster roster",
                        "Ask for one that Muster printed, or type the list; programs that print or merge a PDF again "
                        "leave its attachments out.");
        return std::move(*m_found);
    }

private:
    /// A node of the name tree. It has other nodes, or pairs of a name and an attachment.
    void visit(QPDFObjectHandle node)
    {
        if (!node.isDictionary() || (node.isIndirect() && !m_seen.insert(node.getObjGen()).second))
            return;
        if (auto kids = node.getKey("/Kids"); kids.isArray())
            for (int i = 0; i < kids.getArrayNItems() && mayGoOn(); ++i)
                m_nodes.push_back(kids.getArrayItem(i));
        if (auto names = node.getKey("/Names"); names.isArray())
            for (int i = 1; i < names.getArrayNItems() && mayGoOn(); i += 2)
                look(names.getArrayItem(i));
    }

    bool mayGoOn()
    {
        if (!m_fault && ++m_objects > mostObjects)
            m_fault = fault("this PDF has more than " + std::to_string(mostObjects) + " attachments",
                            "Ask for the print of one roster alone.");
        return !m_fault;
    }

    void look(QPDFObjectHandle value)
    {
        if (!value.isDictionary())
            return;
        QPDFFileSpecObjectHelper attachment(value);
        auto stream = attachment.getEmbeddedFileStream();
        if (!stream.isStream() || !isRoster(attachment.getFilename(), stream))
            return;
        auto text = unpack(stream);
        if (m_found && text && *text != *m_found)
            m_fault = fault("this PDF carries more than one Muster roster", "Take the prints one by one.");
        else if (text)
            m_found = std::move(text);
    }

    static bool isRoster(const std::string& name, const QPDFObjectHandle& stream)
    {
        return name.ends_with(ending) || QPDFEFStreamObjectHelper(stream).getSubtype() == mediaType;
    }

    /// Unpacks without the library, which has no limit and would apply several filters to one stream.
    std::optional<std::string> unpack(QPDFObjectHandle stream)
    {
        const auto packed = stream.getRawStreamData();
        const std::string_view bytes(reinterpret_cast<const char*>(packed->getBuffer()), packed->getSize());
        auto filter = stream.getDict().getKey("/Filter");
        if (filter.isArray() && filter.getArrayNItems() == 1)
            filter = filter.getArrayItem(0);
        Inflated result;
        if (filter.isNull() || (filter.isArray() && filter.getArrayNItems() == 0))
            result = {bytes.size() > mostBytes ? Unpacking::TooLarge : Unpacking::Whole, std::string(bytes)};
        else if (filter.isNameAndEquals("/FlateDecode") && stream.getDict().getKey("/DecodeParms").isNull())
            result = inflated(bytes, mostBytes, Wrapping::Zlib);
        if (result.unpacking == Unpacking::Whole)
            return std::move(result.bytes);
        m_fault = result.unpacking == Unpacking::TooLarge
                      ? fault("the roster in this PDF is too large", "At most 8 MB are read.")
                      : fault("the roster in this PDF cannot be unpacked", "Get the PDF again.");
        return std::nullopt;
    }

    std::deque<QPDFObjectHandle> m_nodes;
    std::set<QPDFObjGen> m_seen;
    int m_objects = 0;
    std::optional<std::string> m_found;
    std::optional<Fault> m_fault;
};

} // namespace

tl::expected<std::string, NoRoster> attachedRoster(std::string_view bytes)
{
    try {
        Buffer buffer(reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data())), bytes.size()); // only read
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        // Repairing a broken file may take minutes, and compressed reference tables are unpacked without a limit. PDFs
        // from Muster need neither.
        pdf.setAttemptRecovery(false);
        pdf.setIgnoreXRefStreams(true);
        const auto source = std::make_shared<BoundedSource>(&buffer);
        pdf.processInputSource(source);
        auto roster = Attachments().roster(pdf);
        if (!source->isSpent()) // if the limit was reached, the library treats the rest of the PDF as missing
            return roster;
    } catch (const QPDFExc& error) {
        if (error.getErrorCode() == qpdf_e_password)
            return none("this PDF is locked with a password", "Ask for one without.");
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        // Reported below: the library's messages are for people who know the PDF format.
    }
    return none("this PDF is broken, or was saved again by a program in a way that Muster does not read",
                "Get it again as Muster printed it, or ask for the .muster file.");
}

} // namespace muster::reader
