import { faker } from '@faker-js/faker/locale/en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { translations } from '../../gateway/translations';
import type { ImportPort } from '../../src/model/import/importPort';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { serveDemo } from '../gateway/serveDemo';
import type { TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';
import { locales, type Locale } from '../../src/config/label';
import { kinds } from '../../src/fields/kinds';
import { createAbility } from '../../src/model/access/ability';
import { createModel } from '../../src/model/resolve/createModel';
import { translate } from '../../src/model/resolve/translate';
import { csvFile } from '../../src/model/values/csv';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import { guessColumns, importFields } from '../../src/model/import/importFields';
import type { Stored } from '../../src/model/import/judgeRow';
import { keyOfRow } from '../../src/model/import/keyOfRow';
import { planImport } from '../../src/model/import/planImport';
import { readTable } from '../../src/model/import/readTable';
import { readText } from '../../src/model/import/readText';
import type { Resource } from '../../src/model/resolved/resource';
import { matches } from '../../src/model/rules/rules';
import type { Row } from '../../src/model/values/comparable';
import { exportTable } from '../../src/views/list/export/exportRows';

const model = createModel(config, kinds);
const inLanguage = async (locale: Locale) =>
  locale === 'en'
    ? model
    : createModel(translate(config, { [locale]: (await translations[locale]()).default }), kinds);
const ability = createAbility([{ action: 'manage', subject: 'all' }]);
const now = new Date('2026-03-01T12:00:00.000Z');
const records = fakeRecords(model, { faker, now, seed: 7, seeds: {} });
const yieldToMain = createYieldToMain();

/** The entity with a key of an import, its own or the first that would do. */
const importable = (resource: Resource): Resource | undefined => {
  const key = resource.fields.find(
    ({ required, unique, readOnly, kind }) =>
      (unique || required) && !readOnly && kinds[kind].filter === 'contains',
  );
  if (!resource.can.create || !key || resource.api.source === 'demo') return undefined;
  return {
    ...resource,
    import: resource.import ?? { key: [key.name], among: undefined, keep: undefined, country: undefined },
  };
};

/** What the key is not among comes anew. */
const isLookedUp = (resource: Resource, record: Row): boolean =>
  matches(resource.import?.among, record, { fields: resource.fields, kinds });

const languagesAndReaders = [
  ...locales.map((locale) => [locale, 'spreadsheets'] as const),
  ['en', 'programs'] as const,
];

const entities = model.resources.flatMap((resource) => importable(resource) ?? []);

describe.each(entities.map((resource) => [resource.key, resource] as const))(
  'the export of %s',
  (_, resource) => {
    const own = (records[resource.key] ?? []).filter((each) => isLookedUp(resource, each));
    const known = new Map(own.map((each) => [keyOfRow(each, resource, kinds), each]));
    const stored = [...known.values()] as unknown as Stored[];
    const port = {
      list: async (_filter: object, { page, perPage }: { page: number; perPage: number }) => ({
        rows: stored.slice((page - 1) * perPage, page * perPage),
        total: stored.length,
      }),
    };

    it.each(languagesAndReaders)(
      'in %s for %s changes nothing when it is imported again',
      async (locale, reader) => {
        const shown = resource.fields.filter(({ views }) => views.includes('export'));
        const file = csvFile(exportTable(stored, shown, { kinds, locale }), reader);
        const read = readText(new TextEncoder().encode(file));
        const table = await readTable('text' in read ? read.text : '', { hasHeader: true, yieldToMain });
        const place = { resource, languages: [resource], kinds, ability };
        const fields = importFields(place);
        const guessed = guessColumns(table.header, fields);
        const offered = fields
          .map(({ field }) => field)
          .filter(({ name }) => shown.some((each) => each.name === name));
        expect(guessed.filter((name) => name !== undefined).sort()).toEqual(
          offered
            .filter(({ kind }) => !kinds[kind].isSecret)
            .map(({ name }) => name)
            .sort(),
        );
        const columns = guessed.map((name) => fields.find(({ field }) => field.name === name));
        const judged = await planImport(table.rows, { ...place, columns, fixed: {}, port, yieldToMain });
        const wrong = judged.filter(({ fate }) => fate !== 'there' && fate !== 'kept');
        expect(wrong.map(({ fate, faults, values, before }) => ({ fate, faults, values, before }))).toEqual(
          [],
        );
        expect(judged).toHaveLength(stored.length);
      },
    );
  },
);

describe('the file that the server writes', () => {
  let gateway: TestGateway;
  let provider: ResourceProvider;
  beforeAll(async () => {
    gateway = await serveDemo();
    provider = await restFor(gateway, 'admin', 'admin');
  }, 60_000);
  afterAll(() => gateway.stop());

  const own = model.resources.filter((resource) => resource.import && resource.api.source !== 'demo');

  it.each(own.flatMap(({ key }) => languagesAndReaders.map((each) => [key, ...each] as const)))(
    'of %s in %s for %s changes nothing when it is imported again',
    async (key, language, reader) => {
      const resource = model.resource(key);
      const sort = { field: 'createdAt', order: 'ASC' } as const;
      const { data } = await provider.getExport(resource.name, {
        filter: {},
        sort,
        language,
        reader,
        dates: 'dots',
      });
      const text = await new Response(data.body).text();
      if (reader === 'programs') expect(text).not.toMatch(/'\+\d/);
      const table = await readTable(text, { hasHeader: true, yieldToMain });
      const said = await Promise.all(locales.map(inLanguage));
      const languages = said.map((each) => each.resource(key));
      const place = { resource, languages, kinds, ability };
      const fields = importFields(place);
      const guessed = guessColumns(table.header, fields);
      const columns = guessed.map((name) => fields.find(({ field }) => field.name === name));
      const exported = fields.filter(
        ({ field }) => field.views.includes('export') && !kinds[field.kind].isSecret,
      );
      const known = guessed.filter((name) => name !== undefined);
      expect(new Set(known)).toEqual(new Set(exported.map(({ field }) => field.name)));
      const list: ImportPort['list'] = async (filter, pagination) => {
        const found = await provider.getList(resource.name, { filter, pagination, sort });
        return { rows: found.data as Stored[], total: found.total ?? 0 };
      };
      const judged = await planImport(table.rows, {
        ...place,
        columns,
        fixed: {},
        port: { list },
        yieldToMain,
      });
      const perPage = data.total;
      const rows = (await list({}, { page: 1, perPage })).rows;
      const wrong = judged.filter(
        ({ fate }, at) => fate !== 'there' && fate !== 'kept' && isLookedUp(resource, rows[at] ?? {}),
      );
      expect(wrong.map(({ fate, faults, values }) => ({ fate, faults, values }))).toEqual([]);
      expect(judged.length).toBe(data.total);
      expect(data.total).toBeGreaterThan(0);
    },
  );
});
