import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useCreatePath, useStore, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { ListViewOptions } from '../../config/listViews';
import { Icon } from '../../fields/drawing/Icon';
import { actionOf, isForPanel } from '../../views/list/peek/panelKeys';
import { decisionsOf, steps } from '../../views/list/peek/keysOf';
import { Place } from '../../views/list/peek/Place';
import { Said } from '../../views/list/peek/Said';
import type { usePlace } from '../../views/list/peek/usePlace';
import { useQueue } from '../../views/list/useQueue';
import { RecordActions } from '../../views/record/head/RecordActions';
import { RecordHead } from '../../views/record/head/RecordHead';
import { RecordContent } from '../../views/record/RecordContent';
import { RecordPage } from '../../views/record/RecordPage';
import { RelatedPart } from '../../views/record/related/RelatedPart';
import { TitleSlot } from '../../views/Title';
import { useEntity } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';
import { paneStyle } from './splitStyle';
import { useOnOpen } from './useOnOpen';

type PaneProps = {
  readonly id: string;
  readonly options: ListViewOptions<'split'>;
  /** It has no room beside the lines, and is over them. */
  readonly isOver: boolean;
  readonly place: ReturnType<typeof usePlace>;
  readonly onClose: () => void;
  /** Goes back to the line of the record. */
  readonly onLeave: () => void;
};

/** The record that is open, as its page shows it, beside its list or, on a phone, over it. */
export const Pane = ({ id, options, isOver, place, onClose, onLeave }: PaneProps) => {
  const { name } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleOf = useTitleOf();
  const { record, index, go } = place;
  const title = record ? titleOf(record) : '';
  const { panel, onBlur } = usePanel(id, isOver);
  const onKeyDown = useKeys({ go, onEscape: isOver ? onClose : onLeave });
  return (
    <FocusTrap open disableEnforceFocus disableAutoFocus disableRestoreFocus isEnabled={() => isOver}>
      <Box
        ref={panel}
        role={isOver ? 'dialog' : 'region'}
        aria-modal={isOver || undefined}
        aria-label={title || translate('ra.action.show')}
        tabIndex={-1}
        data-pane=""
        data-screen=""
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        sx={[paneStyle.all, isOver ? paneStyle.over : paneStyle.beside]}
      >
        <Box sx={paneStyle.bar}>
          <Place index={index} go={go} />
          <Box sx={{ flex: 1 }} />
          <Button size="small" component={Link} to={createPath({ resource: name, type: 'show', id })}>
            {translate('app.list.peek.whole')}
          </Button>
          <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
            <Icon name="cancel" />
          </IconButton>
        </Box>
        <Said text={title} />
        {/* the bar of the page names the list */}
        <TitleSlot value={NO_SLOT}>
          <Opened key={id} id={id} options={options} place={place} onClose={onClose} />
        </TitleSlot>
      </Box>
    </FocusTrap>
  );
};

const NO_SLOT = { slot: null, isHeading: false };

type OpenedProps = Pick<PaneProps, 'id' | 'options' | 'place' | 'onClose'>;

const Opened = ({ id, options: { show, onOpen }, place, onClose }: OpenedProps) => {
  const { actions, related } = useEntity();
  const queue = useQueue();
  const shown = related.find(({ resource }) => resource === show);
  const onGone = () => void (place.go(1) || place.go(-1) || onClose());
  const head = (record: RaRecord, isGone: boolean) => (
    <RecordHead
      record={record}
      isGone={isGone}
      onGone={onGone}
      actions={
        <RecordActions
          record={record}
          {...(queue && { decisions: decisionsOf(actions, queue) })}
          onDone={place.onDecided}
          onGone={onGone}
        />
      }
    />
  );
  return (
    <RecordPage id={id} hasHead toolbar={head}>
      {(record) => (
        <Box sx={{ mt: 2 }}>
          {onOpen && <OnOpen record={record} changes={onOpen} />}
          {shown ? <RelatedPart related={shown} record={record} /> : <RecordContent record={record} />}
        </Box>
      )}
    </RecordPage>
  );
};

const OnOpen = ({ record, changes }: { readonly record: RaRecord; readonly changes: object }) => {
  useOnOpen(record, changes as Readonly<Record<string, unknown>>);
  return null;
};

/* Arrows move what is read; letters lead on to other records. */
const useKeys = ({
  go,
  onEscape,
}: {
  readonly go: (step: 1 | -1) => boolean;
  readonly onEscape: () => void;
}) => {
  const [isOn] = useStore('shortcuts.isOn', true);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isForPanel(event)) return;
    const { key, currentTarget } = event;
    const step = key.length === 1 && isOn ? steps[key] : undefined;
    const action = actionOf(currentTarget, key);
    if (key === 'Escape') onEscape();
    else if (step !== undefined) go(step);
    else if (action) action.click();
    else return;
    event.preventDefault();
  };
};

/*
 * Over the list it has the focus as it opens. What had it there may go, such as the button of what was done: then it is
 * here again. The next record is seen from its beginning.
 */
const usePanel = (id: string, isOver: boolean) => {
  const panel = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  useEffect(() => {
    if (isOver) panel.current?.focus({ preventScroll: true });
  }, [isOver]);
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [id]);
  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) wasWithin.current = true;
    else if (wasWithin.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  });
  return { panel, onBlur: () => (wasWithin.current = false) };
};
