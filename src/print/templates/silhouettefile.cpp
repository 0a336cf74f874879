#include "print/templates/silhouettefile.h"

#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "paper/layout/glyph.h"
#include "paper/text/faults.h"
#include "print/templates/templatefile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace muster::print {

namespace {

using nlohmann::json;

constexpr std::string_view views[]{"front", "behind", "above"};
constexpr std::string_view looks[]{"white", "light", "middle", "line"};
constexpr std::string_view keys[]{"from", "layers", "points"};
constexpr std::size_t mostLayers = 200;

class SilhouetteReader {
public:
    explicit SilhouetteReader(const std::string& file) : m_file(file) {}

    Silhouette read(const std::string& pointer, const json& value)
    {
        Silhouette drawing;
        if (!value.is_object()) {
            fault(pointer, "This is no drawing",
                  "Write { \"from\": \"front\", \"layers\": [ ... ], \"points\": { ... } }.");
            return drawing;
        }
        for (const auto& [key, member] : value.items())
            if (std::ranges::find(keys, key) == std::end(keys))
                fault(pointer + '/' + escapedKey(key), "'" + key + "' is not known here",
                      didYouMean(key, {std::begin(keys), std::end(keys)}, "There are from, layers and points."));
        readFrom(pointer + "/from", value.value("from", json()), drawing);
        readLayers(pointer + "/layers", value.value("layers", json()), drawing);
        readPoints(pointer + "/points", value.value("points", json::object()), drawing);
        return drawing;
    }

    Faults m_faults;

private:
    void readFrom(const std::string& pointer, const json& value, Silhouette& drawing)
    {
        const auto found = std::ranges::find(views, value.is_string() ? value.get<std::string>() : std::string());
        if (found == std::end(views))
            return fault(pointer, "It is not said from where the machine is seen", "Write front, behind or above.");
        drawing.from = static_cast<Silhouette::From>(found - std::begin(views));
    }

    void readLayers(const std::string& pointer, const json& value, Silhouette& drawing)
    {
        if (!value.is_array() || value.empty() || value.size() > mostLayers)
            return fault(pointer, "A drawing has from 1 to 200 layers", "Write [{ \"white\": \"outline\" }].");
        for (std::size_t i = 0; i < value.size(); ++i) {
            const auto here = pointer + '/' + std::to_string(i);
            if (!value[i].is_object() || value[i].size() != 1) {
                fault(here, "A layer is one outline", "Write { \"white\": \"outline\" }.");
                continue;
            }
            const auto& look = value[i].begin().key();
            const auto& outline = value[i].begin().value();
            if (std::ranges::find(looks, look) == std::end(looks))
                fault(here, "A layer cannot look '" + look + "'", "Write white, light, middle or line.");
            else if (!outline.is_string() || !paper::isPath(outline.get<std::string>()))
                fault(here, "This is not an outline",
                      "Write it in the path language of SVG, with M L H V C Q and Z, 300 wide and 350 high.");
            else
                drawing.layers.push_back({look, outline.get<std::string>()});
        }
    }

    void readPoints(const std::string& pointer, const json& value, Silhouette& drawing)
    {
        if (!value.is_object())
            return fault(pointer, "Points have names", "Write { \"head\": [150, 40] }.");
        const auto isWithin = [](const json& number, int most) {
            return number.is_number_integer() && number >= 0 && number <= most;
        };
        for (const auto& [name, point] : value.items())
            if (point.is_array() && point.size() == 2 && isWithin(point[0], Silhouette::width) &&
                isWithin(point[1], Silhouette::height))
                drawing.points[name] = {point[0].get<int>(), point[1].get<int>()};
            else
                fault(pointer + '/' + escapedKey(name), "This is no point of the drawing",
                      "Write two whole numbers: [0 to 300, 0 to 350].");
    }

    void fault(const std::string& pointer, std::string message, std::string advice)
    {
        if (m_faults.size() < paper::mostFaults)
            m_faults.push_back({m_file, 0, 0, pointer, std::move(message), std::move(advice)});
    }

    const std::string& m_file;
};

} // namespace

Result<std::map<std::string, Silhouette, std::less<>>> readSilhouettes(const std::string& text, const std::string& file)
{
    const auto root = readJson(text, file);
    if (!root)
        return tl::unexpected(root.error());
    if (!root->is_object())
        return failure({file, 1, 0, {}, "This is no JSON object of drawings", "Write { \"name\": { ... } }."});
    std::map<std::string, Silhouette, std::less<>> drawings;
    SilhouetteReader reader(file);
    for (const auto& [name, value] : root->items())
        if (name != "$schema")
            drawings.emplace(name, reader.read('/' + escapedKey(name), value));
    if (reader.m_faults.empty())
        return drawings;
    addLines(reader.m_faults, text);
    return tl::unexpected(std::move(reader.m_faults));
}

} // namespace muster::print
