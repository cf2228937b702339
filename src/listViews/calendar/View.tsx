import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ListViewOptions } from '../../config/listViews';
import { useModel } from '../../fields/AdminContext';
import { lazyPart } from '../../parts/lazyPart';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { ListPart } from '../../views/list/rows/ListPart';
import { RecordList } from '../../views/list/rows/RecordList';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { Agenda } from './Agenda';
import { RecordLine, lineStyle } from './AgendaLine';
import { CalendarBar, placeText } from './CalendarBar';
import { placingOf, windowFilter, type Placing } from './placing';
import { spans } from './spans';
import { useCalendarPlace, type CalendarPlace } from './useCalendarPlace';
import { useEntries } from './useEntries';
import { useTableOf, type ToTable } from './useTableOf';

type Options = ListViewOptions<'calendar'>;

const Grid = lazyPart(async () => (await import('./Grid')).Grid, { waiting: () => <LoadingRows /> });

/* As many as a week may have and a browser draws; what is more is counted. */
const MOST = 200;

/** The records of a list in a calendar; where somebody may not see when they are, as lines. */
const CalendarView = ({ options }: ListViewProps<Options>) => {
  const placing = usePlacing(options);
  if (placing) return <Calendar placing={placing} options={options} />;
  return (
    <RecordList itemSx={lineStyle}>{(record) => <RecordLine record={record} options={options} />}</RecordList>
  );
};

export default CalendarView;

const usePlacing = ({ range, from, to, at }: Options): Placing | undefined => {
  const { kinds } = useModel();
  const seen = useSeenFields();
  return useMemo(() => {
    const fields = seen([range, from, to, at].filter((name) => name !== undefined));
    return placingOf({ range, from, to, at } as Options, fields, kinds);
  }, [range, from, to, at, seen, kinds]);
};

type CalendarProps = { readonly placing: Placing; readonly options: Options };

const Calendar = ({ placing, options }: CalendarProps) => {
  const offered = useOffered(options);
  const calendar = useCalendarPlace(offered);
  const { place, window, zone } = calendar;
  /* the pages are those of the list, and not of its part */
  const toTable = useTableOf(placing, zone);
  const body = <Entries {...{ placing, options, offered, calendar, toTable }} />;
  return (
    <>
      <CalendarBar calendar={calendar} offered={offered} />
      <ListPart
        name={placeText(place, window, useLocale())}
        filter={windowFilter(placing, window, zone)}
        sort={{ field: placing.names[0] ?? '', order: 'ASC' }}
        perPage={MOST}
        empty={body}
      >
        {body}
      </ListPart>
    </>
  );
};

/* A phone shows the list first, which it has room for. */
const useOffered = ({ spans: declared = spans }: Options) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone && declared.includes('list')
    ? (['list', ...declared.filter((span) => span !== 'list')] as const)
    : declared;
};

type EntriesProps = CalendarProps & {
  readonly offered: ReturnType<typeof useOffered>;
  readonly calendar: CalendarPlace;
  readonly toTable: ToTable;
};

const Entries = ({ placing, options, offered, calendar, toTable }: EntriesProps) => {
  const { place, window, zone } = calendar;
  const { isPending } = useListContext();
  const entries = useEntries(placing, window, zone);
  if (isPending) return <LoadingRows />;
  if (place.span === 'list') return <Agenda {...{ entries, window, zone, options }} />;
  return (
    <>
      <NotAll to={toTable(window)} />
      <Grid {...{ entries, placing, calendar, options, offered, toTable }} />
    </>
  );
};

/** Leads to all records where more touch what is seen than are drawn. */
const NotAll = ({ to }: { readonly to: string }) => {
  const translate = useTranslate();
  const { total = 0, data = [] } = useListContext();
  if (total <= data.length) return null;
  return (
    <Button component={Link} to={to} size="small">
      {translate('app.list.more', { smart_count: total - data.length })}
    </Button>
  );
};
