import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Confirm, useTranslate } from 'react-admin';
import { useState, useSyncExternalStore } from 'react';
import type { DemoChanges } from '../../../providers/session/connection';
import { Notice } from '../../../views/Notice';
import { useShell } from '../ShellContext';

type DemoBarProps = { readonly changes: DemoChanges };

/** Says where the changes of a visitor are kept, and begins the demo anew. */
export const DemoBar = ({ changes }: DemoBarProps) => {
  const translate = useTranslate();
  const { connection } = useShell();
  const [isAsked, setAsked] = useState(false);
  const isFull = useSyncExternalStore(changes.subscribe, changes.isFull);
  const reset = async () => {
    await connection.account.signOut();
    changes.reset();
    window.location.reload();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone={isFull ? 'warning' : 'info'}>
        {translate(isFull ? 'app.demo.full' : 'app.demo.kept')}{' '}
        <Button size="small" color="inherit" variant="outlined" onClick={() => setAsked(true)}>
          {translate('app.demo.reset')}
        </Button>
        <Confirm
          isOpen={isAsked}
          title={translate('app.demo.resetTitle')}
          content={translate('app.demo.resetText')}
          confirm={translate('app.demo.reset')}
          confirmColor="warning"
          onConfirm={() => void reset()}
          onClose={() => setAsked(false)}
        />
      </Notice>
    </Box>
  );
};
