import { useDataProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import { useModel } from '../../fields/AdminContext';
import type { Labels } from '../../model/resolved/resolvedField';
import { countingFilter, takenFrom, type Change } from '../../model/rules/protection';
import type { ResolvedAtLeast, Resource } from '../../model/resolved/resource';
import { useCan, useEntity, useLabel } from '../useEntity';

/**
 * What a server would say to changes that leave too few records of a sort, before anybody tries: the list is asked
 * how many there are. Empty where that cannot be known; it is the server that refuses.
 */
export const useTooFew = (changes: readonly Change[]): readonly string[] => {
  const entity = useEntity();
  const { kinds } = useModel();
  const provider = useDataProvider();
  const mayList = useCan()('list');
  const label = useLabel();
  const [found, setFound] = useState<{ readonly key: string; readonly messages: readonly Labels[] }>();
  const asked = mayList ? entity.atLeast.map((each) => ({ each, taken: countTaken(each) })) : [];
  const key = JSON.stringify(asked.map(({ taken }) => taken));

  useEffect(() => {
    let isWanted = true;
    const isShort = async ({ each, taken }: (typeof asked)[number]): Promise<boolean> => {
      const filter = countingFilter(each);
      if (taken === 0 || !filter) return false;
      const { total = Number.POSITIVE_INFINITY } = await provider.getList(entity.name, { ...ONE, filter });
      return total - taken < each.count;
    };
    void Promise.all(asked.map((question) => isShort(question).catch(() => false))).then((short) => {
      const messages = asked.flatMap(({ each }, at) => (short[at] ? [each.message] : []));
      if (isWanted) setFound({ key, messages });
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is asked is in the key
  }, [key, entity, provider]);
  return found?.key === key ? found.messages.map(label) : [];

  function countTaken(each: ResolvedAtLeast): number {
    const place: Pick<Resource, 'atLeast' | 'fields'> = { atLeast: [each], fields: entity.fields };
    return changes.filter((change) => takenFrom(place, change, kinds).length > 0).length;
  }
};

/* Only their number is asked for. */
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };
