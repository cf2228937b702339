import Alert from '@mui/material/Alert';
import type { ReactElement } from 'react';
import { useAbility } from '../../fields/AdminContext';
import { useDeniedText } from '../useDeniedText';

/** What an open dialog says as soon as the right to what it asks about is gone; undefined while it is there. */
export const useDenied = (action: string, subject: string): ReactElement | undefined => {
  const ability = useAbility();
  const textOf = useDeniedText();
  if (ability.can(action, subject)) return undefined;
  return <Alert severity="warning">{textOf({ action, subject })}</Alert>;
};
