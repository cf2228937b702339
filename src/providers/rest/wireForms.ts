import { isEmpty, type Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { Resource } from '../../model/resolved/resource';
import { readRecord, type ReadRecord } from './record';
import { isSameStored } from './storedValues';
import { isPlainObject } from '../../model/values/plainObject';

/**
 * The forms in which the values of a server come: ids as numbers, yes as 1, an amount as a number. Inside the app every
 * value has the form of its kind; what is sent goes back in the form in which it came.
 */
export type WireForms = {
  /** A row of an answer as a record of the app. Its forms are remembered. */
  read(row: unknown, resource: Resource): ReadRecord;
  /** Values of these fields as the server would write them; `like`: the record as the server wrote it. */
  write(
    values: Row,
    place: { readonly resource: Resource; readonly fields?: Fields; readonly like?: Row },
  ): Row;
};

type Fields = readonly ResolvedField[];

export const createWireForms = (kinds: Kinds): WireForms => {
  const samples = new Map<string, unknown>();
  const learn = (name: string, value: unknown) => {
    if (!isEmpty(value) && !samples.has(name)) samples.set(name, value);
  };
  const sampleOf = ({ key }: Resource, field: ResolvedField): unknown => {
    const targets = kinds[field.kind].references?.(field) ?? [];
    return [`${key}.${field.name}`, ...targets]
      .map((each) => samples.get(each))
      .find((each) => each !== undefined);
  };
  return {
    read: (row, resource) => {
      const read = readRecord(row, resource.api.idKey);
      if (!read.record || !isPlainObject(row)) return read;
      learn(resource.key, idIn(row, resource));
      for (const { name } of resource.fields) learn(`${resource.key}.${name}`, row[name]);
      return { record: { ...read.record, ...ownForm(read.record, resource.fields, kinds) } };
    },
    write: (values, { resource, fields = resource.fields, like = {} }) =>
      mapValues(values, (value, name) => {
        const field = fields.find((each) => each.name === name);
        if (!field) return value;
        const before = like[name];
        return isEmpty(before)
          ? formedLike(value, sampleOf(resource, field), { field, kinds })
          : formedLike(value, before, { field, kinds, isOwn: true });
      }),
  };
};

/* The id as the server writes it. */
const idIn = (row: Row, { api: { idKey } }: Resource): unknown => row[idKey] ?? row['_id'] ?? row['id'];

/* The values whose kind knows another form of them. */
const ownForm = (row: Row, fields: Fields, kinds: Kinds): Row =>
  Object.fromEntries(
    fields
      .filter(({ name, kind, children }) => {
        const { fromWire, onWire } = kinds[kind];
        return !isEmpty(row[name]) && (fromWire || onWire || children.length > 0);
      })
      .map((field) => [field.name, ownValue(row[field.name], { field, kinds })]),
  );

type Place = {
  readonly field: ResolvedField;
  readonly kinds: Kinds;
  /** Of the record itself: what the configuration does not know of it goes back. Of another record only the form is taken. */
  readonly isOwn?: true;
};

const ownValue = (value: unknown, { field, kinds }: Omit<Place, 'isOwn'>): unknown => {
  const { fromWire, onWire } = kinds[field.kind];
  const read = onWire?.(field)?.read ?? fromWire;
  const own = read ? read(value) : value;
  const inner = (each: unknown) =>
    isPlainObject(each) ? { ...each, ...ownForm(each, field.children, kinds) } : each;
  return Array.isArray(own) ? own.map(inner) : inner(own);
};

const formedLike = (value: unknown, like: unknown, place: Place): unknown => {
  const { field, kinds, isOwn } = place;
  const form = isEmpty(value) ? undefined : kinds[field.kind].onWire?.(field);
  if (form) return isOwn && isSameStored(value, like, place) ? like : form.write(value as never);
  if (Array.isArray(value)) return value.map(rowFormedLike(Array.isArray(like) ? like : [], place));
  if (!isPlainObject(value)) return scalarLike(value, like);
  return { ...(place.isOwn && isPlainObject(like) && like), ...membersFormedLike(value, like, place) };
};

/* What nobody touched goes back as it came, with what the configuration does not know of. */
const rowFormedLike = (rows: readonly unknown[], place: Place) => {
  const own = [ownValue(rows, place)].flat();
  return (value: unknown): unknown => {
    const at = place.isOwn ? own.findIndex((row) => isSameStored([value], [row], place)) : -1;
    if (at >= 0) return rows[at];
    const { isOwn: _, ...other } = place;
    if (!isPlainObject(value)) return scalarLike(value, rows[0]);
    const formed = membersFormedLike(value, rows[0], other);
    const before = place.isOwn && rowWithId(value, rows);
    if (!before) return formed;
    const filled = Object.fromEntries(Object.entries(value).filter(([name]) => !isEmpty(before[name])));
    return { ...before, ...formed, ...membersFormedLike(filled, before, place) };
  };
};

/* The row that this one was before one of its members was changed. */
const rowWithId = (value: Row, rows: readonly unknown[]): Row | undefined => {
  const idOf = (row: Row) => row['id'] ?? row['_id'];
  const id = idOf(value);
  return isEmpty(id) ? undefined : rows.filter(isPlainObject).find((row) => String(idOf(row)) === String(id));
};

const membersFormedLike = (value: Row, like: unknown, { field, ...place }: Place): Row =>
  mapValues(value, (each, name) => {
    const member = field.children.find((child) => child.name === name);
    const inner = isPlainObject(like) ? like[name] : undefined;
    return member ? formedLike(each, inner, { ...place, field: member }) : each;
  });

/* Only digits that come out as they went in. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/;

const scalarLike = (value: unknown, like: unknown): unknown => {
  if (typeof like !== 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value;
};

const mapValues = (row: Row, change: (value: unknown, name: string) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name)]));
