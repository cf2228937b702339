import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { model, openStrict, served } from '../contract/strictWorld';
import { matches } from '../../src/model/rules/rules';
import { copyBuild } from './buildCopy';
import { fillSignIn, startProduct, type Product } from './product';
import { visit, type Seen } from './steps/visit';

const nothing = { sms: [], remote: [], orders: [], auth: [] };

/**
 * The built product before a backend of another origin that has the contract and nothing more: every page of these
 * entities comes without a failure, and nothing is asked but what the contract shows.
 */
export const describeStrict = (isTried: (resource: Resource) => boolean): void => {
  describe('a backend that has exactly the contract', () => {
    let build: ReturnType<typeof copyBuild>;
    let product: Product;
    let server: Awaited<ReturnType<typeof openStrict>>;
    let page: Page;
    const logged: string[] = [];

    beforeAll(async () => {
      build = copyBuild();
      server = await openStrict();
      const { url } = server;
      product = await startProduct(build.folder);
      build.configure({ hosts: { sms: url, remote: url, orders: url, auth: url }, offers: nothing });
      page = await product.open();
      page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
      page.on('pageerror', (error) => logged.push(error.message));
      await page.goto('/');
      await fillSignIn(page, { email: 'ada@example.com', password: 'anything' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
    afterAll(async () => {
      await product.close();
      await server.close();
      build.remove();
    });

    const seenAt = async (address: string): Promise<Seen> => {
      const seen = await visit(page, address);
      if (typeof seen === 'string') throw new Error(seen);
      return seen;
    };
    /* A form in a dialog stands over its list: from another page it is drawn anew. */
    const isWhole = async (address: string) => {
      await seenAt('/apps/privacyPolicy');
      const { hasFailed, hasStopped, hasMenu, notices, text } = await seenAt(address);
      const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts();
      expect({ address, hasFailed, hasStopped, hasMenu, alerts }).toEqual({
        address,
        hasFailed: false,
        hasStopped: false,
        hasMenu: true,
        alerts: [],
      });
      expect(text.trim(), notices.join()).not.toBe('');
    };
    const expectNothingElse = () => {
      const refused = server.calls.filter(({ status }) => status >= 400).map(({ path }) => path);
      expect({ strange: server.strange, refused, logged }).toEqual({ strange: [], refused: [], logged: [] });
    };

    const dashboards = model.dashboards.filter(({ isForBound }) => !isForBound);
    it.each(dashboards.map(({ path }) => path))(
      'S7.127 has the numbers at %s, or says why not',
      async (path) => {
        await isWhole(path);
        expectNothingElse();
      },
    );

    const tried = served.filter(isTried);
    it.each(tried.map(({ key }) => key))('S7.127 has every page of %s', async (key) => {
      const { name, single, can } = model.resource(key);
      await isWhole(`/${name}`);
      if (!single) {
        const resource = model.resource(key);
        const { fields, allows, bell } = resource;
        const records = bell ? server.notices : server.recordsOf(resource);
        const place = { fields, kinds: model.kinds };
        const id = records[0]?._id;
        const open = records.find((record) => matches(allows.edit, record, place))?._id;
        if (can.create) await isWhole(`/${name}/create`);
        if (id !== undefined) await isWhole(`/${name}/${id}/show`);
        if (open !== undefined && can.edit) await isWhole(`/${name}/${open}`);
      }
      expectNothingElse();
    });

    it('S7.119 creates, changes and deletes a spam word', async () => {
      const title = `Sold out ${Date.now()}`;
      await seenAt('/apps/spamWords/create');
      await page.getByRole('textbox', { name: 'Word or pattern' }).fill(title);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const made = server.calls.findLast(({ method }) => method === 'POST');
      expect(made).toMatchObject({ path: '/v1/spamWords', status: 201, body: { word: title } });
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Word or pattern' }).fill(`${title}!`);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 1, name: `${title}!` }).waitFor();
      expect(server.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ word: `${title}!` });
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => server.calls.findLast(({ method }) => method === 'DELETE')?.status).toBe(200);
      expectNothingElse();
    });

    it('S4.02 S7.06 S7.12 marks notifications as read, and ends with nothing asked that no contract shows', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Notifications, 2 unread' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click();
      await expect.poll(() => server.notices.every(({ read }) => read === true)).toBe(true);
      const marked = server.calls.find(({ method }) => method === 'PATCH' && server.notices.length > 0);
      expect(marked).toBeDefined();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      expectNothingElse();
      const sent = new Set(server.calls.flatMap(({ headers }) => headers));
      expect([...sent].filter((name) => /^(x-|if-|idempotency)/.test(name))).toEqual([]);
    });
  });
};
