import { useDraggable } from '@dnd-kit/core';
import { memo, useLayoutEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useOffered } from '../../actions/useOffered';
import { MoveButton, type Hand } from '../dragging/MoveButton';

type GripProps = {
  readonly record: RaRecord;
  readonly row: HTMLElement;
  readonly hand: Hand;
  readonly how: string;
  readonly onOpen: (record: RaRecord, anchor: HTMLElement) => void;
};

/** Moves a row, for whoever may edit its record. */
export const Grip = memo(function Grip(props: GripProps) {
  return useOffered(props.record).mayEdit ? <Movable {...props} /> : null;
});

const Movable = ({ record, row, onOpen, ...props }: GripProps) => {
  const { setNodeRef, listeners } = useDraggable({ id: String(record.id), data: { record } });
  useLayoutEffect(() => setNodeRef(row), [setNodeRef, row]);
  return (
    <MoveButton
      {...listeners}
      {...props}
      record={record}
      onOpen={(anchor) => onOpen(record, anchor)}
      /* arrow keys that go from row to row pass it by */
      data-inline="move"
      aria-haspopup="dialog"
      sx={{ p: 0.25, cursor: 'grab', WebkitTouchCallout: 'none' }}
    />
  );
};
