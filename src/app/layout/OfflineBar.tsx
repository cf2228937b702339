import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

/** Says that there is no connection for as long as there is none. */
export const OfflineBar = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Alert severity="warning" role="status" sx={{ mt: 1 }}>
      {translate('app.offline')}
    </Alert>
  );
};

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
