import Box from '@mui/material/Box';
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin';
import { useContext, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dateFormat, numberFormat } from '../../fields/reading/formats';
import { PeekContext } from '../../views/list/peek/PeekContext';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowName } from '../../views/list/rows/RowName';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';
import type { GridProps } from './gridProps';
import type { Entry } from './useEntries';

type GridEntryProps = Pick<GridProps, 'calendar' | 'options'> & {
  readonly entry: Entry;
  readonly timeText: string;
  readonly isStart: boolean;
  readonly isMirror: boolean;
};

/** An entry in the grid; where it goes on in another week or day, once more. */
export const GridEntry = ({ entry, timeText, isStart, isMirror, calendar, options }: GridEntryProps) => {
  const { record, index } = entry;
  const title = useTitleOf()(record);
  const [name] = useSeenFields()(options.title);
  const peek = useContext(PeekContext);
  const root = useRef<HTMLDivElement>(null);
  const id = String(record.id);
  useLayoutEffect(() => {
    if (!isMirror && root.current) markFirst(root.current, id, index);
  });
  return (
    <RecordContextProvider value={record}>
      <div
        ref={root}
        className="entry"
        data-entry={isMirror ? undefined : id}
        data-peeked={(peek?.id !== undefined && String(peek.id) === id) || undefined}
      >
        {calendar.place.span === 'day' && <RowCheck record={record} title={title} />}
        {isStart && timeText !== '' && <span className="time">{timeText}</span>}
        <RowName field={name} record={record} title={title} />
      </div>
    </RecordContextProvider>
  );
};

/* A record has its place in the list once, however often it is drawn. */
const markFirst = (here: HTMLElement, id: string, index: number): void => {
  const all = here.closest('[data-part]')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [here];
  const same = [...all].filter((each) => each.dataset['entry'] === id);
  for (const [at, each] of same.entries())
    if (at === 0) each.dataset['index'] = String(index);
    else delete each.dataset['index'];
};

type MoreOnDayProps = Pick<GridProps, 'calendar' | 'offered' | 'toTable'> & {
  readonly more: number;
  readonly day: string;
};

/** How many more a day has, which leads to them: to the day, or to the table of it. */
export const MoreOnDay = ({ more, day, calendar, offered, toTable }: MoreOnDayProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const on = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const text = translate('app.list.more', { smart_count: more });
  const to = offered.includes('day')
    ? calendar.to({ span: 'day', on: day })
    : toTable({ first: day, last: day });
  return (
    <Box className="more" component={Link} to={to} aria-label={`${text}, ${on}`}>
      {`+${numberFormat(locale).format(more)}`}
    </Box>
  );
};
