import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from '@dnd-kit/core';

type DraggingProps = Omit<DndContextProps, 'sensors' | 'accessibility'>;

/**
 * What is in it is dragged by a mouse at once, by a finger that stays for a moment: one that moves scrolls. Keys are heard by
 * `MoveButton`.
 */
export const Dragging = (props: DraggingProps) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  return <DndContext {...props} sensors={sensors} accessibility={OURS} />;
};

const silent = () => undefined;

/* Its own words are English; what is said is said by the list. */
const OURS = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
