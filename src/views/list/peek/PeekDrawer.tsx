import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetOne, useStore, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { isMissing } from '../../isMissing';
import { LoadFailed } from '../../states/LoadFailed';
import { useEntity, useLabel } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { LoadingRows } from '../table/LoadingRows';
import { AllDone } from './AllDone';
import { actionOf, isForPanel } from './panelKeys';
import { steps } from './keysOf';
import { PeekedRecord, type PeekedRecordProps } from './PeekedRecord';
import { Place } from './Place';
import { Said } from './Said';
import { usePlace } from './usePlace';
import type { Peeking } from './usePeeking';

type PeekDrawerProps = { readonly peeking: Peeking; readonly onClose: () => void };

/**
 * A record beside its list: what it is, its facts, and what can be done with it. Of a queue the next one comes by itself
 * when one was decided. No modal dialog: what was done is said, and taken back, in the page around it.
 */
export const PeekDrawer = ({ peeking, onClose }: PeekDrawerProps) => {
  const translate = useTranslate();
  const { go, index, record, isDone, isDecidedElsewhere, onDecided, pass } = usePlace(peeking);
  const title = useTitleOf();
  const name = isDone ? translate('app.list.queue.doneTitle') : record ? title(record) : '';
  const panel = useFocus();
  const [isOn] = useStore('shortcuts.isOn', true);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isForPanel(event)) return;
    const { key, currentTarget } = event;
    const step = key.length > 1 || isOn ? steps[key] : undefined;
    const action = actionOf(currentTarget, key);
    if (key === 'Escape') onClose();
    else if (step !== undefined) go(step);
    else if (action) action.click();
    else return;
    event.preventDefault();
  };
  return (
    <FocusTrap open disableEnforceFocus disableAutoFocus disableRestoreFocus isEnabled={() => isPhone}>
      <Panel
        ref={panel}
        role="dialog"
        aria-modal={isPhone || undefined}
        aria-label={translate('app.list.peek.title', { name })}
        tabIndex={-1}
        data-screen=""
        onKeyDown={onKeyDown}
      >
        <Bar>
          {!isDone && <Place index={index} go={go} />}
          <Box sx={{ flex: 1 }} />
          <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
            <Icon name="cancel" />
          </IconButton>
        </Bar>
        <Said text={name} />
        {isDone ? (
          <AllDone onClose={onClose} />
        ) : (
          <Peeked
            id={peeking.id}
            row={record}
            isDecidedElsewhere={isDecidedElsewhere}
            onDecided={onDecided}
            onPass={pass}
            onGone={() => go(1) || go(-1) || onClose()}
          />
        )}
      </Panel>
    </FocusTrap>
  );
};

/* It has the focus as it opens, and whenever what had it has gone, such as the button of what was done. */
const useFocus = () => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return panel;
};

type PeekedProps = Omit<PeekedRecordProps, 'record'> & {
  readonly id: Identifier | undefined;
  readonly row: RaRecord | undefined;
};

const Peeked = ({ id, row, ...rest }: PeekedProps) => {
  const entity = useEntity();
  const label = useLabel();
  const isKnown = id !== undefined && id !== '';
  const {
    data: read,
    error,
    refetch,
    isFetching,
  } = useGetOne<RaRecord>(entity.name, { id: id ?? '' }, { enabled: isKnown, onError: () => undefined });
  /* what was read of it earlier may be older than its row, and with it what can be done */
  const data = read && row && isFetching ? { ...read, ...row } : (read ?? row);
  /* its row has become another one or has left the list, by somebody else or by what was done here */
  const seen = useRef({ id, row });
  useEffect(() => {
    if (seen.current.row && seen.current.id === id && seen.current.row !== row) void refetch();
    seen.current = { id, row };
  }, [id, row, refetch]);
  if (error && (!data || isMissing(error)))
    return <LoadFailed name={label(entity.label.one)} error={error} onRetry={() => void refetch()} />;
  return data ? <PeekedRecord key={data.id} record={data} {...rest} /> : <LoadingRows />;
};

const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  width: 'min(520px, 100vw)',
  padding: '8px 20px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.palette.background.paper,
  borderInlineStart: `1px solid ${theme.palette.divider}`,
  boxShadow: theme.palette.surface.floatShadow,
  /* the focus comes here to be read from, and is seen by the drawer itself */
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  '@media print': { display: 'none' },
}));

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: -8,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  marginInline: -8,
  backgroundColor: theme.palette.background.paper,
}));
