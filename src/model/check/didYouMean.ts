/** How many answers a hint lists before it becomes a wall. */
const MOST_ANSWERS = 12;

/** How many it lists of more than that, when none is near. */
const MOST_NEAREST = 5;

/** The known word nearest to a mistyped one; undefined when none is near: a third of its letters, unless told otherwise. */
export const didYouMean = (
  word: string,
  known: readonly string[],
  limit = Math.ceil(word.length / 3),
): string | undefined => {
  const near = known
    .map((each) => ({ each, distance: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.each;
};

/** What to say beside an unknown word: the nearest known one, and all of them while they are few. */
export const hintFor = (word: string, known: readonly string[]): string => {
  const nearest = didYouMean(word, known);
  const question = nearest === undefined ? [] : [`Did you mean "${nearest}"?`];
  if (known.length === 0) return 'There is none to name.';
  if (known.length <= MOST_ANSWERS) return [...question, `Valid: ${known.join(', ')}.`].join(' ');
  return question[0] ?? `Nearest of ${known.length}: ${nearestTo(word, known).join(', ')}.`;
};

const nearestTo = (word: string, known: readonly string[]): string[] =>
  known
    .map((each) => ({ each, distance: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAREST)
    .map(({ each }) => each);

/** Fewest letters to add, drop, change or swap with their neighbour. Long words are cut: they are no typing slips. */
export const editDistance = (from: string, to: string): number => {
  const [a, b] = [from.slice(0, LONGEST), to.slice(0, LONGEST)];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(before, column - 2) + 1 : Infinity;
      next.push(
        Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + differs, swapped),
      );
    }
    [before, last] = [last, next];
  }
  return at(last, b.length);
};

const LONGEST = 40;

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
