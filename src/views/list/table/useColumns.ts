import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity, useVisibleFields } from '../../useEntity';

/** What a person chose for a list, by field names, so that a column more or less scrambles nothing. */
type Choice = { readonly hidden: readonly string[]; readonly order: readonly string[] };

type Columns = {
  /** Every column this person may see, in their own order. */
  readonly all: readonly ResolvedField[];
  readonly shown: readonly ResolvedField[];
  readonly choose: (columns: {
    readonly hidden: readonly string[];
    readonly order: readonly string[];
  }) => void;
  readonly reset: () => void;
};

/** The columns of a list: the declared ones that this person may see, as they arranged them. */
export const useColumns = (): Columns => {
  const entity = useEntity();
  const visible = useVisibleFields('list');
  const [choice, setChoice] = useStore<Choice | undefined>(`${entity.key}.columns`);
  const { all, shown } = useMemo(() => {
    const declared = entity.list.columns.flatMap((name) => visible.filter((field) => field.name === name));
    const rank = (name: string) => {
      const chosen = choice?.order.indexOf(name) ?? -1;
      return chosen < 0 ? declared.length : chosen;
    };
    const sorted = [...declared].sort((a, b) => rank(a.name) - rank(b.name));
    const isHidden = (field: ResolvedField) => choice?.hidden.includes(field.name) ?? field.hidden;
    return { all: sorted, shown: sorted.filter((field) => !isHidden(field)) };
  }, [entity, visible, choice]);
  return { all, shown, choose: setChoice, reset: () => setChoice(undefined) };
};
