import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { lazyPart } from '../../../parts/lazyPart';
import { Dragging } from '../dragging/Dragging';
import { MoveBySaving } from '../dragging/MoveBySaving';
import { Grip } from './Grip';
import type { Goal } from './treeGoal';
import { useDropped } from './useDropped';
import { useOrder } from './useOrder';
import { useSlots, type Slots } from './useSlots';
import { useTreeDrag } from './useTreeDrag';

const MoveTo = lazyPart(async () => (await import('./MoveTo')).MoveTo, { failure: 'over' });

type GripsProps = {
  /** The field that makes a tree of the rows. Default: they are a list. */
  readonly parent?: string;
};

type Asked = { readonly record: RaRecord; readonly anchor: HTMLElement };

/**
 * What the rows beside it are moved by: each has a grip in its place for one (`RowGrip`), for a pointer and for keys. Drawn
 * from here, so that a list is as it was until this has come.
 */
export const Grips = ({ parent }: GripsProps) => {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const here = useRef<HTMLDivElement>(null);
  const slots = useSlots(here);
  const [asked, ask] = useState<Asked>();
  const open = useCallback((record: RaRecord, anchor: HTMLElement) => ask({ record, anchor }), []);
  const follow = useFollowed(slots);
  const { dropped, saving } = useDropped(parent);
  const order = useOrder({
    records: data,
    slots,
    onDrop: (record: RaRecord, goal: Goal) => {
      follow(record);
      dropped(record, goal);
    },
  });
  const { hand, said } = order;
  const tree = useTreeDrag({ here, parent, order });
  return (
    <div ref={here} data-screen="">
      <div role="status" aria-live="assertive" style={visuallyHidden}>
        {said}
      </div>
      <div id={HOW_ID} hidden>
        {translate('app.list.move.how')}
      </div>
      <Dragging
        onDragStart={({ active }: DragStartEvent) => hand.lift(active.data.current?.['record'] as RaRecord)}
        onDragMove={({ activatorEvent, delta }: DragMoveEvent) => {
          const y = yOf(activatorEvent) + delta.y;
          if (parent === undefined) order.drag(y, delta.y);
          else tree.drag(y);
        }}
        onDragEnd={() => {
          tree.end();
          hand.drop();
        }}
        onDragCancel={() => {
          tree.end();
          hand.cancel();
        }}
      >
        {data.map((record) => (
          <InRow key={record.id} slot={slots.get(String(record.id))}>
            {(row) => <Grip record={record} row={row} hand={hand} how={HOW_ID} onOpen={open} />}
          </InRow>
        ))}
      </Dragging>
      {saving && <MoveBySaving key={`${String(saving.record.id)} ${saving.to}`} {...saving} />}
      {asked && (
        <MoveTo what={parent === undefined ? 'number' : 'among'} {...asked} onClose={() => ask(undefined)} />
      )}
    </div>
  );
};

type InRowProps = {
  readonly slot: HTMLElement | undefined;
  readonly children: (row: HTMLElement) => ReactNode;
};

/* In its place, where that is drawn. */
const InRow = ({ slot, children }: InRowProps) => {
  const row = slot?.closest<HTMLElement>('[data-index]');
  return slot && row ? createPortal(children(row), slot) : null;
};

const HOW_ID = 'order-how';

const yOf = (event: Event): number => {
  const { touches, clientY = 0 } = event as Partial<MouseEvent & TouchEvent>;
  return touches?.[0]?.clientY ?? clientY;
};

/* A row that moves in the page loses the focus: who had it on its grip has it there again. */
const useFollowed = (slots: Slots) => {
  const followed = useRef<string>(undefined);
  const { data } = useListContext();
  useEffect(() => {
    if (followed.current === undefined || document.activeElement !== document.body) return;
    slots.get(followed.current)?.querySelector('button')?.focus({ preventScroll: true });
  }, [slots, data]);
  return ({ id }: RaRecord) => void (followed.current = String(id));
};
