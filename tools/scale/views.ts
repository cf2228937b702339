import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser } from '../../tests/browser/browser';
import { replaceInConfig } from '../../tests/browser/editConfig';
import { signIn } from '../../tests/browser/product';
import { copyProduct, type ProductCopy } from '../../tests/browser/productCopy';
import { median } from './entities';
import { kept } from './files';
import { startGateway, type Measured } from './gateway';
import { databaseOfViews } from './viewRecords';

/** What a screen asks about its entity when it is opened, in milliseconds of processor time, and what is drawn then. */
export type Opened = {
  /** Of lists and records. */
  readonly records: number;
  /** Of counts and sums. */
  readonly numbers: number;
  readonly questions: number;
  readonly elements: number;
};

export type Screen = { readonly name: string; readonly few: Opened; readonly many: Opened };

/** A way to look at a list, and how somebody gets there: by its address, or by a press on the screen before. */
type Way = readonly [name: string, of: string, open: (page: Page) => Promise<unknown>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const ways: readonly Way[] = [
  ['table', 'tickets', (page) => page.goto('/apps/tickets?look=table')],
  ['board', 'tickets', (page) => page.goto('/apps/tickets?look=board')],
  ['board with sums', 'bookings', (page) => page.goto('/apps/bookings?look=board')],
  ['split', 'tickets', (page) => page.goto('/apps/tickets?look=split')],
  ['split, a record', 'tickets', (page) => page.locator('main a.title').first().click()],
  ['calendar, month', 'bookings', (page) => page.goto('/apps/bookings?look=calendar')],
  ['calendar, week', 'bookings', press('Week')],
  ['calendar, day', 'bookings', press('Day')],
  ['calendar, list', 'bookings', press('List')],
  ['tree', 'projects', (page) => page.goto('/apps/projects?look=tree')],
  ['tree, widest node', 'projects', press('Below Project 0')],
];

const FEW = 1000;
const MANY = 100_000;
const RUNS = 15;

/**
 * The ways to look at a list beside the table, over few records and many. Each is opened in a browser, and what the page
 * asked is asked again, so that it is what the view asks, whatever that is.
 */
export const screens = async (server: string): Promise<readonly Screen[]> => {
  const copy = copyProduct();
  const browser = await launchBrowser();
  try {
    declareDomains(copy);
    const { code, output } = await copy.run('npm', 'run', 'build');
    if (code !== 0) throw new Error(`The copy with the domains was not built: ${output.slice(0, 2000)}`);
    const place = { server, browser, folder: copy.folder };
    const few = await openedWith(FEW, place);
    const many = await openedWith(MANY, place);
    return few.flatMap(({ name, opened }, at) => {
      const other = many[at];
      return other ? [{ name, few: opened, many: other.opened }] : [];
    });
  } finally {
    await browser.close();
    copy.remove();
  }
};

const declareDomains = (copy: ProductCopy): void => {
  replaceInConfig(copy, /^import /m, `${IMPORTS}import `);
  replaceInConfig(copy, /^ {2}groups: \{$/m, "  groups: {\n    domain: { label: 'Domain', icon: 'tag' },");
  replaceInConfig(
    copy,
    /^ {2}resources: \{$/m,
    '  resources: {\n    ...hotel,\n    ...tickets,\n    tickets: withFiles,',
  );
};

const IMPORTS = `import { resources as hotel } from './fixtures/domains/hotel';
import { resources as tickets } from './fixtures/domains/tickets';
const withFiles = { ...tickets.tickets, list: { ...tickets.tickets.list, columns: ['key', 'subject', 'state', 'files'] as const } };
`;

type Place = { readonly server: string; readonly browser: Browser; readonly folder: string };

const openedWith = async (count: number, { server, browser, folder }: Place) => {
  const address = await databaseOfViews(server, count);
  const gateway = await startGateway(address, folder);
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'en-GB', viewport: SIZE });
  try {
    await kept(gateway, address);
    const page = await context.newPage();
    await signIn(page, 'admin');
    const found = [];
    for (const way of ways) found.push({ name: way[0], opened: await openedBy(way, page, gateway) });
    return found;
  } finally {
    await context.close();
    await gateway.stop();
  }
};

const SIZE = { width: 1440, height: 900 };

const openedBy = async ([, of, open]: Way, page: Page, gateway: Measured): Promise<Opened> => {
  const asked: Question[] = [];
  const hear = (request: Request) => asked.push(...questionsIn(request, of));
  page.on('request', hear);
  await open(page);
  await page.locator('main a.title').first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  const costOfAll = (questions: readonly Question[]) =>
    costOf(() => Promise.all(questions.map(ask)), gateway);
  return {
    records: await costOfAll(asked.filter((each) => !isOfNumbers(each))),
    numbers: await costOfAll(asked.filter(isOfNumbers)),
    questions: asked.length,
    elements: await page.locator('main *').count(),
  };
};

type Question = { readonly url: string; readonly authorization: string; readonly body?: string };

const isOfNumbers = ({ url }: Question): boolean => new URL(url).pathname === TOTALS;

const [TOTALS, FILES] = ['/api/totals', '/api/files'];

/* About the entity and its files alone: every page asks for its news and its bookmarks, too. Numbers are asked for together. */
const questionsIn = (request: Request, of: string): Question[] => {
  const url = request.url();
  const { authorization = '' } = request.headers();
  const { pathname } = new URL(url);
  const path = `/v1/${of}`;
  if (pathname === path || pathname.startsWith(`${path}/`)) return [{ url, authorization }];
  const body = request.postData() ?? '{}';
  if (pathname === FILES) return [{ url, authorization, body }];
  if (pathname !== TOTALS) return [];
  const { questions } = JSON.parse(body) as { readonly questions: readonly string[] };
  const own = questions.filter((each) => each.startsWith(`${path}/`));
  return own.length > 0 ? [{ url, authorization, body: JSON.stringify({ questions: own }) }] : [];
};

const ask = async ({ url, authorization, body }: Question): Promise<void> => {
  const answer = await fetch(url, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
};

const costOf = async (work: () => Promise<unknown>, { cpu }: Measured): Promise<number> => {
  const costs: number[] = [];
  await work();
  while (costs.length < RUNS) {
    const before = await cpu();
    await work();
    const after = await cpu();
    costs.push(after.gateway + after.postgres - before.gateway - before.postgres);
  }
  return median(costs);
};
