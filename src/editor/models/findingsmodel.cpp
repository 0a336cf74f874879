#include "editor/models/findingsmodel.h"

#include "editor/models/rows.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace muster::editor {

namespace {

QString citationOf(const report::FindingText& finding)
{
    QStringList parts{text(finding.source), text(finding.section)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QStringList fixTexts(const report::FindingText& finding)
{
    QStringList fixes;
    for (const auto& fix : finding.fixes)
        fixes << FindingsModel::tr("Fix: %1").arg(text(fix));
    return fixes;
}

/// What is said beside the message: where it is printed, and what would mend it.
QStringList details(const report::FindingText& finding)
{
    QStringList details{citationOf(finding)};
    details.removeAll(QString());
    return details << fixTexts(finding);
}

} // namespace

void FindingsModel::setForm(VerdictFormPtr form)
{
    std::vector<Row> wanted;
    if (form)
        for (std::size_t i = 0; i < form->findings().size(); ++i)
            wanted.push_back({form->findings()[i].key, i});
    if (isOther(wanted)) {
        beginResetModel();
        m_form = std::move(form);
        m_rows = std::move(wanted);
        endResetModel();
        return;
    }
    std::unordered_map<std::string_view, std::size_t> positions; // in `wanted`
    for (std::size_t i = 0; i < wanted.size(); ++i)
        positions.emplace(wanted[i].key, i);
    for (auto row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
        if (positions.contains(atRow(m_rows, row).key))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
    // From here on only rows that the new verdict has are left.
    m_form = std::move(form);
    for (auto& row : m_rows)
        row.finding = wanted[positions.at(row.key)].finding;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto row = static_cast<int>(i);
        const auto found = std::find_if(m_rows.begin() + row, m_rows.end(),
                                        [&](const Row& each) { return each.key == wanted[i].key; });
        if (found == m_rows.end()) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, wanted[i]);
            endInsertRows();
        } else if (const auto at = static_cast<int>(found - m_rows.begin()); at != row) {
            beginMoveRows({}, at, at, {}, row);
            std::rotate(m_rows.begin() + row, m_rows.begin() + at, m_rows.begin() + at + 1);
            endMoveRows();
        }
    }
    if (!m_rows.empty())
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

bool FindingsModel::isOther(const std::vector<Row>& wanted) const
{
    constexpr std::size_t many = 200; // rows of which each would be told and shift the others
    std::unordered_map<std::string_view, std::size_t> now;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        now.emplace(m_rows[i].key, i);
    std::size_t changes = 0;
    std::size_t last = 0;
    std::size_t kept = 0;
    for (const auto& row : wanted) {
        const auto found = now.find(row.key);
        kept += found == now.end() ? 0 : 1;
        const bool isInOrder = found != now.end() && found->second >= last;
        last = isInOrder ? found->second : last;
        changes += isInOrder ? 0 : 1;
    }
    return changes + m_rows.size() - kept > many;
}

const FindingRow& FindingsModel::findingAt(int row) const { return m_form->findings()[findingOf(row)]; }

std::size_t FindingsModel::findingOf(int row) const { return atRow(m_rows, row).finding; }

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& row = findingAt(index.row());
    switch (role) {
    case SeverityRole:
        return int(row.severity);
    case RuleRole:
        return QString::fromStdString(row.rule);
    case UnitsRole: {
        QStringList ids;
        for (const auto& id : row.units)
            ids << QString::fromStdString(id);
        return ids;
    }
    default:
        break;
    }
    const auto finding = m_form->finding(findingOf(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return text(finding.message);
    case Qt::ToolTipRole:
        return shownTip((QStringList(text(finding.message)) << details(finding)).join(QLatin1Char('\n')));
    case Qt::AccessibleTextRole:
        return text(report::severityName(finding.severity)) + QStringLiteral(": ") + text(finding.message);
    case Qt::AccessibleDescriptionRole:
        return details(finding).join(QStringLiteral(". "));
    case CitationRole:
        return citationOf(finding);
    case FixesRole:
        return fixTexts(finding);
    default:
        return {};
    }
}

} // namespace muster::editor
