#include "editor/models/findingsmodel.h"

#include "editor/models/rows.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"

#include <algorithm>
#include <map>

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

void FindingsModel::setTexts(std::vector<report::FindingText> texts)
{
    beginResetModel();
    m_verdict.reset();
    m_rows.clear();
    m_texts = std::move(texts);
    endResetModel();
}

void FindingsModel::setVerdict(VerdictPtr verdict)
{
    if (!m_texts.empty()) {
        beginResetModel();
        m_texts.clear();
        endResetModel();
    }
    std::vector<Row> wanted;
    std::map<FindingIdentity, int> seen;
    if (verdict) {
        const auto& findings = verdict->assessment().findings;
        for (std::size_t i = 0; i < findings.size(); ++i) {
            auto identity = identify(verdict->assessment(), findings[i]);
            const auto again = seen[identity]++;
            wanted.push_back({{std::move(identity), again}, i});
        }
    }
    if (isOther(wanted)) {
        beginResetModel();
        m_verdict = std::move(verdict);
        m_rows = std::move(wanted);
        endResetModel();
        return;
    }
    std::map<Key, std::size_t> positions; // in `wanted`
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
    m_verdict = std::move(verdict);
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
    std::map<Key, std::size_t> now;
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

const Finding& FindingsModel::findingAt(int row) const
{
    return m_verdict->assessment().findings[atRow(m_rows, row).finding];
}

std::size_t FindingsModel::findingOf(int row) const { return atRow(m_rows, row).finding; }

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_texts.empty() ? m_rows.size() : m_texts.size());
}

QStringList FindingsModel::unitsOf(int row) const
{
    QStringList ids;
    if (m_texts.empty())
        for (const auto unit : findingAt(row).units)
            ids << QString::fromStdString(m_verdict->assessment().units[unit].id);
    else
        for (const auto& id : m_texts[static_cast<std::size_t>(row)].ids)
            ids.prepend(QString::fromStdString(id));
    return ids;
}

report::FindingText FindingsModel::textOf(int row) const
{
    return m_texts.empty() ? report::findingText(m_verdict->catalogue(), m_verdict->assessment(), findingAt(row))
                           : m_texts[static_cast<std::size_t>(row)];
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(textOf(row).message);
    case Qt::ToolTipRole: {
        const auto finding = textOf(row);
        return shownTip((QStringList(text(finding.message)) << details(finding)).join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
        const auto finding = textOf(row);
        return text(report::severityName(finding.severity)) + QStringLiteral(": ") + text(finding.message);
    }
    case Qt::AccessibleDescriptionRole:
        return details(textOf(row)).join(QStringLiteral(". "));
    case CitationRole:
        return citationOf(textOf(row));
    case FixesRole:
        return m_texts.empty() ? QStringList() : fixTexts(textOf(row));
    case UnitsRole:
        return unitsOf(row);
    case SeverityRole:
        return int(m_texts.empty() ? findingAt(row).severity : m_texts[static_cast<std::size_t>(row)].severity);
    case RuleRole:
        return m_texts.empty()
                   ? QString::fromUtf8(findingAt(row).rule.data(), static_cast<qsizetype>(findingAt(row).rule.size()))
                   : QString::fromStdString(m_texts[static_cast<std::size_t>(row)].rule);
    default:
        return {};
    }
}

} // namespace muster::editor
