import { isEmpty, type Row } from '../values/comparable';
import type { Parsed, TextAround, TextGroup } from '../resolved/kind';
import type { ImportField, ImportPlace } from './importFields';
import { keyFields, keyOfRow } from './keyOfRow';
import { isTooLong, MOST_CHARACTERS, type ImportRow } from './readTable';
import type { RowFault } from './rowFault';
import { normalisedValue } from '../values/normalisedValue';

export type Reading = ImportPlace & {
  /** The field of each column; undefined for a column that is not imported. */
  readonly columns: readonly (ImportField | undefined)[];
  /** In which order columns of one field are joined. Default: as in the file. */
  readonly order?: readonly number[];
  /** The country of what names none, as two capital letters. */
  readonly country?: string | undefined;
  /** What becomes of the texts of a group. Default: what is unclear is left out, and the rest is taken. */
  readonly groups?: GroupChoices;
  /** What no column has: values of new records and, of the fields of the key, of every row. */
  readonly fixed: Row;
};

/** Texts of a group are taken, left out or, where they are unclear, taken as those of another one. */
export type GroupChoices = Readonly<Partial<Record<TextGroup, TextGroup | 'leave'>>>;

/** A text that may lack its country, and what it was read as. */
export type GroupedText = { readonly group: TextGroup; readonly text: string; readonly value?: unknown };

/** What the cells of a row say. Empty cells say nothing. */
export type ReadRow = {
  readonly row: ImportRow;
  readonly values: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  readonly faults: readonly RowFault[];
  readonly grouped?: readonly GroupedText[];
};

/** Reads the cells of a row by the kinds of their columns. */
export const readRow = (row: ImportRow, reading: Reading): ReadRow => {
  if (row.flaw !== undefined) return { row, values: {}, key: undefined, faults: [{ say: row.flaw }] };
  const values = { ...fixedKeys(reading) };
  const faults: RowFault[] = [];
  const grouped: GroupedText[] = [];
  for (const { known, column, text } of textsIn(row, reading)) {
    const { field } = known;
    const place = { column, field: field.name, value: text };
    const parsed = isTooLong(text) ? undefined : readCell(text, known, reading);
    const group = parsed && groupOf(text, known, reading);
    if (parsed && group) grouped.push({ group, text, ...('value' in parsed && { value: parsed.value }) });
    if (!parsed) faults.push({ ...place, say: 'tooLong', args: MOST });
    else if (group && reading.groups?.[group] === 'leave') faults.push({ ...place, say: 'leftOut' });
    else if ('fault' in parsed) faults.push({ ...place, issue: parsed.fault });
    else if (!isEmpty(parsed.value)) values[field.name] = normalisedValue(parsed.value, field, reading.kinds);
  }
  const key = keyOfRow(values, reading.resource, reading.kinds);
  return { row, values, key, faults, ...(grouped.length > 0 && { grouped }) };
};

/* Whose contacts these are is the same for the whole file where no column says it. */
const fixedKeys = ({ resource, columns, fixed }: Reading): Record<string, unknown> =>
  Object.fromEntries(
    keyFields(resource)
      .filter(({ name }) => !columns.some((known) => known?.field.name === name) && !isEmpty(fixed[name]))
      .map(({ name }) => [name, fixed[name]]),
  );

type FieldText = { readonly known: ImportField; readonly column: number; readonly text: string };

/* What the columns of a field say; several are joined by a space. */
const textsIn = ({ cells }: ImportRow, { columns, order }: Reading): FieldText[] => {
  const found = new Map<string, FieldText>();
  for (const column of order ?? columns.keys()) {
    const known = columns[column];
    const text = cells[column] ?? '';
    if (!known || text.trim() === '') continue;
    const before = found.get(known.field.name);
    const joined = before && { ...before, text: `${before.text.trim()} ${text.trim()}` };
    found.set(known.field.name, joined ?? { known, column, text });
  }
  return [...found.values()];
};

const MOST = { max: MOST_CHARACTERS };

/* The words of a value differ between languages, and the file is in one that nobody named. */
const readCell = (text: string, { variants }: ImportField, reading: Reading): Parsed<unknown> => {
  let first: Parsed<unknown> | undefined;
  for (const field of variants) {
    const parsed = reading.kinds[field.kind].fromText(text, field, aroundIn(reading));
    if ('value' in parsed) return parsed;
    first ??= parsed;
  }
  return first ?? { value: null };
};

const groupOf = (text: string, { field }: ImportField, reading: Reading): TextGroup | undefined =>
  reading.kinds[field.kind].groupOf?.(text, aroundIn(reading));

const aroundIn = ({ country, groups }: Reading): TextAround => ({
  country,
  unclear: groups?.unclear === 'leave' ? undefined : groups?.unclear,
});
