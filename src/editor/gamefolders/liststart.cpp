#include "editor/gamefolders/liststart.h"

#include "battlescribe/compose/beginning.h"
#include "battlescribe/verdict/judging.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/translation/translation.h"

#include <QCoreApplication>

namespace muster::editor {

namespace {

using Start = battlescribe::compose::Beginning;

class StartWords {
    Q_DECLARE_TR_FUNCTIONS(ListStart)

public:
    static QString number(const battlescribe::Decimal& value) { return text(report::number(value)); }

    /// "1 to 2"; empty without bounds.
    static QString bounds(const Start::Bounds& bounds)
    {
        const auto& [least, most] = bounds;
        if (most && most->isZero())
            return tr("none");
        if (least && most)
            return *least == *most ? number(*least) : tr("%1 to %2").arg(number(*least), number(*most));
        if (least)
            return tr("%1 or more").arg(number(*least));
        return most ? tr("0 to %1").arg(number(*most)) : QString();
    }

    static QString ofForce(const Start::Force& force)
    {
        QStringList parts;
        for (const auto& category : force.categories)
            if (const auto its = bounds(category.bounds); !category.isHidden && !its.isEmpty())
                parts << shown(category.name) + QLatin1Char(' ') + its;
        if (force.bounds.most && !force.bounds.most->isZero())
            parts << tr("at most %1 in a list").arg(number(*force.bounds.most));
        return parts.join(QStringLiteral(" · "));
    }

    static QString takes(std::size_t count)
    {
        return count == 0 ? QString() : tr("takes %n by itself", nullptr, static_cast<int>(count));
    }
};

} // namespace

Result<ListStart> listStartOf(const std::string& folder, const std::string& game, const std::string& catalogue)
{
    battlescribe::DataLibrary library({folder});
    const auto beginning = library.beginningOf(folder, game, catalogue);
    if (!beginning)
        return tl::unexpected(beginning.error());
    ListStart start;
    for (const auto& force : beginning->forces) {
        if (force.isHidden)
            continue;
        QStringList taken;
        for (const auto& name : force.takes)
            taken << shown(name);
        start.forces.push_back({force.id, shown(force.name), StartWords::ofForce(force),
                                StartWords::takes(force.takes.size()), taken.join(QStringLiteral(", "))});
    }
    for (const auto& cost : beginning->costs)
        if (!cost.isHidden)
            start.costs.push_back(
                {cost.id, shown(cost.name),
                 cost.limit && !cost.limit->isNegative() ? StartWords::number(*cost.limit) : QString()});
    return start;
}

} // namespace muster::editor
