import { boundResource } from '../../src/model/access/bound';
import type { Named } from '../../src/model/import/importing';
import { namingFields } from '../../src/model/import/namingFields';
import type { Issue } from '../../src/model/resolved/kind';
import { joined } from '../../src/model/resolved/labels';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { contextPaths } from '../../src/model/rules/contextValues';
import { filterOf, offeredRule } from '../../src/model/rules/offered';
import { matches } from '../../src/model/rules/rules';
import { isEmpty, textOf, valueAt } from '../../src/model/values/comparable';
import { normalisedValue } from '../../src/model/values/normalisedValue';
import { mayKnow } from '../live/reach';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { ownConditions } from '../records/own';
import { closedFields } from '../../src/model/access/openFields';
import { scopeConditions } from '../records/scope';
import type { Row } from '../store/store';
import { remembering } from '../writes/many';
import { unlike } from '../writes/references';

/** A row of an import: a new record, or what becomes of the one with this id. */
export type ImportedRow = { readonly id?: string; readonly values: Values };

type Values = Readonly<Record<string, unknown>>;
type Asking = Pick<Request, 'resource' | 'person'>;

/**
 * The values of rows with the ids of the records that they name, and what is wrong with names: a record is named by its
 * id, or by a text of its title or a unique value of it where that is one record's alone. Only records that this person
 * may find are looked for; where there are none of an entity, its values stay as they came.
 */
export const nameRecords = async (
  rows: readonly Pick<ImportedRow, 'values'>[],
  { resource, person }: Asking,
  { model, ...parts }: Parts,
): Promise<Named[]> => {
  const place = { person, model, store: remembering(parts.store) };
  const pointing = pointingIn(resource, place);
  const known = new Map<string, Candidates>();
  for (const key of new Set(pointing.flatMap(({ to }) => to.map((each) => each.key)))) {
    const fields = pointing.filter(({ to }) => to.some((each) => each.key === key)).map(({ field }) => field);
    const texts = rows.flatMap(({ values }) => fields.flatMap(({ name }) => textsIn(values[name])));
    known.set(key, await candidatesFor([...new Set(texts)], { ...place, to: model.resource(key) }));
  }
  return rows.map(({ values }) => nameOne(values, pointing, { ...place, known }));
};

/* The entities are those that this person may know. */
type Pointing = { readonly field: ResolvedField; readonly to: readonly Resource[] };
type Place = Pick<Parts, 'model' | 'store'> & Pick<Asking, 'person'>;
type Target = Place & { readonly to: Resource };
/** The records that a text may mean, by the text. */
type Candidates = ReadonlyMap<string, readonly Row[]>;

/* What others depend on comes first. */
const pointingIn = ({ fields }: Resource, { model, person }: Place): Pointing[] =>
  fields
    .flatMap((field): Pointing[] => {
      const to = (model.kinds[field.kind].references?.(field) ?? [])
        .map((key) => model.resource(key))
        .filter((each) => each.api.source !== 'demo' && mayKnow(each, person));
      return to.length > 0 ? [{ field, to }] : [];
    })
    .toSorted((a, b) => dependenceOf(a) - dependenceOf(b));

const dependenceOf = ({ field }: Pointing): number => contextPaths(filterOf(field)).length;

/* No record is called by what no database stores. */
const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap((each: unknown) => {
    const text = textOf(each)?.trim() ?? '';
    return text === '' || /\p{Cc}/u.test(text) ? [] : [text];
  });

const candidatesFor = async (texts: readonly string[], place: Target): Promise<Candidates> => {
  const byId = await rowsAt('_id', texts, place);
  const found = new Map(byId.map((row) => [row._id, [row]]));
  for (const field of openNames(place.to, place)) {
    const wanted = new Map<string, string[]>();
    for (const text of texts.filter((each) => !byId.some(({ _id }) => _id === each))) {
      for (const value of storedTexts(text, field, place))
        wanted.set(value, [...(wanted.get(value) ?? []), text]);
    }
    for (const row of await rowsAt(field.name, [...wanted.keys()], place))
      for (const text of wanted.get(textOf(valueAt(row, field.name)) ?? '') ?? []) {
        const rows = found.get(text) ?? [];
        if (!rows.some(({ _id }) => _id === row._id)) found.set(text, [...rows, row]);
      }
  }
  return found;
};

