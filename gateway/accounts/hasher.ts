import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal';

/** What is to be derived: scrypt's answer for a password, a salt and a cost (N; 1024 bytes of memory each). */
export type Derivation = { readonly password: string; readonly salt: Uint8Array; readonly cost: number };

/** `isFirst`: goes before those who wait already, and waits where they are refused. */
export type Turn = { readonly isFirst?: boolean };

export type Hasher = {
  /** @throws Refusal 429 when too many wait, or this one has waited too long. */
  derive: (asked: Derivation, turn?: Turn) => Promise<Buffer>;
  close: () => Promise<void>;
};

export const KEY_BYTES = 32;

type Options = {
  /** Derivations that may wait at a time; default 32. */
  readonly most?: number;
  /** How long one waits for its turn before it is given up, in milliseconds; default 1000. Infinity waits. */
  readonly patience?: number;
};

/**
 * Derives keys in a thread of its own, one after the other: scrypt in Node's own pool would keep token checks and
 * compression waiting, which share its four threads. What waits is bounded, by number and by time.
 */
export const createHasher = ({ most = 32, patience = 1000 }: Options = {}): Hasher => {
  let waiting: Job[] = [];
  let running: Job | undefined;
  let worker: Worker | undefined;
  const until = (end: () => void) => (patience === Infinity ? undefined : setTimeout(end, patience));

  const finish = (settle: (job: Job) => void) => {
    const job = running;
    running = undefined;
    if (job) settle(job);
    begin();
  };
  const start = (): Worker => {
    const started = new Worker(PROGRAM, { eval: true });
    started.unref();
    started.on('message', (key: Uint8Array) => finish(({ resolve }) => resolve(Buffer.from(key))));
    started.on('error', (error: Error) => {
      worker = undefined;
      finish(({ reject }) => reject(error));
    });
    return started;
  };
  const begin = () => {
    if (running) return;
    running = waiting.shift();
    if (!running) return void worker?.unref();
    clearTimeout(running.tooLate);
    worker ??= start();
    worker.ref();
    worker.postMessage(running.asked);
  };
  const giveUp = (job: Job) => {
    waiting = waiting.filter((each) => each !== job);
    job.reject(busy());
  };
  return {
    derive: (asked, { isFirst = false } = {}) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= (isFirst ? 2 * most : most)) return reject(busy());
        const job: Job = { asked, resolve, reject, tooLate: until(() => giveUp(job)) };
        waiting = isFirst ? [job, ...waiting] : [...waiting, job];
        begin();
      }),
    close: async () => {
      for (const job of waiting) giveUp(job);
      await worker?.terminate();
      worker = undefined;
    },
  };
};

type Job = {
  readonly asked: Derivation;
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly tooLate: NodeJS.Timeout | undefined;
};

const busy = () => new Refusal(429, 'Too many people sign in at this moment.', { retryAfter: 2 });

/* Text, so that it needs no file of its own wherever the gateway is built into. Node's own memory limit is just below
   what a cost needs: 128 bytes times cost times block size 8. NFKC: the same password typed on another keyboard may
   arrive in another Unicode form. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
const { scryptSync } = require('node:crypto');
parentPort.on('message', ({ password, salt, cost }) =>
  parentPort.postMessage(
    scryptSync(password.normalize('NFKC'), salt, ${KEY_BYTES}, { N: cost, maxmem: 2048 * cost + 2 ** 20 }),
  ));
`;
