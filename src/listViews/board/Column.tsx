import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { ListPart } from '../../views/list/rows/ListPart';
import { RecordList } from '../../views/list/rows/RecordList';
import { Card } from './Card';
import { ColumnHead, type ColumnHeadProps } from './ColumnHead';
import { cardStyle, columnStyle, partStyle } from './boardStyle';

type ColumnProps = Omit<ColumnHeadProps, 'id'> & {
  readonly name: string;
  readonly options: ListViewOptions<'board'>;
  /** Why what is picked up may not go there. */
  readonly closed: string | undefined;
  readonly isOver: boolean;
  /** Whether it comes into sight when it is chosen. */
  readonly isFollowed: boolean;
};

/** The records with one of the values, and what there is to know of all of them. */
export const Column = memo(function Column(props: ColumnProps) {
  const { by, value, name, options, closed, isOver, isFollowed } = props;
  const translate = useTranslate();
  const { setNodeRef } = useDroppable({ id: value });
  const headId = useId();
  const box = useRef<HTMLDivElement>(null);
  const filter = useMemo(() => ({ [by.name]: [value] }), [by.name, value]);
  const holds = useCallback((record: RaRecord) => record[by.name] === value, [by.name, value]);
  useEffect(() => {
    if (isOver && isFollowed) comeIntoSight(box.current);
  }, [isOver, isFollowed]);
  return (
    <Box
      ref={(node: HTMLDivElement | null) => {
        box.current = node;
        setNodeRef(node);
      }}
      role="group"
      aria-labelledby={headId}
      data-column={value}
      data-over={isOver || undefined}
      data-closed={closed === undefined ? undefined : ''}
      sx={columnStyle}
    >
      <ListPart
        name={name}
        filter={filter}
        holds={holds}
        sx={partStyle}
        head={
          <>
            <ColumnHead {...props} id={headId} />
            {closed !== undefined && <Note>{closed}</Note>}
          </>
        }
        empty={<Note>{translate('app.list.none')}</Note>}
      >
        <Cards options={options} />
      </ListPart>
    </Box>
  );
});

/* To the side alone: the page stays where the card is. */
const comeIntoSight = (column: HTMLElement | null) => {
  const board = column?.parentElement;
  if (board) board.scrollLeft = column.offsetLeft - board.offsetLeft;
};

/* What is over a column is no matter to its cards. */
const Cards = memo(function Cards({ options }: Pick<ColumnProps, 'options'>) {
  return <RecordList itemSx={cardStyle}>{(record) => <Card record={record} options={options} />}</RecordList>;
});

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '4px 6px',
  fontSize: 13,
  color: theme.palette.text.secondary,
}));
