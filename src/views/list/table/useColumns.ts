import { useStore } from 'react-admin';
import { useMemo } from 'react';
import type { View } from '../../../model/pages/views';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity, useVisibleFields } from '../../useEntity';
import { useViews } from '../../useViews';

/** What a person chose for a list, by field names, so that a column more or less scrambles nothing. */
type Choice = NonNullable<View['shows']['columns']>;

type Columns = {
  /** Every column this person may see, in their own order. */
  readonly all: readonly ResolvedField[];
  readonly shown: readonly ResolvedField[];
  readonly choose: (columns: Choice) => void;
  readonly reset: () => void;
};

/** The columns of a list: the declared ones that this person may see, as they or the view that is open arranged them. */
export const useColumns = (): Columns => {
  const entity = useEntity();
  const visible = useVisibleFields('list');
  const [choice, setChoice] = useChosenColumns();
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

/** The arrangement of the columns: one's own of the list, or while a view is open, that of the view. */
export const useChosenColumns = (): [Choice | undefined, (choice: Choice | undefined) => void] => {
  const { key } = useEntity();
  const view = useViewHere();
  const [kept, keep] = useStore<Choice | undefined>(`${key}.${view ? `${view.id}.` : ''}columns`);
  return [kept ?? view?.shows.columns, keep];
};

/** The view that is open in this list. */
export const useViewHere = (): View | undefined => {
  const { key } = useEntity();
  const { opened } = useOpenedView();
  const { views } = useViews();
  return views.find(({ id, of }) => id === opened && of === key);
};

/** The id of the view that was opened last in this list. */
export const useOpenedView = () => {
  const { key } = useEntity();
  const [opened, setOpened] = useStore<string | undefined>(`${key}.view`);
  return { opened, setOpened };
};
