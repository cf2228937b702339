import { contextPaths } from '../../../src/model/rules/contextValues';
import { matches } from '../../../src/model/rules/rules';
import { filterOf } from '../../../src/model/rules/offered';
import { pointersIn } from '../../../src/model/rules/pointers';
import { isEmpty, type Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { listOf } from './listOf';
import { outcomeOf } from './outcome';
import { model, type World } from './world';

/** Fields whose values have to fit what is there: references that are offered some records only, and what that depends on. */
export const together = ({ fields }: Pick<Resource, 'fields'>): readonly string[] => [
  ...new Set(
    fields.flatMap((field) => {
      const offered = filterOf(field);
      if (!offered) return [];
      return [field.name, ...contextPaths(offered).map((path) => path.split('.')[0] ?? '')];
    }),
  ),
];

/** What records that are there have in those fields, as far as it is still offered. */
export const fittingValues = async (resource: Resource, world: World): Promise<Row[]> => {
  const names = together(resource);
  if (names.length === 0) return [];
  const found: Row[] = [];
  for (const record of await listOf(world, resource))
    if (await isOffered(record, resource, world))
      found.push(Object.fromEntries(names.map((name) => [name, record[name] ?? null])));
  return found;
};

/** The values with others in those fields that fit each other: of a record that has all of them that are given. */
export const withFitting = async (values: Row, resource: Resource, world: World): Promise<Row> => {
  const rows = await fittingValues(resource, world);
  const fitting = rows.find((row) => hasAllOf(values, row)) ?? rows[0];
  const given = Object.entries(fitting ?? {}).filter(([, value]) => value !== null);
  return { ...values, ...Object.fromEntries(given) };
};

/** Has the row a value wherever these have one, of its own fields? What it lacks would stay as it was, and not fit. */
const hasAllOf = (values: Row, row: Row): boolean =>
  Object.entries(row).every(([name, value]) => isEmpty(values[name]) || !isEmpty(value));

const isOffered = async (record: AppRecord, { fields }: Resource, world: World): Promise<boolean> => {
  for (const {
    to: [to = ''],
    id,
    offered,
  } of pointersIn(record, fields, model)) {
    if (!offered) continue;
    const target = model.resource(to);
    const { data } = await outcomeOf(world, (provider) => provider.getOne(target.name, { id }));
    if (!data || !matches(offered, data as Row, { fields: target.fields, kinds: model.kinds })) return false;
  }
  return true;
};
