import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useTranslate, type RaRecord } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useTitleOf } from '../../useTitleOf';

/** Holds a record while somebody moves it. */
export type Hand = {
  /** Picks a record up, which goes where it is dropped. */
  readonly lift: (record: RaRecord, isByKeys?: boolean) => void;
  /** To the next place, or the one before. */
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly isLifted: (record: RaRecord) => boolean;
};

type MoveButtonProps = Omit<IconButtonProps, 'onClick'> & {
  readonly record: RaRecord;
  readonly hand: Hand;
  /** The id of what says how records are moved without a pointer. */
  readonly how: string;
  /** Opens what says where else it may go. */
  readonly onOpen?: (anchor: HTMLElement) => void;
};

/** Moves a record without a pointer: the space bar picks it up and drops it, arrow keys say where, Escape leaves it. */
export const MoveButton = ({ record, hand, how, onOpen, ...props }: MoveButtonProps) => {
  const name = useTitleOf()(record);
  const label = useTranslate()('app.list.board.move', { name });
  return (
    <IconButton
      size="small"
      data-move={String(record.id)}
      aria-label={label}
      title={label}
      aria-describedby={how}
      {...props}
      onKeyDown={keysOf(record, hand)}
      /* some browsers press a button when the space bar is let go, whatever became of the key */
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={() => hand.isLifted(record) && hand.cancel()}
      onClick={({ currentTarget }) => !hand.isLifted(record) && onOpen?.(currentTarget)}
    >
      <DragIndicator fontSize="small" aria-hidden />
    </IconButton>
  );
};

const keysOf = (record: RaRecord, { isLifted, lift, step, drop, cancel }: Hand) => {
  const lifted: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    ' ': drop,
    Enter: drop,
    Escape: cancel,
  };
  return (event: KeyboardEvent) => {
    const { [event.key]: doing } = isLifted(record) ? lifted : { ' ': () => lift(record, true) };
    if (!doing) return;
    event.preventDefault();
    doing();
  };
};
