// @vitest-environment jsdom
import fc from 'fast-check';
import { localStorageStore } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../tests/runs';
import { draftKey, readDraft } from '../views/record/drafts/draftStore';
import { createLocalBookmarks } from '../providers/bookmarks/localBookmarks';
import { createAbility } from '../model/access/ability';
import { modelOf } from '../../tests/fields/FieldScreen';
import { withShapes } from './storedShapes';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const store = withShapes(localStorageStore('1', 'test'));
const keep = (key: string, value: unknown): void =>
  localStorage.setItem(`RaStoretest.${key}`, JSON.stringify(value));

const oneOf = (known: readonly unknown[]) => (value: unknown) => {
  if (!known.includes(value)) throw new Error(`${JSON.stringify(value)} came through.`);
};

/** What the screens do with what they find, as they do it. */
const uses = {
  'apps/contacts.selectedIds': (value: string[]) => [value.includes('1'), value.filter((id) => id !== '1')],
  'apps/contacts.listParams': (value: { filter?: object; sort?: string; page?: number }) => [
    Object.keys(value.filter ?? {}),
    value.sort?.toLowerCase(),
    value.page?.toFixed(),
  ],
  'apps/contacts.savedQueries': (value: { label: string }[]) => value.map(({ label }) => label.trim()),
  'contacts.columns': (value: { order: string[]; hidden: string[] }) => [
    value.order.indexOf('name'),
    value.hidden.includes('name'),
  ],
  'contacts.view': (value: string) => value.trim(),
  'menu.bookmarks': (value: string[]) => value.map((id) => id.trim()),
  'menu.folded': (value: object) => Object.values(value).map((each: boolean) => each.valueOf()),
  'sidebar.open': oneOf([true, false]),
  'shortcuts.isOn': oneOf([true, false]),
  density: oneOf(['comfortable', 'compact']),
  theme: oneOf(['light', 'dark']),
  locale: oneOf(['en', 'de', 'fr', 'pt']),
} as const;

/** Rubbish, and rubbish that is nearly right. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.record({ hidden: fc.jsonValue(), order: fc.jsonValue() }),
  fc.record({ filter: fc.jsonValue(), sort: fc.jsonValue(), page: fc.jsonValue() }, { requiredKeys: [] }),
  fc.array(fc.record({ label: fc.jsonValue(), value: fc.jsonValue() }, { requiredKeys: [] })),
  fc.array(fc.oneof(fc.string(), fc.jsonValue())),
);

describe('what the storage holds in a wrong shape', () => {
  it.each(Object.entries(uses))('G-09 reads as absent: %s', (key, use) => {
    fc.assert(
      fc.property(anything, (value) => {
        keep(key, value);
        const found: unknown = store.getItem(key);
        expect(() => found === undefined || use(found as never)).not.toThrow();
      }),
      { numRuns: runs(1000) },
    );
  });

  it('G-09 is told to nobody who listens, when another tab writes it', () => {
    const heard: unknown[] = [];
    store.setup();
    const stop = store.subscribe('contacts.columns', (value: unknown) => heard.push(value));
    const write = (value: unknown) =>
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'RaStoretest.contacts.columns', newValue: JSON.stringify(value) }),
      );
    write({ hidden: 5 });
    write({ hidden: ['name'], order: [] });
    stop();
    store.teardown();
    expect(heard).toEqual([undefined, { hidden: ['name'], order: [] }]);
  });

  it('G-09 is no draft', () => {
    const key = draftKey('ada', 'notes', '1');
    const nearly = fc.record(
      {
        at: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        values: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        version: fc.oneof(fc.integer(), fc.jsonValue()),
      },
      { requiredKeys: ['at'] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (value) => {
        sessionStorage.setItem(key, JSON.stringify(value));
        const draft = readDraft(key);
        if (draft) expect(['name' in draft.values, new Date(draft.at).toISOString()]).toHaveLength(2);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('G-09 is no bookmark', async () => {
    const asker = () => ({ model: modelOf({}), ability: createAbility([]) });
    const source = createLocalBookmarks({ storage: localStorage, me: () => 'ada', asker });
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        localStorage.setItem('sms.bookmarks.ada', JSON.stringify(value));
        expect(await source.read()).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('what the storage holds in the right shape', () => {
  it.each([
    ['apps/contacts.selectedIds', ['a', 5]],
    ['apps/contacts.listParams', { page: 2, perPage: 25, sort: 'name', order: 'ASC', filter: { a: [1] } }],
    ['apps/contacts.savedQueries', [{ label: 'Mine', value: { filter: {} } }]],
    ['contacts.columns', { hidden: [], order: ['name'] }],
    ['menu.folded', { sms: true }],
    ['locale', 'pt'],
    ['of.somebody.else', { any: 'thing' }],
  ])('is read as it is: %s', (key, value) => {
    keep(key, value);
    expect(store.getItem(key, 'default')).toEqual(value);
  });

  it('may be absent', () => {
    expect(store.getItem('density', 'comfortable')).toBe('comfortable');
  });
});
