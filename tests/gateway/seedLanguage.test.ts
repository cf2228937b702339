import { expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { words } from '../../fixtures/words';
import { firstRecords } from '../../gateway/firstRecords';
import { createClock } from '../../server/clock';
import { makeRecords, seedNew } from '../../server/seeding/seed';
import { createMemoryStore } from '../../server/store/memory';
import type { Row } from '../../server/store/store';
import { kinds } from '../../src/fields/kinds';
import { languageCodes } from '../../src/locales/languages';
import { createModel } from '../../src/model/resolve/createModel';

const model = createModel(config, kinds);
const clock = createClock();
const made = await makeRecords(model, firstRecords({ DEMO: 'on' }), { now: new Date(clock.now()) });

/** All that a gateway of this language begins with, by collection. */
const begun = async (language: string): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const store = createMemoryStore();
  const first = { ...firstRecords({ DEMO: 'on', SEED_LANGUAGE: language }), made };
  await seedNew({ model, store, clock, passwords: { hash: async () => 'x' }, first });
  const collections = [...new Set(model.resources.map(({ api }) => api.collection))];
  return new Map(
    await Promise.all(
      collections.map(
        async (name) =>
          [name, (await store.list(name, { where: [], sort: [], offset: 0, limit: 10_000 })).rows] as const,
      ),
    ),
  );
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

const english = await begun('en');
const textsOf = (records: ReadonlyMap<string, readonly Row[]>) => new Set(textsIn([...records.values()]));

it.each(['de', 'fr', 'pt'] as const)(
  'notes of the demonstration speak %s where the seed does',
  async (language) => {
    const records = await begun(language);
    const said = textsOf(records);
    const same = (text: string) => words[language][text] === text;
    expect(Object.keys(words[language]).filter((text) => said.has(text) && !same(text))).toEqual([]);
    expect(Object.values(words[language]).filter((text) => said.has(text)).length).toBeGreaterThan(120);
  },
);

it('has the same records in every language, by their ids, in the same order', async () => {
  const idsOf = (records: typeof english) => [...records.values()].flat().map(({ _id }) => _id);
  expect(idsOf(english).length).toBeGreaterThan(500);
  for (const language of languageCodes) expect(idsOf(await begun(language))).toEqual(idsOf(english));
});

it('has a text in each language for the same English ones, and for none that no record has', () => {
  const texts = Object.keys(words.de);
  for (const language of ['fr', 'pt'] as const) expect(Object.keys(words[language])).toEqual(texts);
  const said = new Set([...textsOf(english), ...textsIn(config)]);
  expect(texts.filter((text) => !said.has(text))).toEqual([]);
});

it('refuses a language that it does not speak', () =>
  expect(() => firstRecords({ DEMO: 'on', SEED_LANGUAGE: 'xx' })).toThrow(
    'SEED_LANGUAGE is "xx". Valid: en, de, fr, pt.',
  ));

it('has no email with a reason why it was not sent, although it was', () => {
  const emails = english.get('outbox') ?? [];
  expect(emails.filter(({ status }) => status === 'sent').length).toBeGreaterThan(0);
  expect(emails.filter(({ status, reason }) => status === 'sent' && reason)).toEqual([]);
});
