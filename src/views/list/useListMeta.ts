import { useModel, useTimes } from '../../fields/AdminContext';
import { localZone } from '../../fields/dateTime/instant';
import { groupingBy, type Grouping } from '../../model/pages/groups';
import { LOOKED_AT } from '../../model/resolved/resourceProvider';
import { useGroupBy } from './table/useGroupBy';

/** The `meta` of `getList` for the list of this entity, as this person looks at it. */
export const useListMeta = (): typeof LOOKED_AT & { readonly group?: Grouping } => {
  const { field } = useGroupBy();
  const { kinds } = useModel();
  const { timeZone = localZone() } = useTimes();
  const group = groupingBy(field, kinds, timeZone);
  return group ? { ...LOOKED_AT, group } : LOOKED_AT;
};
