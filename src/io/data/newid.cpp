#include "io/data/newid.h"

#include <QString>

namespace muster {

std::string idFrom(const std::string& name, std::size_t most)
{
    std::string id;
    // Letters with accents are taken apart, so that their base stays.
    for (const auto sign : QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower()) {
        const auto c = sign.unicode();
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            id += static_cast<char>(c);
        else if (!sign.isMark() && !id.empty() && id.back() != '-')
            id += '-';
        if (id.size() >= most)
            break;
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

} // namespace muster
