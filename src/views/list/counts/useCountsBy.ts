import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useAbility, useModel, useOffers, useTimes } from '../../../fields/AdminContext';
import { localZone } from '../../../fields/dateTime/instant';
import { closedFields } from '../../../model/access/openFields';
import { groupKey, type Span, type Total, type TotalsGroup } from '../../../model/numbers/totals';
import { closedPath, totalsFault } from '../../../model/numbers/totalsFault';
import type { Row } from '../../../model/values/comparable';
import { useEntity } from '../../useEntity';
import { useGateway } from '../../useGateway';
import { useReadWithList } from './useReadWithList';

type Options = {
  /** Path of the number or amount whose sum each group has besides its count. */
  readonly of?: string | undefined;
  /** Brings days or moments together, in the time zone of whoever reads. */
  readonly per?: Span | undefined;
  /** What the list is filtered to by the field itself is left out: how many there would be of each value. */
  readonly isOwnFilterLeft?: boolean;
  /** Laid over the filter of the list. */
  readonly filter?: Row | undefined;
};

export type CountsBy = {
  readonly all: Total;
  /** Those that have records, largest first; `key` null is of those without a value. */
  readonly groups: readonly TotalsGroup[];
  /** Of a value as records have it, a moment or a day too: 0 where no record has it, undefined where that is not known. */
  readonly at: (value: unknown) => Total | undefined;
  /** There are more groups than are told. */
  readonly isCut: boolean;
};

/**
 * How many records of the open list, on all of its pages, have each value of a field; read again with the list. Undefined while that is
 * asked for, where nobody counts, and where the field makes no groups or is closed to this person.
 */
export const useCountsBy = (by: string | undefined, options: Options = {}): CountsBy | undefined => {
  const { of, per, isOwnFilterLeft = false, filter } = options;
  const { name } = useEntity();
  const provider = useGateway();
  const { filterValues } = useListContext();
  const zone = useSpanZone(per);
  const shown = isOwnFilterLeft ? withoutField(filterValues as Row, by) : (filterValues as Row);
  const question = { filter: { ...shown, ...filter }, by, per, of, zone };
  const isAsked = useMayCount({ by, per, of });
  const { data, refetch } = useQuery({
    queryKey: [name, 'getTotals', question],
    queryFn: async ({ signal }) => (await provider.getTotals(name, { ...question, signal })).data,
    enabled: isAsked,
    retry: false,
  });
  useReadWithList(name, () => isAsked && void refetch({ cancelRefetch: false }));
  return useMemo(() => {
    if (!data || !isAsked) return undefined;
    const { all, groups, cut: isCut = false } = data;
    const byKey = new Map(groups.map((group) => [group.key, group]));
    const at = (value: unknown) => byKey.get(groupKey(value, per, zone)) ?? (isCut ? undefined : NONE);
    return { all, groups, at, isCut };
  }, [data, isAsked, per, zone]);
};

const NONE: Total = { count: 0 };

/** The filter without what it says about a field. */
export const withoutField = (filter: Row, path: string | undefined): Row =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([key]) => key !== path && key.replace(/_(gt|gte|lt|lte|exists)$/, '') !== path,
    ),
  );

type Asked = Pick<Options, 'per' | 'of'> & { readonly by: string | undefined };

/* A host without a call for it would have to be asked for one list after the other; what is made up lies in this page. */
const useMayCount = (asked: Asked): boolean => {
  const entity = useEntity();
  const { api } = entity;
  const model = useModel();
  const ability = useAbility();
  const offers = useOffers();
  const isOffered = api.calls.totals !== false && offers(api.source, 'totals');
  if (asked.by === undefined || !isOffered || totalsFault(asked, entity, model.kinds) !== undefined)
    return false;
  return closedPath(asked, closedFields(entity, { ability, model })) === undefined;
};

const useSpanZone = (per: Span | undefined): string | undefined => {
  const { timeZone = localZone() } = useTimes();
  return per === undefined || timeZone === 'UTC' ? undefined : timeZone;
};
