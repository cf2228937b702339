import { plainText } from '../values/plainText';

/** How well a title meets what was typed, best first. */
const STARTS = 0;
const WORDS_START = 1;
const CONTAINS = 2;

/**
 * How well a title meets what was typed, the lower the better; undefined where it does not. Every word must be found
 * in it; case and accents do not matter.
 */
export const matchOf = (title: string, typed: string): number | undefined => {
  const text = plainText(title);
  const wanted = plainText(typed).trim();
  if (text.startsWith(wanted)) return STARTS;
  const words = wanted.split(/\s+/);
  const beginnings = text.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => beginnings.some((each) => each.startsWith(word)))) return WORDS_START;
  return words.every((word) => text.includes(word)) ? CONTAINS : undefined;
};

/** Those that meet what was typed, the best first and otherwise in their order; at most `limit`. */
export const bestOf = <Item extends { readonly title: string; readonly also?: string | undefined }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): Item[] =>
  items
    .flatMap((item) => {
      const rank = matchOf(item.title, typed) ?? (item.also && matchOf(`${item.title} ${item.also}`, typed));
      return typeof rank !== 'number' ? [] : [{ item, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ item }) => item);
