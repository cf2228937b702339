import type { Model } from '../../src/model/resolved/model';
import type { Resource, ResolvedErase } from '../../src/model/resolved/resource';
import type { Condition } from '../../src/model/rules/matchConditions';
import { binOf } from '../bin/bin';
import { scopeConditions } from '../records/scope';
import type { Row } from '../store/store';
import type { Whom } from './contract';

/** The same, with all the ways in which the value may stand in a text. */
export type Sought = Whom & { readonly pattern: RegExp };

/** An entity that says what becomes of its records. */
export type Erasable = Resource & { readonly erase: ResolvedErase };

export const soughtOf = ({ value, owner }: Whom, { kinds }: Pick<Model, 'kinds'>): Sought => {
  const [source = escaped(value)] = Object.values(kinds).flatMap((kind) => kind.writtenIn?.(value) ?? []);
  return { value, owner, pattern: new RegExp(source, 'gu') };
};

/** Whether the value stands anywhere in there. */
export const holds = (held: unknown, { pattern }: Pick<Sought, 'pattern'>): boolean =>
  plain(JSON.stringify(held) ?? '').search(pattern) >= 0;

/** As `holds`, also where marks of a formatted text that is written as HTML divide the value. */
export const holdsMarked = (held: unknown, { pattern }: Pick<Sought, 'pattern'>): boolean => {
  const text = plain(JSON.stringify(held) ?? '');
  return [text, text.replaceAll(MARKS, '')].some((each) => each.search(pattern) >= 0);
};

/* The letter by which JSON writes the end of a line, or another sign, is none of the text; there may be JSON in the JSON. */
const plain = (json: string): string => json.replaceAll(/\\(?:[bfnrt]|u[\da-fA-F]{4})/g, '\n');

const MARKS = /<\/?(?:a|code|em|s|strong|u)(?:\s[^<>]*)?>/g;

/** The entities of which records are erased, or stay, as far as they have owners where one is named. */
export const erasables = (
  { resources }: Pick<Model, 'resources'>,
  { owner }: Pick<Whom, 'owner'>,
): readonly Erasable[] =>
  resources.filter(
    (each): each is Erasable => each.erase !== undefined && (!owner || ownerPath(each) !== undefined),
  );

/** Whether somebody else owns the record, where one owner is named. */
export const isOfOther = (row: Row, resource: Resource, { owner }: Pick<Whom, 'owner'>): boolean => {
  const path = ownerPath(resource);
  if (!owner || path === undefined) return false;
  return row[path] !== owner && (resource.erase !== undefined || typeof row[path] === 'string');
};

/** The records of an entity that name whoever it is, in the place where they are and in the bin. */
export const placesOf = (
  resource: Erasable,
  { value, owner }: Whom,
  { kinds }: Pick<Model, 'kinds'>,
): readonly { readonly collection: string; readonly where: readonly Condition[] }[] => {
  const { by, hash } = resource.erase;
  const path = ownerPath(resource);
  const where: readonly Condition[] = [
    { path: by, op: 'eq', value },
    ...(hash === undefined ? [] : [{ path: hash, op: 'exists', value: false } as const]),
    ...(owner && path !== undefined ? [{ path, op: 'eq', value: owner } as const] : []),
    ...scopeConditions(resource, kinds),
  ];
  const places = resource.hasBin ? [resource, binOf(resource)] : [resource];
  return places.map(({ api: { collection } }) => ({ collection, where }));
};

/* Over several records nobody's ownership is asked. */
const ownerPath = ({ owner }: Resource): string | undefined => {
  if (!owner || owner.path.includes('.')) return undefined;
  return owner.path === 'id' ? '_id' : owner.path;
};

const escaped = (value: string): string => value.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
