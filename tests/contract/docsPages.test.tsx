// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faker } from '@faker-js/faker';
import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { changedAt, shop, shopWith } from '../config/shop';
import { docsEntity } from '../docsEntity';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import type { DeclaredResource } from '../../src/config/resource';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { openLooks, worldOf } from './openedLooks';

afterEach(cleanup);
/* What is still downloaded when the page is gone would be missing to every file after this one. */
afterAll(() => vi.dynamicImportSettled());

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const namesOf = (folder: string) => pagesIn(folder).map((file) => file.replace(/^.*\/|\.md$/g, ''));

const KINDS = 'docs/kinds';
const VIEWS = 'docs/views';

it('D2 has a page for each kind and each way to look at a list', () => {
  expect(namesOf(KINDS).toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(namesOf(VIEWS)).toEqual(expect.arrayContaining(Object.keys(listViews)));
});

/* Its customers sign in, and its staff. */
const ofTwoAccounts = (config: unknown): unknown =>
  changedAt(changedAt(config, 'admins', Object(Object(shop).resources).users), '/accounts.resources', {
    users: {},
    admins: {},
  });

/** The entity that a page declares, by the words of the configuration alone. */
const entityIn = (text: string): DeclaredResource => {
  const code = docsEntity(text) ?? expect.fail('the page has no entity');
  // eslint-disable-next-line typescript/no-implied-eval -- the words of a page of ours
  return new Function('f', 'defineResource', `return ${code}`)(f, defineResource) as DeclaredResource;
};

describe.each([...pagesIn(KINDS), ...pagesIn(VIEWS), 'docs/firstView.md', 'docs/article.md'])(
  '%s',
  (file) => {
    const text = readFileSync(file, 'utf8');

    it('leads to files that are there', () => {
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
        join(dirname(file), path),
      );
      expect(links.filter((path) => !existsSync(path))).toEqual([]);
    });

    it('D6 declares an entity that passes the start-up check, and whose list is drawn with its records', async () => {
      const entity = entityIn(text);
      const key = entity.label.many.toLowerCase();
      /* the shop has a menu of its own */
      const ofShop = { ...entity, ...(entity.group && { group: 'sales' }) };
      const problems = checkConfig(ofTwoAccounts(shopWith(key, ofShop)), kinds, { faker, listViews });
      expect(problems.filter(({ path }) => path.startsWith(key)).map(problemText)).toEqual([]);
      for (const look of Object.keys(entity.list?.views ?? { table: {} })) {
        const { group: _, ...inNone } = entity;
        const world = worldOf({ ...inNone, list: { ...entity.list, perPage: 5 } }, key);
        const seen = {
          ...listViews[look]?.example.seen?.(new Date()),
          due: new Date().toISOString().slice(0, 10),
        };
        const rows = world.rows.map((row) => ({ ...row, ...seen }));
        openLooks({ ...world, rows }, { search: `?look=${look}` });
        await waitFor(() => expect(document.querySelectorAll('a.title').length).toBeGreaterThan(0));
        cleanup();
      }
    });
  },
);
