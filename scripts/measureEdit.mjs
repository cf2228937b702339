// `npm run measure:edit`: what an edit of one entity costs the gateway of `npm start` until it is served, in processor
// time, with a page open that follows. The configuration that lies here is edited ten times and put back; the records are in a folder of their own.
// Exits 1 where the median is above its limit.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { startDevGateway } from './measure/gatewayProgram.mjs';

const LIMIT_MS = 500;
const EDITS = 10;
const PATIENCE_MS = 120_000;

/** The entity that is edited, and where in it: its fields, and the label of one. */
const ENTITY = 'operators';
const START = `const ${ENTITY} = defineResource({`;
const FIELDS = '  fields: {';
const LABEL = "label: 'MCC'";
const TYPED = 'Half a na';
const ADMINISTRATOR = { email: 'admin@demo.com', password: 'admin' };

const fileWithEntity = () => {
  const parts = existsSync('config') ? readdirSync('config').map((name) => join('config', name)) : [];
  const found = ['resources.config.ts', ...parts].find((file) => readFileSync(file, 'utf8').includes(START));
  if (!found) throw new Error(`No file of the configuration has "${START}"`);
  return found;
};

/** The next text of the file, and the label that tells that it is served: another one by turns, or that of a new field. */
const edited = (text, at) => {
  const start = text.indexOf(START);
  const [from, to, label] =
    at % 2 === 0
      ? [LABEL, `label: 'Code ${at}'`, `Code ${at}`]
      : [FIELDS, `${FIELDS}\n    added${at}: f.text({ label: 'Added ${at}' }),`, `Added ${at}`];
  const place = text.indexOf(from, start);
  if (place < 0) throw new Error(`The entity "${ENTITY}" has no "${from}"`);
  return { label, text: text.slice(0, place) + to + text.slice(place + from.length) };
};

/** Processor time of a process so far, its threads and what has ended of them included, in milliseconds. */
const cpuMs = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may have spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * MS_PER_TICK;
};

/* Linux tells it in hundredths of a second everywhere. */
const MS_PER_TICK = 10;

/** So much of half a second is spent by what nobody asked for: timers, and looking after memory. */
const QUIET_MS = 30;

/* What was begun by the start, or by the edit before, is no part of the next one. */
const atRest = async (pid) => {
  const until = Date.now() + PATIENCE_MS;
  for (let quiet = 0, before = cpuMs(pid); quiet < 3;) {
    if (Date.now() > until) throw new Error(`the gateway does not come to rest in ${PATIENCE_MS / 1000} s`);
    await setTimeout(500);
    const now = cpuMs(pid);
    quiet = now - before <= QUIET_MS ? quiet + 1 : 0;
    before = now;
  }
};

const call = (address, path, { token, body = {} }) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });

/** Resolves when the gateway exports the records with the label, and the open form has it. */
const served = async ({ address, token, page }, label) => {
  const until = Date.now() + PATIENCE_MS;
  while (!(await headOf(address, token)).includes(label)) {
    if (Date.now() > until) throw new Error(`"${label}" is not served after ${PATIENCE_MS / 1000} s`);
    await setTimeout(100);
  }
  await page.getByLabel(label).waitFor();
};

const headOf = async (address, token) => {
  const answer = await call(address, `/api/exports/${ENTITY}`, { token });
  return (await answer.text()).split('\n')[0];
};

/** A page with a form of the entity in which something is typed. */
const openForm = async (browser, address) => {
  const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}/apps/${ENTITY}/create`);
  await page.getByLabel('Email', { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(TYPED);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return page;
};

/* Otherwise the figure were of something that nobody wants. */
const expectKept = async (page) => {
  const typed = await page.getByRole('textbox', { name: 'Name' }).inputValue();
  const isSamePage = await page.evaluate(() => globalThis.isSamePage === true);
  if (typed !== TYPED || !isSamePage) throw new Error(`the open form has lost "${TYPED}": it has "${typed}"`);
};

const median = (numbers) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

const measure = async ({ port, pid }, browser, file) => {
  const address = `http://127.0.0.1:${port}`;
  const { accessToken: token } = await (await call(address, '/jwt/login', { body: ADMINISTRATOR })).json();
  const page = await openForm(browser, address);
  const costs = [];
  for (let at = 0; at < EDITS; at += 1) {
    await atRest(pid);
    const next = edited(original, at);
    const before = cpuMs(pid);
    writeFileSync(file, next.text);
    await served({ address, token, page }, next.label);
    const cost = cpuMs(pid) - before;
    await expectKept(page);
    await atRest(pid);
    const [until, whole] = [cost, cpuMs(pid) - before].map((ms) => String(ms).padStart(6));
    console.log(
      `${next.label.padEnd(12)}${until} ms until it is served,${whole} ms until the gateway is at rest`,
    );
    costs.push(cost);
  }
  return median(costs);
};

const file = fileWithEntity();
const original = readFileSync(file, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'measure-edit-'));
let gateway;
const putBack = () => {
  gateway?.stop();
  writeFileSync(file, original);
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (putBack(), process.exit(1)));
const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
const browser = await module.launchBrowser();
try {
  gateway = await startDevGateway(folder);
  const found = await measure(gateway, browser, file);
  console.log(
    `An edit of one entity (${ENTITY}, ${file}): ${found} ms of processor time, ${LIMIT_MS} at most`,
  );
  process.exitCode = found > LIMIT_MS ? 1 : 0;
} finally {
  await browser.close();
  putBack();
}
