import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { lazyPart } from '../../../parts/lazyPart';

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel')).ColumnsPanel, { failure: 'over' });

/** Which columns to show and in which order. Cards on a phone have none. */
export const ColumnsMenu = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (isPhone) return null;
  return (
    <>
      <Button
        startIcon={<Icon name="columns" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      {anchor && <ColumnsPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
