#include "apps/checkbatch.h"

#include "apps/inorder.h"
#include "apps/terminal.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/json.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace muster {

namespace {

constexpr std::size_t mostLineBytes = 8U << 20; // as of a roster file
constexpr std::size_t mostWaitingBytes = 4U << 20;
constexpr std::size_t leastWeight = 16U << 10; // what comes of a short line is longer

enum class Next {
    Line,
    TooLong, ///< one was skipped
    End,
    Failed, ///< the input cannot be read to its end
};

struct Line {
    int number = 0;
    Next found = Next::Line;
    std::string text;
};

/// The next line of standard input without its end, as soon as it is there. One that is too long is skipped, however
/// long it is.
Next nextLine(std::string& line)
{
    line.clear();
    bool isTooLong = false;
    auto& input = *std::cin.rdbuf(); // a stream would look at its state for each letter
    try {
        for (auto sign = input.sbumpc(); sign != EOF; sign = input.sbumpc()) {
            if (sign == '\n')
                return isTooLong ? Next::TooLong : Next::Line;
            isTooLong = isTooLong || line.size() == mostLineBytes;
            if (!isTooLong)
                line += static_cast<char>(sign);
        }
    } catch (const std::ios_base::failure&) {
        return Next::Failed;
    }
    return isTooLong ? Next::TooLong : line.empty() ? Next::End : Next::Line;
}

/// What comes of a line.
struct Answer {
    Faults told;
    std::string reports; ///< JSON, each on a line
    int status = allLegal;
    KindsMet met;
};

/// One thread's means to judge.
class Judge {
public:
    Judge(const Store& store, const BatchCall& call)
        : m_store(store.fork()), m_call(call), m_loader(m_store, call.overrides)
    {
    }

    Answer answerTo(Line line)
    {
        const auto name = "standard input, line " + std::to_string(line.number);
        switch (line.found) {
        case Next::TooLong:
            return refusal(
                Fault::about(name, "the line is too long: a roster may have at most 8 MB", "Is it one roster a line?"));
        case Next::Failed:
            return refusal(Fault::about(name, "standard input cannot be read to its end"));
        case Next::Line:
        case Next::End:
            break;
        }
        try {
            return reportsOn(std::move(line.text), name);
        } catch (const std::exception& error) { // an exception that leaves a thread ends the program
            return refusal(Fault::about(name, std::string("the line cannot be judged: ") + error.what()));
        }
    }

private:
    static Answer refusal(Fault fault) { return {{std::move(fault)}, {}, cannotRead, {}}; }

    Answer reportsOn(std::string text, const std::string& name)
    {
        Answer answer;
        const auto lists = m_loader.load(std::move(text), name, answer.told);
        if (!lists) {
            answer.told.insert(answer.told.end(), lists.error().begin(), lists.error().end());
            answer.status = cannotRead;
            return answer;
        }
        WorkBudget budget(mostFixWork); // one for a line, which may have many lists
        for (const auto& list : *lists) {
            answer.met.add(list);
            if (list.battleScribe) {
                answer.reports += report::toJson(*list.battleScribe) + '\n';
                answer.status = std::max(answer.status, statusOf(outcomeOf(list)));
                continue;
            }
            auto context = reportOn(list);
            context.fixes = allFixes(*list.catalogue, *context.roster, *context.assessment, budget);
            answer.reports += report::toJson(context) + '\n';
            answer.status = std::max(answer.status, statusOf(context, m_call.isStrict));
        }
        return answer;
    }

    Store m_store;
    const BatchCall& m_call;
    ListLoader m_loader;
};

} // namespace

int checkBatch(const Store& store, const BatchCall& call)
{
    int status = allLegal;
    KindsMet met;
    const auto write = [&](const std::vector<Answer>& answers) {
        for (const auto& [told, reports, itsStatus, itsMet] : answers) {
            printFaults(told);
            SafeTerminal::writeRaw(reports); // which are safe to show as they are
            status = std::max(status, itsStatus);
            met.words |= itsMet.words;
            met.hasBattleScribe |= itsMet.hasBattleScribe;
        }
        std::cout.flush(); // somebody may wait for them
    };
    InOrder<Line, Answer> judging(
        call.jobs, mostWaitingBytes,
        [&] {
            return
                [judge = std::make_shared<Judge>(store, call)](Line line) { return judge->answerTo(std::move(line)); };
        },
        write);
    for (Line line{1, {}, {}}; line.found != Next::Failed; ++line.number) {
        line.found = nextLine(line.text);
        if (line.found == Next::End)
            break;
        const auto weight = std::max(line.text.size(), leastWeight);
        if (line.found != Next::Line || line.text.find_first_not_of(" \t\r") != std::string::npos)
            judging.add({line.number, line.found, std::move(line.text)}, weight);
    }
    judging.finish();
    return status == cannotRead ? status : std::max(status, statusOfReadOptions(call.overrides.read, met));
}

} // namespace muster
