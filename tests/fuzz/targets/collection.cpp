// A collection: its file, or a table as CSV. What was read is written, and read as the same again.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"
#include "textmutator.h"

#include "io/collection/collectioncsv.h"
#include "io/collection/collectionfile.h"

using namespace muster;
using namespace muster::fuzz;

namespace {

bool readFile(std::string_view bytes)
{
    const auto read = readCollection(bytes, "COLLECTION", store().schemas());
    if (!read) {
        demandWords(read.error());
        return false;
    }
    const auto text = writeCollection(*read);
    const auto again = readCollection(text, "COLLECTION", store().schemas());
    demand(again && writeCollection(*again) == text, "a collection comes back as it was written");
    return true;
}

bool readTable(std::string_view bytes)
{
    const auto read = readCollectionCsv(bytes, "TABLE", store());
    if (!read) {
        demandWords(read.error());
        return false;
    }
    if (!read->faults.empty())
        demandWords(read->faults);
    for (const auto& row : read->rows) {
        demand(row.line >= 1, "a row has a line");
        demand(row.value.owned >= 0 && row.value.painted >= 0 && row.value.painted <= row.value.owned,
               "nobody paints more than is there");
        const auto catalogue = store().fullCatalogue(row.ruleset);
        demand(catalogue && !(*catalogue)->findArmy(row.key.army).isNone(), "a row is of an army that there is");
    }
    return !read->rows.empty();
}

bool runCollection(std::string_view bytes) { return bytes.starts_with('{') ? readFile(bytes) : readTable(bytes); }

std::string mutateCollection(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Words words = [] {
        Words made;
        for (const auto& seed : seedsOf(*findTarget("collection")))
            made.add(bytesOf(seed));
        return made;
    }();
    static const Pool pool("collection");
    if (bytes.starts_with('{'))
        return mutateJson(bytes, other.starts_with('{') ? other : std::string_view(), pool, chance);
    return mutateText(std::string(bytes), other, words, chance);
}

const Registration collectionTarget({"collection", runCollection, mutateCollection, 8 << 10});

} // namespace
