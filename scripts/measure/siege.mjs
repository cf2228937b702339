// How the gateway serves everybody else while strangers guess passwords and send bodies that are hard to read.
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startGateway } from './gatewayProgram.mjs';

const CALLS = 500;
const AT_ONCE = 5;
const QUIET_SIGN_INS = 9;
const GUESSES = 200;
const BODIES = 10;

/** What is good: so many times slower than without a siege, so many milliseconds, so many times the memory. */
const good = { slower: 10, longest: 1000, memory: 1.2 };

/** Prints what it found. @throws when somebody was answered wrongly. */
export const measureSiege = async () => {
  const { quiet, rows } = await besieged();
  console.log(
    `\n${GUESSES} guessed passwords and ${BODIES} nested bodies of 2 MB (quiet: ${quiet.toFixed(0)} ms):`,
  );
  for (const [name, value, most] of rows)
    console.log(`  ${name.padEnd(44)} ${value.toFixed(0).padStart(7)}${goodIs(most)}`);
};

const goodIs = (most) => (most === undefined ? '' : ` (good: ${most.toFixed(0)} at most)`);

const besieged = async () => {
  const { port, pid, stop } = await startGateway();
  try {
    const ask = asker(port);
    const signIn = () => ask('POST', '/jwt/login', { body: JSON.stringify(administrator) });
    const { accessToken } = JSON.parse((await signIn()).text);
    const call = () =>
      ask('GET', '/v1/notificationGroups?page=0&entries_per_page=10', { token: accessToken });
    await inTurns(call);
    const quiet = await inTurns(call);
    const quietSignIns = [];
    for (let at = 0; at < QUIET_SIGN_INS; at += 1) quietSignIns.push((await signIn()).ms);
    const quietSignIn = percentile(quietSignIns, 50);
    const memory = await residentOf(pid);

    const strangers = new Worker(new URL(import.meta.url), { workerData: { besieged: port } });
    const gone = once(strangers, 'exit');
    await once(strangers, 'message');
    const [busy, honest] = await Promise.all([inTurns(call), signIn()]);
    await gone;
    if (![200, 429].includes(honest.status))
      throw new Error(`an honest sign-in was answered with ${honest.status}`);
    const after = await settled(pid, memory * good.memory);

    const [before, during] = [percentile(quiet, 95), percentile(busy, 95)];
    const isToldToWait = honest.status === 429;
    const rows = [
      ['of 500 calls under siege 95 %, ms', during, before * good.slower],
      ['the longest of them, ms', percentile(busy, 100), good.longest],
      isToldToWait
        ? ['an honest sign-in, ms (told to wait)', honest.ms]
        : ['an honest sign-in, ms', honest.ms, quietSignIn * good.slower],
      ...(memory > 0 ? [['memory afterwards, MB', after / 1e6, (memory * good.memory) / 1e6]] : []),
    ];
    return { quiet: before, rows };
  } finally {
    stop();
  }
};

const administrator = { email: 'admin@demo.com', password: 'admin' };

const bomb = `{"email":${'['.repeat(2_000_000)}`;

const guess = (ask, at) =>
  ask('POST', '/jwt/login', {
    body: JSON.stringify({ email: `somebody${at}@example.com`, password: 'guessed' }),
    from: at,
  });

/* Every address of 127.0.0.0/8 is this machine: each stranger has one of their own. */
const asker =
  (port) =>
  (method, path, { body, token, from } = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
        ...(from !== undefined && { localAddress: `127.1.${1 + (from >> 7)}.${1 + (from & 127)}` }),
      };
      const sent = request(options, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text, ms: performance.now() - began }));
      });
      sent.on('error', reject);
      sent.end(body);
    });

/** How long each call took, in milliseconds. */
const inTurns = async (call) => {
  const times = [];
  const worker = async () => {
    while (times.length < CALLS) {
      const { status, ms } = await call();
      if (status !== 200) throw new Error(`a call was answered with ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times;
};

const percentile = (values, percent) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)];
};

/* Bytes; 0 where the system does not tell. */
const residentOf = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
};

/* Memory comes back when the collector finds time; it gets some seconds. */
const settled = async (pid, limit) => {
  for (let tries = 0; tries < 40 && (await residentOf(pid)) > limit; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));
  return residentOf(pid);
};

/* The strangers have a thread of their own: what it costs to be so many is not to be measured. */
if (!isMainThread && workerData?.besieged) {
  const ask = asker(workerData.besieged);
  const guesses = Array.from({ length: GUESSES }, (_, at) => guess(ask, at));
  const bodies = Array.from({ length: BODIES }, (_, at) =>
    ask('POST', '/jwt/login', { body: bomb, from: at }),
  );
  parentPort.postMessage('begun');
  await Promise.allSettled([...guesses, ...bodies]);
}
