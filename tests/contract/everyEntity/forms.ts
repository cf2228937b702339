import { Faker, en } from '@faker-js/faker';
import type { Row } from '../../../src/model/values/comparable';
import { fakeValue } from '../../../src/model/demo/fakeValue';
import type { ResolvedAction } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { model, type World } from './world';

/**
 * What the form of an action may be filled with: values of records that have been through it first, then of any
 * record, then made-up ones. One empty form where the action asks for nothing.
 */
export const formsFor = (
  { form, effect, checks }: ResolvedAction,
  records: readonly AppRecord[],
  { began }: World,
): Row[] => {
  if (form.length === 0) return [{}];
  const hasEffect = (record: Row) => Object.entries(effect).every(([name, value]) => record[name] === value);
  const examples = [...records].sort((a, b) => Number(hasEffect(b)) - Number(hasEffect(a)));
  const context = { faker: new Faker({ locale: en, seed: 7 }), index: 0, kinds: model.kinds };
  const now = new Date(began);
  const made = Array.from({ length: 5 }, () =>
    Object.fromEntries(
      form.map((field) => [field.name, fakeValue(field, { ...context, now, ids: () => [] })]),
    ),
  );
  const filled = examples.flatMap((record) => {
    const values = form.map(({ name }) => [name, record[name]] as const);
    const isWhole = values.every(([, value]) => value !== undefined);
    return isWhole ? [Object.fromEntries(values)] : [];
  });
  /* What is to be the same is. */
  const agreeing = (values: Row): Row => ({
    ...values,
    ...Object.fromEntries(
      checks.flatMap(({ field, op, other }) =>
        op === '=' && other !== undefined ? [[field, values[other]]] : [],
      ),
    ),
  });
  return [...filled, ...made].map((values) => agreeing(values));
};
