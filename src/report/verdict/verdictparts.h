#pragma once

#include "report/verdict/context.h"
#include "report/verdict/words.h"

#include <string>
#include <vector>

namespace muster::report {

struct RulingText {
    std::string id;
    std::string question;
    std::string answer; ///< how it is played here
    bool isOn = false;
    bool isSwitched = false; ///< the players chose another answer than the usual one
};

/// What a verdict tells, in words, before it is written as plain text, Markdown or a web page.
class VerdictParts {
public:
    /// The context must outlive this.
    explicit VerdictParts(const Context& context);

    /// "NOT LEGAL: 1 error, 2 notes"
    [[nodiscard]] std::string verdict() const;
    [[nodiscard]] std::string fingerprint() const;
    /// The fingerprint and the hash of the data, with the files that are not as shipped.
    [[nodiscard]] std::string seals() const;
    [[nodiscard]] std::string name() const;
    /// "1,500 of 1,500 points, 10 units, 45 models"
    [[nodiscard]] std::string totals() const;
    /// Without those about lines that were not understood where the report has the reading, which tells more of them.
    [[nodiscard]] const std::vector<FindingWithFixes>& findings() const { return m_findings; }
    /// The lines of a list in words that were not understood: "Line 3 ... was not understood: ‘Iron Giant 300’."
    [[nodiscard]] std::vector<std::string> unread() const;
    [[nodiscard]] std::string citationText(const Finding& finding) const;
    [[nodiscard]] std::vector<std::string> fixLabels(const FindingWithFixes& told) const;
    [[nodiscard]] std::vector<TallyText> tallies() const;
    [[nodiscard]] std::vector<RulingText> rulings() const;
    /// Where the figures come from; armies with the same provenance share a line.
    [[nodiscard]] std::vector<std::string> provenance() const;
    /// Some of the figures are only set to be tried.
    [[nodiscard]] bool isPlaytest() const;

private:
    [[nodiscard]] std::vector<Id<Army>> armiesUsed() const;

    const Context& m_context;
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    std::vector<FindingWithFixes> m_findings;
};

} // namespace muster::report
