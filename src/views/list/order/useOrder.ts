import { useEvent, useTranslate, type RaRecord } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { useTitleOf } from '../../useTitleOf';
import type { Hand } from '../dragging/MoveButton';
import { leaveRoom, makeRoom, nearestTo, type OrderRow, type Standing } from './room';
import type { Goal } from './treeGoal';
import { useIsInOrder } from './useIsOrdered';
import { useIsAmongSame } from './useMoves';
import { rowsBeside, type Slots } from './useSlots';

export type Lifted = Standing & {
  readonly record: RaRecord;
  readonly element: HTMLElement;
  /** Where it goes in a tree, if a pointer drags it. */
  readonly goal?: Goal | undefined;
};

type OrderParts = {
  readonly records: readonly RaRecord[];
  readonly slots: Slots;
  /** Does what was asked for by a drop. */
  readonly onDrop: (record: RaRecord, goal: Goal) => void;
};

/** A row that is picked up, by a pointer or by keys, where it would go, and what is said of that. */
export const useOrder = ({ onDrop, ...parts }: OrderParts) => {
  const rowsOf = useRowsOf(parts);
  const { said, say, sayOf, sayGoal } = useMoveWords();
  const held = useRef<Lifted>(undefined);

  const lift = useEvent((record: RaRecord) => {
    const found = rowsOf(record);
    if (!found) return;
    held.current = found;
    sayOf('picked', record);
  });
  const goOver = useEvent((over: number, dragged?: number) => {
    const { current } = held;
    if (!current) return;
    held.current = { ...current, over };
    makeRoom(held.current, dragged);
    if (over !== current.over) sayGoal(current.record, goalOf(held.current));
  });
  const point = useEvent((goal: Goal | 'circle' | undefined) => {
    const { current } = held;
    if (!current || isSameGoal(current.goal, goal)) return;
    held.current = { ...current, goal: goal === 'circle' ? undefined : goal };
    sayGoal(current.record, goal);
  });
  const end = () => {
    const { current } = held;
    held.current = undefined;
    if (current) leaveRoom(current.rows);
    return current;
  };
  const step = useEvent((by: 1 | -1) => {
    const { rows, over = 0 } = held.current ?? {};
    if (rows?.[over + by]) goOver(over + by);
  });
  const drop = useEvent(() => {
    const current = end();
    const goal = current && (current.goal ?? goalOf(current));
    if (goal) say('');
    if (current && goal) onDrop(current.record, goal);
    else if (current) sayOf('stays', current.record);
  });
  const cancel = useEvent(() => {
    const current = end();
    if (current) sayOf('stays', current.record);
  });
  const isLifted = useEvent(({ id }: RaRecord) => held.current?.record.id === id);
  const hand = useMemo(
    (): Hand => ({ lift, step, drop, cancel, isLifted }),
    [lift, step, drop, cancel, isLifted],
  );
  return {
    hand,
    said,
    held,
    point,
    drag: (y: number, dragged: number) => held.current && goOver(nearestTo(y, held.current.rows), dragged),
  };
};

/* The row of a record, and those that stand in one order with it. */
const useRowsOf = ({ records, slots }: Pick<OrderParts, 'records' | 'slots'>) => {
  const isAmongSame = useIsAmongSame();
  const isInOrder = useIsInOrder();
  return (record: RaRecord): Lifted | undefined => {
    const element = slots.get(String(record.id))?.closest<HTMLElement>('[data-index]');
    if (!element) return undefined;
    const known = new Map(records.map((each) => [String(each.id), each]));
    const rows = rowsBeside(element).flatMap(([id, row]): OrderRow[] => {
      const other = known.get(id);
      if (!other || (row !== element && !(isInOrder && isAmongSame(record, other)))) return [];
      const { top, bottom } = row.getBoundingClientRect();
      return [{ record: other, element: row, top, bottom }];
    });
    const at = rows.findIndex((row) => row.element === element);
    return { record, element, rows, at, over: at };
  };
};

const useMoveWords = () => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const [said, say] = useState('');
  const sayOf = (key: string, record: RaRecord, other?: RaRecord) => {
    const names = { name: titleOf(record), ...(other && { other: titleOf(other) }) };
    say(translate(`app.list.move.${key}`, names));
  };
  const sayGoal = (record: RaRecord, goal: Goal | 'circle' | undefined) => {
    if (goal === undefined) sayOf('stays', record);
    else if (goal === 'circle') sayOf('circle', record);
    else sayOf(`going.${goal.side}`, record, goal.other);
  };
  return { said, say, sayOf, sayGoal };
};

const goalOf = ({ rows, at, over }: Standing): Goal | undefined => {
  const other = rows[over]?.record;
  return over === at || !other ? undefined : { side: over > at ? 'after' : 'before', other };
};

const isSameGoal = (one: Goal | undefined, other: Goal | 'circle' | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    typeof other === 'object' &&
    one.side === other.side &&
    one.other.id === other.other.id);
