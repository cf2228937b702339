import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import {
  useGetOne,
  useListContext,
  useStore,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import type { IconName } from '../../../config/icons';
import { LAST_PAGE } from '../../../config/limits';
import { isMissing } from '../../isMissing';
import { Position } from '../../record/Position';
import { LoadFailed } from '../../states/LoadFailed';
import { useEntity, useLabel } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { LoadingRows } from '../table/LoadingRows';
import { useQueue } from '../useQueue';
import { AllDone } from './AllDone';
import { steps } from './keysOf';
import { PeekedRecord, type PeekedRecordProps } from './PeekedRecord';
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
    const action = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
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

/* Not of a dialog that it has opened elsewhere in the page, nor while somebody types. */
const isForPanel = ({ target, currentTarget, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.matches('input, textarea, select') &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented;

/* It has the focus as it opens, and whenever what had it has gone, such as the button of what was done. */
const useFocus = () => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return panel;
};

/* There before anything is said in it, so that the first record is heard as well. */
const Said = ({ text }: { readonly text: string }) => {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" style={visuallyHidden}>
      {said}
    </div>
  );
};

type PlaceProps = { readonly index: number; readonly go: (step: 1 | -1) => void };

/** Which row it is, or how many are left of a queue; and the way to its neighbours. */
const Place = ({ index, go }: PlaceProps) => {
  const translate = useTranslate();
  const queue = useQueue();
  const { total, data, hasNextPage, hasPreviousPage, page, perPage } = useListContext();
  const place = (page - 1) * perPage + index;
  return (
    <>
      <Step
        icon="previous"
        name={translate('app.record.previous')}
        onClick={() => go(-1)}
        isEnd={index <= 0 && !hasPreviousPage}
      />
      {queue
        ? total !== undefined && <output>{translate('app.list.queue.left', { smart_count: total })}</output>
        : place < LAST_PAGE && <Position index={place} total={total} />}
      <Step
        icon="next"
        name={translate('app.record.next')}
        onClick={() => go(1)}
        isEnd={index >= (data?.length ?? 0) - 1 && !hasNextPage}
      />
    </>
  );
};

type StepProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  readonly isEnd: boolean;
};

/* It stays a stop of Tab at the end of the list, so that whoever has just pressed it is still there. */
const Step = ({ icon, name, onClick, isEnd }: StepProps) => (
  <IconButton
    aria-label={name}
    title={name}
    aria-disabled={isEnd || undefined}
    onClick={onClick}
    sx={isEnd ? { opacity: 0.4 } : undefined}
  >
    <Icon name={icon} />
  </IconButton>
);

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
