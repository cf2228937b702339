import { textOf } from '../values/comparable';
import { valueThrough } from './valueThrough';
import type { FakeAround, FakeContext } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { isPlainObject } from '../values/plainObject';

type Steps = { readonly steps: string; readonly after: string };

type Step = { readonly at: string; readonly status: string };

const SECOND = 1000;
const LONGEST = 40;

/**
 * A timeline along the field's transitions: the shortest way to the status, from the moment on, a few seconds between
 * two steps and up to forty before the last. It ends before now; null where no way leads there.
 */
export const fakeSteps = (
  hint: Steps,
  field: ResolvedField,
  { around, faker, now }: FakeContext & { readonly around: FakeAround },
): Step[] | null => {
  const status = textOf(valueThrough(hint.steps, around));
  const start = Date.parse(textOf(valueThrough(hint.after, around)) ?? '');
  const moves = 'transitions' in field && isPlainObject(field.transitions) ? field.transitions : {};
  const way = status === undefined ? undefined : shortestWay(moves, status);
  if (!way || Number.isNaN(start)) return null;
  const room = Math.max(Math.floor((now.getTime() - start) / SECOND), 0);
  let seconds = 0;
  return way.map((each, index) => {
    const isLast = index === way.length - 1;
    if (index > 0) seconds += isLast ? faker.number.int({ min: 3, max: LONGEST }) : 1;
    return { at: new Date(start + Math.min(seconds, room) * SECOND).toISOString(), status: each };
  });
};

/* Breadth first. What happens at once is not planned before: the way begins behind the first state. */
const shortestWay = (moves: Readonly<Record<string, unknown>>, status: string): string[] | undefined => {
  const nextOf = (state: string) => (Array.isArray(moves[state]) ? (moves[state] as string[]) : []);
  const targets = new Set(Object.keys(moves).flatMap(nextOf));
  const starts = Object.keys(moves).filter((state) => !targets.has(state));
  const ways = starts.map((state) => nextOf(state).slice(0, 1));
  if (starts.includes(status)) return [status];
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === status) return way;
    for (const next of nextOf(last)) if (!way.includes(next)) ways.push([...way, next]);
  }
  return undefined;
};
