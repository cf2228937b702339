import type { LineOptions } from './AgendaLine';
import type { Placing } from './placing';
import type { Span } from './spans';
import type { CalendarPlace } from './useCalendarPlace';
import type { Entry } from './useEntries';
import type { ToTable } from './useTableOf';

/** What is drawn in the grid, and where. */
export type GridProps = {
  readonly entries: readonly Entry[];
  readonly placing: Placing;
  readonly calendar: CalendarPlace;
  readonly options: LineOptions;
  readonly offered: readonly Span[];
  readonly toTable: ToTable;
};
