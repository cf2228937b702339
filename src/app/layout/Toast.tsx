import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { IconName } from '../../config/icons';
import { Icon } from '../../fields/drawing/Icon';

type Options = NonNullable<NotificationPayload['notificationOptions']> & {
  /** Takes back what was done. Default: that is not offered. */
  readonly onUndo?: () => void;
};

type ToastProps = NotificationPayload & { readonly onClose: () => void };

/** Milliseconds a message stays that asks for nothing. */
const STAY = 5000;

/** A short message: a failure stays, the others go by themselves. */
export const Toast = ({ message, type, notificationOptions = {}, onClose }: ToastProps) => {
  const { messageArgs, autoHideDuration, onUndo } = notificationOptions as Options;
  const translate = useTranslate();
  const isFailure = type === 'error';
  const hold = useHide(
    autoHideDuration === undefined ? (isFailure ? null : STAY) : autoHideDuration,
    onClose,
  );
  const { box, keepFocus, ...standing } = useWayBack();
  const close = () => {
    keepFocus();
    onClose();
  };
  return (
    <Box
      data-toast={type}
      ref={box}
      {...hold}
      onFocus={(event) => {
        hold.onFocus();
        standing.onFocus(event);
      }}
    >
      <Icon name={icons[type]} fontSize="small" aria-hidden />
      <div>{typeof message === 'string' ? translate(message, messageArgs) : message}</div>
      {onUndo && (
        <Button
          size="small"
          color="inherit"
          sx={{ fontWeight: 650, textDecoration: 'underline', flex: 'none' }}
          onClick={() => {
            onUndo();
            close();
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      )}
      <IconButton size="small" color="inherit" onClick={close} aria-label={translate('ra.action.close')}>
        <Icon name="cancel" fontSize="small" />
      </IconButton>
    </Box>
  );
};

/* Who was in the message when it is closed goes on where they were before. */
const useWayBack = () => {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  return {
    box,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      const isFromOutside = relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget);
      if (isFromOutside) before.current = relatedTarget;
    },
    keepFocus: () => {
      if (!box.current?.contains(document.activeElement)) return;
      const place = before.current?.isConnected ? before.current : document.querySelector('main');
      place?.focus();
    },
  };
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
