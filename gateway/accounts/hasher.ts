import { Worker } from 'node:worker_threads';
import { KEY_BYTES, type Derivation, type Hasher } from '../../server/accounts/passwords';
import { refuse } from '../../server/refusal';

type Options = {
  /** Derivations that may wait at a time, and twice as many that are first; default 4. */
  readonly most?: number;
  /** How many undisturbed derivations long one waits before it is given up; default 8. Infinity waits. */
  readonly patience?: number;
};

/**
 * Derives keys in a thread of its own, one after the other: scrypt in Node's own pool would keep token checks and
 * compression waiting, which share its four threads. What waits is bounded, by number and by time, and time is counted
 * in derivations: on any machine, whoever is not refused is through within about ten times what one takes alone.
 */
export const createHasher = ({ most = 4, patience = 8 }: Options = {}): Hasher => {
  let waiting: Job[] = [];
  let running: Running | undefined;
  let worker: Worker | undefined;
  /* Milliseconds for each unit of cost, while nothing else was in the way. */
  let pace = Infinity;

  const finish = (settle: (job: Running) => void) => {
    const job = running;
    running = undefined;
    if (job) settle(job);
    for (const each of waiting.filter(hasWaitedTooLong)) giveUp(each);
    begin();
  };
  const start = (): Worker => {
    const started = new Worker(PROGRAM, { eval: true });
    started.unref();
    started.on('message', (key: Uint8Array) =>
      finish(({ asked, began, resolve }) => {
        pace = Math.min(pace, (performance.now() - began) / asked.cost);
        resolve(key);
      }),
    );
    started.on('error', (error: Error) => {
      worker = undefined;
      finish(({ reject }) => reject(error));
    });
    return started;
  };
  const begin = () => {
    if (running) return;
    const job = waiting.shift();
    if (!job) return void worker?.unref();
    running = { ...job, began: performance.now() };
    worker ??= start();
    worker.ref();
    worker.postMessage(job.asked);
  };
  const hasWaitedTooLong = ({ asked, since }: Job) =>
    performance.now() - since > patience * pace * asked.cost;
  const giveUp = (job: Job) => {
    waiting = waiting.filter((each) => each !== job);
    job.reject(busy());
  };
  return {
    derive: (asked, { isFirst = false } = {}) =>
      new Promise((resolve, reject) => {
        const [first, others] = [waiting.filter((job) => job.isFirst), waiting.filter((job) => !job.isFirst)];
        if (isFirst ? first.length >= 2 * most : others.length >= most) return reject(busy());
        const job: Job = { asked, isFirst, since: performance.now(), resolve, reject };
        waiting = isFirst ? [...first, job, ...others] : [...waiting, job];
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
  readonly isFirst: boolean;
  readonly since: number;
  readonly resolve: (key: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

type Running = Job & { readonly began: number };

const busy = () => refuse(429, 'busy', { retryAfter: 2 });

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
