// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { matches, pathsOf } from '../../src/model/rules/rules';
import { isEmpty, type Row } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { AppRecord } from '../../src/providers/rest/record';
import { allows } from '../../src/views/actions/allows';
import { conflictOf } from '../../src/views/record/drafts/conflictOf';
import { recordsOf } from './everyEntity/listOf';
import { outcomeOf, plain, recordIn } from './everyEntity/outcome';
import { otherValues } from './everyEntity/otherValues';
import { inPage, model, ofStaff, type World } from './everyEntity/world';
import { change } from './everyEntity/write';
import { openConflict, openForm } from './openedForm';

let world: World;
beforeAll(async () => {
  world = await inPage();
}, 60_000);
afterAll(() => world.stop());
afterEach(cleanup);

const { kinds } = model;
const withForm = ofStaff.filter(({ can, api }) => can.edit && api.calls.update);
const named = (resource: Resource) => [resource.key, resource] as const;

describe('what is typed into the form of', () => {
  it.each(withForm.map(named))('%s is sent, stored and shown, or refused aloud', async (_, resource) => {
    for (const record of await samples(resource)) {
      const form = openForm({ resource, record });
      const inputs = resource.fields.filter(({ name }) => form.has(name));
      for (const field of inputs)
        for (const value of othersOf(field, record, { resource, offered: form.offered(field.name) })) {
          const place = `${field.name} of ${record.id}, ${JSON.stringify(value)}`;
          form.type(field.name, value);
          for (const { name } of inputs.filter((each) => each === field || !each.showWhen))
            expect(form.has(name), `${name} is still an input after ${place}`).toBe(true);
          expect(form.sent(), `${place} is sent`).toHaveProperty([field.name]);
          expect(form.isChange(), `${place} is called a change`).toBe(true);
          await isStored(form.sent()[field.name], { resource, record, field });
          form.reset();
        }
      cleanup();
    }
  });
});

it('what is typed into a form and hidden later is said to be left out, and is not sent', async () => {
  const hidden: string[] = [];
  for (const resource of withForm)
    for (const record of await samples(resource)) {
      const form = openForm({ resource, record });
      for (const { field, showing, hiding } of hidings(form, resource)) {
        for (const [name, value] of Object.entries(showing)) form.type(name, value);
        const [typed] = othersOf(field, record, { resource, offered: form.offered(field.name) });
        form.type(field.name, typed);
        for (const [name, value] of Object.entries(hiding)) form.type(name, value);
        expect(form.sent()).not.toHaveProperty([field.name]);
        expect(form.said()).toContain(`“${field.label.en}” is left out`);
        hidden.push(`${resource.key}.${field.name}`);
        form.reset();
      }
      cleanup();
    }
  expect(hidden).not.toEqual([]);
});

/* By which value of a choice or switch a field is shown, and by which it is hidden. */
const hidings = (form: ReturnType<typeof openForm>, { fields }: Resource) =>
  fields
    .filter(({ showWhen, readOnly, compute }) => showWhen && !readOnly && !compute)
    .flatMap((field) =>
      pathsOf(field.showWhen)
        .filter((name) => form.has(name))
        .flatMap((name) => {
          const isShown = (value: unknown) => {
            form.type(name, value);
            const has = form.has(field.name);
            form.reset();
            return has;
          };
          const values = [...form.offered(name), true, false];
          const [on, off] = [values.find(isShown), values.find((value) => !isShown(value))];
          if (on === undefined || off === undefined) return [];
          return [{ field, showing: { [name]: on }, hiding: { [name]: off } }];
        }),
    );

/* The states of each choice that an action of its entity sets. */
const brought = withForm.flatMap((resource) => {
  const states = resource.actions.flatMap(({ name: action, effect }) =>
    Object.entries(effect).flatMap(([name, state]) => {
      const field = resource.fields.find((each) => each.name === name);
      const isState = field && 'values' in field && Object.hasOwn(field.values as object, String(state));
      return isState ? [{ action, name, state: String(state) }] : [];
    }),
  );
  return states.length > 0 ? [[resource.key, { resource, states }] as const] : [];
});

it.each(brought)(
  'the forms of %s leave the states that actions bring to them',
  async (_, { resource, states }) => {
    for (const record of await samples(resource)) {
      const form = openForm({ resource, record });
      for (const { action, name, state } of states) {
        const isOffered = form.offered(name).includes(state);
        const isPresent = form.has(name) && record[name] === state;
        expect(isOffered, `${action} of ${record.id}`).toBe(isPresent);
        expect(form.offeredInBulk(name)).not.toContain(state);
      }
      cleanup();
    }
  },
);

