import { expect, it } from 'vitest';
import product from '../../resources.config';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { filledIn } from '../../src/config/links/filledIn';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createPageModel } from '../../src/model/resolve/createPageModel';
import { cutApart, frameOf } from '../../src/model/resolve/frame';
import type { KnownResource, Resource } from '../../src/model/resolved/resource';

/* All that a page may ask an entity that nobody has waited for. */
const known = {
  key: true,
  name: true,
  routes: true,
  label: true,
  menuLabel: true,
  title: true,
  knownFields: true,
  icon: true,
  group: true,
  subject: true,
  single: true,
  isBookmarked: true,
  form: true,
  can: true,
  api: true,
  owner: true,
  isShared: true,
  live: true,
  bell: true,
  menuPresets: true,
} satisfies Record<keyof KnownResource, true>;

type Domain = Pick<DeclaredAdmin, 'resources'>;
const domains = Object.entries(import.meta.glob<Domain>('../../fixtures/domains/*.ts', { eager: true })).map(
  ([path, { resources }]): DeclaredAdmin =>
    filledIn({ ...product, name: path, resources: { ...product.resources, ...resources } }),
);

it('tells no page what entities give to roles', () => {
  const rights = { support: ['read'] };
  const { roles, ...others } = product.resources;
  const config = { ...product, resources: { roles: { ...roles, rights }, ...others } } as unknown;
  const { frame, parts, all } = cutApart(config as DeclaredAdmin, kinds);
  for (const part of [frame, ...Object.values(parts), all])
    expect(JSON.stringify(part)).not.toContain('"rights":');
});

/* A field that is known is what it is in the whole entity; that there are enough of them the titles tell. */
const said = (entity: Resource) =>
  JSON.parse(
    JSON.stringify({
      ...Object.fromEntries(Object.keys(known).map((name) => [name, entity[name as keyof KnownResource]])),
      knownFields: undefined,
      // Whether it has marks its fields tell.
      api: { ...entity.api, calls: { ...entity.api.calls, mark: undefined } },
    }),
  ) as unknown;

it.each([product, ...domains].map((config) => [config.name, config] as const))(
  'what every page of %s knows of an entity is what the whole one says',
  (_, config) => {
    const whole = createModel(config, kinds);
    const frame = createModel(frameOf(config), kinds);
    expect(frame.resources.map(said)).toEqual(whole.resources.map(said));
    for (const { key, title, knownFields } of frame.resources) {
      const { fields } = whole.resource(key);
      const named = Array.from(title.matchAll(/\{(\w+)/g), ([, name]) => name);
      const declared = fields.filter(({ name }) => named.includes(name)).map(({ name }) => name);
      expect(knownFields.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));
      for (const field of knownFields) expect(field).toEqual(fields.find(({ name }) => name === field.name));
    }
  },
);

it('a page has an entity whole when its part came, and says of another one that nobody waited for it', () => {
  const { frame, parts } = cutApart(product, kinds);
  const model = createPageModel(frame, kinds, (key) => parts['invoices']?.[key]);
  expect(model.isWhole('invoices')).toBe(true);
  expect(JSON.stringify(model.resource('invoices').fields)).toBe(
    JSON.stringify(createModel(product, kinds).resource('invoices').fields),
  );
  expect(model.resource('invoices')).toBe(model.resource('apps/invoices'));
  expect(model.isWhole('campaigns')).toBe(false);
  expect(model.known('campaigns').label.many.en).toBe('Campaigns');
  expect(() => model.resource('campaigns')).toThrow('nobody has waited for it');
  expect(() => model.known('cows')).toThrow('There is no entity "cows"');
});

it('the part of a list has the entities that its columns point at', () => {
  const { parts } = cutApart(product, kinds);
  expect(Object.keys(parts['contacts'] ?? {})).toEqual(expect.arrayContaining(['contacts', 'contactGroups']));
  expect(Object.keys(parts['contacts'] ?? {})).not.toContain('campaigns');
});
