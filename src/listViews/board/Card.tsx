import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useMemo, type ReactNode, type SyntheticEvent } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { useBoardParts } from './BoardContext';
import { CardBody } from './CardBody';
import { MoveMenu } from './MoveMenu';

type CardProps = { readonly record: RaRecord; readonly options: ListViewOptions<'board'> };

/** A card that can be moved, where there is anywhere it may go. */
export const Card = ({ record, options }: CardProps) => {
  const { movesOf } = useBoardParts();
  const isMovable = useMemo(() => [...movesOf(record).values()].some(({ by }) => by), [movesOf, record]);
  const body = useMemo(
    () => (
      <CardBody record={record} options={options}>
        {isMovable && <MoveMenu record={record} />}
      </CardBody>
    ),
    [record, options, isMovable],
  );
  return isMovable ? <Draggable record={record}>{body}</Draggable> : <Box className="card">{body}</Box>;
};

/* Whatever is dragged is drawn anew with every step of the pointer; what stands in it is not. */
const Draggable = ({ record, children }: { readonly record: RaRecord; readonly children: ReactNode }) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: String(record.id), data: { record } });
  return (
    <Box
      ref={setNodeRef}
      {...ofCard(listeners)}
      className="card"
      data-movable=""
      data-dragging={isDragging || undefined}
      /* a link or a picture that is dragged would leave the board for another window */
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </Box>
  );
};

/* What a card has opened elsewhere in the page is below it for React; a text that is typed or marked is not dragged. */
const ofCard = (listeners: ReturnType<typeof useDraggable>['listeners']) =>
  Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, listener]) => [
      name,
      (event: SyntheticEvent) => {
        const { target, currentTarget } = event;
        const isHere = target instanceof Element && currentTarget.contains(target);
        if (isHere && !target.closest('input, textarea, select')) Reflect.apply(listener, undefined, [event]);
      },
    ]),
  );
