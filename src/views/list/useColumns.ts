import { useMemo } from 'react';
import type { ResolvedField } from '../../model/resolvedField';
import { useEntity, useVisibleFields } from '../useEntity';

type Columns = {
  readonly columns: readonly ResolvedField[];
  readonly storeKey: string;
  /** Columns that a person has to switch on first. */
  readonly hidden: string[];
};

/** The columns of a list that this person may see, in the declared order. */
export const useColumns = (): Columns => {
  const entity = useEntity();
  const visible = useVisibleFields('list');
  return useMemo(() => {
    const columns = entity.list.columns.flatMap((name) => visible.filter((field) => field.name === name));
    return {
      columns,
      storeKey: `${entity.key}.datatable.${fingerprint(columns.map((field) => field.name).join())}`,
      hidden: columns.filter((field) => field.hidden).map((field) => field.name),
    };
  }, [entity, visible]);
};

/*
 * DataTable remembers a person's column order by position, so the key has to change with the set of
 * columns: one field more would otherwise scramble every saved order.
 */
const fingerprint = (text: string): string => {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33) ^ text.charCodeAt(at);
  return (hash >>> 0).toString(36);
};
