import { fieldAt } from '../../model/resolved/fieldAt';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { totalsFrom, type Totals, type TotalsQuestion } from '../../model/numbers/totals';
import { isEmpty, textOf, type Row } from '../../model/values/comparable';
import type { Decimal } from '../../model/values/decimal';
import type { TotalsParams } from '../../model/resolved/resourceProvider';
import { atMost } from '../data/atMost';
import { HttpFailure } from '../http/failure';
import type { Reading } from './reading';

type Place = { readonly reading: Reading; readonly resource: Resource; readonly kinds: Kinds };

/** Values of a choice that are worth a request each. */
const MOST_VALUES = 12;

const AT_ONCE = 6;

/**
 * Numbers of a host that counts nothing by itself: how many records there are stands in the answer of their list, and so
 * it does of each value of a choice. @throws HttpFailure `refused` for sums, and for groups of anything else.
 */
export const countByLists = async (
  { filter, by, per, of, signal }: TotalsParams,
  { reading, resource, kinds }: Place,
): Promise<Totals> => {
  const values = by === undefined ? [] : valuesOf(by, { resource, kinds });
  if (!resource.api.calls.list || of !== undefined || per !== undefined || !values) throw notOffered();
  const count = async (asked: Row): Promise<number> => {
    const sort = { field: '', order: 'ASC' };
    const list = await reading.list(resource, { page: 1, perPage: 1, sort, filter: asked }, signal);
    if (list.meta.issues.some(({ key }) => key === 'badTotal')) throw notOffered();
    return list.total;
  };
  const all = await count(filter);
  const wanted = values.filter((value) => isAsked(value, filter, by));
  const counts = await atMost(AT_ONCE, wanted, (value) => count({ ...filter, [by ?? '']: value }));
  const rest = all - counts.reduce((sum, each) => sum + each, 0);
  const groups = [
    ...wanted.map((key, at) => ({ key, ...tallyOf(counts[at] ?? 0) })),
    ...(by !== undefined && rest > 0 ? [{ key: null, ...tallyOf(rest) }] : []),
  ].filter((group) => group.count > 0);
  return totalsFrom({ all: tallyOf(all), groups }, false);
};

const notOffered = () => new HttpFailure('refused', 'app.errors.notOffered');

const tallyOf = (count: number) => ({ count, valued: 0, sum: '0' as Decimal });

/* A filter by the same field leaves its own values alone. */
const isAsked = (value: string, filter: Row, by: TotalsQuestion['by']): boolean => {
  const asked = filter[by ?? ''];
  return isEmpty(asked) || [asked].flat().map(textOf).includes(value);
};

const valuesOf = (
  by: string,
  { resource, kinds }: Pick<Place, 'resource' | 'kinds'>,
): readonly string[] | undefined => {
  const field = fieldAt(resource.fields, by);
  const { enum: values } = field ? kinds[field.kind].jsonSchema(field) : {};
  const isListed = Array.isArray(values) && values.length <= MOST_VALUES;
  return isListed ? values.filter((value) => typeof value === 'string') : undefined;
};
