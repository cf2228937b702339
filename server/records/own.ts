import { reachOf } from '../../src/model/access/bound';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import { fieldAt } from '../../src/model/resolved/fieldAt';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Condition } from '../../src/model/rules/matchConditions';
import type { Person } from '../accounts/people';
import type { Parts } from '../parts';
import { refuse } from '../refusal';
import type { Row } from '../store/store';
import { scopeConditions } from './scope';

/** Whose records are meant; nobody's in particular where it is undefined. */
export type Asker = Pick<Person, 'row' | 'isBound'> | undefined;

/**
 * The records of an entity that this person may reach, as the store is asked for them: all for who is not bound, else
 * those whose owner it is (`owner`).
 */
export const ownConditions = (resource: Resource, person: Asker, model: Model): readonly Condition[] => {
  if (!person || !isLimited(resource, person) || reachOf(resource) === 'shared') return [];
  if (resource.single === 'own') return [{ path: '_id', op: 'eq', value: singleId(resource, person.row) }];
  const me = resource.owner && ownValue(resource.owner, person.row);
  return resource.owner && me !== undefined
    ? conditionsAt(resource, resource.owner.path, { me, model })
    : NONE;
};

/* What the bell tells is each person's own, also of those who see everything else. */
const isLimited = ({ bell }: Resource, { isBound }: Pick<Person, 'isBound'>): boolean =>
  isBound || bell !== undefined;

/** May this person reach the record? In a store, because the owner may stand in another record. */
export const isReached = async (
  row: Row,
  resource: Resource,
  { person, model, store }: { readonly person: Asker } & Pick<Parts, 'model' | 'store'>,
): Promise<boolean> => {
  const where = ownConditions(resource, person, model);
  if (where.length === 0) return true;
  const it = { path: '_id', op: 'eq', value: row._id } as const;
  return (await store.count(resource.api.collection, [it, ...where])) > 0;
};

/** What a new record of a bound person holds: itself as its owner, where a field of the record says so. */
export const ownStamp = (
  { owner, fields }: Resource,
  person: Asker,
  { kinds }: Pick<Model, 'kinds'>,
): Readonly<Record<string, unknown>> => {
  const field = person?.isBound ? fields.find(({ name }) => name === owner?.path) : undefined;
  if (!field || !owner || !person) return {};
  const me = ownValue(owner, person.row);
  if (me === undefined) throw refuse(403, 'nothingOwn', { args: { field: owner.me } });
  return { [field.name]: kinds[field.kind].filter === 'holds' ? [me] : me };
};

/** The id of the only record of a person. */
export const singleId = ({ key }: Pick<Resource, 'key'>, { _id }: Pick<Row, '_id'>): string =>
  `${key}-${_id}`;

const NONE: readonly Condition[] = [{ op: 'or', of: [] }];

/* Who has no company has no records, and not those without one. */
const ownValue = ({ me }: { readonly me: string }, row: Row): string | undefined => {
  const value = me === 'id' ? row._id : row[me];
  return isEmpty(value) ? undefined : textOf(value);
};

type Meant = { readonly me: string; readonly model: Model };

/* `campaign.user`: what the record points at has to be one whose `user` it is. */
const conditionsAt = (resource: Resource, path: string, meant: Meant): readonly Condition[] => {
  const { kinds } = meant.model;
  if (path === 'id') return [{ path: '_id', op: 'eq', value: meant.me }];
  const field = fieldAt(resource.fields, path);
  if (field)
    return kinds[field.kind].filter === 'holds'
      ? [{ path, op: 'has', value: [meant.me] }]
      : [{ path, op: 'eq', value: meant.me }];
  const [name = '', ...rest] = path.split('.');
  const reference = fieldAt(resource.fields, name);
  const [to] = (reference && kinds[reference.kind].references?.(reference)) ?? [];
  if (to === undefined) return NONE;
  const target = meant.model.resource(to);
  const where = [
    ...scopeConditions(target, meant.model.kinds),
    ...conditionsAt(target, rest.join('.'), meant),
  ];
  return [{ op: 'pointsAt', path: name, collection: target.api.collection, where }];
};
