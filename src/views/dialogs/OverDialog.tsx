import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { KeyboardEvent } from 'react';
import { LoadingSaid } from '../states/LoadingSaid';
import { BackCloses } from './BackCloses';

type OverDialogProps = Pick<DialogProps, 'children' | 'maxWidth' | 'aria-labelledby'> & {
  readonly onClose: () => void;
  /** It does something that goes on without it, so it stays open until that is done. */
  readonly isRunning?: boolean;
};

/**
 * A dialog over a page: Back closes it as Escape does, and leaves the page only when it is pressed again. Ctrl+Enter sends
 * its form from wherever one types, where its button could be pressed.
 */
export const OverDialog = ({ onClose, isRunning = false, children, ...props }: OverDialogProps) => {
  const close = () => (isRunning ? undefined : onClose());
  return (
    <>
      <BackCloses onBack={close} />
      <Dialog open fullWidth onClose={close} onKeyDown={send} {...props}>
        {/* what is behind it is not heard */}
        <LoadingSaid>{children}</LoadingSaid>
      </Dialog>
    </>
  );
};

const send = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  const button = event.currentTarget.querySelector<HTMLButtonElement>('form [type=submit]:not(:disabled)');
  if (!button) return;
  event.preventDefault();
  button.form?.requestSubmit(button);
};
