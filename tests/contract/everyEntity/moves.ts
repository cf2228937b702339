import { fieldText } from '../../../src/model/answers/fieldText';
import { describe, expect, it } from 'vitest';
import { stateFault } from '../../../src/model/rules/applyAction';
import type { Resource } from '../../../src/model/resolved/resource';
import { illegalMove, moveIssue } from '../../../src/model/rules/transitions';
import { disabledReason } from '../../../src/views/actions/disabledReason';
import { recordIn } from './outcome';
import { isOrBecame } from './overTime';
import { answersRule } from './slow';
import { recordsIn, statesOf } from './states';
import { model, translate, type World } from './world';
import { change } from './write';

/** Every state written straight into the record, as a form would, or somebody without one. */
export const moves = (resource: Resource, world: () => World): void => {
  if (!resource.can.edit) return;
  for (const [field, steps] of Object.entries(resource.transitions)) {
    const states = Object.keys(steps);
    const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => ({ from, to })));
    const isDeclared = ({ from, to }: Pair) => steps[from]?.includes(to) === true;
    const place = (): Place => ({ resource, field, world: world() });
    const isReadOnly = resource.fields.some(({ name, readOnly }) => name === field && readOnly);

    describe(`its ${field}, written by hand`, () => {
      if (isReadOnly) it.each(pairs)('does not go from $from to $to', (pair) => stays(pair, place()));
      else {
        it.each(pairs.filter(isDeclared))('goes from $from to $to', (pair) => goes(pair, place()));
        const refused = pairs.filter((pair) => !isDeclared(pair));
        it.each(refused)('is refused on its way from $from to $to in the words of the screen', (pair) =>
          isRefused(pair, place()),
        );
      }
    });
  }
};

/** A record whose state closes it is refused, in the words that stand in the place of its form. */
export const closes = (resource: Resource, world: () => World): void => {
  const { edit } = resource.allows;
  const closed = statesOf(resource, edit).filter(
    ({ field, value }) => !answersRule(edit, { [field]: value }),
  );
  if (closed.length === 0) return;
  it.each(closed)('cannot be edited while $field is $value, in the words of the screen', async (state) => {
    const [record] = await recordsIn(state, resource, world());
    const { kind, errors } = await change(record, { [state.field]: null }, { resource, world: world() });
    const fault = stateFault('edit', record ?? {}, { resource, kinds: model.kinds });
    expect(kind).toBe('conflict');
    expect(Object.values(errors ?? {})).toEqual([sentence(fault)]);
  });
};

type Pair = { readonly from: string; readonly to: string };

type Place = { readonly resource: Resource; readonly field: string; readonly world: World };

const sentence = (fault: Parameters<typeof disabledReason>[0][number] | undefined): string =>
  disabledReason(fault ? [fault] : expect.fail('nothing speaks against it'), { translate, locale: 'en' });

/* No form asks for it: what is sent all the same is refused by the name of the field, or the record is closed. */
const stays = async ({ from, to }: Pair, { resource, field, world }: Place) => {
  const [record] = await recordsIn({ field, value: from }, resource, world);
  const { kind, errors } = await change(record, { [field]: to }, { resource, world });
  if (kind === 'conflict') return expect(errors).toBeDefined();
  expect([kind, Object.keys(errors ?? {})]).toEqual(['validation', [field]]);
  const moving = resource.actions.filter(({ effect }) => field in effect).map(({ label }) => label.en);
  expect(errors?.[field]).toBe(`Changes by actions only: ${moving.join(', ')}.`);
};

const isRefused = async ({ from, to }: Pair, { resource, field, world }: Place) => {
  const [record] = await recordsIn({ field, value: from }, resource, world);
  const moved = resource.fields.find(({ name }) => name === field) ?? expect.fail(field);
  const isLocked = moved.readOnlyWhen !== undefined && answersRule(moved.readOnlyWhen, { [field]: from });
  const { kind, errors } = await change(record, { [field]: to }, { resource, world });
  if (isLocked) {
    const state = fieldText(from, moved, { kinds: model.kinds, locale: 'en' });
    const why = `Cannot be changed while ${moved.label.en} is ${state}.`;
    return expect([kind, errors?.[field]]).toEqual(['validation', why]);
  }
  const place = { resource, kinds: model.kinds };
  const closed = stateFault('edit', record ?? {}, place);
  if (closed) return expect([kind, errors?.[field]]).toEqual(['conflict', sentence(closed)]);
  const move = illegalMove(resource, record, { [field]: to });
  expect(kind).toBe('validation');
  // Nobody has seen the states as they are stored.
  expect(errors?.[field]).not.toMatch(/\w_\w/);
  expect(errors?.[field]).toBe(sentence(move && moveIssue(move, { ...place, fields: resource.fields })));
};

/* The step is legal; another rule of the record may still be in its way. */
const goes = async ({ from, to }: Pair, { resource, field, world }: Place) => {
  const rules = [
    ...resource.checks.map(({ when }) => when),
    ...resource.fields.map((each) => each.requiredWhen),
  ];
  const isChecked = rules.some((rule) => rule !== undefined && field in rule);
  for (const record of await recordsIn({ field, value: from }, resource, world)) {
    const putBack = await world.keep(resource, record.id);
    const outcome = await change(record, { [field]: to }, { resource, world });
    await putBack();
    if (outcome.kind === undefined)
      return expect(isOrBecame(recordIn(outcome)[field], { asked: to, field }, resource)).toBe(true);
    expect(outcome.kind).toBe('validation');
    expect(outcome.errors).not.toHaveProperty(field);
  }
  expect(isChecked, 'a rule in the way').toBe(true);
};
