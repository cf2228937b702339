import type { Ability } from '../../src/model/access/ability';
import { withLive } from '../../src/model/compute/withComputed';
import type { Kinds } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Row } from '../store/store';
import { isPlainObject } from '../../src/model/values/plainObject';

/** Secrets never leave the server, however deep they are nested. */
export const withoutSecrets = (
  row: Readonly<Record<string, unknown>>,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      const field = fields.find((each) => each.name === name);
      if (!field) return [[name, value]];
      if (kinds[field.kind].isSecret) return [];
      return [[name, field.children.length === 0 ? value : plainMembers(value, field.children, kinds)]];
    }),
  );

type Reader = {
  readonly model: Pick<Model, 'kinds' | 'resource'>;
  readonly ability: Ability;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * The fields of an entity that this person may not see: guarded ones, and those that lead to entities of which they may read
 * nothing, so that nobody is told ids of what is not there for them. Who may write such a field sees what they would lose.
 */
export const closedFields = (
  resource: Resource,
  { ability, model }: Pick<Reader, 'ability' | 'model'>,
): ReadonlySet<string> => {
  const known = closed.get(ability) ?? new WeakMap<Resource, ReadonlySet<string>>();
  closed.set(ability, known);
  const found = known.get(resource) ?? closedIn(resource, { ability, model });
  known.set(resource, found);
  return found;
};

/* Results of a pure function, kept because they are asked for with every record of a list. */
const closed = new WeakMap<Ability, WeakMap<Resource, ReadonlySet<string>>>();

const closedIn = (
  { fields, subject, can, owner }: Resource,
  { ability, model }: Pick<Reader, 'ability' | 'model'>,
): ReadonlySet<string> => {
  const isGuarded = ({ guarded, name }: ResolvedField) => guarded && !ability.can('show', subject, name);
  const isUnknown = (key: string) =>
    !['list', 'show'].some((right) => ability.can(right, model.resource(key).subject));
  const leadsNowhere = (field: ResolvedField) => {
    const targets = model.kinds[field.kind].references?.(field) ?? [];
    const isWritten =
      !field.readOnly && field.views.includes('edit') && can.edit && ability.can('edit', subject);
    // Whose records are bound has this from the server, and it is themselves.
    const isOneself = field.name === owner?.path && field.views.length === 0;
    return targets.length > 0 && !isWritten && !isOneself && targets.every(isUnknown);
  };
  return new Set(fields.filter((field) => isGuarded(field) || leadsNowhere(field)).map(({ name }) => name));
};

/** A record as it goes over the wire: without secrets and guarded fields this person may not see, with what follows from the clock. */
export const toWire = (
  row: Row,
  resource: Resource,
  { model, ability, now }: Reader,
): Record<string, unknown> => {
  const { kinds } = model;
  const closed = closedFields(resource, { ability, model });
  const whole = withLive(row, { fields: resource.fields, kinds }, new Date(now));
  const open = Object.entries(withoutSecrets(whole, resource.fields, kinds)).filter(
    ([name]) => !closed.has(name),
  );
  return { ...Object.fromEntries(open), [resource.api.idKey]: row._id };
};

const plainMembers = (value: unknown, children: readonly ResolvedField[], kinds: Kinds): unknown => {
  if (Array.isArray(value)) return value.map((each) => plainMembers(each, children, kinds));
  return isPlainObject(value) ? withoutSecrets(value, children, kinds) : value;
};
