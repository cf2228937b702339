/** Why a pattern cannot be asked, and the part of it that is to blame. */
export type PatternFault = { readonly kind: PatternFaultKind; readonly part: string };

export type PatternFaultKind = 'lookAround' | 'backReference' | 'tooLarge' | 'unreadable';

/** A place of a text: from this character to before that one. */
export type Place = readonly [from: number, to: number];

/** A pattern that a person has written: asking it takes time in proportion to the text, whatever it says. */
export type Pattern = {
  readonly isIn: (text: string) => boolean;
  /** Where it is, one after the other. Each takes a look at the rest of the text. */
  readonly placesIn: (text: string) => Iterable<Place>;
  /** How many steps a character of a text takes at most. */
  readonly size: number;
};

/** What repetitions are worth, written out: what a pattern takes grows with it as with the text. */
export const LARGEST_PATTERN = 500;

/**
 * Reads a pattern as people know them from JavaScript, for an engine that goes through a text once and never back: so it
 * has neither look-around nor back references.
 */
export const readPattern = async (
  source: string,
  { isCaseSensitive = false } = {},
): Promise<Pattern | PatternFault> => {
  const parts = partsOf(source);
  const fault = faultIn(parts);
  if (fault) return fault;
  const { RE2JS, RE2Set } = await loadEngine();
  try {
    const flags = isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
    const text = RE2JS.translateRegExp(withAllSpaces(parts));
    const size = RE2JS.compile(text, flags).programSize();
    if (size > LARGEST_PATTERN) return { kind: 'tooLarge', part: source };
    const set = new RE2Set(RE2Set.UNANCHORED, flags, MOST_REMEMBERED);
    set.add(text);
    return {
      size,
      isIn: (searched) => set.match(searched).length > 0,
      *placesIn(searched) {
        for (const { index = 0, 0: found } of RE2JS.compile(text, flags).matchAll(searched))
          yield [index, index + found.length];
      },
    };
  } catch (error) {
    const { input } = error as { readonly input?: string | null };
    return { kind: 'unreadable', part: input && source.includes(input) ? input : source };
  }
};

/* Only where a pattern is read, so that no page that has none downloads it. */
const loadEngine = () => import('re2js');

/** The bytes that a pattern may keep of the texts before: some would fill megabytes each, and there are thousands. */
const MOST_REMEMBERED = 65_536;

type Part = { readonly text: string; readonly isInClass: boolean };

/** An escape, a class of POSIX, the beginning and the end of a class, a count, a look-around, or any other character. */
const PARTS = /\\(?:[pPux]\{[^}]*\}|[^])|\[:\^?\w+:\]|\[\^?\]?|\{\d+(?:,\d*)?\}|\(\?<?[=!]|[^]/gu;

const partsOf = (source: string): readonly Part[] => {
  let isInClass = false;
  return (source.match(PARTS) ?? []).map((text) => {
    const part = { text, isInClass };
    if (text === ']') isInClass = false;
    else if (text.startsWith('[') && !text.startsWith('[:')) isInClass = !(isInClass && text.endsWith(']'));
    return part;
  });
};

/* What the engine would read in another way than JavaScript, refuse in words of its own, or need long to find too large. */
const faultIn = (parts: readonly Part[]): PatternFault | undefined => {
  let repeats = 0;
  for (const { text: part, isInClass } of parts) {
    if (/^\\(?!\d|k)[a-zA-Z]/.test(part) && !/^\\[bBcdDfnpPrsStuvwWx]/.test(part))
      return { kind: 'unreadable', part };
    if (isInClass) continue;
    if (part.startsWith('(?')) return { kind: 'lookAround', part };
    if (/^\\[1-9k]/.test(part)) return { kind: 'backReference', part };
    if (/^\{\d/.test(part)) repeats += Math.max(...(part.match(/\d+/g) ?? []).map(Number));
    if (repeats > LARGEST_PATTERN) return { kind: 'tooLarge', part };
  }
  return undefined;
};

/* To the engine a space is one of ASCII. */
const SPACES = String.raw`\s\u000b\p{Z}\ufeff`;

const withAllSpaces = (parts: readonly Part[]): string =>
  parts
    .map(({ text, isInClass }) => {
      if (text === String.raw`\s`) return isInClass ? SPACES : `[${SPACES}]`;
      return text === String.raw`\S` && !isInClass ? `[^${SPACES}]` : text;
    })
    .join('');
