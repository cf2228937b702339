import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { Notice } from '../../Notice';

type WaitingSaveProps = {
  /** A save was lost for want of a connection. */
  readonly isWaiting: boolean;
};

/**
 * Says that what is in the form has not been saved, and saves it as it is by then when the connection is back: what was
 * sent before is the same write, which happens once. Part of the form, since nothing can be downloaded then; leaving the
 * form asks first, as with everything that is not saved.
 */
export const WaitingSave = ({ isWaiting }: WaitingSaveProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const save = () => place.current?.closest('form')?.requestSubmit();
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, [isWaiting]);
  return (
    <div ref={place} aria-live="polite" style={{ flexBasis: '100%' }}>
      {isWaiting && (
        <Notice tone="warning" isSaid={false}>
          {translate('app.record.waiting')}
        </Notice>
      )}
    </div>
  );
};
