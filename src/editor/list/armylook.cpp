#include "editor/list/armylook.h"

#include "core/data/catalogue.h"
#include "editor/words/text.h"

namespace muster::editor {

ArmyLook armyLook(const Army& army)
{
    auto look = armyLook(text(army.name));
    look.colour = text(army.colour);
    look.emblem = text(army.emblem);
    return look;
}

ArmyLook allyLook(const Catalogue& catalogue, Id<Army> own, Id<Army> army)
{
    return own.isNone() || army.isNone() || army == own ? ArmyLook() : armyLook(catalogue.army(army));
}

ArmyLook armyLook(const QString& name)
{
    QString letters;
    bool isInWord = false;
    for (const auto letter : name) {
        const bool isPart = letter.isLetterOrNumber() || letter == u'\'' || letter == u'’';
        if (isPart && !isInWord && letters.size() < 2 && (letters.isEmpty() || letter.isUpper() || letter.isDigit()))
            letters += letter.toUpper();
        isInWord = isPart;
    }
    return {{}, {}, letters};
}

} // namespace muster::editor
