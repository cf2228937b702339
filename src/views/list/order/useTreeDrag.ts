import { useListContext } from 'react-admin';
import { useRef, type RefObject } from 'react';
import { useEntity } from '../../useEntity';
import { useIsEditable } from '../inline/useIsEditable';
import { goalInTree, type Goal } from './treeGoal';
import { useIsInOrder } from './useIsOrdered';
import { valueOf } from './useMoves';
import type { useOrder } from './useOrder';
import { rowsIn } from './useSlots';
import { useTreeMarks } from './useTreeMarks';

type TreeDragProps = {
  readonly here: RefObject<HTMLElement | null>;
  readonly parent: string | undefined;
  readonly order: Pick<ReturnType<typeof useOrder>, 'held' | 'point'>;
};

/** Drags a row over a tree, whose lines stay where they are: what is under the pointer is marked. */
export const useTreeDrag = ({ here, parent = '', order: { held, point } }: TreeDragProps) => {
  const { fields, list } = useEntity();
  const { data = [] } = useListContext();
  const isInOrder = useIsInOrder();
  const isEditable = useIsEditable();
  const mark = useTreeMarks();
  const scrolled = useRef<number>(undefined);
  const field = fields.find(({ name }) => name === parent);
  const drag = (y: number) => {
    const { current } = held;
    const root = here.current?.parentElement;
    if (!current || !root) return;
    const { record, element } = current;
    scrolled.current ??= window.scrollY;
    element.setAttribute('data-lifted', '');
    const known = new Map(data.map((each) => [String(each.id), each]));
    const lines = rowsIn([...root.querySelectorAll('[data-index]')]).flatMap(([id, row]) => {
      const other = known.get(id);
      return other ? [{ record: other, element: row }] : [];
    });
    const isMovable = field !== undefined && isEditable({ field, record });
    const above = valueOf(record, parent);
    const fits = ({ side, other }: Goal) =>
      side === 'into'
        ? isMovable && above !== String(other.id)
        : isMovable || above === valueOf(other, parent);
    const found = goalInTree(y - (window.scrollY - scrolled.current), lines, {
      lifted: element,
      isOrdered: isInOrder && list.order?.within === parent,
      fits,
    });
    mark(found?.line.element, found && (found.goal === 'circle' ? 'circle' : found.goal.side));
    point(found?.goal);
  };
  const end = () => {
    scrolled.current = undefined;
    mark(undefined);
  };
  return { drag, end };
};
