import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { noteFields } from '../records/formerFields';
import type { Store } from './store';

const entity = (fields: Readonly<Record<string, string | undefined>>) => ({
  label: { one: 'One', many: 'Many' },
  title: '{note}',
  icon: 'person',
  fields: {
    note: { kind: 'text' },
    ...Object.fromEntries(
      Object.entries(fields).map(([name, was]) => [name, { kind: 'text', ...(was && { was }) }]),
    ),
  },
  api: { collection: 'post' },
});

/* A version of the configuration: the fields of its entities, which share a collection, with their former names. */
const version = (
  parcels: Readonly<Record<string, string | undefined>>,
  letters?: Readonly<Record<string, string | undefined>>,
) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: { parcels: entity(parcels), ...(letters && { letters: entity(letters) }) },
    } as unknown as DeclaredAdmin,
    kinds,
  );

const former = version({ code: undefined });
const renamed = version({ label: 'code' });

/* A version whose parcels have these fields, with their kinds and what they were before. */
const kindVersion = (fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: { parcels: { ...entity({}), fields: { note: { kind: 'text' }, ...fields } } },
    } as unknown as DeclaredAdmin,
    kinds,
  );

const text = kindVersion({ weight: { kind: 'text' } });
const number = kindVersion({ weight: { kind: 'number' } });
const textAgain = kindVersion({ weight: { kind: 'text', wasKind: 'number' } });

