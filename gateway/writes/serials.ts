import { serialCount, serialsIn, serialText, seriesOf, yearOf, type Serial } from '../../src/model/serial';
import type { Resource } from '../../src/model/resource';
import type { Parts } from '../handlers';
import type { Row } from '../store/store';
import { StoreConflict } from '../store/store';

type Numbers = Readonly<Record<string, string>>;

/** How often a number is looked for again because somebody else was faster. */
const TRIES = 1000;

/** Makes a record with the next free number of each series; tries again when another record has just taken it. */
export const insertNumbered = async (
  resource: Resource,
  parts: Parts,
  insert: (numbers: Numbers) => Promise<Row>,
): Promise<Row> => {
  const serials = serialsIn(resource.fields, parts.model.kinds);
  const tried = new Map<string, number>();
  for (let left = TRIES; ; left -= 1) {
    const now = parts.clock.now();
    const numbers: Record<string, string> = {};
    for (const serial of serials) {
      const next =
        Math.max(await lastCount(serial, { resource, parts, now }), tried.get(serial.name) ?? 0) + 1;
      numbers[serial.name] = serialText(serial, yearOf(serial, now), next);
    }
    try {
      return await insert(numbers);
    } catch (error) {
      const taken = serials.find(({ name }) => name === takenField(error));
      if (!taken || left <= 1) throw error;
      tried.set(taken.name, serialCount(taken, yearOf(taken, now), numbers[taken.name]) ?? 0);
    }
  }
};

const takenField = (error: unknown): string | undefined =>
  error instanceof StoreConflict && error.reason.kind === 'unique' ? error.reason.field : undefined;

type Place = { readonly resource: Resource; readonly parts: Parts; readonly now: number };

/** The highest number of the year of `now`; 0 where there is none. */
export const lastCount = async (serial: Serial, { resource, parts, now }: Place): Promise<number> => {
  const year = yearOf(serial, now);
  const { before, digits } = seriesOf(serial.pattern, year);
  const path = serial.name;
  const { rows, total } = await parts.store.list(resource.api.collection, {
    where: [
      { path, op: 'gte', value: before },
      { path, op: 'lt', value: `${before}${AFTER_DIGITS}` },
    ],
    sort: [{ path, order: 'text', descending: true }],
    offset: 0,
    limit: LOOKED_AT,
  });
  const counts = rows.map((row) => serialCount(serial, year, row[path]) ?? 0);
  const last = counts.reduce((most, each) => Math.max(most, each), 0);
  // Numbers that outgrew their zeros come first as texts: then there are at least as many as records.
  return last >= 10 ** digits - 1 ? Math.max(last, total) : last;
};

/** Comes right after 9 among the letters. */
const AFTER_DIGITS = ':';

/* more than one: a text that only begins like the series may stand above it */
const LOOKED_AT = 20;
