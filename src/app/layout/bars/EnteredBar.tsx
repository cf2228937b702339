import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dateFormat } from '../../../fields/reading/formats';
import { Notice } from '../../../views/Notice';
import { barStyle } from '../barStyle';
import { useShell } from '../ShellContext';

/** Stays in sight for as long as another account is entered, with the way out, and leaves it when the time is over. */
export const EnteredBar = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { account, session } = useShell().connection;
  const user = useSyncExternalStore(session.subscribe, session.user);
  const until = user?.enteredBy?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(account.leave, Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [account, until]);
  if (!user || until === undefined) return null;
  const time = dateFormat(locale, { timeStyle: 'short' }).format(new Date(until));
  return (
    <Box data-screen="" sx={barStyle}>
      <Notice tone="warning">
        {translate('app.entered.inside', { name: user.fullName || user.email, time })}{' '}
        <Button size="small" color="inherit" variant="outlined" onClick={account.leave}>
          {translate('app.entered.leave')}
        </Button>
      </Notice>
    </Box>
  );
};
