import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { useOffered } from '../../actions/useOffered';
import { RowMenu } from '../usePrefetchNextSteps';

/** The three dots of a row with which something can be done; the menu itself is loaded when it is first opened. */
export const RowActions = ({ title }: { readonly title: string }) => {
  const record = useRecordContext();
  return record ? <Offered record={record} title={title} /> : null;
};

const Offered = ({ record, title }: { readonly record: RaRecord; readonly title: string }) => {
  const translate = useTranslate();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dots = useFocusHandedOn();
  /* what was chosen is still being done when nothing more can be */
  if (!anchor && !mayEdit && !mayDelete && actions.length === 0) return null;
  return (
    <>
      <Dots
        ref={dots}
        type="button"
        aria-label={translate('app.list.rowActions', { name: title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" fontSize="small" aria-hidden />
      </Dots>
      {anchor && <RowMenu anchor={anchor} record={record} onClose={() => setAnchor(null)} />}
    </>
  );
};

/* A row that goes while it has the focus, deleted or moved out of the list, hands it on to its neighbour. */
const useFocusHandedOn = () => {
  const dots = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = dots.current;
    return () => {
      if (!button || document.activeElement !== button) return;
      const row = button.closest('tr, li');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      const next = neighbour?.querySelector<HTMLElement>('[aria-haspopup=menu]');
      (next ?? document.getElementById('main-content'))?.focus({ preventScroll: true });
    };
  }, []);
  return dots;
};

const Dots = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}));
