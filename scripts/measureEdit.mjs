// `npm run measure:edit`: what an edit of one entity costs the gateway of `npm start` until it is served, in processor
// time, with a page open that follows: ten edits of one that is there, and five entities that are new. The configuration
// that lies here is edited and put back; the records are in a folder of their own. Exits 1 where a median is above the
// limit.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { startDevGateway } from './measure/gatewayProgram.mjs';

const LIMIT_MS = 500;
const EDITS = 10;
const NEW_ENTITIES = 5;
const PATIENCE_MS = 120_000;

/** The entity that is edited, and where in it: its fields, and the label of one. */
const ENTITY = 'operators';
const START = `const ${ENTITY} = defineResource({`;
const FIELDS = '  fields: {';
const LABEL = "label: 'MCC'";
const TYPED = 'Half a na';
/** Where a new entity goes. */
const ENTRY = 'resources.config.ts';
const RESOURCES = '\n  resources: {\n';
const ADMINISTRATOR = { email: 'admin@demo.com', password: 'admin' };

const fileWithEntity = () => {
  const names = existsSync('config') ? readdirSync('config').filter((name) => name.endsWith('.ts')) : [];
  const parts = names.map((name) => join('config', name));
  const found = ['resources.config.ts', ...parts].find((file) => readFileSync(file, 'utf8').includes(START));
  if (!found) throw new Error(`No file of the configuration has "${START}"`);
  return found;
};

/** The text with another one in the place of the first `from` after a mark. */
const replaced = (text, { from, to, after = '' }) => {
  const place = text.indexOf(from, text.indexOf(after));
  if (place < 0) throw new Error(`The configuration has no "${from}" after "${after}"`);
  return text.slice(0, place) + to + text.slice(place + from.length);
};

/** Another label of a field, and a new field, by turns; `label` tells that it is served. */
const editOf = (at) => {
  const isLabel = at % 2 === 0;
  const label = `${isLabel ? 'Code' : 'Added'} ${at}`;
  const [from, to] = isLabel
    ? [LABEL, `label: '${label}'`]
    : [FIELDS, `${FIELDS}\n    added${at}: f.text({ label: '${label}' }),`];
  return { label, entity: ENTITY, from, to, after: START, shown: (page) => page.getByLabel(label) };
};

const newEntity = (at) => {
  const [entity, label] = [`added${at}`, `Entity ${at}`];
  const fields = `{ name: { kind: 'text', label: '${label}', required: true }, operator: { kind: 'reference', to: '${ENTITY}' } }`;
  const declared = `{ label: { one: '${label}', many: '${label}' }, title: '{name}', icon: 'tag', group: 'sms', fields: ${fields} }`;
  const to = `${RESOURCES}    ${entity}: ${declared},\n`;
  return {
    label,
    entity,
    from: RESOURCES,
    to,
    shown: (page) => page.getByRole('link', { name: label, exact: true }),
  };
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

/** Resolves when the gateway exports the records with the label, and the open page shows it. */
const served = async ({ address, token, page }, { entity, label, shown }) => {
  const until = Date.now() + PATIENCE_MS;
  while (!(await headOf(address, token, entity)).includes(label)) {
    if (Date.now() > until) throw new Error(`"${label}" is not served after ${PATIENCE_MS / 1000} s`);
    await setTimeout(100);
  }
  await shown(page).waitFor();
};

const headOf = async (address, token, entity) => {
  const answer = await call(address, `/api/exports/${entity}`, { token });
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

const connect = async ({ port, pid }, browser) => {
  const address = `http://127.0.0.1:${port}`;
  const { accessToken: token } = await (await call(address, '/jwt/login', { body: ADMINISTRATOR })).json();
  return { address, pid, token, page: await openForm(browser, address) };
};

/** What edits of a file take, one after the other, each of its first text: the median. */
const measure = async (world, { file, text }, edits) => {
  const costs = [];
  for (const edit of edits) {
    await atRest(world.pid);
    const before = cpuMs(world.pid);
    writeFileSync(file, replaced(text, edit));
    await served(world, edit);
    const cost = cpuMs(world.pid) - before;
    await expectKept(world.page);
    await atRest(world.pid);
    const [until, whole] = [cost, cpuMs(world.pid) - before].map((ms) => String(ms).padStart(6));
    console.log(
      `${edit.label.padEnd(12)}${until} ms until it is served,${whole} ms until the gateway is at rest`,
    );
    costs.push(cost);
  }
  writeFileSync(file, text);
  return median(costs);
};

const read = (file) => ({ file, text: readFileSync(file, 'utf8') });
const [own, entry] = [read(fileWithEntity()), read(ENTRY)];
const folder = mkdtempSync(join(tmpdir(), 'measure-edit-'));
let gateway;
const putBack = () => {
  gateway?.stop();
  for (const { file, text } of [own, entry]) writeFileSync(file, text);
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (putBack(), process.exit(1)));
const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
const browser = await module.launchBrowser();
try {
  gateway = await startDevGateway(folder);
  const world = await connect(gateway, browser);
  const many = (length, make) => Array.from({ length }, (_, at) => make(at));
  const found = {
    [`an edit of one entity (${ENTITY}, ${own.file})`]: await measure(world, own, many(EDITS, editOf)),
    [`a new entity (${ENTRY})`]: await measure(world, entry, many(NEW_ENTITIES, newEntity)),
  };
  for (const [what, ms] of Object.entries(found))
    console.log(`${what}: ${ms} ms of processor time, ${LIMIT_MS} at most${ms > LIMIT_MS ? '  ABOVE' : ''}`);
  process.exitCode = Object.values(found).some((ms) => ms > LIMIT_MS) ? 1 : 0;
} finally {
  await browser.close();
  putBack();
}
