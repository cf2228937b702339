import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Notice } from '../../views/Notice';

/** Says that there is no connection for as long as there is none. */
export const OfflineBar = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Notice tone="warning">{translate('app.offline')}</Notice>;
};

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
