// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { shopWith } from '../config/shop';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { openLooks, worldWith } from './openedLooks';

/* every page about a way to look at a list, with the entity that it shows whole */
const pages = readdirSync('docs/views').map(
  (file) => [file, readFileSync(`docs/views/${file}`, 'utf8')] as const,
);

type Declared = { readonly fields: object; readonly list: { readonly views: object } };

const BUILDERS = `
  const defineResource = (declared) => declared;
  const f = new Proxy({}, { get: (_, kind) => (options = {}) => ({ kind, ...options }) });
`;

const entityIn = async (page: string): Promise<Declared> => {
  const [, block = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
  const code = BUILDERS + block.replaceAll(/^import .*$/gm, '');
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: Declared;
  };
  return module.default;
};

afterEach(cleanup);

describe.each(pages)('the page docs/views/%s', (file, page) => {
  const name = file.replace('.md', '');

  it('is about a way that there is, and names each of its options', () => {
    const options = Object.keys(listViews[name]?.options ?? {});
    expect(Object.keys(listViews)).toContain(name);
    for (const option of options) expect(page).toContain(`\`${option}\``);
  });

  it('shows an entity without a fault', async () => {
    const problems = checkConfig(shopWith('shown', (await entityIn(page)) as never), kinds, { listViews });
    expect(problems.filter(({ level }) => level === 'error').map(problemText)).toEqual([]);
  });

  it('shows an entity whose list opens in that way', async () => {
    const { fields, list, ...more } = await entityIn(page);
    expect(Object.keys(list.views)).toContain(name);
    const world = worldWith(list.views, fields, { ...more, list: { perPage: 5, ...list } });
    openLooks(world, { search: `?look=${name}` });
    await waitFor(() => expect(document.querySelectorAll('[data-index]')).toHaveLength(world.rows.length));
  });
});
