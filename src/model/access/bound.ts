import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { createAbility } from './ability';
import { abilityPairs, type AbilityPair } from './abilityPairs';

/** What bound accounts may reach of an entity: their own records, every record to read, or nothing. */
export type Reach = 'own' | 'shared' | 'none';

export const reachOf = ({
  owner,
  isShared,
  single,
}: Pick<Resource, 'owner' | 'isShared' | 'single'>): Reach => {
  if (owner || single === 'own') return 'own';
  return isShared ? 'shared' : 'none';
};

/** What reading covers, where an entity is shared. */
const READING = ['list', 'show', 'export'];

/**
 * The saved rights of a bound account: what its roles give beyond its reach is taken away again, entity by entity, so
 * that whoever reads the pairs knows it.
 */
export const boundPairs = (
  saved: unknown,
  { resources }: Pick<Model, 'resources'>,
): readonly AbilityPair[] => {
  const pairs = abilityPairs(saved);
  const ability = createAbility(pairs);
  const taken = resources.flatMap((resource): AbilityPair[] => {
    const { subject } = resource;
    const reach = reachOf(resource);
    // A new account would be somebody else.
    const isAccount = resource.owner?.path === 'id' && ability.can('create', subject);
    if (reach === 'own') return isAccount ? [{ action: 'create', subject, inverted: true }] : [];
    const own = resource.actions.filter(({ can }) => can[1] === subject).map(({ can }) => can[0]);
    const all = [...READING, 'create', 'edit', 'delete', ...own];
    const given = all.filter((action) => ability.can(action, subject));
    if (reach === 'none') return given.length > 0 ? [{ action: 'manage', subject, inverted: true }] : [];
    return given
      .filter((action) => !READING.includes(action))
      .map((action) => ({ action, subject, inverted: true }));
  });
  return [...pairs, ...taken];
};

/**
 * An entity as bound accounts have it: the field that always names themselves has no column, filter or input, and is
 * given by the server. Nor has a field that points at records of which they may read none.
 */
export const boundResource = (resource: Resource, model: Pick<Model, 'kinds' | 'resource'>): Resource => {
  const known = bound.get(model.resource) ?? new WeakMap<Resource, Resource>();
  bound.set(model.resource, known);
  const made = known.get(resource) ?? withoutOwner(resource, model);
  known.set(resource, made);
  return made;
};

/** Does the field lead to records of which bound accounts may read none? */
export const isClosed = (
  field: ResolvedField,
  { kinds, resource }: Pick<Model, 'kinds' | 'resource'>,
): boolean => {
  const targets = kinds[field.kind].references?.(field) ?? [];
  return targets.length > 0 && targets.every((to) => reachOf(resource(to)) === 'none');
};

/*
 * Results of a pure function, kept because rules are compiled once for the fields of an entity. Of each model its own: two
 * of them may share an entity, and not what its fields lead to.
 */
const bound = new WeakMap<Model['resource'], WeakMap<Resource, Resource>>();

const withoutOwner = (
  resource: Resource,
  { kinds, resource: named }: Pick<Model, 'kinds' | 'resource'>,
): Resource => {
  const { owner } = resource;
  const isHidden = (field: ResolvedField) =>
    field.name === owner?.path || isClosed(field, { kinds, resource: named });
  const isOther = (name: string) => !resource.fields.some((field) => field.name === name && isHidden(field));
  return changed(resource, {
    fields: () =>
      resource.fields.map((field): ResolvedField => (isHidden(field) ? { ...field, views: [] } : field)),
    list: () => {
      const { list } = resource;
      const { primary, secondary, aside } = list.card;
      const columns = list.columns.filter(isOther);
      const card = {
        primary: isOther(primary) ? primary : (columns[0] ?? 'id'),
        secondary: secondary !== undefined && isOther(secondary) ? secondary : undefined,
        aside: aside !== undefined && isOther(aside) ? aside : undefined,
      };
      return { ...list, columns, filters: list.filters.filter(isOther), card };
    },
    import: () => resource.import && { ...resource.import, key: resource.import.key.filter(isOther) },
  });
};

/* What is resolved when it is asked for stays so: nothing of the entity is read here. */
const changed = (
  resource: Resource,
  parts: { readonly [K in keyof Resource]?: () => Resource[K] },
): Resource => {
  const getters = Object.entries(parts).map(([name, make]) => {
    let made: { readonly value: unknown } | undefined;
    const get = () => (made ??= { value: make() }).value;
    return [name, { get, enumerable: true, configurable: true }] as const;
  });
  const own = Object.getOwnPropertyDescriptors(resource);
  return Object.defineProperties({}, { ...own, ...Object.fromEntries(getters) }) as Resource;
};

/** The model as this person has it: what is only for bound accounts is for nobody else. */
export const modelFor = (model: Model, isBound: boolean): Model =>
  isBound
    ? boundModel(model)
    : {
        ...model,
        dashboards: model.dashboards.filter(({ isForBound }) => !isForBound),
        groups: model.groups.map((group) => ({
          ...group,
          resources: group.resources.filter(({ bell }) => !bell),
        })),
      };

/** The model as bound accounts have it. */
export const boundModel = (model: Model): Model => {
  const known = new Map<Resource, Resource>();
  // Who is asked for by the server needs no owner on screen, not even to say what is taken.
  const bound = (resource: Resource): Resource => {
    const made = known.get(resource) ?? changed(boundResource(resource, model), { owner: () => undefined });
    known.set(resource, made);
    return made;
  };
  return {
    ...model,
    waiting: [],
    resources: model.resources.map(bound),
    groups: model.groups.map((group) => ({ ...group, resources: group.resources.map(bound) })),
    resource: (keyOrName) => bound(model.resource(keyOrName)),
  };
};
