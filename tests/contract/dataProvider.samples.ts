import { faker } from '@faker-js/faker/locale/en';
import type { Row } from '../../src/model/values/comparable';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import type { AppRecord } from '../../src/providers/rest/record';
import type { Source } from './dataProvider.sources';

/** What a suite needs of a source for one entity, without knowing what the entity is called. */
export type Subject = { readonly source: Source; readonly resource: Resource };

/** All records as the source gives them, by the order asked for. */
export const allOf = async (
  { source, resource }: Subject,
  { sort = { field: 'id', order: 'ASC' as 'ASC' | 'DESC' }, filter = {} as Row } = {},
): Promise<AppRecord[]> => {
  const pagination = { page: 1, perPage: 500 };
  const list = await source.provider.getList<AppRecord>(resource.name, { pagination, sort, filter });
  return list.data;
};

/** A new, valid record as a form would send it; references point at records that are there. */
export const sampleOf = async ({ source, resource }: Subject): Promise<Row> => {
  const { model } = source;
  const seed = nextSeed();
  const made = fakeRecords(model, { faker, now: new Date(), seed, count: 1 })[resource.key]?.[0] ?? {};
  const offered = resource.fields.filter(({ views, readOnly }) => views.includes('create') && !readOnly);
  const values = await Promise.all(
    offered.map((field) => valueFor(field, made as Row, { source, resource })),
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
};

/** Creates one and answers with it as stored. */
export const createOne = async (subject: Subject, values: Row = {}): Promise<AppRecord> => {
  const data = { ...(await sampleOf(subject)), ...values };
  return (await subject.source.provider.create<AppRecord>(subject.resource.name, { data })).data;
};

export const isSecret = ({ model }: Source, { kind }: ResolvedField): boolean =>
  model.kinds[kind].isSecret === true;

const valueFor = async (
  field: ResolvedField,
  made: Row,
  { source, resource }: Subject,
): Promise<[string, unknown]> => {
  const { kinds } = source.model;
  const [target] = kinds[field.kind].references?.(field) ?? [];
  if (target !== undefined) {
    const [first] = await allOf({ source, resource: source.model.resource(target) });
    return [field.name, kinds[field.kind].filter === 'holds' ? [first?.id] : first?.id];
  }
  if (resource.transitions[field.name]) return [field.name, field.default];
  const value = made[field.name];
  return [field.name, field.unique && typeof value === 'string' ? `${nextSeed()}${value}` : value];
};

let seeds = 1000;
const nextSeed = () => (seeds += 1);
