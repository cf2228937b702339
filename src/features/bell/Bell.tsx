import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import type { ResolvedWaiting } from '../../model/resolved/model';
import type { KnownResource } from '../../model/resolved/resource';
import { BellPanel } from './BellPanel';
import { useAnnouncement } from './useAnnouncement';
import { useNotices, type Told } from './useNotices';
import { useWaiting } from './useWaiting';

type BellProps = {
  /** The entity whose records it tells; undefined where only something waits. */
  readonly resource: KnownResource | undefined;
  readonly waiting: readonly ResolvedWaiting[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** The bell with its count, and what it tells. */
export const Bell = ({ resource, ...props }: BellProps) =>
  resource ? <Ringing {...props} resource={resource} /> : <Drawn {...props} />;

const Ringing = ({ resource: { key }, ...props }: BellProps & { readonly resource: KnownResource }) => {
  const resource = useModel().resource(key);
  return <Drawn {...props} told={{ ...useNotices(resource), resource }} />;
};

type DrawnProps = Omit<BellProps, 'resource'> & { readonly told?: Told };

const Drawn = ({ told, waiting: declared, isOpen, onOpen }: DrawnProps) => {
  const translate = useTranslate();
  const unread = told?.unread.length ?? 0;
  const waiting = useWaiting(declared);
  const announcement = useAnnouncement(told?.notices);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => onOpen(false);
  const close = () => {
    leave();
    button.current?.focus();
  };
  const name = [
    translate('app.bell.name'),
    ...(unread > 0 ? [translate('app.bell.unread', { smart_count: unread })] : []),
    ...(waiting.due.length > 0 ? [translate('app.bell.waits', { smart_count: waiting.due.length })] : []),
  ].join(', ');
  return (
    <>
      <IconButton
        ref={button}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <Badge
          color="error"
          badgeContent={unread > 0 ? unread : undefined}
          max={99_999}
          variant={unread === 0 && waiting.due.length > 0 ? 'dot' : 'standard'}
          invisible={unread === 0 && waiting.due.length === 0}
        >
          <Icon name="bell" />
        </Badge>
      </IconButton>
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
      <BellPanel {...{ told, waiting, isOpen }} onLeave={leave} onClose={close} />
    </>
  );
};
