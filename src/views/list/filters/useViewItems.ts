import { useListContext, useTranslate } from 'react-admin';
import type { View } from '../../../model/pages/views';
import type { ResolvedPreset } from '../../../model/resolved/resource';
import { isSameJson } from '../../../model/values/plainObject';
import { useEntity, useLabel } from '../../useEntity';
import { useOpenedView } from '../table/useColumns';
import { useListViews, useOpenView } from './useListViews';

export type ViewItem = {
  readonly id: string;
  readonly name: string;
  readonly filter: object;
  readonly count?: ResolvedPreset['count'];
  readonly isOn: boolean;
  readonly onChoose: () => void;
  /** The one that was saved; undefined of all others. */
  readonly view?: View;
};

/** The views of the open list: all of it, those that are declared, and those that were saved. */
export const useViewItems = (): readonly ViewItem[] => {
  const { presets } = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { setOpened } = useOpenedView();
  const { views, open } = useListViews();
  const openView = useOpenView();
  const show = (filter: object) => {
    setOpened(undefined);
    setFilters(filter, {});
  };
  const isFiltered = Object.keys(filterValues).length > 0;
  const all = {
    id: '',
    name: translate('app.list.views.all'),
    filter: {},
    isOn: !isFiltered && !open,
    onChoose: () => show({}),
  };
  const declared = presets.map(({ label: name, filter, count }): ViewItem => {
    const isOn = !open && isSameJson(filter, filterValues);
    return { id: name.en, name: label(name), filter, count, isOn, onChoose: () => show(isOn ? {} : filter) };
  });
  const saved = views.map((view): ViewItem => ({
    id: `view ${view.id}`,
    name: view.name,
    filter: view.shows.filter,
    isOn: view === open,
    onChoose: () => openView(view),
    view,
  }));
  return [all, ...declared, ...saved];
};
