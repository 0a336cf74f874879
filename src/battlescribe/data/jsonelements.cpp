#include "battlescribe/data/jsonelements.h"

#include "battlescribe/data/words.h"
#include "battlescribe/file/jsonsax.h"
#include "battlescribe/file/lines.h"

namespace muster::battlescribe::data {

namespace {

/// Builds the tree from what the parser meets. Texts are copied one behind the other; without their escapes they are
/// never longer than the file, so what was copied stays where it is.
class JsonMaker : public JsonSax {
public:
    JsonMaker(std::string_view bytes, const std::string& file, const JsonBounds& bounds, Element& root)
        : JsonSax(bytes, file), m_bounds(bounds), m_root(root)
    {
        m_texts->reserve(bytes.size());
    }

    // What is null is not there.
    bool null() override { return true; }
    bool boolean(bool value) override { return scalar(value ? "true" : "false", "boolean"); }
    bool number_integer(number_integer_t value) override { return scalar(kept(std::to_string(value)), "number"); }
    bool number_unsigned(number_unsigned_t value) override { return scalar(kept(std::to_string(value)), "number"); }
    bool number_float(number_float_t, const string_t& written) override { return scalar(kept(written), "number"); }
    bool string(string_t& value) override { return scalar(kept(value), "string"); }

    bool key(string_t& value) override
    {
        m_key = kept(value);
        return true;
    }

    bool start_object(std::size_t) override
    {
        if (m_levels.empty()) { // around the root
            m_levels.push_back({});
            return true;
        }
        return open(false);
    }
    bool start_array(std::size_t) override
    {
        return m_levels.size() < 2 ? refuse("it has a list where the data should be") : open(true);
    }
    bool end_object() override { return end_array(); }
    bool end_array() override
    {
        m_levels.pop_back();
        return true;
    }

    [[nodiscard]] std::unique_ptr<const std::string> takeTexts() { return std::move(m_texts); }

private:
    struct Level {
        Element* element = nullptr; ///< null around the root; only the last one gets children, so the others stay
        bool isList = false;
        std::string_view inList{}; ///< the name of what is in it
    };

    [[nodiscard]] std::uint32_t offset() const { return static_cast<std::uint32_t>(reached() - 1); }

    [[nodiscard]] std::string_view kept(const std::string& text)
    {
        const auto at = m_texts->size();
        m_texts->append(text);
        return std::string_view(*m_texts).substr(at);
    }

    /// Null, with a fault, if there are too many.
    [[nodiscard]] Element* add(std::string_view name)
    {
        if (m_elements++ >= m_bounds.elements) {
            (void)refuse("it has more than " + std::to_string(m_bounds.elements) + " lists and things in them");
            return nullptr;
        }
        auto* around = m_levels.back().element;
        auto& added = around == nullptr ? m_root : around->children.emplace_back();
        added.name = name;
        added.offset = offset();
        return &added;
    }

    bool open(bool isList)
    {
        const auto& around = m_levels.back();
        if (around.element == nullptr && m_elements > 0)
            return refuse("it has more than one thing at the top");
        auto name = around.isList ? around.inList : m_key;
        if (isList && around.isList)
            name = "list";
        auto* added = add(name);
        if (added == nullptr)
            return false;
        m_levels.push_back({added, isList, isList ? elementOf(m_key) : std::string_view()});
        return true;
    }

    /// What is in a list of this name.
    [[nodiscard]] static std::string_view elementOf(std::string_view list)
    {
        const auto* part = partNamed(list);
        return part == nullptr || part->element.empty() ? list : part->element;
    }

    bool scalar(std::string_view value, std::string_view kind)
    {
        if (m_levels.empty() || m_levels.back().element == nullptr)
            return refuse("it has a " + std::string(kind) + " where the data should be");
        const auto& level = m_levels.back();
        if (level.isList)
            return addText(kind, value);
        if (m_key == "$text") {
            level.element->text = value;
            return true;
        }
        // "repeats" is the name of a number too.
        if ((partNamed(m_key) != nullptr && m_key != "repeats") || isSilentElement(m_key))
            return addText(m_key, value);
        level.element->attributes.push_back({m_key, value});
        return true;
    }

    bool addText(std::string_view name, std::string_view value)
    {
        auto* added = add(name);
        if (added != nullptr)
            added->text = value;
        return added != nullptr;
    }

    const JsonBounds& m_bounds;
    Element& m_root;
    std::size_t m_elements = 0;
    std::unique_ptr<std::string> m_texts = std::make_unique<std::string>();
    std::string_view m_key;
    std::vector<Level> m_levels;
};

} // namespace

bool isJson(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const auto first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (bytes[first] == '{' || bytes[first] == '[');
}

Result<ElementFile> jsonElements(std::string_view bytes, const std::string& file, const JsonBounds& bounds)
{
    if (const auto outline = outlineOf(bytes, file, bounds); !outline)
        return tl::unexpected(outline.error());
    ElementFile made;
    JsonMaker maker(bytes, file, bounds, made.root);
    if (!maker.run())
        return tl::unexpected<Faults>(maker.takeFaults());
    if (made.root.name.empty())
        return failure(Fault::about(file, "there are no data in it"));
    made.lines = linesOf(bytes);
    made.bytes = maker.takeTexts();
    return made;
}

} // namespace muster::battlescribe::data
