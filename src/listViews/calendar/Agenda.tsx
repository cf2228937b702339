import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext, useLocale, type RaRecord } from 'react-admin';
import { Fragment, useContext } from 'react';
import { dateFormat } from '../../fields/reading/formats';
import { usePeekIn } from '../../views/list/peek/usePeekIn';
import { MoreContext } from '../../views/list/rows/MoreContext';
import { moveByKey } from '../../views/list/table/rowKeys';
import { AgendaLine, lineStyle, type LineOptions } from './AgendaLine';
import type { Window } from './spans';
import type { Entry } from './useEntries';

type AgendaProps = {
  readonly entries: readonly Entry[];
  readonly window: Window;
  readonly zone: string;
  readonly options: LineOptions;
};

/** The entries as a list, below the day on which each begins. */
export const Agenda = ({ entries, window, zone, options }: AgendaProps) => {
  const { data } = useListContext();
  const { look, stateOf } = usePeekIn(data as RaRecord[] | undefined);
  const dayOf = ({ days: { first } }: Entry) => (first < window.first ? window.first : first);
  return (
    <>
      <Box
        component="ul"
        sx={listStyle}
        onClick={look}
        onKeyDown={(event) => look(event) || moveByKey(event)}
      >
        {entries.map((entry, at) => {
          const { record, index } = entry;
          const before = entries[at - 1];
          const day = dayOf(entry);
          return (
            <Fragment key={record.id}>
              {(!before || dayOf(before) !== day) && <DayHead day={day} />}
              <Box
                component="li"
                data-index={index}
                data-peeked={stateOf(record) === 'open' || undefined}
                sx={lineStyle}
              >
                <RecordContextProvider value={record}>
                  <AgendaLine entry={entry} zone={zone} options={options} />
                </RecordContextProvider>
              </Box>
            </Fragment>
          );
        })}
      </Box>
      {useContext(MoreContext)}
    </>
  );
};

const DayHead = ({ day }: { readonly day: string }) => {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return (
    <Box component="li" data-group="" sx={headStyle}>
      <h3>{dateFormat(useLocale(), style).format(new Date(day))}</h3>
    </Box>
  );
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const headStyle = {
  pt: 1.5,
  pb: 0.5,
  px: 1.5,
  '& h3': { m: 0, fontSize: 13, fontWeight: 600, color: 'text.secondary' },
} as const;
