import { guessColumns, importFields, type ImportPlace } from '../../model/import/importFields';
import type { GroupChoices } from '../../model/import/readRow';
import type { ResolvedField } from '../../model/resolved/resolvedField';

/** How the columns of a file become records. */
export type Mapping = {
  /** The field of each column; undefined for one that is not imported. */
  readonly columns: readonly (string | undefined)[];
  /** The country of numbers that name none; '' for none. */
  readonly country: string;
  /** What becomes of texts by the way in which they say their country. */
  readonly groups: GroupChoices;
  /** What no column has: values of new records and, of the fields of the key, of every row. */
  readonly fixed: Readonly<Record<string, unknown>>;
};

/** What the headers suggest; a column of our own reasons is none. */
export const guessMapping = (header: readonly string[], place: ImportPlace, reason: string): Mapping => ({
  columns: guessColumns(
    header.map((text) => (text === reason ? '' : text)),
    importFields(place),
  ),
  country: place.resource.import?.country ?? '',
  groups: {},
  fixed: {},
});

/** The column filled into another field. Several columns of one field are joined. */
export const withColumn = (mapping: Mapping, index: number, name: string | undefined): Mapping => ({
  ...mapping,
  columns: mapping.columns.with(index, name),
});

/** Fields that several columns fill together, with the places of those. */
export const joinedColumns = ({ columns }: Mapping): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  columns.forEach((name, at) => {
    if (name !== undefined) places.set(name, [...(places.get(name) ?? []), at]);
  });
  return new Map([...places].filter(([, found]) => found.length > 1));
};

/** Key fields that no column has and no record can be chosen for: without them nobody knows which record a row is about. */
export const missingKeys = (mapping: Mapping, place: ImportPlace): ResolvedField[] => {
  const chosen = new Set(keysToChoose(mapping, place).map(({ name }) => name));
  return (place.resource.import?.key ?? [])
    .filter((name) => !mapping.columns.includes(name) && !chosen.has(name))
    .flatMap((name) => place.resource.fields.find((field) => field.name === name) ?? []);
};

/* A record that the whole file is about, such as the customer whose contacts these are. */
const keysToChoose = ({ columns }: Mapping, place: ImportPlace): ResolvedField[] =>
  importFields(place)
    .filter(({ field, pointsAt }) => pointsAt && place.resource.import?.key.includes(field.name))
    .filter(({ field }) => !columns.includes(field.name))
    .map(({ field }) => ({ ...field, required: true }));

/** Fields that no column has: those that tell which record a row is about, those that a new one needs, and all others. */
export const fieldsWithoutColumn = (mapping: Mapping, place: ImportPlace) => {
  const keys = place.resource.import?.key ?? [];
  const free = importFields(place)
    .map(({ field }) => field)
    .filter(({ views }) => views.includes('create'))
    .filter(({ name }) => !mapping.columns.includes(name) && !keys.includes(name));
  const isNeeded = ({ required, default: given }: ResolvedField) => required && given === undefined;
  return {
    keys: keysToChoose(mapping, place),
    needed: free.filter(isNeeded),
    others: free.filter((field) => !isNeeded(field)),
  };
};
