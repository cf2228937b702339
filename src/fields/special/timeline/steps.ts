import { isInstant } from '../../dateTime/instant';

/** Something that happened to a record; `code`, `source` and `note` as they came. */
export type Step<Status extends string = string> = {
  readonly at: string;
  readonly status: Status;
  readonly code?: string | null;
  readonly source?: string | null;
  readonly note?: string | null;
};

/** From every status, those that may follow; a final one has `[]` or is left out. */
export type Transitions = { readonly [status: string]: readonly string[] };

export type OrderedStep = {
  readonly step: Step;
  /** Milliseconds since the step before; undefined for the first, and beside a time nobody can read. */
  readonly elapsed: number | undefined;
  /** The status that this one cannot follow. */
  readonly cannotFollow: string | undefined;
};

/**
 * The steps from the oldest to the newest, those of one moment as they came. A step whose time cannot be read stays
 * behind the one it came after. A step that may not follow is marked and does not count as the state; a status
 * nobody declared is only judged after a final one. Without transitions nothing is judged.
 */
export const orderedSteps = (steps: readonly Step[], transitions: Transitions | undefined): OrderedStep[] => {
  const judge = transitions === undefined ? () => undefined : createJudge(transitions);
  return inOrder(steps).map(({ step, time }, index, all) => {
    const before = all[index - 1]?.time;
    return {
      step,
      elapsed: time === undefined || before === undefined ? undefined : time - before,
      cannotFollow: judge(step.status),
    };
  });
};

const inOrder = (steps: readonly Step[]) => {
  let place = -Infinity;
  const timed = steps.map((step) => {
    const time = isInstant(step.at) ? Date.parse(step.at) : undefined;
    place = time ?? place;
    return { step, time, place };
  });
  return timed.toSorted((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)));
};

const createJudge = (transitions: Transitions) => {
  const declared = new Set([...Object.keys(transitions), ...Object.values(transitions).flat()]);
  const after = (from: string) => (Object.hasOwn(transitions, from) ? (transitions[from] ?? []) : []);
  const fits = (next: readonly string[], status: string) =>
    declared.has(status) ? next.includes(status) : next.length > 0;
  let state: string | undefined;
  return (status: string): string | undefined => {
    const mayFollow = state === undefined || status === state || fits(after(state), status);
    if (!mayFollow) return state;
    if (declared.has(status)) state = status;
    return undefined;
  };
};
