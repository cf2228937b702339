import type { Ability } from '../../src/model/access/ability';
import { followsBeyond } from '../../src/model/compute/followsBeyond';
import { hintFor } from '../../src/model/check/didYouMean';
import { isEmpty, type Row } from '../../src/model/values/comparable';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Rule } from '../../src/config/rule';
import { fieldText } from '../../src/model/answers/fieldText';
import { labelAt } from '../../src/model/answers/issueText';
import { pick } from '../../src/model/resolved/labels';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { pathsOf } from '../../src/model/rules/rules';
import { storedValue } from '../../src/model/rules/writableValues';
import { Refusal, textOf, type Arg, type RefusalKey } from '../refusal';
import { isPlainObject, isSameJson } from '../../src/model/values/plainObject';

/** What was sent, and what became of it. */
export type Given = {
  readonly body: Row;
  /** What of it is written. */
  readonly written: Row;
  /** The record as this sender may read it; {} for a new one. */
  readonly seen: Row;
  /** The values as they would be stored. */
  readonly after: Row;
};

type Judged = Given & Pick<Place, 'kinds'>;

type Place = {
  readonly resource: Pick<
    Resource,
    'key' | 'single' | 'fields' | 'subject' | 'transitions' | 'actions' | 'api'
  >;
  readonly kinds: Kinds;
  readonly ability: Pick<Ability, 'can'>;
  /** The fields that are closed to the sender. */
  readonly closed?: ReadonlySet<string>;
  /** Whether the record is only being made. */
  readonly isNew?: boolean;
};

/**
 * Nothing that was sent is passed over in silence: what this write does not take has to be what the record has anyway,
 * so that whole records can be sent back. `__v` is the version.
 * @throws Refusal 422 that names each other one, why it is not taken, and what is valid.
 */
export const refuseIgnoredFields = (given: Given, place: Place): void => {
  const { fields } = place.resource;
  const top = Object.keys(given.body)
    .filter((name) => name !== '__v' && !isTaken(name, given, place))
    .map((name): Fault => ({ path: name, why: reasonFor(name, given, place) }));
  const written = fields.filter(({ name }) => Object.hasOwn(given.written, name));
  const faults = [
    ...top,
    ...written.flatMap((field) => wrongMembers(field.name, field, { ...given, kinds: place.kinds })),
  ];
  if (faults.length === 0) return;
  throw new Refusal(422, (wording) => {
    const texts = faults.map(
      ({ path, why: [key, args = {}] }) => [path, textOf(key, args, wording)] as const,
    );
    const sentences = texts.map(
      ([path, text]) => `${labelAt(fields, path, wording.locale) || path}: ${text}`,
    );
    return { text: sentences.join(' '), errors: Object.fromEntries(texts) };
  });
};

type Why = readonly [key: RefusalKey, args?: Readonly<Record<string, Arg>>];

type Fault = { readonly path: string; readonly why: Why };

type Compared = Judged & {
  /** What is stored there: the group, or every row of the list, because rows move. */
  readonly stored: readonly Row[];
  readonly isRow: boolean;
};

/* Members that are not taken as they were sent, at whatever depth. */
const wrongMembers = (path: string, { name, children }: ResolvedField, given: Judged): Fault[] => {
  if (children.length === 0) return [];
  const [sent, written, seen, after] = [given.body, given.written, given.seen, given.after].map((row) =>
    ownValue(row, name),
  );
  const below = (index?: number): Compared => ({
    body: rowOf(sent, index),
    written: rowOf(written, index),
    seen: rowOf(seen, index),
    after: rowOf(after, index),
    stored: [seen].flat().map((row) => rowOf(row)),
    isRow: index !== undefined,
    kinds: given.kinds,
  });
  return Array.isArray(sent)
    ? sent.flatMap((_, index) => wrongIn(`${path}.${index}`, children, below(index)))
    : wrongIn(path, children, below());
};

const wrongIn = (path: string, children: readonly ResolvedField[], given: Compared): Fault[] =>
  Object.entries(given.body).flatMap(([name, sent]): Fault[] => {
    const place = `${path}.${name}`;
    const child = children.find((each) => each.name === name);
    if (!child) {
      const isKept = (given.isRow && ROW_IDS.includes(name)) || isStored(sent, name, given.stored);
      return isKept ? [] : [{ path: place, why: noSuchField(name, children) }];
    }
    if (!child.compute && Object.hasOwn(given.written, name)) {
      const isKept = !isSame(storedValue(sent, child, given.kinds), given.written[name]);
      const isLocked = child.readOnlyWhen !== undefined && isKept;
      return isLocked ? [{ path: place, why: ['notNow'] }] : wrongMembers(place, child, given);
    }
    const right = [given.seen, given.after].map((row) => ownValue(row, name));
    if (sent === undefined || right.some((each) => isSame(sent, each))) return [];
    return [{ path: place, why: [child.compute ? 'follows' : 'notNow'] }];
  });

