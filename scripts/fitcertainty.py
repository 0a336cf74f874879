#!/usr/bin/env python3
"""Fits the weights of the clues for how sure a reading is: plain logistic regression on the texts of the third "fit",
the limits of "sure" and "likely" on those of the third "calibrate". Reads the table that corpus_tests "[.clues]"
writes, writes src/reading/text/certaintyweights.h. Needs nothing but Python. See docs/checking.md."""

import csv
import math
import sys

# How much a reading of each kind of text counts: programs and the texts that the reader was mended for are read better
# than what comes.
COUNTS = {"clean": 0.5, "noisy": 0.3, "hand": 0.3, "later": 0.4, "made": 0.7}
RIDGE = 3.0  # keeps the weight of a clue that is seldom there small
ROUNDS = 25
SURE = 0.997  # of what is called sure
EITHER = 0.945  # of what is called sure or likely; units that are none count as wrong
SCALE = 1000.0  # weights are written as integers


def rows_of(path):
    """By third: the clues of each reading (hundredths, as fractions), whether it was right, and how much it counts."""
    thirds = {}
    with open(path, encoding="utf-8") as file:
        table = csv.reader(file)
        names = next(table)[4:]
        for third, text, best, right, *values in table:
            # How sure it is at best, whatever it weighs: 2 is doubtful, 1 likely. It teaches all the same.
            thirds.setdefault(third, []).append(
                ([int(value) / 100 for value in values], right == "1", int(best),
                 COUNTS.get("made" if text.startswith("fresh-G") else text.split("-")[0], 1.0)))
    return names, thirds


def solved(matrix, right):
    """The solution of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in range(i + 1, size):
            factor = rows[row][i] / rows[i][i]
            if factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i])]
    result = [0.0] * size
    for i in reversed(range(size)):
        result[i] = (rows[i][size] - sum(rows[i][k] * result[k] for k in range(i + 1, size))) / rows[i][i]
    return result


def fitted(examples):
    """Weights by Newton's method; readings with the same clues are counted together."""
    counted = {}
    for values, right, _, counts in examples:
        both = counted.setdefault(tuple(values), [0, 0])
        both[0] += right * counts
        both[1] += counts
    size = len(examples[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == k else 0.0 for k in range(size)] for i in range(size)]
        for values, (right, all_of) in counted.items():
            there = [(i, value) for i, value in enumerate(values) if value]
            chance = chance_of(sum(weights[i] * value for i, value in there))
            error = right - all_of * chance
            bend = all_of * chance * (1 - chance)
            for i, value in there:
                gradient[i] += error * value
                row = curve[i]
                for k, other in there:
                    row[k] += bend * value * other
        step = solved(curve, gradient)
        weights = [weight + change for weight, change in zip(weights, step)]
        if max(abs(change) for change in step) < 1e-6:
            break
    return weights


def chance_of(weight):
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, weight))))


def weight_of(weights, values):
    return sum(round(weight * SCALE) * round(value * 100) for weight, value in zip(weights, values))


def limit_for(wanted, weights, examples):
    """The lowest weight from which on at least the wanted share is right."""
    ordered = sorted(((weight_of(weights, values), right) for values, right, *_ in examples), reverse=True)
    best = ordered[0][0] + 1
    rights = 0
    for at, (weight, right) in enumerate(ordered):
        rights += right
        is_last = at + 1 == len(ordered) or ordered[at + 1][0] < weight
        if is_last and rights >= wanted * (at + 1):
            best = weight
    return best


def told(name, weights, examples, sure, likely):
    counts = {"sure": [0, 0], "likely": [0, 0], "doubtful": [0, 0]}
    for values, right, best, _ in examples:
        weight = weight_of(weights, values)
        word = ("sure", "likely", "doubtful")[max(best, 0 if weight >= sure else 1 if weight >= likely else 2)]
        counts[word][0] += right
        counts[word][1] += 1
    print(name + ": " + ", ".join(f"{word} {right} of {all_of} right ({100 * right / max(all_of, 1):.2f} %)"
                                  for word, (right, all_of) in counts.items()))


def main():
    names, thirds = rows_of(sys.argv[1])
    weights = fitted(thirds["fit"])
    calibrate = [example for example in thirds["calibrate"] if example[2] < 2]
    sure = limit_for(SURE, weights, [example for example in calibrate if example[2] == 0])
    likely = min(sure, limit_for(EITHER, weights, calibrate))
    for name in ("fit", "calibrate", "held-back"):
        told(name, weights, thirds[name], sure, likely)
    for name, weight in sorted(zip(names, weights), key=lambda pair: pair[1]):
        print(f"    {name:18}{weight:8.2f}")
    if len(sys.argv) > 2:
        write(sys.argv[2], weights, sure, likely)


def write(path, weights, sure, likely):
    figures = [str(round(weight * SCALE)) for weight in weights]
    lines, line = [], "    {"
    for at, figure in enumerate(figures):
        figure += "," if at + 1 < len(figures) else "};"
        if len(line) + 1 + len(figure) > 118:
            lines.append(line)
            line = "     " + figure
        else:
            line += (" " if line[-1] != "{" else "") + figure
    lines.append(line)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""#pragma once

#include <array>
#include <cstdint>

namespace muster::text {{

// Written by ./dev reliability fit, in the order of the clues (evidence.h); do not change by hand.
constexpr std::array<int, {len(figures)}> certaintyWeights =
{chr(10).join(lines)}
constexpr std::int64_t sureFrom = {sure};
constexpr std::int64_t likelyFrom = {likely};

}} // namespace muster::text
""")


main()
