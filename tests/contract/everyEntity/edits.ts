import { beforeAll, describe, expect, it } from 'vitest';
import { faultsIn, otherValues } from './otherValues';
import { isEmpty, type Row } from '../../../src/model/values/comparable';
import { isSameJson } from '../../../src/model/values/plainObject';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { writableValues } from '../../../src/model/rules/writableValues';
import { recordsOf } from './listOf';
import { outcomeOf, plain, recordIn } from './outcome';
import { answersRule } from './slow';
import { model, type World } from './world';
import { fittingValues, together } from './together';
import { change } from './write';

/** Every value that a form may change, changed to another one. */
export const edits = (resource: Resource, world: () => World): void => {
  if (!resource.api.calls.update) return isNotOffered(resource, world);
  const { fields, transitions } = resource;
  const editable = fields.filter(
    ({ name, views, readOnly }) => views.includes('edit') && !readOnly && !(name in transitions),
  );

  describe('a stored record', () => {
    // Each test leaves them as they were.
    let records: readonly AppRecord[] = [];
    let fitting: readonly Row[] = [];
    beforeAll(async () => {
      records = await recordsOf(world(), resource);
      fitting = await fittingValues(resource, world());
    });

    it('is kept from whoever read it before its last change', async () => {
      const record =
        records.find((each) => answersRule(resource.allows.edit, each)) ?? expect.fail('no record');
      const { kind, message, errors } = await outcomeOf(world(), (provider) =>
        provider.update(resource.name, {
          id: record.id,
          data: { ...record, [editable.find(({ name }) => !isEmpty(record[name]))?.name ?? '']: null },
          previousData: { ...record, __v: -1 },
        }),
      );
      const words = 'Someone else changed this in the meantime.';
      expect([kind, message, errors]).toEqual(['conflict', words, undefined]);
    });

    // What people upload is not made up: tests/gateway/uploads has it.
    const typed = editable.filter((field) => !model.kinds[field.kind].holdsFiles?.(field));
    it.each(typed)('has another $name after an edit', async (field) => {
      const place = { resource, world: world(), fitting };
      const found = findChange(field, records, place) ?? expect.fail('no record can take another value');
      const putBack = await place.world.keep(resource, found.before.id);
      const outcome = recordIn(await change(found.before, found.values, place));
      const read = recordIn(
        await outcomeOf(world(), (provider) => provider.getOne(resource.name, { id: found.before.id })),
      );
      await putBack();
      expect(read).toEqual(outcome);
      if (model.kinds[field.kind].isSecret) return expect(read).not.toHaveProperty(field.name);
      expect(read).toMatchObject(plain(found.values, world().began) as Row);
      const others = editable.filter(({ name }) => !(name in found.values)).map(({ name }) => name);
      for (const name of others) expect(read[name], name).toEqual(found.before[name]);
    });
  });
};

type Place = {
  readonly resource: Resource;
  readonly world: World;
  /** What other records have where values have to fit each other. */
  readonly fitting: readonly Row[];
};

type Found = { readonly before: AppRecord; readonly values: Row };

/* Some records are closed, lock or hide the field, or have values that would not fit to another one. */
const findChange = (
  field: ResolvedField,
  records: readonly AppRecord[],
  { resource, world, fitting }: Place,
): Found | undefined => {
  const ability = { can: () => true };
  for (const before of records.filter((record) => answersRule(resource.allows.edit, record))) {
    const others = together(resource).includes(field.name)
      ? othersThatFit(field, before, { resource, fitting })
      : otherValues(field, { before, resource, world });
    for (const values of others) {
      const after: Row = { ...before, ...values };
      const sent = writableValues(after, { resource, view: 'edit', kinds: model.kinds, ability, before });
      const isSent = Object.keys(values).every((name) => name in sent);
      if (isSent && faultsIn(after, before, resource).length === 0)
        return { before, values: pick(sent, Object.keys(values)) };
    }
  }
  return undefined;
};

/* With all that has to fit; where no record has a value, what a field of the same choice has in this one. */
const othersThatFit = (
  { name, ...field }: ResolvedField,
  before: AppRecord,
  { resource, fitting }: Pick<Place, 'resource' | 'fitting'>,
): Row[] => {
  const isOther = (value: unknown) => !isEmpty(value) && !isSameJson(value, before[name]);
  const alike = resource.fields.filter(
    (each) => each.kind === field.kind && 'to' in each && 'to' in field && each.to === field.to,
  );
  return [
    ...fitting.filter((values) => isOther(values[name])),
    ...alike.map((each) => ({ [name]: before[each.name] })).filter((values) => isOther(values[name])),
  ].map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));
};

const pick = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const isNotOffered = ({ name, api, key }: Resource, world: () => World) => {
  it('changes no record, by the screens or past them', async () => {
    const [record] = (await world().provider.getList(name, ANY)).data;
    const id = String(record?.id);
    const { kind, message } = await outcomeOf(world(), (provider) =>
      provider.update(name, { id, data: { id, changed: true }, previousData: { id } }),
    );
    expect([kind, message]).toEqual(['error', expect.stringContaining(`${key}: there is no call "update"`)]);
    for (const method of ['PATCH', 'PUT'])
      expect(await world().past(method, `${api.path}/${id}`, { changed: true })).toBe(404);
  });
};

const ANY = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};
