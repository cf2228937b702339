import type { AST } from '@eslint-community/regexpp';

/**
 * The places of a pattern at which a character is read, and how a text can go through them. A step is counted once for
 * each way it can be taken: in `(a+)+` the letter follows itself twice, within the inner loop and around the outer one.
 */
export type Ways = {
  readonly reads: readonly ((character: string) => boolean)[];
  /** From each place to the next ones, with the number of ways. */
  readonly steps: readonly ReadonlyMap<number, number>[];
};

/**
 * The ways through a pattern and through each of its look-arounds, which are tried on their own. A part that repeats
 * stands there `most` times at most.
 */
export const waysThrough = (pattern: AST.Pattern, most: number): readonly Ways[] => {
  const inner: Ways[] = [];
  const whole = waysIn(pattern.alternatives, { most, inner });
  return [whole, ...inner];
};

/** How many characters are read, at most, from one place on: the first and last places, and whether it can be empty. */
type Part = {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmpty: boolean;
};

type Looking = { readonly most: number; readonly inner: Ways[] };

const nothing: Part = { first: [], last: [], isEmpty: true };

const waysIn = (alternatives: readonly AST.Alternative[], looking: Looking): Ways => {
  const reads: ((character: string) => boolean)[] = [];
  const steps: Map<number, number>[] = [];
  const joined = (from: Part, to: Part): void => {
    for (const last of from.last)
      for (const first of to.first) steps[last]?.set(first, (steps[last].get(first) ?? 0) + 1);
  };
  const then = (before: Part, after: Part): Part => {
    joined(before, after);
    return {
      first: before.isEmpty ? [...before.first, ...after.first] : before.first,
      last: after.isEmpty ? [...before.last, ...after.last] : after.last,
      isEmpty: before.isEmpty && after.isEmpty,
    };
  };
  const either = (parts: readonly Part[]): Part => ({
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
    isEmpty: parts.some(({ isEmpty }) => isEmpty),
  });
  const inTurn = (elements: readonly AST.Element[]): Part =>
    elements.reduce((before, element) => then(before, partOf(element)), nothing);
  /* What must be there may be empty each time; what may follow ends with the first time that reads nothing. */
  const repeated = ({ element, min, max }: AST.Quantifier): Part => {
    const needed = Array.from({ length: Math.min(min, looking.most) }, () => partOf(element));
    const more = max === Infinity ? 1 : Math.min(max - min, looking.most - needed.length);
    const others = Array.from({ length: Math.max(more, 0) }, () => partOf(element));
    others.forEach((each, at) => joined(each, others[at + 1] ?? (max === Infinity ? each : nothing)));
    const last = others.flatMap((each) => each.last);
    return then(needed.reduce(then, nothing), { first: others[0]?.first ?? [], last, isEmpty: true });
  };
  const partOf = (element: AST.Element): Part => {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return either(element.alternatives.map(({ elements }) => inTurn(elements)));
      case 'Quantifier':
        return repeated(element);
      case 'Assertion':
        if ('alternatives' in element) looking.inner.push(waysIn(element.alternatives, looking));
        return nothing;
      case 'Backreference':
        return nothing;
      default: {
        const place = reads.push(readerOf(element.raw)) - 1;
        steps.push(new Map());
        return { first: [place], last: [place], isEmpty: false };
      }
    }
  };
  either(alternatives.map(({ elements }) => inTurn(elements)));
  return { reads, steps };
};

/* What a single place reads is asked of the engine itself, so that no class or property has to be known here. */
const readerOf = (raw: string): ((character: string) => boolean) => {
  const one = new RegExp(`^(?:${raw})$`, 'u');
  return (character) => one.test(character);
};
