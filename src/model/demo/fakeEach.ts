import type { FakeEach } from '../../config/fakeHint';
import { textOf, type Row } from '../values/comparable';
import { targetsOf } from './valueThrough';
import type { FakeEntity, Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import { matches } from '../rules/rules';

type Place = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  readonly entity: (key: string) => FakeEntity;
};

/** The given values of the records that come from others: one for each, or for each pair that shares an entry. */
export const fakeEach = (each: FakeEach, { resource, kinds, entity }: Place): Row[] => {
  const [to] = targetsOf(each.field, { fields: resource.fields, kinds });
  if (to === undefined) throw new Error(`${resource.key}.demo.each: "${each.field}" is no reference.`);
  const chosen = (of: FakeEntity, rule: FakeEach['when']): Row[] =>
    of.records.filter((record) => matches(rule, record, { ...of, kinds }));
  const firsts = chosen(entity(to), each.when);
  const { over, share = '' } = each;
  if (over === undefined) return firsts.map((one) => given(each, one));
  const seconds = chosen(entity(over), each.where);
  return firsts.flatMap((one) =>
    seconds.filter((other) => sharesEntry(one[share], other[share])).map((other) => given(each, one, other)),
  );
};

const given = ({ field, copy = {}, set }: FakeEach, one: Row, other: Row = {}): Row => ({
  [field]: textOf(one['id']),
  ...Object.fromEntries(Object.entries(copy).map(([name, from]) => [name, other[from]])),
  ...set,
});

const sharesEntry = (one: unknown, other: unknown): boolean =>
  entriesOf(other).some((entry) => entriesOf(one).includes(entry));

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
