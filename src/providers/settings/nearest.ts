/** The known word that is at most two typing mistakes away, or undefined. */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((found) => found.distance <= Math.min(2, found.candidate.length - 1))
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;

// Levenshtein, one row at a time.
const distance = (a: string, b: string) =>
  [...a].reduce<number[]>(
    (row, letter, i) =>
      [...b].reduce<number[]>(
        (next, other, j) => [
          ...next,
          Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
        ],
        [i + 1],
      ),
    Array.from({ length: b.length + 1 }, (_, j) => j),
  )[b.length] ?? 0;
