import type { View } from '../../config/field';
import { askedOver } from '../compute/followsBeyond';
import type { PageModel } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import type { Row } from '../values/comparable';
import type { Ability } from './ability';
import { tellsBeyond } from './beyond';

export type FieldReader = {
  readonly ability: Ability;
  readonly model: Pick<PageModel, 'kinds' | 'known' | 'isWhole' | 'resource'>;
};

/**
 * The fields of an entity that this person may not see: guarded ones, and those that lead to entities of which they may read
 * nothing, so that nobody is told ids of what is not there for them; who may write such a field sees what they would lose. And
 * those whose values tell of records that their rights do not cover.
 */
export const closedFields = (resource: Resource, reader: FieldReader): ReadonlySet<string> => {
  const { ability } = reader;
  const known = closed.get(ability) ?? new WeakMap<Resource, ReadonlySet<string>>();
  closed.set(ability, known);
  const found = known.get(resource) ?? closedIn(resource, reader);
  known.set(resource, found);
  return found;
};

/** An entity without the fields that are closed to this person. */
export const openPart = (whole: Resource, reader: FieldReader): Resource => {
  const closed = closedFields(whole, reader);
  return { ...whole, fields: whole.fields.filter(({ name }) => !closed.has(name)) };
};

/** A record without the values that are closed to this person. */
export const openValues = (record: Row, whole: Resource, reader: FieldReader): Row => {
  const closed = closedFields(whole, reader);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !closed.has(name)));
};

/** The fields of a view that this person may see there: guarded ones ask for a right of their own. */
export const visibleFields = (whole: Resource, view: View, reader: FieldReader): readonly ResolvedField[] => {
  const right = rightOf[view];
  const fields =
    right === 'show'
      ? openPart(whole, reader).fields
      : whole.fields.filter(
          (field) =>
            !isGuarded(field, whole, { right, ability: reader.ability }) && !isUntold(field, whole, reader),
        );
  return fields.filter((field) => field.views.includes(view));
};

const rightOf: { readonly [V in View]: string } = {
  list: 'show',
  show: 'show',
  filter: 'show',
  export: 'export',
  create: 'create',
  edit: 'edit',
};

/* Results of a pure function, kept because they are asked for with every record of a list. */
const closed = new WeakMap<Ability, WeakMap<Resource, ReadonlySet<string>>>();

const closedIn = (resource: Resource, { ability, model }: FieldReader): ReadonlySet<string> => {
  const { fields, subject, can, owner } = resource;
  const isUnknown = (key: string) => !mayRead(model.known(key), ability);
  const leadsNowhere = (field: ResolvedField) => {
    const targets = model.kinds[field.kind].references?.(field) ?? [];
    const isWritten =
      !field.readOnly && field.views.includes('edit') && can.edit && ability.can('edit', subject);
    // Whose records are bound has this from the server, and it is themselves.
    const isOneself = field.name === owner?.path && field.views.length === 0;
    return targets.length > 0 && !isWritten && !isOneself && targets.every(isUnknown);
  };
  const isClosed = (field: ResolvedField) =>
    isGuarded(field, resource, { right: 'show', ability }) ||
    leadsNowhere(field) ||
    isUntold(field, resource, { ability, model });
  const closed = new Set(fields.filter(isClosed).map(({ name }) => name));
  // It says what these would, and nobody can guard it by itself.
  return new Set([...closed, ...askedOver(fields, closed)]);
};

const mayRead = ({ subject }: Pick<Resource, 'subject'>, ability: Ability): boolean =>
  ['list', 'show'].some((right) => ability.can(right, subject));

/* Its value tells of other records, which are not all there for this person. */
const isUntold = (field: ResolvedField, resource: Resource, { ability, model }: FieldReader): boolean =>
  field.isBeyond === true ||
  tellsBeyond(field, resource, {
    model,
    covers: ({ entity }) => mayRead(model.known(entity), ability),
    isShut: (other, of) => other.isBeyond === true || isGuarded(other, of, { right: 'show', ability }),
  });

type Asked = { readonly right: string; readonly ability: Ability };

const isGuarded = ({ guarded, name }: ResolvedField, { subject }: Resource, { right, ability }: Asked) =>
  guarded && !ability.can(right, subject, name);
