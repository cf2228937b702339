import { useListContext, useStore } from 'react-admin';
import { useModel, useOffers } from '../../../fields/AdminContext';
import { groupsBy } from '../../../model/pages/groups';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity, useVisibleFields } from '../../useEntity';
import { useViewHere } from './useColumns';

/** By which field the rows of the open list are grouped: as the person chose, the open view says, or it is declared. */
export const useGroupBy = () => {
  const { key, list } = useEntity();
  const { kinds } = useModel();
  const view = useViewHere();
  const fields = useVisibleFields('list').filter((field) => groupsBy(field, kinds) !== undefined);
  const [kept, keep] = useStore<string | undefined>(`${key}.${view ? `${view.id}.` : ''}group`);
  const name = kept ?? view?.shows.groupBy ?? list.groupBy;
  const field = fields.find((each) => each.name === name);
  return {
    /** By which it can be grouped. */
    fields,
    field,
    /** The person chose it here, and the view does not say so yet. */
    isOwn: kept !== undefined,
    keep,
  };
};

/**
 * Groups the list by a field, or by none. Where the host does not put groups together over pages, the list is sorted by the
 * field, if it can be; else the rows of each page are put together.
 */
export const useGroupWith = () => {
  const { list } = useEntity();
  const { api } = useEntity();
  const { kinds } = useModel();
  const { sort, setSort } = useListContext();
  const { field: before, keep } = useGroupBy();
  const offers = useOffers();
  const isTogether = !api.isPaged || (api.dialect === 'v1' && offers(api.source, 'groups'));
  return (field: ResolvedField | undefined) => {
    keep(field?.name ?? '');
    if (!isTogether && field?.sortable && sort.field !== field.name)
      setSort({ field: field.name, order: groupsBy(field, kinds) === 'day' ? 'DESC' : 'ASC' });
    if (!field && before && sort.field === before.name) setSort({ ...list.sort });
  };
};
