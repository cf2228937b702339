import { describe, expect, it } from 'vitest';
import { createAbility, type Ability } from '../../../src/model/access/ability';
import { visibleFields } from '../../../src/model/access/openFields';
import { isEmpty } from '../../../src/model/values/comparable';
import { csvFile } from '../../../src/model/values/csv';
import { createYieldToMain } from '../../../src/model/import/yieldToMain';
import { readTable } from '../../../src/model/import/readTable';
import { readText } from '../../../src/model/import/readText';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import { exportRows, exportTable } from '../../../src/views/list/export/exportRows';
import type { AppRecord } from '../../../src/providers/rest/record';
import { outcomeOf, plain, rowsIn } from './outcome';
import { model, type Account, type World } from './world';

/** What the list's export writes is what its reader, and so an import, reads. */
export const exports = (resource: Resource, world: () => World): void => {
  if (resource.single) return;
  const guarded = resource.fields.filter((field) => field.guarded);

  describe('its export', () => {
    it('holds every record with the permitted fields, and is read back as the same values', async () => {
      const rows = await exported(resource, world());
      const fields = fieldsFor(resource, everything);
      const { header, rows: lines } = await readBack(rows, fields);
      expect(header).toEqual(fields.map(({ label }) => label.en));
      expect(lines).toHaveLength(rows.length);
      lines.forEach(({ cells }, at) => holds(cells, rows[at], fields));
    });

    if (guarded.length > 0)
      it('leaves out the fields that ask for a right of their own', async () => {
        const others = fieldsFor(resource, everything).filter((field) => !field.guarded);
        const reader = createAbility([
          { action: 'read', subject: resource.subject },
          { action: 'export', subject: resource.subject },
        ]);
        expect(fieldsFor(resource, reader)).toEqual(others);
        const people = await world().accounts();
        const isLimited = ({ ability }: Account) =>
          ability.can('list', resource.subject) &&
          guarded.every(({ name }) => !ability.can('show', resource.subject, name));
        const limited = people.find(isLimited);
        if (!limited) return;
        const rows = await exported(resource, { ...world(), provider: limited.provider });
        expect(rows.length).toBeGreaterThan(0);
        for (const { name } of guarded) expect(rows.filter((row) => name in row)).toEqual([]);
      });
  });
};

const exported = async ({ name, list }: Resource, world: World): Promise<AppRecord[]> =>
  rowsIn(
    // Moments stay as they are: they are read back.
    await outcomeOf({ ...world, began: Infinity }, async (provider) => ({
      data: await exportRows({
        provider,
        resource: name,
        filter: {},
        sort: list.sort,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    })),
  );

/* As the button does it. */
const fieldsFor = (resource: Resource, ability: Ability): readonly ResolvedField[] =>
  visibleFields(resource, 'export', { ability, model }).filter(({ kind }) => !model.kinds[kind].isSecret);

const everything = createAbility([{ action: 'manage', subject: 'all' }]);

const readBack = async (rows: readonly AppRecord[], fields: readonly ResolvedField[]) => {
  const file = csvFile(exportTable(rows, fields, { kinds: model.kinds, locale: 'en' }));
  const read = readText(new TextEncoder().encode(file));
  const text = 'text' in read ? read.text : expect.fail('no text');
  return readTable(text, { hasHeader: true, yieldToMain: createYieldToMain() });
};

const holds = (cells: readonly string[], row: AppRecord | undefined, fields: readonly ResolvedField[]) => {
  fields.forEach((field, at) => {
    const [cell = '', value] = [cells[at], row?.[field.name]];
    if (isEmpty(value)) return expect(cell, field.name).toBe('');
    const parsed = model.kinds[field.kind].fromText(cell, field);
    if ('value' in parsed) expect(plain(parsed.value, Infinity), field.name).toEqual(value);
    else expect(neverReads(field), `${field.name}: ${cell}`).toBe(true);
  });
};

/* Of what is no text for people, such as a timeline, only the cell is written: its reader does not even look. Nor is there one of files. */
const neverReads = (field: ResolvedField): boolean => {
  const { fromText, holdsFiles } = model.kinds[field.kind];
  return fromText.length === 0 || holdsFiles?.(field as never) !== undefined;
};
