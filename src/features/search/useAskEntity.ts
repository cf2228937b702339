import { useCreatePath, useDataProvider, useLocale } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { pick } from '../../model/resolved/labels';
import type { Resource } from '../../model/resolved/resource';
import { titleOf } from '../../model/answers/title';
import { MOST, type Hit } from './results';

/** The entities whose records this person may find and open, in the order of the menu. */
export const useSearchedEntities = (): readonly Resource[] => {
  const { groups, resources } = useModel();
  const ability = useAbility();
  return useMemo(
    () =>
      [...groups.flatMap((group) => group.resources), ...resources.filter(({ group }) => group === undefined)]
        .filter(({ single, api }) => !single && api.calls.list !== false)
        .filter(({ subject }) => ability.can('list', subject) && ability.can('show', subject)),
    [groups, resources, ability],
  );
};

type Asked = { readonly entity: Resource; readonly wanted: string; readonly signal: AbortSignal };

/** Searches the records of one entity as its list does; undefined where that has no search. */
export const useAskEntity = (): ((asked: Asked) => Promise<readonly Hit[] | undefined>) => {
  const { kinds } = useModel();
  const provider = useDataProvider();
  const createPath = useCreatePath();
  const locale = useLocale();
  return useCallback(
    async ({ entity, wanted, signal }) => {
      if (!entity.list.search || signal.aborted) return undefined;
      const { name: resource, list, icon, label } = entity;
      const pagination = { page: 1, perPage: MOST };
      const filter = { q: wanted };
      const { data } = await provider.getList(resource, { pagination, sort: list.sort, filter, signal });
      return data.slice(0, MOST).map((record) => ({
        id: `${entity.key} ${record.id}`,
        title: titleOf(entity, record, { kinds, locale }),
        detail: pick(label.one, locale),
        icon,
        link: createPath({ resource, type: 'show', id: record.id }),
      }));
    },
    [kinds, provider, createPath, locale],
  );
};
