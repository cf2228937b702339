import type { Field } from '../../config/field';
import type { Issue, Kind, Kinds } from '../resolved/kind';
import type { KnownListViews } from '../resolved/listView';
import { resolveField } from '../resolve/resolveField';
import { withAccounts } from '../resolve/withAccounts';
import type { ResolvedField } from '../resolved/resolvedField';
import { shapeVisitor } from './checkShapes';
import { createReport, type Report } from './problem';
import { attempt, dictOf, isText, listOf, own, type Dict } from './untrusted';
import { walkField } from './walkOptions';
import { isPlainObject, isSameJson } from '../values/plainObject';

/** A declared field with what its kind can say about it. `resolved` is there only when its options are sound. */
export type KnownField = {
  readonly name: string;
  readonly declared: Dict;
  readonly kind: Kind | undefined;
  readonly resolved: ResolvedField | undefined;
  /** The only values it can hold, where it is a choice. */
  readonly values: readonly string[] | undefined;
  /** The only entries it can hold, where it is a list of choices. */
  readonly entries: readonly string[] | undefined;
  /** Which of its values may follow which, where it says so itself. */
  readonly moves: Dict | undefined;
  /** The key of what is wrong with the shape of a value. */
  readonly faultOf: (value: unknown) => string | undefined;
  /** What is wrong with a value of the right shape. */
  readonly issuesOf: (value: unknown) => readonly Issue[];
};

export type KnownFields = ReadonlyMap<string, KnownField>;

export type Entity = {
  readonly key: string;
  readonly declared: Dict;
  readonly fields: KnownFields;
  /** By field, whether the entity says them or the field itself. */
  readonly transitions: Dict;
};

/** What every check of one run shares. */
export type Scope = {
  readonly kinds: Kinds;
  readonly listViews: KnownListViews;
  readonly report: Report;
  readonly declared: Dict;
  /** Makes demo values. */
  readonly faker?: object;
  readonly entities: Entities;
};

type Entities = Pick<ReadonlyMap<string, Entity>, 'get' | 'has' | 'keys' | 'values'>;

type Given = Pick<Scope, 'kinds' | 'listViews' | 'report' | 'faker'>;

/** `before` is an earlier run with the same kinds: an entity that is declared in the same object is taken over. */
export const createScope = (
  declared: Dict,
  given: Given,
  before?: Pick<Scope, 'declared' | 'entities'>,
): Scope => {
  const accounts = accountsOf(declared);
  // What points at all accounts is resolved with the entities of them.
  const former = before && isSameJson(accountsOf(before.declared), accounts) ? before.entities : undefined;
  const known = (key: string, entity: Dict): Entity => {
    const same = former?.get(key);
    if (same?.declared === entity) return same;
    const fields = knownFields(entity.fields, { kinds: given.kinds, declared });
    const own = [...fields.values()].flatMap(({ name, moves }) => (moves ? [[name, moves] as const] : []));
    const transitions = { ...dictOf(entity.transitions), ...Object.fromEntries(own) };
    return { key, declared: entity, fields, transitions };
  };
  const entities = Object.entries(dictOf(declared.resources))
    .filter((entry): entry is [string, Dict] => isPlainObject(entry[1]))
    .map(([key, entity]) => [key, known(key, entity)] as const);
  return { ...given, declared, entities: new Map(entities) };
};

/** The entities whose people sign in. */
export const accountsOf = (declared: Dict): string[] =>
  Object.keys(dictOf(dictOf(declared.accounts).resources));

/** Of entities, rows and forms. What may be any account is one of those whose people sign in here. */
export const knownFields = (
  fields: unknown,
  { kinds, declared }: Pick<Scope, 'kinds' | 'declared'>,
): KnownFields => {
  const place = { kinds, accounts: accountsOf(declared) };
  const known = ([name, field]: [string, unknown]) => [name, knownField(name, dictOf(field), place)] as const;
  return new Map(Object.entries(dictOf(fields)).map(known));
};

type Place = { readonly kinds: Kinds; readonly accounts: readonly string[] };

const knownField = (name: string, declared: Dict, { kinds, accounts }: Place): KnownField => {
  const kindName = own(declared, 'kind');
  const kind =
    isText(kindName) && Object.hasOwn(kinds, kindName) ? kinds[kindName as keyof Kinds] : undefined;
  const isSound = kind !== undefined && hasSoundOptions(declared, kinds);
  const resolve = () => withAccounts([resolveField(name, declared as Field, kinds)], { kinds, accounts })[0];
  const resolved = isSound ? attempt(resolve) : undefined;
  const ask = <T>(question: (kind: Kind, field: ResolvedField) => T): T | undefined =>
    kind && resolved ? attempt(() => question(kind, resolved)) : undefined;
  const schema = ask((each, field) => each.jsonSchema(field));
  const allowedIn = (place: unknown) => {
    const allowed = dictOf(place).enum;
    return allowed ? listOf(allowed).filter(isText) : undefined;
  };
  return {
    name,
    declared,
    kind,
    resolved,
    values: allowedIn(schema),
    entries: allowedIn(schema?.items),
    moves: ask((each, field) => each.moves?.(field)),
    faultOf: (value) => ask((each, field) => each.fault(value, field, kinds)),
    issuesOf: (value) => ask((each, field) => each.validate(value as never, field, kinds)) ?? [],
  };
};

/** Whether its options have the shape that the language describes. */
export const hasSoundOptions = (field: Dict, kinds: Kinds): boolean => {
  const { problems, report } = createReport();
  walkField(field, { at: '', walk: { kinds, visitor: shapeVisitor(report) } });
  return problems.length === 0;
};
