#pragma once

#include "core/data/ruleset.h"
#include "report/translation/translation.h"

namespace muster::report {

/// A game may call its points something else: cans, gold. Then its word stands in each text that speaks of them, in
/// place of the reader's usual one. Texts about several games keep the usual word.

/// A phrase in the reader's language, before its slots are filled, in the words of a game. Slots stay as they are:
/// "{points} of {limit} points" becomes "{points} of {limit} cans", "%1 points over" becomes "%1 cans over".
[[nodiscard]] std::string inCurrency(const Currency& currency, std::string phrase);

/// As say() without a currency.
[[nodiscard]] std::string say(const Currency& currency, Phrase phrase, Slots slots = {});
[[nodiscard]] std::string say(const Currency& currency, NumerusPhrase phrases, std::int64_t number, Slots slots = {});

} // namespace muster::report
