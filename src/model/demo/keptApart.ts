import { isOver, overlapRules, spanOf } from '../overlaps/overlaps';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { Row } from '../values/comparable';

const ATTEMPTS = 40;

/**
 * Makes a record anew, each time with other values, until it lies over none of those before it that its entity keeps apart;
 * whether they count is left open, since time may still change their state. What is written by hand stays as it is.
 */
export const keptApart = <Made extends Row>(
  { resource, kinds }: { readonly resource: Resource; readonly kinds: Kinds },
  before: readonly Made[],
  make: (attempt: number) => Made,
): Made => {
  const rules = overlapRules(resource, kinds).map((rule) => ({ ...rule, when: undefined }));
  const isFree = (record: Row): boolean =>
    rules.every((rule) => {
      const own = spanOf(record, rule);
      const spans = before.map((other) => spanOf(other, rule));
      return !own || !spans.some((other) => other !== undefined && isOver(own, other, rule));
    });
  let made = make(0);
  for (let attempt = 1; attempt < ATTEMPTS && !isFree(made); attempt += 1) made = make(attempt);
  return made;
};
