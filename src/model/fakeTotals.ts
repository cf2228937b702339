import type { FakeHint } from '../config/fakeHint';
import { isRow, textOf, type Row } from './comparable';
import { addDecimals, roundDecimal, toDecimal } from './decimal';
import type { FakeEntity, Kinds } from './kind';
import type { ResolvedField } from './resolvedField';
import { matches } from './rules';

type Place = {
  readonly id: string;
  readonly kinds: Kinds;
  readonly entity: (key: string) => FakeEntity;
  /** What was written by hand stays. */
  readonly isGiven: (name: string) => boolean;
};

/** The fields that count other records or add them up (`countOf`, `sumOf`), when all records are made. */
export const fakeTotals = (record: Row, fields: readonly ResolvedField[], place: Place): Row =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (place.isGiven(field.name) || !Object.hasOwn(record, field.name)) return [];
      const value = record[field.name];
      if (isRow(value) && field.children.length > 0) {
        const below = fakeTotals(value, field.children, { ...place, isGiven: () => false });
        return Object.keys(below).length > 0 ? [[field.name, { ...value, ...below }]] : [];
      }
      const total = totalOf(field, place);
      return total === undefined ? [] : [[field.name, total]];
    }),
  );

const totalOf = (field: ResolvedField, { id, kinds, entity }: Place): unknown => {
  const hint: FakeHint | undefined = field.fake;
  if (typeof hint !== 'object' || !('countOf' in hint || 'sumOf' in hint)) return undefined;
  const [key = '', member = ''] = ('sumOf' in hint ? hint.sumOf : hint.countOf).split('.');
  const { records, fields } = entity(key);
  const own = records.filter((each) => [each[hint.by]].flat().includes(id));
  if ('countOf' in hint) return own.filter((each) => matches(hint.when, each, { fields, kinds })).length;
  const sum = addDecimals(own.flatMap((each) => toDecimal(textOf(each[member])) ?? []));
  const kind = kinds[field.kind];
  const digits = kind.decimals?.(field);
  const rounded: unknown = digits === undefined ? sum : roundDecimal(sum, digits);
  return kind.normalise?.(rounded as Parameters<typeof kind.validate>[0], field) ?? rounded;
};
