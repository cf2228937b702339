import type { FakeEach } from '../config/fakeHint';
import { textOf, type Row } from './comparable';
import { targetsOf } from './fakeAround';
import type { FakeEntity, Kinds } from './kind';
import type { Resource } from './resource';
import { matches } from './rules';

type Place = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  readonly entity: (key: string) => FakeEntity;
};

/** The given values of the records that come from two others each: one for each pair that shares an entry. */
export const fakeEach = (each: FakeEach, { resource, kinds, entity }: Place): Row[] => {
  const [to] = targetsOf(each.field, { fields: resource.fields, kinds });
  if (to === undefined) throw new Error(`${resource.key}.demo.each: "${each.field}" is no reference.`);
  const [first, second] = [entity(to), entity(each.over)];
  const firsts = first.records.filter((record) => matches(each.when, record, { ...first, kinds }));
  const seconds = second.records.filter((record) => matches(each.where, record, { ...second, kinds }));
  return firsts.flatMap((one) =>
    seconds
      .filter((other) =>
        entriesOf(other[each.share]).some((entry) => entriesOf(one[each.share]).includes(entry)),
      )
      .map((other) => ({
        [each.field]: textOf(one['id']),
        ...Object.fromEntries(Object.entries(each.copy ?? {}).map(([name, from]) => [name, other[from]])),
        ...each.set,
      })),
  );
};

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
