import Button from '@mui/material/Button';
import SwapVert from '@mui/icons-material/SwapVert';
import { useLocale, useTranslate } from 'react-admin';
import { useContext, useState } from 'react';
import { Icon } from '../fields/drawing/Icon';
import { pick } from '../model/resolved/labels';
import { lazyPart } from '../parts/lazyPart';
import { ListExtrasContext } from '../views/list/ListExtrasContext';
import { useLook } from '../views/list/looks/useLook';
import { listViews } from './views';

const LookMenu = lazyPart(async () => (await import('./LookMenu')).LookMenu, { failure: 'over' });
const OrderPanel = lazyPart(async () => (await import('./OrderPanel')).OrderPanel, { failure: 'over' });

/** The ways to look at the list, and where that is no table, how its records are sorted and grouped. */
export const LookTools = () => {
  const { views = {} } = useContext(ListExtrasContext);
  return (
    <>
      <LookButton />
      {Object.hasOwn(views, useLook().name) && <OrderButton />}
    </>
  );
};

const LookButton = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const view = listViews[useLook().name];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = view && pick(view.label, locale);
  return (
    <>
      <Button
        startIcon={view && <Icon name={view.icon} />}
        aria-label={translate('app.list.look.is', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{name}</span>
      </Button>
      {anchor && <LookMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};

const OrderButton = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<SwapVert />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{translate('ra.action.sort')}</span>
      </Button>
      {anchor && <OrderPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