const isLocking = ({ readOnlyWhen }: ResolvedField, { fields }: Resource, record: Row): boolean =>
  readOnlyWhen !== undefined && matches(readOnlyWhen, record, { fields, kinds });

const lockable = withForm.filter(({ fields }) =>
  fields.some((field) => field.readOnlyWhen && !field.readOnly),
);

it.each(lockable.map(named))(
  'what is typed into the form of %s and locked by somebody else meanwhile is shown as a conflict',
  async (_, resource) => {
    const records = await all(resource);
    const locks = (record: Row) => resource.fields.filter((field) => isLocking(field, resource, record));
    const locking = records.toSorted((a, b) => locks(b).length - locks(a).length)[0];
    const record = (await samples(resource)).toSorted((a, b) => locks(a).length - locks(b).length)[0];
    if (!record || !locking) return expect.fail('no record');
    const { data: opened } = await world.provider.getOne<AppRecord>(resource.name, { id: record.id });
    const form = openForm({ resource, record: opened });
    const typed = locks(locking).filter(({ name }) => form.has(name));
    for (const field of typed)
      form.type(field.name, othersOf(field, opened, { resource, offered: form.offered(field.name) })[0]);
    const data = form.sent();
    cleanup();
    const putBack = await world.keep(resource, record.id);
    const rules = typed.flatMap(({ readOnlyWhen }) => pathsOf(readOnlyWhen));
    await world.put(resource, record.id, Object.fromEntries(rules.map((name) => [name, locking[name]])));
    const failure: unknown = await world.provider
      .update(resource.name, { id: record.id, data: { ...opened, ...data }, previousData: opened })
      .catch((error: unknown) => error);
    await putBack();
    const conflict = conflictOf(failure, { data, previousData: opened }) ?? expect.fail('no conflict');
    openConflict({ resource, record: opened }, conflict);
    for (const { label } of typed) {
      const row = screen.getByRole('rowheader', { name: label.en }).closest('tr');
      expect(row?.textContent).toContain('Can’t be changed any more.');
    }
    expect(typed).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull();
  },
);

/* As they are before anything is changed; each change is put back. */
const all = (resource: Resource): Promise<readonly AppRecord[]> => {
  const known = read.get(resource.key) ?? recordsOf(world, resource);
  read.set(resource.key, known);
  return known;
};

const read = new Map<string, Promise<readonly AppRecord[]>>();

/* Of each sort of record, by the choices that the rules of its form read, the first one. */
const samples = async (resource: Resource): Promise<readonly AppRecord[]> => {
  const rules = resource.fields.flatMap(({ readOnlyWhen, showWhen }) => [readOnlyWhen, showWhen]);
  const names = [...new Set([...rules.flatMap(pathsOf), ...Object.keys(resource.transitions)])];
  const sortOf = (record: Row) =>
    JSON.stringify(names.map((name) => (typeof record[name] === 'string' ? record[name] : !record[name])));
  const open = (await all(resource)).filter((record) => allows('edit', record, { resource, kinds }));
  return [...new Map(open.map((record) => [sortOf(record), record])).values()];
};

/** Other values that are tried of each field. */
const MOST = 1;

type Place = { readonly resource: Resource; readonly offered: readonly string[] };

const othersOf = (field: ResolvedField, before: AppRecord, { resource, offered }: Place): unknown[] => {
  if (offered.length > 0) return offered.filter((state) => state !== before[field.name]);
  const found: unknown[] = [];
  for (const values of otherValues(field, { before, resource, world })) {
    const isAlone = Object.keys(values).length === 1;
    if (isAlone && !isEmpty(values[field.name])) found.push(values[field.name]);
    if (found.length === MOST) break;
  }
  return found;
};

type Typed = { readonly resource: Resource; readonly record: AppRecord; readonly field: ResolvedField };

const isStored = async (value: unknown, { resource, record, field }: Typed) => {
  const { name, kind } = field;
  const putBack = await world.keep(resource, record.id);
  const outcome = await change(record, { [name]: value }, { resource, world });
  const shown = await outcomeOf(world, (provider) => provider.getOne(resource.name, { id: record.id }));
  await putBack();
  if (outcome.kind !== undefined) return expect(outcome.message).not.toBe('');
  if (kinds[kind].isSecret) return expect(recordIn(shown)).not.toHaveProperty(name);
  expect(recordIn(shown)[name], `${name} of ${record.id} as shown`).toEqual(
    wanted(plain(value, world.began)),
  );
};

/* What follows from others is there besides, and what no form knows. */
const wanted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wanted);
  return isPlainObject(value) ? (expect.objectContaining(value) as unknown) : value;
};
