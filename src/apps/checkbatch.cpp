#include "apps/checkbatch.h"

#include "apps/inorder.h"
#include "apps/lines.h"
#include "apps/terminal.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/json.h"

#include <algorithm>
#include <iostream>

#include <unistd.h>

namespace muster {

namespace {

constexpr std::size_t mostLineBytes = 8U << 20; // as of a roster file
constexpr std::size_t mostWaitingBytes = 4U << 20;
constexpr std::size_t leastWeight = 16U << 10; // what comes of a short line is longer

struct Line {
    int number = 0;
    Lines::Next found = Lines::Next::Line;
    std::string text;
};

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
        case Lines::Next::TooLong:
            return refusal(
                Fault::about(name, "the line is too long: a roster may have at most 8 MB", "Is it one roster a line?"));
        case Lines::Next::Failed:
            return refusal(Fault::about(name, "standard input cannot be read to its end"));
        case Lines::Next::Line:
        case Lines::Next::End:
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
    Lines lines(STDIN_FILENO, mostLineBytes);
    for (Line line{1, {}, {}}; line.found != Lines::Next::Failed; ++line.number) {
        line.found = lines.next(line.text);
        if (line.found == Lines::Next::End)
            break;
        const auto weight = std::max(line.text.size(), leastWeight);
        if (line.found != Lines::Next::Line || line.text.find_first_not_of(" \t\r") != std::string::npos)
            judging.add({line.number, line.found, std::move(line.text)}, weight);
    }
    judging.finish();
    return status == cannotRead ? status : std::max(status, statusOfReadOptions(call.overrides.read, met));
}

} // namespace muster
