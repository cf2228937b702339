import fc from 'fast-check';
import type { Form } from '../receipts/receiptWorld';

/* What an operator answers before it takes or refuses a message: not now; nobody knows, and some of these have taken it; the connection is at fault. */
const LATER = ['425', '429', '503', '200 BUSY', '422 THROTTLED'] as const;
const UNKNOWN = ['hang', 'cut', 'half', '408', '500', '502', '504', '200'] as const;
const FAULTS = ['302', '401', '402', '403', '404', '405', '415', '200 BALANCE'] as const;

/* And in the end; `twice` answers one request two times, what is for ever it never stops to say. */
const TAKEN = ['taken', 'twice', '409'] as const;
const REFUSED = ['400', '422', '200 ODD', '404 NO_SUCH_NUMBER'] as const;
const FOR_EVER = ['422 THROTTLED for ever', '503 for ever'] as const;

export type Step =
  | (typeof LATER | typeof UNKNOWN | typeof FAULTS | typeof TAKEN | typeof REFUSED | typeof FOR_EVER)[number]
  | `${(typeof UNKNOWN)[number]} taken`;

export const isUnknown = (step: Step): boolean =>
  UNKNOWN.some((each) => step === each || step === `${each} taken`);

export const isTaking = (step: Step): boolean =>
  step.endsWith(' taken') || TAKEN.some((each) => each === step);

/* A fault pauses the connection for all: a few are enough. */
const before = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...LATER) },
  { weight: 11, arbitrary: fc.constantFrom(...UNKNOWN.slice(1)) },
  { weight: 9, arbitrary: fc.constantFrom(...UNKNOWN.slice(1).map((each) => `${each} taken` as const)) },
  // Somebody waits for each of these.
  { weight: 1, arbitrary: fc.constantFrom('hang', 'hang taken') },
  { weight: 1, arbitrary: fc.constantFrom(...FAULTS) },
);

const end = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TAKEN) },
  { weight: 4, arbitrary: fc.constantFrom(...REFUSED) },
  { weight: 1, arbitrary: fc.constantFrom(...FOR_EVER) },
);

/* What it says of each part of a message, and how often it says what was before; what is only on its way moves nothing. */
const STATES = ['EXPIRED', 'UNDELIV', 'REJECTD', 'DELIVRD', 'BUFFERED'] as const;
const FORMS: readonly Form[] = ['json', 'list', 'form', 'query'];

/** Before the answer, right after it, when all have been handed over, and when nobody waits for it any more. */
const MOMENTS = ['before', 'after', 'late', 'last'] as const;

export type Moment = (typeof MOMENTS)[number];

/** What an operator does with one message: its answers, the last of them for good, and its receipts, in this order. */
export const schedules = fc
  .record({ parts: fc.integer({ min: 1, max: 3 }), isWhole: fc.boolean(), knowsIds: fc.boolean() })
  .chain((given) =>
    fc.record({
      parts: fc.constant(given.parts),
      isWhole: fc.constant(given.isWhole),
      knowsIds: fc.constant(given.knowsIds),
      steps: fc
        .tuple(fc.array(before, { maxLength: 3 }), end)
        .map(([some, last]): readonly [...Step[], Step] => [...some, last]),
      // Else by the operator's own id.
      isOurs: fc.boolean(),
      receipts: fc.array(
        fc.record({
          part: fc.integer({ min: 1, max: given.isWhole ? 1 : given.parts }),
          state: fc.constantFrom(...STATES),
          times: fc.integer({ min: 1, max: 3 }),
          moment: fc.constantFrom(...MOMENTS),
          form: fc.constantFrom(...FORMS),
        }),
        { maxLength: 5 },
      ),
    }),
  );

export type Schedule = typeof schedules extends fc.Arbitrary<infer T> ? T : never;

/** As long as its parts: a message is charged for each of them. */
export const nameFor = ({ parts }: Schedule): string =>
  'a'.repeat((parts === 1 ? 20 : parts * 153 - 20) - 'Hello '.length);

/* Written once more, and simply: of a part the strongest counts, of a message all parts that there are. */
const ENDS = ['expired', 'undelivered', 'rejected', 'delivered'] as const;

const endOfReceipts = ({ parts, isWhole, receipts }: Schedule): string => {
  const ranks = Array.from({ length: isWhole ? 1 : parts }, (_, at) =>
    Math.max(
      -1,
      ...receipts
        .filter(({ part, state }) => part === at + 1 && state !== 'BUFFERED')
        .map(({ state }) => STATES.indexOf(state)),
    ),
  );
  const failed = ranks.filter((rank) => rank >= 0 && rank < ENDS.length - 1);
  return ENDS[failed.length > 0 ? Math.max(...failed) : Math.min(...ranks)] ?? 'unknown';
};

/** How a message has to end that was taken, or was not. What was never answered is charged, and nobody knows. */
export const rightEnd = (schedule: Schedule, { isTaken, isLost }: Record<'isTaken' | 'isLost', boolean>) => {
  if (isTaken) return endOfReceipts(schedule);
  if (isLost) return 'unknown';
  const last = schedule.steps.at(-1);
  if (last === '503 for ever') return 'expired';
  return last === '422 THROTTLED for ever' ? 'failed' : 'rejected';
};

/** Whether a message that has ended so is paid for. */
export const isPaid = (state: string, isTaken: boolean): boolean =>
  state !== 'rejected' && (isTaken || state === 'unknown');
