import { describe, expect, it, onTestFinished } from 'vitest';
import { isCalled } from '../../../src/model/contract/isCalled';
import { actionFault } from '../../../src/model/rules/applyAction';
import { contextPaths, inContext } from '../../../src/model/rules/contextValues';
import { isPlainObject } from '../../../src/model/values/plainObject';
import { textOf, type Row } from '../../../src/model/values/comparable';
import type { ResolvedAction, Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { disabledReason } from '../../../src/views/actions/disabledReason';
import { formsFor } from './forms';
import { idsListed, recordsOf } from './listOf';
import { outcomeOf, JUST_NOW, recordIn } from './outcome';
import { isOrBecame } from './overTime';
import { answersRule } from './slow';
import { recordsIn, statesOf, type State } from './states';
import { model, translate, type World } from './world';

/** Every action from every state: done, or refused in the words of the screen. */
export const acts = (resource: Resource, world: () => World): void => {
  for (const action of resource.actions.filter(isCalled))
    describe(`its action "${action.name}"`, () => {
      const place = () => ({ action, resource, world: world() });
      const states = statesOf(resource, action.when, action.effect);
      const isDoneIn = ({ field, value }: State) =>
        isLegal(onlyOn(field, action), { [field]: value }, resource);

      it.each(states.filter(isDoneIn))('is done while $field is $value', async (state) => {
        const isFit = (record: AppRecord) => isLegal(action, record, resource);
        const records = await recordsIn(state, resource, { ...world(), isFit });
        const open = records.filter(isFit);
        await isDone(open.length > 0 ? open : await emptied(records, place()), place());
      });

      if (states.length === 0)
        it('is done, whatever state a record is in', async () => {
          const records = await recordsOf(world(), resource);
          await isDone(
            records.filter((record) => isLegal(action, record, resource)),
            place(),
          );
        });

      it.each(states.filter((state) => !isDoneIn(state)))(
        'is refused in the words of the screen while $field is $value',
        async (state) => {
          const [record] = await recordsIn(state, resource, world());
          await isRefused(record, place());
        },
      );

      if (action.form.some(({ required }) => required))
        it('is refused without what its form asks for', async () => {
          const records = await recordsOf(world(), resource);
          const record = records.find((each) => isLegal(action, each, resource));
          const { kind, errors } = await run(record, {}, place());
          expect(kind).toBe('validation');
          const required = action.form.filter((field) => field.required).map(({ name }) => name);
          expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(required));
        });
    });
};

type Place = { readonly action: ResolvedAction; readonly resource: Resource; readonly world: World };

/* The part of its rule that reads one field. */
const onlyOn = (field: string, action: ResolvedAction): ResolvedAction => ({
  ...action,
  when: Object.fromEntries(Object.entries(action.when ?? {}).filter(([name]) => name === field)),
});

/* Read from the declaration alone. */
const isLegal = (action: ResolvedAction, record: Row, { transitions }: Resource): boolean => {
  if (!answersRule(action.when, record)) return false;
  return Object.entries(action.effect).every(([name, to]) => {
    const from = textOf(record[name]);
    if (!transitions[name] || from === undefined || from === to) return true;
    return transitions[name][from]?.includes(String(to)) === true;
  });
};

/* As somebody may have typed it: what is stored has no spaces around it. */
const typed = (form: Row, { form: fields }: ResolvedAction): Row =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      const isTyped = field && typeof value === 'string' && model.kinds[field.kind].filter === 'contains';
      return [name, isTyped ? ` ${value} ` : value];
    }),
  );

const run = (record: AppRecord | undefined, values: Row, { action, resource, world }: Place) => {
  const known = record ?? expect.fail('there is no record in that state');
  const params = { action, id: known.id, values, record: known };
  return outcomeOf(world, (provider) => provider.runAction(resource.name, params));
};

const isRefused = async (record: AppRecord | undefined, place: Place) => {
  const { action, resource, world } = place;
  const [form = {}] = formsFor(action, [], world);
  const { kind, errors, message } = await run(record, form, place);
  expect(kind).toBe('conflict');
  const fault = actionFault(action, record ?? {}, { resource, kinds: model.kinds });
  const said = disabledReason(fault ? [fault] : [], { translate, locale: 'en' });
  expect(said).toMatch(/\w/);
  expect(Object.values(errors ?? {})).toEqual([said]);
  expect(message).toContain(said);
};

/* One of them without what the rule wants to be empty, until the test is over. */
const emptied = async ([record]: readonly AppRecord[], { action, resource, world }: Place) => {
  if (!record) return [];
  const wanted = Object.entries(action.when ?? {}).filter(([, value]) => value === null);
  const blanks = Object.fromEntries(wanted);
  await world.put(resource, record.id, blanks);
  const { id, ...before } = record;
  onTestFinished(() => world.put(resource, id, before));
  return [{ ...record, ...blanks }].filter((each) => isLegal(action, each, resource));
};

/* One record may not have the amounts for it; that none of them has is a fault. */
const isDone = async (records: readonly AppRecord[], place: Place) => {
  const { action, resource, world } = place;
  const all = await recordsOf(world, resource);
  for (const before of records) {
    for (const form of formsFor(action, all, world)) {
      const putBack = await world.keep(resource, before.id);
      const takeBack = await keepCreated(before, place);
      const outcome = await run(before, typed(form, action), place);
      await putBack();
      await takeBack();
      if (outcome.kind === undefined) return isEffect(recordIn(outcome), { before, form, ...place });
      expect(outcome.kind).toBe('validation');
    }
  }
  expect.fail(`none of ${records.length} records can go through it`);
};

/* What it creates goes again, and what that added to a balance. */
const keepCreated = async (before: AppRecord, { action, world }: Place): Promise<() => Promise<void>> => {
  const made = Object.keys(action.creates).map((key) => model.resource(key));
  const known = await Promise.all(made.map((each) => idsListed(world, each)));
  const putBacks = await Promise.all(
    made.flatMap(({ ledger }) =>
      ledger ? [world.keep(model.resource(ledger.to), textOf(before[ledger.of]) ?? before.id)] : [],
    ),
  );
  return async () => {
    for (const [at, each] of made.entries())
      for (const id of await idsListed(world, each)) if (!known[at]?.includes(id)) await world.drop(each, id);
    for (const putBack of putBacks) await putBack();
  };
};

type Effect = Place & { readonly before: AppRecord; readonly form: Row };

const isEffect = (after: AppRecord, { before, form, action, resource, world }: Effect) => {
  const effect = inContext(action.effect, { record: { ...before, ...form }, me: world.me });
  const kept = Object.entries(form).filter(([name]) => resource.fields.some((field) => field.name === name));
  const isSecret = (name: string) =>
    action.form.some((field) => field.name === name && model.kinds[field.kind].isSecret);
  for (const [name] of Object.entries(form).filter(([name]) => isSecret(name)))
    expect(after).not.toHaveProperty(name);
  const expected = new Map<string, unknown>([...kept, ...Object.entries(effect)]);
  for (const [name, value] of Object.entries(action.effect))
    if (isPlainObject(value) && '$now' in value) expected.set(name, JUST_NOW);
  for (const [name, value] of expected) {
    // What another record says is for the tests of such values.
    if (contextPaths(action.effect[name]).some((path) => path.includes('.'))) continue;
    if (value === null) expect(after, name).not.toHaveProperty(name);
    else if (!isOrBecame(after[name], { asked: value, field: name }, resource))
      expect(after[name], name).toEqual(value);
  }
};
