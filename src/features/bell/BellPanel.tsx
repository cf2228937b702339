import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';
import { ClearDialog } from './ClearDialog';
import { NoticeList } from './NoticeList';
import type { Told } from './useNotices';
import type { Waiting } from './useWaiting';
import { WaitingList } from './WaitingList';

type BellPanelProps = {
  readonly told: Told | undefined;
  readonly waiting: Waiting;
  readonly isOpen: boolean;
  /** It is left for something else. */
  readonly onLeave: () => void;
  /** Back to where it was opened. */
  readonly onClose: () => void;
};

/**
 * What the bell tells, beside the page: as wide as a phone, and not modal, so that messages are heard meanwhile. The focus
 * goes there, and back when it is closed.
 */
export const BellPanel = ({ isOpen, ...props }: BellPanelProps) => isOpen && <OpenPanel {...props} />;

const OpenPanel = ({ told, waiting, onLeave, onClose }: Omit<BellPanelProps, 'isOpen'>) => {
  const away = (event: { readonly target: EventTarget | null }) => {
    const isMessage = event.target instanceof Element && event.target.closest('[data-toast]') !== null;
    if (!isMessage) onLeave();
  };
  return (
    <Portal>
      <ClickAwayListener onClickAway={away}>
        <Panel role="dialog" aria-labelledby="bell-title" elevation={8}>
          <Head onClose={onClose} onOpen={waiting.reload} />
          <WaitingList {...waiting} onLeave={onLeave} />
          {told?.notices && told.notices.length > 0 && <Actions {...told} />}
          {told && <NoticeList {...told} onLeave={onLeave} />}
        </Panel>
      </ClickAwayListener>
    </Portal>
  );
};

const Head = ({ onOpen, onClose }: { readonly onOpen: () => void; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    onOpen();
    title.current?.focus();
    // A button that has done its work is disabled and loses the focus: the key is heard wherever that is.
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, []);
  return (
    <Line>
      <Typography id="bell-title" ref={title} tabIndex={-1} variant="h3" component="h2" sx={titleStyle}>
        {translate('app.bell.name')}
      </Typography>
      <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
        <Icon name="cancel" />
      </IconButton>
    </Line>
  );
};

const Actions = ({ notices = [], unread, markRead, clear }: Told) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <Row>
      <Button size="small" disabled={unread.length === 0} onClick={() => void markRead()}>
        {translate('app.bell.markRead')}
      </Button>
      <Button size="small" color="error" disabled={notices.length === 0} onClick={() => setAsking(true)}>
        {translate('app.bell.clear')}
      </Button>
      {isAsking && <ClearDialog count={notices.length} onClear={clear} onClose={() => setAsking(false)} />}
    </Row>
  );
};

const titleStyle = { flex: 1, outline: 'none' } as const;

const Panel = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: theme.zIndex.drawer,
  width: 'min(420px, 100vw)',
  padding: 16,
  overflowY: 'auto',
  borderRadius: 0,
}));

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0' });
