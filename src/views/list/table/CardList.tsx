import Box from '@mui/material/Box';
import { useLocale, type RaRecord } from 'react-admin';
import { useCells } from '../../../fields/CellsContext';
import { widthOf } from '../../../fields/cellView';
import { Value } from '../../../fields/Value';
import { findField } from '../../../model/resolved/model';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useEntity, useVisibleFields } from '../../useEntity';
import { BulkBar } from '../bulk/BulkBar';
import { peekSign } from '../peek/peekSign';
import { RecordList } from '../rows/RecordList';
import { RowCheck } from '../rows/RowCheck';
import { RowGrip } from '../rows/RowGrip';
import { RowTitle } from '../rows/RowTitle';
import { RowTools } from '../rows/RowTools';
import { useTitleOf } from '../../useTitleOf';

type CardListProps = {
  readonly isSelectable?: boolean;
  /** What they are grouped by. */
  readonly groupBy?: ResolvedField | undefined;
};

/**
 * The rows on a phone: two lines a record, the state at the side, and a third where one says how far something is, or where
 * an amount, a time and a state have no room beside each other. Marks stand beside all of them.
 */
export const CardList = ({ isSelectable = true, groupBy }: CardListProps) => (
  <>
    {isSelectable && <BulkBar />}
    <RecordList groupBy={groupBy} itemSx={cardStyle}>
      {(record) => <Card record={record} isSelectable={isSelectable} />}
    </RecordList>
  </>
);

type CardProps = { readonly record: RaRecord; readonly isSelectable: boolean };

const Card = ({ record, isSelectable }: CardProps) => {
  const { secondary, aside } = useEntity().list.card;
  const title = useTitleOf()(record);
  const name = useNameOf()(record);
  const time = useTime();
  return (
    <>
      <RowGrip id={record.id} />
      {isSelectable && <RowCheck record={record} title={title} />}
      <Box sx={partsStyle}>
        <RowTitle record={record} title={title}>
          {name}
        </RowTitle>
        <Box className="second">
          <Part place="secondary" name={secondary} record={record} />
          {time && <Value field={time} record={record} part="Cell" />}
          <Part place="aside" name={aside} record={record} />
        </Box>
        <Progress record={record} />
      </Box>
      <Marks record={record} />
      <RowTools title={title} />
    </>
  );
};

/* When: by the time that the list is sorted by at first, unless the card shows it anyway. */
const useTime = (): ResolvedField | undefined => {
  const { list } = useEntity();
  const cells = useCells();
  const { secondary, aside } = list.card;
  const { field: name } = list.sort;
  const field = useVisibleFields('list').find((each) => each.name === name);
  return field && cells[field.kind].isTime && name !== secondary && name !== aside ? field : undefined;
};

/* The title: what the second line says is no part of the first, which has little room. */
const useNameOf = () => {
  const { primary, secondary, aside } = useEntity().list.card;
  const titleOf = useTitleOf();
  const said = [secondary, aside].filter((each) => each !== undefined && each !== primary);
  return (record: RaRecord) =>
    titleOf(
      isEmpty(record[primary])
        ? record
        : { ...record, ...Object.fromEntries(said.map((each) => [each, null])) },
    );
};

type OfRecord = { readonly record: RaRecord };

/* Those of the columns that say how far something is. */
const Progress = ({ record }: OfRecord) => {
  const { columns } = useEntity().list;
  const cells = useCells();
  return useVisibleFields('list')
    .filter(({ name, kind }) => cells[kind].Progress && columns.includes(name) && !isEmpty(record[name]))
    .map((field) => (
      <span key={field.name} className="progress">
        <Value field={field} record={record} part="Progress" />
      </span>
    ));
};

/* Those of the columns that are set by a press: the lines of a card are too low for a finger. */
const Marks = ({ record }: OfRecord) => {
  const { columns, card } = useEntity().list;
  const cells = useCells();
  const named = [...columns, card.secondary, card.aside];
  return useVisibleFields('list')
    .filter((field) => cells[field.kind].isPressed?.(field) && named.includes(field.name))
    .map((field) => <Value key={field.name} field={field} record={record} part="Cell" />);
};

type PartProps = {
  readonly place: 'secondary' | 'aside';
  readonly name: string | undefined;
  readonly record: Readonly<Record<string, unknown>>;
};

const Part = ({ place, name, record }: PartProps) => {
  const entity = useEntity();
  const cells = useCells();
  const locale = useLocale();
  const field = name === undefined ? undefined : findField(entity, name);
  if (!field || cells[field.kind].isPressed?.(field)) return null;
  const isWhole = 'whole' in widthOf(cells[field.kind], field, locale);
  return (
    <span className={isWhole ? `${place} whole` : place}>
      <Value field={field} record={record} part="Cell" />
    </span>
  );
};

/* A word of thousands of letters that may break anywhere takes a browser seconds to lay out. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const partsStyle = {
  flex: 1,
  minWidth: 0,
  lineHeight: '24px',
  '& > *': { ...oneLine, display: 'block' },
  '& > .second': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 24,
    columnGap: 1.5,
    rowGap: 0.5,
    color: 'text.secondary',
    fontSize: 13,
    '&:empty': { display: 'none' },
  },
  '& > .progress': {
    height: 24,
    lineHeight: '18px',
    fontSize: 13,
    '&:empty': { display: 'none' },
  },
  /* A text takes what the others leave it, down to a letter. What is whole has another line where both have no room. */
  '& .secondary, & .aside': { ...oneLine, flex: '1 1 24px', maxWidth: 'max-content' },
  '& .aside': { display: 'flex', marginInlineStart: 'auto' },
  '&& .whole': { flex: 'none', maxWidth: '100%' },
  /* a state that is wider than a card */
  '&& .whole > span:has(> svg)': {
    height: 'auto',
    minHeight: 24,
    maxHeight: 44,
    py: '3px',
    lineHeight: '16px',
    whiteSpace: 'normal',
  },
  '& .secondary a': { ...oneLine, display: 'block' },
  '&& .secondary > *, && .aside > *': { flexWrap: 'nowrap' },
  /* rather than a line more for each card */
  containerType: 'inline-size',
  '@container (max-width: 240px)': { '& .secondary.whole + time': { display: 'none' } },
} as const;

const cardStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.5,
  minHeight: 60,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  '& a': { display: 'inline-block', color: 'primary.main', lineHeight: '24px', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a.title': { display: 'block', color: 'text.primary', fontWeight: 550 },
  '& label': { display: 'flex', p: '12px', m: '-12px', flex: 'none' },
  '& input[type=checkbox]': { width: 20, height: 20, m: 0 },
  '& .peek': {
    ...peekSign,
    width: 36,
    height: 36,
    flex: 'none',
    marginInlineEnd: -1.5,
    color: 'text.secondary',
  },
} as const;
