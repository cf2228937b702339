import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useState } from 'react';
import type { IconName } from '../../config/icons';
import { Icon } from '../../fields/drawing/Icon';

type ToastProps = NotificationPayload & { readonly onClose: () => void };

/** Milliseconds a message stays that asks for nothing. */
const STAY = 5000;

/** A short message: a failure stays, the others go by themselves. */
export const Toast = ({ message, type, notificationOptions = {}, onClose }: ToastProps) => {
  const { messageArgs, autoHideDuration } = notificationOptions;
  const translate = useTranslate();
  const isFailure = type === 'error';
  const hold = useHide(
    autoHideDuration === undefined ? (isFailure ? null : STAY) : autoHideDuration,
    onClose,
  );
  return (
    <Box data-toast={type} {...hold}>
      <Icon name={icons[type]} fontSize="small" aria-hidden />
      <div>{typeof message === 'string' ? translate(message, messageArgs) : message}</div>
      <IconButton size="small" color="inherit" onClick={onClose} aria-label={translate('ra.action.close')}>
        <Icon name="cancel" fontSize="small" />
      </IconButton>
    </Box>
  );
};

/* Nothing goes from under the pointer, or while somebody stands on it with the keyboard. */
const useHide = (after: number | null, onClose: () => void) => {
  const [isHeld, setHeld] = useState(false);
  const isKept = isHeld || after === null;
  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(onClose, after);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function to close with is no new message
  }, [isKept, after]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
};

const icons: Readonly<Record<NotificationPayload['type'], IconName>> = {
  success: 'check',
  info: 'bell',
  warning: 'warning',
  error: 'error',
};

const Box = styled('div', { name: 'RaNotification', slot: 'Root' })(({ theme }) => {
  const { tones } = theme.palette;
  const look = ({ fg, bg, border }: (typeof tones)['info']) => ({
    color: fg,
    backgroundColor: bg,
    border: `1px solid ${border}`,
  });
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    maxWidth: 'min(560px, 100%)',
    boxSizing: 'border-box',
    padding: '8px 8px 8px 14px',
    borderRadius: 8,
    boxShadow: theme.palette.surface.floatShadow,
    overflowWrap: 'anywhere',
    '& > div': { minWidth: 0, maxHeight: '40vh', overflow: 'auto' },
    '&[data-toast=success]': look(tones.success),
    '&[data-toast=info]': look(tones.info),
    '&[data-toast=warning]': look(tones.warning),
    '&[data-toast=error]': look(tones.danger),
  };
});
