import type { Answer, Call } from './call';

/** `hang`: never answers; `drop`: closes before applying; `dropAfterApply`: applies, then closes. */
export type Fault = { kind: 'hang' | 'drop' | 'dropAfterApply' } | ({ kind: 'answer' } & Answer);

export type Match = (call: Call) => boolean;

export type Faults = {
  /** The next `times` calls that match meet the fault; default: every one. */
  fault(match: Match, fault: Fault, times?: number): void;
  heal(): void;
  /** Stops matching calls on arrival. `reached` resolves when `count` of them stand there. */
  hold(match: Match, count?: number): { reached: Promise<void>; release(): void };
  take(call: Call): Fault | undefined;
  waitIfHeld(call: Call): Promise<void>;
};

export const to =
  (path: string): Match =>
  (call) =>
    call.path === path;

/** Answers with this body, given as JSON text or as data. */
export const answering = (body: unknown, status = 200, headers: Record<string, string> = {}): Fault => ({
  kind: 'answer',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});

export const html = (status = 200): Fault => ({
  kind: 'answer',
  status,
  text: '<html><body><h1>Sign in to the hotel network</h1></body></html>',
  headers: { 'content-type': 'text/html' },
});

export const createFaults = (): Faults => {
  let faults: { match: Match; fault: Fault; left: number }[] = [];
  let barriers: { match: Match; arrive: () => Promise<void> }[] = [];
  return {
    fault: (match, fault, times = Infinity) => void faults.push({ match, fault, left: times }),
    heal: () => void (faults = []),
    take: (call) => {
      const found = faults.find(({ match, left }) => left > 0 && match(call));
      if (found) found.left -= 1;
      return found?.fault;
    },
    hold: (match, count = 1) => {
      const gate = createGate(count);
      const barrier = { match, arrive: gate.arrive };
      barriers.push(barrier);
      const release = () => {
        barriers = barriers.filter((other) => other !== barrier);
        gate.open();
      };
      return { reached: gate.reached, release };
    },
    waitIfHeld: async (call) => barriers.find(({ match }) => match(call))?.arrive(),
  };
};

const createGate = (count: number) => {
  let standing = 0;
  let reach = () => {};
  let open = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const arrive = () => {
    standing += 1;
    if (standing >= count) reach();
    return opened;
  };
  return { reached, arrive, open: () => open() };
};
