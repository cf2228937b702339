import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { waysThrough, type Ways } from './patternWays';

/** How long a text is followed, and how many ways through it make a pattern one that can run for ever. */
const CHARACTERS = 60;
const MOST_WAYS = 5000;

/** How often a part that repeats is looked at, beginning with the most exact, and how many steps are not too many. */
const REPEATS = [20, 8, 3, 1];
const MOST_STEPS = 2500;

/** How many texts are followed at once. */
const KEPT = 6;

/**
 * Can a text be matched with the pattern in so many ways that trying them all takes for ever? A regular expression
 * that fails has gone through each of them. `(a+)+` has a million ways through twenty letters; `a+b+` has one, and
 * `a+a+` as many as there are letters, which the length of what is matched (`MOST_MATCHED`) bounds.
 */
export const isEndless = (pattern: AST.Pattern): boolean => {
  const characters = charactersOf(pattern);
  for (const most of REPEATS) {
    const ways = waysThrough(pattern, most);
    const steps = ways.flatMap((each) => each.steps).reduce((sum, next) => sum + next.size, 0);
    if (steps <= MOST_STEPS) return ways.some((each) => growsIn(each, characters));
  }
  return true;
};

/** The smallest part of the pattern that is endless by itself: what a person has to look at. */
export const endlessPart = (pattern: AST.Pattern, read: (source: string) => AST.Pattern): string => {
  const parts: string[] = [];
  visitRegExpAST(pattern, { onQuantifierEnter: ({ raw }) => parts.push(raw) });
  const endless = parts.filter((raw) => isEndless(read(raw)));
  return endless.sort((one, other) => one.length - other.length)[0] ?? pattern.raw;
};

/*
 * The worst text is looked for character by character, from every place, keeping the few that leave the most ways. It
 * need not be the very worst one, because ways that multiply with every few characters pass any limit.
 */
const growsIn = (ways: Ways, characters: readonly string[]): boolean => {
  const groups = groupsOf(ways, characters);
  return ways.steps.some((_, start) => {
    let best: readonly Live[] = [new Map([[start, 1]])];
    for (let length = 0; length < CHARACTERS && best.length > 0; length += 1) {
      const next = best.map((live) => onward(live, ways)).filter(({ size }) => size > 0);
      best = mostOf(next.flatMap((live) => groups.map((places) => only(live, places))));
      if (best.some((live) => countOf(live) > MOST_WAYS)) return true;
    }
    return false;
  });
};

/** In how many ways each place has been reached. */
type Live = ReadonlyMap<number, number>;

const mostOf = (all: readonly Live[]): readonly Live[] => {
  const different = new Map(all.map((live) => [[...live].join(';'), live]));
  const counted = [...different.values()].map((live) => ({ live, count: countOf(live) }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, KEPT)
    .map(({ live }) => live);
};

const onward = (live: Live, { steps }: Ways): Live => {
  const next = new Map<number, number>();
  for (const [place, count] of live)
    for (const [to, times] of steps[place] ?? []) next.set(to, (next.get(to) ?? 0) + count * times);
  return next;
};

const only = (live: Live, places: ReadonlySet<number>): Live =>
  new Map([...live].filter(([place]) => places.has(place)));

const countOf = (live: Live): number => [...live.values()].reduce((sum, count) => sum + count, 0);

/** For each character, where it can be read; characters that are read at the same places count once. */
const groupsOf = ({ reads }: Ways, characters: readonly string[]): Set<number>[] => {
  const groups = characters.map((character) =>
    reads.flatMap((isRead, place) => (isRead(character) ? place : [])),
  );
  return [...new Map(groups.map((places) => [places.join(), new Set(places)])).values()];
};

/** The characters and ends of ranges that the pattern names, those next to them, and some of every alphabet. */
const charactersOf = (pattern: AST.Pattern): string[] => {
  const points = new Set(Array.from({ length: 128 }, (_, point) => point));
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => [value - 1, value, value + 1].forEach((point) => points.add(point)),
  });
  const named = [...points].filter((point) => point >= 0 && point <= 0x10ffff);
  return [...named.map((point) => String.fromCodePoint(point)), ...'éßÉΩжאع中あ한٣😀\u00A0\u2028'];
};
