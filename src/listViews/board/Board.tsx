import { DragOverlay, pointerWithin, type DragOverEvent, type DragStartEvent } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useMemo, type ReactNode } from 'react';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { numberFormat } from '../../fields/reading/formats';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isPlainObject } from '../../model/values/plainObject';
import { ActionDialog } from '../../views/actions/useOffered';
import { useCountsBy } from '../../views/list/counts/useCountsBy';
import { Dragging } from '../../views/list/dragging/Dragging';
import { MoveBySaving } from '../../views/list/dragging/MoveBySaving';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { Notice } from '../../views/Notice';
import { useLabel } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';
import { BoardContext } from './BoardContext';
import { columnsStyle, liftedStyle } from './boardStyle';
import { Column } from './Column';
import { HowToMove } from './HowToMove';
import { useBoard, type Moving } from './useBoard';
import { useWhere } from './useWhere';

type BoardProps = { readonly by: ResolvedField; readonly options: ListViewOptions<'board'> };

/** A column for each value of a choice, between which cards are moved by a pointer, by keys or by a menu. */
export const Board = ({ by, options }: BoardProps) => {
  const columns = useMemo(() => options.columns ?? valuesOf(by), [by, options.columns]);
  const [sum] = useSeenFields()(options.sum);
  const counts = useCountsBy(by.name, { of: sum?.name });
  const board = useBoard({ field: by, columns, declared: options.move });
  const { parts, lifted, over, said, moving, end, closedAt } = board;
  const { where, follow, forget } = useWhere();
  const onDone = ({ record, to }: Moving) => {
    forget();
    void follow({ record: { ...record, [by.name]: to }, column: parts.nameOf(to) });
  };
  return (
    <BoardContext value={parts}>
      <div role="status" aria-live="assertive" style={visuallyHidden}>
        {said || where?.text}
      </div>
      <HowToMove />
      {where?.isSeen === false && (
        <Notice tone="info" isSaid={false}>
          {where.text}
        </Notice>
      )}
      <Dragged
        onLift={parts.lift}
        onOver={over}
        onDrop={parts.drop}
        onCancel={parts.cancel}
        lifted={lifted?.record}
      >
        <Box sx={columnsStyle} data-lifted={lifted ? '' : undefined}>
          {columns.map((value) => (
            <Column
              key={value}
              by={by}
              value={value}
              name={parts.nameOf(value)}
              options={options}
              total={counts?.at(value)}
              sum={sum}
              closed={lifted && closedAt({ record: lifted.record, over: value })}
              isOver={lifted?.over === value}
              isFollowed={lifted?.isByKeys === true}
            />
          ))}
        </Box>
      </Dragged>
      <Without by={by} count={counts?.at(null)?.count ?? 0} />
      {moving && (
        <Move
          key={`${String(moving.record.id)} ${moving.to}`}
          by={by}
          moving={moving}
          onClose={end}
          onDone={() => onDone(moving)}
        />
      )}
    </BoardContext>
  );
};

const valuesOf = (field: ResolvedField): readonly string[] =>
  'values' in field && isPlainObject(field.values) ? Object.keys(field.values) : [];

type DraggedProps = {
  readonly lifted: RaRecord | undefined;
  readonly onLift: (record: RaRecord) => void;
  readonly onOver: (column: string | undefined) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

const Dragged = ({ lifted, onLift, onOver, onDrop, onCancel, children }: DraggedProps) => {
  const title = useTitleOf();
  return (
    <Dragging
      collisionDetection={pointerWithin}
      onDragStart={({ active }: DragStartEvent) => {
        const { record } = active.data.current ?? {};
        if (record) onLift(record as RaRecord);
      }}
      onDragOver={({ over }: DragOverEvent) => onOver(over ? String(over.id) : undefined)}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>{lifted && <Box sx={liftedStyle}>{title(lifted)}</Box>}</DragOverlay>
    </Dragging>
  );
};

type MoveProps = {
  readonly by: ResolvedField;
  readonly moving: Moving;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const Move = ({ by, moving: { record, to, by: how }, onDone, onClose }: MoveProps) => {
  if (how !== 'update')
    return <ActionDialog action={how} records={[record]} onDone={onDone} onClose={onClose} />;
  return (
    <MoveBySaving
      field={by}
      record={record}
      to={to}
      onClose={onClose}
      onDone={() => {
        onDone();
        onClose();
      }}
    />
  );
};

/* What has no value yet is in no column, and must not be missed. */
const Without = ({ by, count }: { readonly by: ResolvedField; readonly count: number }) => {
  const translate = useTranslate();
  const field = useLabel()(by.label);
  const number = numberFormat(useLocale()).format(count);
  if (count === 0) return null;
  return (
    <Box component="p" sx={{ fontSize: 14, color: 'text.secondary' }}>
      {translate('app.list.board.without', { field, count: number, smart_count: count })}
    </Box>
  );
};
