import { styled } from '@mui/material/styles';
import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Toast } from './Toast';

type Shown = NotificationPayload & { readonly key: number };

/**
 * The short messages of react-admin. Failures stay until somebody closes them, so messages stand beside each other
 * instead of waiting for each other (M-09).
 */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const news = takeNotification();
    if (!news) return;
    /* nothing is written before the server said so: what waits for an undo that is not offered must not be lost */
    if (news.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    const key = (count.current += 1);
    setShown((former) => latest([...former, { ...news, key }]));
  }, [notifications, takeNotification, takeMutation]);
  const close = (key: number) => setShown((former) => former.filter((each) => each.key !== key));
  const toasts = (are: 'failures' | 'others') =>
    shown
      .filter(({ type }) => (type === 'error') === (are === 'failures'))
      .map(({ key, ...message }) => <Toast key={key} {...message} onClose={() => close(key)} />);
  return (
    /* regions that are there before anything is said in them, as `alert` and `status` would not be */
    <Place>
      <div aria-live="assertive">{toasts('failures')}</div>
      <div aria-live="polite">{toasts('others')}</div>
    </Place>
  );
};

/** As many as leave the page in sight. */
const MOST = 3;

/* Of a flood the last ones stay, and what failed before what went well. */
const latest = (all: readonly Shown[]): readonly Shown[] => {
  if (all.length <= MOST) return all;
  const gone = all.slice(0, -1).find(({ type }) => type !== 'error') ?? all[0];
  return all.filter((each) => each !== gone);
};

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  bottom: 16,
  insetInline: 16,
  zIndex: theme.zIndex.snackbar,
  '&, & > div': { display: 'grid', justifyItems: 'center', gap: 8 },
  pointerEvents: 'none',
  '& > div > *': { pointerEvents: 'auto' },
  /* the buttons of a form stand wherever it ends */
  'body:has(.form-bar) &': { bottom: 'auto', top: 16 },
  /* on a phone those of a dialog are where its messages would be */
  [theme.breakpoints.down('sm')]: { 'body:has(.MuiDialog-root) &': { bottom: 'auto', top: 16 } },
}));