/* Nobody finds out by names what they may not see. */
const openNames = (to: Resource, { model, person }: Pick<Place, 'model' | 'person'>): ResolvedField[] => {
  const reached = person.isBound ? boundResource(to, model) : to;
  const closed = closedFields(reached, { ability: person.ability, model });
  return namingFields(reached, model.kinds).filter(({ name }) => !closed.has(name));
};

/* As the kind stores what a person writes, and in small letters, which is how many write an address. */
const storedTexts = (text: string, field: ResolvedField, { model }: Place): readonly string[] => {
  const read = model.kinds[field.kind].fromText(text, field);
  const value = 'value' in read ? textOf(normalisedValue(read.value, field, model.kinds)) : undefined;
  return value === undefined ? [] : [...new Set([value, value.toLowerCase()])];
};

/** Records of one name that are told apart; there are more only where names say nothing. */
const MOST_ALIKE = 20;

/* By the index of the field. Where so many are alike that others might be missing, the texts are asked for apart. */
const rowsAt = async (path: string, texts: readonly string[], place: Target): Promise<readonly Row[]> => {
  if (texts.length === 0) return [];
  const { to, person, model, store } = place;
  const where = [
    { path, op: 'in', value: texts } as const,
    ...scopeConditions(to, model.kinds),
    ...ownConditions(to, person, model),
  ];
  const limit = texts.length + MOST_ALIKE;
  const { rows } = await store.list(to.api.collection, {
    where,
    sort: [],
    offset: 0,
    limit,
    isUncounted: true,
  });
  if (rows.length < limit || texts.length === 1) return rows;
  const half = texts.length >> 1;
  return [
    ...(await rowsAt(path, texts.slice(0, half), place)),
    ...(await rowsAt(path, texts.slice(half), place)),
  ];
};

const nameOne = (
  values: Values,
  pointing: readonly Pointing[],
  place: Place & { readonly known: ReadonlyMap<string, Candidates> },
): Named => {
  const ids: Record<string, unknown> = { ...values };
  const faults: Issue[] = [];
  for (const each of pointing) {
    const { name } = each.field;
    const given = values[name];
    if (isEmpty(given)) continue;
    const meant = textsIn(given).map((text) => {
      const found = each.to.flatMap((of) =>
        (place.known.get(of.key)?.get(text) ?? []).map((row) => ({ of, row })),
      );
      return idOf(text, found, { ...place, ...each, ids });
    });
    faults.push(...meant.flatMap((one) => (typeof one === 'string' ? [] : [one])));
    const found = meant.filter((one) => typeof one === 'string');
    if (found.length < meant.length || found.length === 0) continue;
    ids[name] = Array.isArray(given) ? found : found[0];
  }
  return { values: ids, faults };
};

type Candidate = { readonly of: Resource; readonly row: Row };

/* Of several with the name those count that the field offers for this row. */
const idOf = (
  text: string,
  found: readonly Candidate[],
  { field, to, ids, model, person }: Pointing & Place & { readonly ids: Values },
): string | Issue => {
  const { kinds } = model;
  const filter = filterOf(field) ?? {};
  const said = Object.keys(filter).filter((name) =>
    contextPaths(filter[name]).every((path) => !isEmpty(valueAt(ids, path))),
  );
  const rule = offeredRule(field, { record: ids, me: person.row._id }) ?? {};
  const offered = Object.fromEntries(Object.entries(rule).filter(([name]) => said.includes(name)));
  const fitting = found.filter(({ of, row }) => matches(offered, row, { fields: of.fields, kinds }));
  const [only, other] = fitting.length > 0 ? fitting : found;
  if (only && fitting.length === 1) return only.row._id;
  const names = to.flatMap((each) => openNames(each, { model, person }));
  const by = [...new Map(names.map(({ label }) => [label.en, label])).values()];
  const path = field.name;
  const value = { args: { value: text } };
  if (!only)
    return {
      path,
      key: 'noneNamed',
      ...value,
      called: { name: [joined(to.map(({ label }) => label.one))], by },
    };
  if (other)
    return {
      path,
      key: 'severalNamed',
      ...value,
      called: { name: [joined(to.map(({ label }) => label.many))], by },
    };
  return { path, key: 'notOffered', called: { fields: unlike(only.row, offered, { to: only.of, kinds }) } };
};
