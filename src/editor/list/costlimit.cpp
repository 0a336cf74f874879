#include "editor/list/costlimit.h"

#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <QRegularExpression>

namespace muster::editor {

std::optional<battlescribe::Decimal> typedLimit(const QString& typed)
{
    auto digits = typed.simplified().remove(u' ').remove(u'\'');
    const auto group = QRegularExpression::escape(text(report::groupSeparator()));
    digits.remove(QRegularExpression(group + QStringLiteral("(?=\\d{3}(?!\\d))")));
    digits.replace(u',', u'.'); // whichever the language has: a group would have three digits
    const auto value = battlescribe::Decimal::parse(digits.toStdString());
    return value && !value->isNegative() ? value : std::nullopt;
}

} // namespace muster::editor
