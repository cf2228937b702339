import { useTimes } from '../../fields/AdminContext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { deviceIn } from '../../model/account/deviceIn';
import type { OwnAccount, OwnSession } from '../../model/account/ownAccount';
import { dateFormat } from '../../fields/reading/formats';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { LoadFailed } from '../../views/states/LoadFailed';
import { useFailureText } from '../../views/useFailureText';
import { useSingleFlight } from '../../views/useSingleFlight';
import { useOwnAccount } from './useOwnAccount';

/** Where this account is signed in; each but this one can be ended. */
export const Sessions = ({ account }: { readonly account: OwnAccount }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const textOf = useFailureText();
  const { data, error, isPending, refetch } = useOwnAccount(account);
  const end = useSingleFlight(async (ended: () => Promise<void>) => {
    try {
      await ended();
      notify('app.ownAccount.sessions.done', { type: 'success' });
    } catch (failure) {
      notify(textOf(failure), { type: 'error' });
    }
    await refetch();
  });
  if (isPending) return <LoadingRows count={2} />;
  if (error)
    return (
      <LoadFailed
        name={translate('app.ownAccount.sessions.title')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {data.sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            onEnd={() => void end(() => account.endSession(session.id))}
          />
        ))}
      </Box>
      {data.sessions.length > 1 && (
        <Button variant="outlined" onClick={() => void end(account.endOtherSessions)}>
          {translate('app.ownAccount.sessions.endOthers')}
        </Button>
      )}
    </>
  );
};

type RowProps = { readonly session: OwnSession; readonly onEnd: () => void };

const Row = ({ session: { address, userAgent, begun, used, isThis }, onEnd }: RowProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useTimes();
  const timeOf = (iso: string) => {
    const at = new Date(iso);
    const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
    return Number.isNaN(at.getTime()) ? iso : dateFormat(locale, style).format(at);
  };
  const { browser, system } = deviceIn(userAgent);
  const device =
    browser && system
      ? translate('app.ownAccount.sessions.device', { browser, system })
      : (browser ?? system ?? translate('app.ownAccount.sessions.unknown'));
  const times = translate('app.ownAccount.sessions.times', { begun: timeOf(begun), used: timeOf(used) });
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: '24ch', overflowWrap: 'anywhere' }}>
        <strong>{device}</strong>
        {isThis && ` · ${translate('app.ownAccount.sessions.this')}`}
        <Box sx={{ color: 'text.secondary' }}>{[address, times].filter(Boolean).join(' · ')}</Box>
      </Box>
      {!isThis && (
        <Button
          onClick={onEnd}
          aria-label={translate('app.ownAccount.sessions.endOf', { name: `${device} ${address}`.trim() })}
        >
          {translate('app.ownAccount.sessions.end')}
        </Button>
      )}
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
