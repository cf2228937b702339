import { useListContext, useLocation, useNavigate, useNotify, useStore } from 'react-admin';
import { useEffect } from 'react';
import { defaultOf } from '../../../model/pages/views';
import { useEntity } from '../../useEntity';
import { useListViews, useOpenView } from './useListViews';

/**
 * Opens the view that the address names (`?view=`), and where it says nothing and the list was not seen since the
 * sign-in, the one that the list begins with.
 */
export const useViewAtAddress = (): void => {
  const { key } = useEntity();
  const { resource } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [left] = useStore<unknown>(`${resource}.listParams`);
  const { views, isKnown } = useListViews();
  const open = useOpenView();
  const wanted = new URLSearchParams(search).get('view');
  const first = search === '' && left === undefined ? defaultOf(views, key) : undefined;
  const view = wanted === null ? first : views.find(({ id }) => id === wanted);
  const isGone = wanted !== null && isKnown && !view;
  useEffect(() => {
    if (view) open(view, true);
    if (!isGone) return;
    notify('app.list.views.gone', { type: 'warning' });
    void navigate({ search: '' }, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each view that is asked for
  }, [view?.id, isGone]);
};
