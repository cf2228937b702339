import { useGetManyAggregate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { KnownResource } from '../../model/resolved/resource';
import { MAY_BE_ELSEWHERE } from '../../model/resolved/resourceProvider';
import { useAbility, useModel } from '../AdminContext';

type RecordsOf = {
  readonly isPending: boolean;
  /** The record with this id, and its entity. */
  readonly find: (id: string) => { readonly target: KnownResource; readonly record: RaRecord } | undefined;
  /** The entities whose records this person may not see: nothing is asked of them. */
  readonly unseen: readonly KnownResource[];
};

/**
 * Records with these ids, each of one of these entities, by their keys. All that one screen asks of an entity is fetched
 * together. The entities have to be the same in every render.
 */
export const useRecordsOf = (to: string | readonly string[], ids: readonly string[]): RecordsOf => {
  const { known } = useModel();
  const ability = useAbility();
  const targets = [to].flat().map(known);
  const meta = targets.length > 1 ? MAY_BE_ELSEWHERE : undefined;
  const asked = targets.map((target) => {
    const enabled = ids.length > 0 && ability.can('show', target.subject);
    // eslint-disable-next-line react-hooks/rules-of-hooks -- of a field, which has as many entities each time
    const { data, isPending } = useGetManyAggregate(target.name, { ids: [...ids], meta }, { enabled });
    return { target, enabled, data, isPending };
  });
  return {
    isPending: asked.some(({ enabled, isPending }) => enabled && isPending),
    find: (id) => {
      for (const { target, data = [] } of asked) {
        const record = data.find((each) => each !== undefined && String(each.id) === id);
        if (record) return { target, record };
      }
      return undefined;
    },
    unseen: targets.filter(({ subject }) => !ability.can('show', subject)),
  };
};
