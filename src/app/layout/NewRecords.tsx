import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'react-admin';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import type { KnownResource } from '../../model/resolved/resource';
import { useUnseen } from '../../views/LiveContext';
import { useMuted } from '../../views/live/useMuted';
import { usePolite } from '../../views/live/usePolite';
import { useLabel } from '../../views/useEntity';
import { Toast } from './Toast';
import { numberFormat } from '../../fields/reading/formats';

/** What is new of `live` entities that have no bell: a message for each, which its reader may mute (S7.21). */
export const NewRecords = () => {
  const { resources } = useModel();
  const ability = useAbility();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden');
  const told = resources.filter(({ live, bell, subject }) => live && !bell && ability.can('list', subject));
  // A page that nobody looks at says nothing; what came meanwhile is one message.
  return <Place>{isSeen && told.map((resource) => <NewOf key={resource.key} resource={resource} />)}</Place>;
};

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Milliseconds that a message stays when nobody looks into it. */
const STAY = 10_000;

const NewOf = ({ resource }: { readonly resource: KnownResource }) => {
  const { key, name, menuLabel } = resource;
  const label = useLabel();
  const locale = useLocale();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const count = useUnseen(key);
  const [isMuted, mute] = useMuted(key);
  const [closedAt, closeAt] = useState(0);
  // Once looked at, it counts from the beginning.
  if (count < closedAt) closeAt(0);
  const isThere = count > closedAt && !isMuted && pathname !== `/${name}`;
  const shown = numberFormat(locale).format(count);
  const text = translate('app.live.arrived', { smart_count: count, count: shown, name: label(menuLabel) });
  const said = usePolite(isThere ? text : '');
  const close = () => closeAt(count);
  const message = (
    <>
      {text}{' '}
      <Button size="small" color="inherit" component={Link} to={`/${name}`} onClick={close}>
        {translate('app.live.show')}
      </Button>
      <Button size="small" color="inherit" onClick={() => mute(true)}>
        {translate('app.live.mute')}
      </Button>
    </>
  );
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {isThere && (
        <Toast
          key={count}
          type="info"
          message={message}
          notificationOptions={{ autoHideDuration: STAY }}
          onClose={close}
        />
      )}
    </>
  );
};

/* Beside the messages of react-admin, never in their queue: a burst would keep a write waiting that can be undone. */
const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 16,
  insetInlineEnd: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'end',
  gap: 8,
  'body:has(.form-bar) &': { bottom: 'auto', top: 16 },
}));
