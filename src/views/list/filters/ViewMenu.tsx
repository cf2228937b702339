import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useHref } from 'react-router';
import type { View } from '../../../model/pages/views';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity } from '../../useEntity';
import { useChangeViews, useListViews } from './useListViews';

const SaveView = lazyPart(async () => (await import('./SaveView')).SaveView, { failure: 'over' });

type ViewMenuProps = { readonly view: View; readonly anchor: HTMLElement; readonly onClose: () => void };

/** Renames a view or shares it, copies its address, moves and deletes it. */
export const ViewMenu = ({ view, anchor, onClose }: ViewMenuProps) => {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const { isShared } = useListViews();
  const { remove, move } = useWork(view);
  const copy = useCopy(view);
  if (isEditing) return <SaveView view={view} onClose={onClose} />;
  const item = (text: string, act: () => void) => (
    <MenuItem
      key={text}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {translate(`app.list.views.${text}`)}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {view.mayChange && (
        <MenuItem onClick={() => setEditing(true)}>{translate('app.list.views.edit')}</MenuItem>
      )}
      {isShared && item('copy', () => void copy())}
      {move(-1) && item('left', move(-1)!)}
      {move(1) && item('right', move(1)!)}
      {view.mayChange && item('remove', remove)}
    </Menu>
  );
};

const useWork = (view: View) => {
  const { key } = useEntity();
  const { views, source } = useListViews();
  const change = useChangeViews();
  const notify = useNotify();
  const say = (text: string) =>
    notify(`app.list.views.${text}`, { type: 'success', messageArgs: { name: view.name } });
  const run = (act: () => Promise<unknown>, then: () => void) =>
    void change(act).then((isDone) => isDone && then());
  const row = views.filter(({ mayChange, audience }) => mayChange && audience === view.audience);
  return {
    remove: () =>
      run(
        () => source.remove(view.id),
        () => {
          const { name, audience, isDefault } = view;
          const undo = () =>
            run(
              () => source.make(key, { name, audience, isDefault, shows: view.shows }),
              () => say('saved'),
            );
          notify('app.list.views.removed', { type: 'success', messageArgs: { name }, onUndo: undo });
          document.querySelector<HTMLElement>('[data-views] button')?.focus();
        },
      ),
    /* absent where there is no place on that side */
    move: (by: 1 | -1) => {
      const at = row.indexOf(view);
      const other = row[at + by];
      if (at < 0 || !other) return undefined;
      const order = row.map((each) => (each === view ? other : each === other ? view : each));
      return () =>
        run(
          () => source.order(order.map(({ id }) => id)),
          () => say('moved'),
        );
    },
  };
};

/* Plain http has no clipboard: there the address is shown. */
const useCopy = ({ id, name }: View) => {
  const notify = useNotify();
  const createPath = useCreatePath();
  const list = useHref(createPath({ resource: useEntity().name, type: 'list' }));
  return async () => {
    const address = new URL(`${list}?view=${encodeURIComponent(id)}`, document.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify('app.list.views.copied', { type: 'success', messageArgs: { name } });
    } catch {
      notify('app.list.views.address', { type: 'info', messageArgs: { address }, autoHideDuration: null });
    }
  };
};
