import { readFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import { afterAll, describe, expect, it, vi } from 'vitest';
import product from '../../fixtures/demo';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { filledIn } from '../../src/config/links/filledIn';
import type { DeclaredResource } from '../../src/config/resource';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';

type Entities = Readonly<Record<string, DeclaredResource>>;

const files = import.meta.glob<Entities>('../../fixtures/domains/*.ts', { eager: true, import: 'resources' });

const domains = Object.entries(files).map(
  ([path, resources]) => [path.replace(/^.*\/|\.ts$/g, ''), resources] as const,
);

const withEntities = (resources: Entities) =>
  filledIn({
    ...product,
    groups: { ...product.groups, domain: { label: 'Domain', icon: 'tag' as const } },
    resources: { ...product.resources, ...resources },
  });

it('D1 has eight domains', () => {
  expect(domains.map(([name]) => name)).toEqual([
    'fleet',
    'hotel',
    'lab',
    'shifts',
    'shop',
    'sites',
    'surveys',
    'tickets',
  ]);
});

describe.each(domains)('domain %s', (name, resources) => {
  it('D1 has three entities at least, in 45 lines at most, none longer than a wide screen', () => {
    const lines = readFileSync(`fixtures/domains/${name}.ts`, 'utf8').trimEnd().split('\n');
    expect(Object.keys(resources).length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(45);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(260);
  });

  it('D1 passes the start-up check without a word', () => {
    const found = checkConfig(withEntities(resources) as unknown as DeclaredAdmin, kinds, {
      faker,
      listViews,
    });
    const keys = Object.keys(resources);
    expect(
      found.filter(({ path }) => keys.some((key) => path.startsWith(`${key}.`))).map(problemText),
    ).toEqual([]);
    expect(found.filter(({ level }) => level === 'error').map(problemText)).toEqual([]);
  });
});

/* The suite reads the product when it is loaded: for this file it is one that carries all of them. */
vi.resetModules();
vi.doMock('../../fixtures/demo', () => ({
  default: withEntities(Object.assign({}, ...domains.map(([, resources]) => resources)) as Entities),
}));
const { describeEveryEntity } = await import('./everyEntity/everyEntity.suite');
const { overHttp } = await import('./everyEntity/world');
const { createMemoryStore } = await import('../../server/store/memory');
afterAll(() => {
  vi.doUnmock('../../fixtures/demo');
  vi.resetModules();
});

describeEveryEntity(
  'D1 the eight domains over HTTP',
  overHttp(createMemoryStore),
  domains.flatMap(([, resources]) => Object.keys(resources)),
);