/** Which versions of a configuration may start on records whose fields have another name or kind by now. */
export const describeFormerFields = (name: string, open: () => Promise<Store>) =>
  describe(`the ${name} store on which a field got another name or kind`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const starts = async (...versions: readonly ReturnType<typeof version>[]) => {
      for (const each of versions) await noteFields(store, each);
    };

    it('refuses the version before and names the field, what it is called by now, since when, and the ways out', async () => {
      await store.insertMany('post', [row('a', { code: '1' })]);
      await starts(former, former, renamed);
      const today = new Date().toISOString().slice(0, 10);
      await expect(starts(former)).rejects.toThrow(
        new RegExp(
          `^store: .*"parcels\\.code" is "label" since ${today}T[^,]+\\. Start the newer one, restore a backup from before, or name them so again by was: "label"`,
        ),
      );
    });

    it('is started by the same version again, also by several at once, and by later ones without `was` and with other fields', async () => {
      await Promise.all([starts(renamed), starts(renamed), starts(renamed)]);
      await starts(
        renamed,
        version({ label: undefined }),
        version({ label: undefined, weight: undefined }),
        version({}),
        version({ label: undefined, code: undefined }),
      );
      await expect(starts(former)).rejects.toThrow('"parcels.code" is "label"');
    });

    it('refuses each of the versions before, where it was renamed more than once', async () => {
      await starts(former, renamed, version({ tag: 'label' }));
      await expect(starts(former)).rejects.toThrow('"parcels.code" is "tag"');
      await expect(starts(renamed)).rejects.toThrow('"parcels.label" is "tag"');
      await starts(version({ tag: 'label' }), version({ tag: undefined }));
    });

    it('is started by a version that names the field as it was, and refuses the one between from then on', async () => {
      await starts(former, renamed, version({ code: 'label' }), former);
      await expect(starts(version({ label: undefined }))).rejects.toThrow('"parcels.label" is "code"');
    });

    it('asks all entities of a collection for the new name', async () => {
      await starts(version({ label: 'code' }, { label: 'code' }));
      await starts(version({ label: undefined }, { code: undefined }));
      const both = version({ code: undefined }, { code: undefined });
      await expect(starts(both)).rejects.toThrow('"parcels.code" is "label" since');
      await expect(starts(both)).rejects.toThrow('"letters.code" is "label" since');
    });

    it('is started by the version before when it is as it was, as after a backup, or empty', async () => {
      await starts(former, renamed);
      await expect(starts(former)).rejects.toThrow('"parcels.code" is "label"');
      await store.clear();
      await expect(starts(former)).resolves.toBeUndefined();
    });

    it('notes nothing where the start is refused', async () => {
      await starts(former, renamed);
      const notes = () => store.list('formerNames', { where: [], sort: [], offset: 0, limit: 9 });
      const before = await notes();
      await expect(starts(version({ code: undefined, sum: 'weight' }))).rejects.toThrow('"parcels.code"');
      expect(await notes()).toEqual(before);
      expect(before.total).toBe(1);
    });

    it.each([{ before: former }, { before: version({ sum: 'weight' }) }])(
      'says what another version has renamed while this one noted its own, first or not',
      async ({ before }) => {
        await starts(before);
        const between =
          <A extends unknown[], R>(write: (...asked: A) => Promise<R>) =>
          async (...asked: A) => {
            await starts(renamed);
            return write(...asked);
          };
        const other = { ...store, insert: between(store.insert), update: between(store.update) };
        const own = noteFields(other, version({ code: 'number' }));
        await expect(own).rejects.toThrow('"parcels.code" is "label"');
      },
    );

    it('refuses the version whose field is of the former kind, and says which, since when, and the ways out', async () => {
      await starts(text, text, number, number);
      const today = new Date().toISOString().slice(0, 10);
      await expect(starts(text)).rejects.toThrow(
        new RegExp(
          `^store: .*"parcels\\.weight" is number since ${today}T[^,]+, not text\\. Start the newer one, restore a backup from before, or go back by wasKind: "number" at "parcels\\.weight"`,
        ),
      );
    });

    it('is started by a version that says it goes back to a kind, and refuses the one between from then on', async () => {
      await starts(text, number, textAgain, textAgain, text);
      await expect(starts(number)).rejects.toThrow('"parcels.weight" is text since');
      await starts(kindVersion({ weight: { kind: 'number', wasKind: 'text' } }), number);
      await expect(starts(text)).rejects.toThrow('"parcels.weight" is number since');
      await expect(starts(kindVersion({ weight: { kind: 'text', wasKind: 'money' } }))).rejects.toThrow(
        '"parcels.weight" is number since',
      );
    });

    it('is started by versions with a kind that the field never had, and refuses all those before the last', async () => {
      await starts(text, number, kindVersion({ weight: { kind: 'money' } }));
      await expect(starts(text)).rejects.toThrow('"parcels.weight" is money since');
      await expect(starts(number)).rejects.toThrow('"parcels.weight" is money since');
      await starts(kindVersion({}), kindVersion({ weight: { kind: 'percent' } }));
    });

    it('knows the kinds of a field by its name of before, and those of one inside another', async () => {
      await starts(text, number, kindVersion({ mass: { kind: 'number', was: 'weight' } }));
      await expect(starts(kindVersion({ mass: { kind: 'text', was: 'weight' } }))).rejects.toThrow(
        '"parcels.mass" is number since',
      );
      await starts(kindVersion({ mass: { kind: 'number' }, load: { kind: 'text' } }));
      const lines = (kind: string) => kindVersion({ lines: { kind: 'items', of: { price: { kind } } } });
      await starts(lines('text'), lines('number'));
      await expect(starts(lines('text'))).rejects.toThrow('"parcels.lines.price" is number since');
    });

    it('asks for no word on what a formula takes from another record, whichever kind that was of', async () => {
      const versionOf = (kind: string) =>
        kindVersion({
          parent: { kind: 'reference', to: 'parcels' },
          share: { kind, ...(kind === 'number' && { wasKind: 'percent' }) },
          parent$share: { kind, only: [], compute: { lookup: 'parent.share' } },
        });
      await starts(versionOf('number'), versionOf('percent'), versionOf('number'));
      await expect(starts(versionOf('number'))).resolves.toBeUndefined();
    });

    it('says of names and kinds together, and notes neither', async () => {
      await starts(
        kindVersion({ weight: { kind: 'text' }, code: { kind: 'text' } }),
        kindVersion({ weight: { kind: 'number' }, label: { kind: 'text', was: 'code' } }),
      );
      const notes = () => store.list('formerNames', { where: [], sort: [], offset: 0, limit: 9 });
      const before = await notes();
      const back = starts(
        kindVersion({ weight: { kind: 'text' }, code: { kind: 'text' }, sum: { kind: 'text' } }),
      );
      await expect(back).rejects.toThrow(/"parcels\.code" is "label".*"parcels\.weight" is number/);
      expect(await notes()).toEqual(before);
    });

    it('keeps a note of before, which had names alone', async () => {
      const renaming = { to: 'label', since: '2026-11-26T10:00:00.000Z' };
      await store.insert('formerNames', row('post', { names: { code: renaming } }));
      await expect(starts(former)).rejects.toThrow(
        '"parcels.code" is "label" since 2026-11-26T10:00:00.000Z',
      );
      await starts(version({ label: undefined }));
    });
  });
