/** In the order in which they are taken when several would do. */
export const separators = [';', ',', '\t', '|'] as const;

/**
 * The sign between the cells: the one that every one of the first lines has most of. A single column has none, and
 * reads the same with each.
 */
export const guessSeparator = (text: string): string => {
  const lines = text
    .slice(0, BEGINNING)
    .replaceAll(QUOTED, '')
    .split(/\r\n?|\n/)
    .filter((line) => /[^\s;,|]/.test(line))
    .slice(0, LINES);
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    return { separator, least: Math.min(...counts, Infinity), first: counts[0] ?? 0 };
  });
  const [best] = scored.toSorted((a, b) => b.least - a.least || b.first - a.first);
  return best?.separator ?? ',';
};

const BEGINNING = 20_000;
const LINES = 20;
const QUOTED = /"[^"]*("|$)/g;