const isStored = (sent: unknown, name: string, rows: readonly Row[]): boolean =>
  rows.some((row) => Object.hasOwn(row, name) && isSame(sent, row[name]));

const noSuchField = (name: string, fields: readonly ResolvedField[]): Why => [
  'noField',
  {
    hint: hintFor(
      name,
      fields.map((each) => each.name),
    ),
  },
];

const ROW_IDS: readonly string[] = ['id', '_id'];

/* A group, or one row of a list; {} where there is none. */
const rowOf = (value: unknown, index?: number): Row => {
  const row: unknown = Array.isArray(value) && index !== undefined ? value[index] : value;
  return isPlainObject(row) ? row : {};
};

const isTaken = (name: string, given: Given, place: Place): boolean => {
  const value = given.body[name];
  if (Object.hasOwn(given.written, name)) return true;
  const { fields, single, key } = place.resource;
  const field = fields.find((each) => each.name === name);
  if (name === 'id' && !field) return [single && key, given.seen['id'], given.seen['_id']].includes(value);
  if (!field && !SERVERS_OWN.includes(name) && !Object.hasOwn(given.seen, name)) return false;
  if (field && place.kinds[field.kind].isSecret) return isEmpty(value);
  // Others change it without a version: whoever has the present one sends back what it was when they read it.
  if (field && followsBeyond(field, fields) && hasVersion(given)) return true;
  const sent = field ? storedValue(value, field, place.kinds) : value;
  const seen = ownValue(given.seen, name);
  // What is closed to the sender is compared with nothing: else it could be guessed.
  const mayBeClosed = field?.guarded || (field && place.kinds[field.kind].references !== undefined);
  const isClosed =
    place.closed?.has(name) === true || (mayBeClosed === true && !Object.hasOwn(given.seen, name));
  const accepted = isClosed ? [seen] : [seen, ownValue(given.after, name)];
  return accepted.some((each) => isSame(value, each) || isSame(sent, each));
};

const hasVersion = ({ body, seen }: Given): boolean =>
  body['__v'] !== undefined && body['__v'] === seen['__v'];

const reasonFor = (name: string, { seen }: Given, { resource, kinds, ability, isNew }: Place): Why => {
  const { fields, subject, transitions, actions, api } = resource;
  const field = fields.find((each) => each.name === name);
  if (!field) {
    if (SERVERS_OWN.includes(name) || name === api.idKey) return ['byServer'];
    return noSuchField(name, fields);
  }
  if (field.compute) return ['follows'];
  if (field.guarded && !ability.can('edit', subject, name)) return ['notPermitted'];
  if (field.readOnly && Object.hasOwn(transitions, name)) {
    const moving = actions.filter(({ effect }) => Object.hasOwn(effect, name));
    const labels: Arg = ({ locale }) => moving.map(({ label }) => pick(label, locale)).join(', ');
    return moving.length === 0 ? ['byItself'] : ['byActions', { actions: labels }];
  }
  if (field.readOnly) return ['readOnly'];
  if (field.views.length === 0) return ['byServer'];
  if (!isNew && field.readOnlyWhen) return lockedBy(field.readOnlyWhen, seen, { fields, kinds });
  return isNew && !field.views.includes('create') ? notGiven(field) : ['notNow'];
};

/* What a person can understand of the rule: its first field, as it is. */
const lockedBy = (
  rule: Rule,
  seen: Row,
  { fields, kinds }: Pick<Place, 'kinds'> & { readonly fields: readonly ResolvedField[] },
): Why => {
  const field = fields.find(({ name }) => name === pathsOf(rule)[0]);
  if (!field || !Object.hasOwn(seen, field.name)) return ['notNow'];
  return [
    'lockedWhile',
    {
      field: ({ locale }) => pick(field.label, locale),
      value: ({ locale }) => fieldText(seen[field.name], field, { kinds, locale }) ?? '–',
    },
  ];
};

const notGiven = ({ default: first }: ResolvedField): Why =>
  first === undefined ? ['notGiven'] : ['notGivenBut', { value: JSON.stringify(first) }];

const SERVERS_OWN: readonly string[] = ['id', '_id', 'createdAt', 'updatedAt'];

const ownValue = (row: Row, name: string): unknown => (Object.hasOwn(row, name) ? row[name] : undefined);

/* What is missing is what is blank. */
const isSame = (one: unknown, other: unknown): boolean => isSameJson(orNull(one), orNull(other));

const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value);
