#include "editor/words/currency.h"

#include "report/translation/currency.h"

namespace muster::editor {

QString inCurrency(const Ruleset& ruleset, const QString& words)
{
    // Nearly all games have points.
    return ruleset.currency.plural.empty()
               ? words
               : QString::fromStdString(report::inCurrency(ruleset.currency, words.toStdString()));
}

} // namespace muster::editor
