import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../browser/command';
import { copyProduct, type ProductCopy } from '../browser/productCopy';
import { askAsWritten, type Ask } from './askAsWritten';
import { answeredOf, filesIn, modulesOf } from './crawl';

type Pick = (files: readonly string[]) => readonly string[];

/** What `npm start` hands out, tried with the files that are picked out of all. */
export const describeDevelopment = (pick: Pick): void => {
  describe('while developing', () => {
    let copy: ProductCopy;
    let running: Running;
    let ask: Ask;
    /** What the page and what it loads first ask for. */
    let page: Awaited<ReturnType<typeof modulesOf>>;

    beforeAll(async () => {
      copy = copyProduct('pglite');
      copy.write('.env', 'SECRET=1\n');
      running = await copy.start();
      ask = askAsWritten(running.address);
      page = await modulesOf(ask);
    }, 120_000);

    afterAll(async () => {
      await running?.stop();
      copy?.remove();
    }, 120_000);

    const isPart = (file: string): boolean =>
      file === 'index.html' ||
      [`/${file}`, `/${file}?import`, `/${file}?raw`, `/${file}?import&raw`].some((address) =>
        page.found.has(address),
      );

    it('hands out every module of the page, and the fonts that its styles name', () => {
      expect(page.refused).toEqual([]);
      expect(page.found.size).toBeGreaterThan(500);
      expect([...page.found].some((each) => each.endsWith('.woff2'))).toBe(true);
      const places =
        /^\/(src|demo|server|overrides|fixtures|translations|content|config|node_modules|@id|@fs\/.*\/node_modules)\/|^\/(@vite\/client|@react-refresh|resources\.config\.ts|package\.json\?import)$/;
      expect([...page.found].filter((each) => !places.test(each))).toEqual([]);
    });

    it('hands out no other file of the tree, in no spelling', async () => {
      const tree = execFileSync('git', ['ls-files', '-z'], { cwd: copy.folder, encoding: 'utf8' });
      const others = [...tree.split('\0').filter(Boolean), '.env', '.git/HEAD'].filter(
        (file) => !isPart(file),
      );
      expect(others).toEqual(expect.arrayContaining(['README.md', 'gateway/main.ts', 'vite.config.ts']));
      expect(await answeredOf(ask, pick(others), copy.folder)).toEqual([]);
    });

    it('hands out nothing of the folder with the records, above all not the key that signs tokens', async () => {
      const files = filesIn(copy.folder, '.data');
      expect(files).toContain('.data/secret');
      expect(await answeredOf(ask, ['.data/secret', ...pick(files)], copy.folder)).toEqual([]);
      const secret = readFileSync(join(copy.folder, '.data/secret'), 'utf8');
      const { text } = await ask('/.data/secret?raw', { headers: { accept: 'text/html' } });
      expect(text).not.toContain(secret);
    });

    it('answers what nothing serves with a 404 in JSON, and the page to whoever opens an address', async () => {
      for (const [method, path] of [
        ['GET', '/v2/books'],
        ['GET', '/apps/books'],
        ['POST', '/apps/books'],
      ] as const) {
        const { status, text } = await ask(path, { method, headers: { accept: 'application/json' } });
        expect([path, status, JSON.parse(text)]).toMatchObject([path, 404, { errCode: '404' }]);
      }
      const { status, text } = await ask('/apps/books', { headers: { accept: 'text/html' } });
      expect([status, text]).toEqual([200, expect.stringContaining('<div id="root">')]);
    });

    it('has a page with a policy, which calls the hosts of its own config.json', async () => {
      copy.write(
        'public/config.json',
        JSON.stringify({
          name: 'Acme',
          hosts: { sms: 'http://localhost:4711', auth: 'https://login.acme.example' },
        }),
      );
      const { text } = await ask('/config.json');
      expect(JSON.parse(text)).toMatchObject({
        name: 'Acme',
        demo: false,
        hosts: { sms: 'http://localhost:4711', auth: 'https://login.acme.example' },
        offers: { remote: expect.any(Array), orders: expect.any(Array) },
      });
      expect(Object.keys((JSON.parse(text) as { offers: object }).offers)).toEqual(['remote', 'orders']);
      const { header } = await ask('/apps/books', { headers: { accept: 'text/html' } });
      expect(header('content-security-policy')?.split('; ')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^script-src 'self' 'nonce-[\w-]+'$/),
          "connect-src 'self' http://localhost:4711 ws://localhost:4711 https://login.acme.example wss://login.acme.example",
          "require-trusted-types-for 'script'",
        ]),
      );
    });

    it('opens the editor for its own page alone, in whatever spelling it is asked', async () => {
      const editor = [
        '/__open-in-editor?file=x',
        '/__open-in-editor/?file=package.json',
        '/__OPEN-in-editor?file=x',
      ];
      const statusesWith = (headers: Readonly<Record<string, string>>) =>
        Promise.all(editor.map(async (path) => (await ask(path, { headers })).status));
      const ping = { accept: 'text/x-vite-ping' };
      expect(await statusesWith({ 'sec-fetch-site': 'cross-site' })).toEqual([404, 404, 404]);
      expect(await statusesWith({ ...ping, 'sec-fetch-site': 'cross-site' })).toEqual([204, 204, 204]);
      expect(await statusesWith(ping)).toEqual([204, 204, 204]);
      const { status } = await ask('/__open-in-editor?file=x', {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(status).toBe(200);
    });

    it('lets no page of another origin read anything', async () => {
      const headers = { origin: 'http://localhost:9999', 'access-control-request-method': 'GET' };
      for (const path of ['/', '/src/main.tsx', '/config.json', '/v1/notificationGroups'])
        for (const method of ['GET', 'OPTIONS']) {
          const { header } = await ask(path, { method, headers });
          expect([path, header('access-control-allow-origin')]).toEqual([path, undefined]);
        }
    });
  });
};
