import type { Model, PageModel } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { KnownResource, Resource } from '../resolved/resource';
import { createAbility } from './ability';
import { tellsBeyond, isOneOwner } from './beyond';
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
 * given by the server. Nor has a field that points at records of which they may read none, or whose value tells of records that
 * are not theirs.
 */
export const boundResource = (resource: Resource, model: Knowing): Resource => {
  const known = bound.get(model.known) ?? new WeakMap<Resource, Resource>();
  bound.set(model.known, known);
  const made = known.get(resource) ?? withoutOwner(resource, model);
  known.set(resource, made);
  return made;
};

type Knowing = Pick<PageModel, 'kinds' | 'known' | 'isWhole' | 'resource'>;

/** Does the field lead to records of which bound accounts may read none? */
export const isClosed = (
  field: ResolvedField,
  { kinds, known }: Pick<PageModel, 'kinds' | 'known'>,
): boolean => {
  const targets = kinds[field.kind].references?.(field) ?? [];
  return targets.length > 0 && targets.every((to) => reachOf(known(to)) === 'none');
};

/* Does its value tell a bound account of records that are not its own, nor there for it to read? */
const tellsOthers = (field: ResolvedField, resource: Resource, model: Knowing): boolean =>
  tellsBeyond(field, resource, {
    model,
    covers: ({ entity, via, rollup }, holder) => {
      const other = model.known(entity);
      if (reachOf(other) !== 'own') return reachOf(other) === 'shared';
      return rollup ? isOneOwner(other, via, holder) : isOneOwner(holder, via, other);
    },
    isShut: (each, other) => each.name !== other.owner?.path && isClosed(each, model),
  });

/*
 * Results of a pure function, kept because rules are compiled once for the fields of an entity. Of each model its own: two
 * of them may share an entity, and not what its fields lead to.
 */
const bound = new WeakMap<PageModel['known'], WeakMap<Resource, Resource>>();

const withoutOwner = (resource: Resource, model: Knowing): Resource => {
  const { owner } = resource;
  const tells = (field: ResolvedField) => tellsOthers(field, resource, model);
  const isHidden = (field: ResolvedField) =>
    field.name === owner?.path || isClosed(field, model) || tells(field);
  const isOther = (name: string) => !resource.fields.some((field) => field.name === name && isHidden(field));
  return changed(resource, {
    fields: () =>
      resource.fields.map((field): ResolvedField =>
        isHidden(field) ? { ...field, views: [], ...(tells(field) && { isBeyond: true }) } : field,
      ),
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
export const modelFor = <M extends PageModel>(model: M, isBound: boolean): M =>
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
export const boundModel = <M extends PageModel>(model: M): M => {
  const known = new Map<KnownResource, KnownResource>();
  // Who is asked for by the server needs no owner on screen, not even to say what is taken.
  const bound = <E extends KnownResource>(resource: E): E => {
    // What is known of every entity is resolved as a whole one is, and nobody asks it for the rest.
    const whole = resource as KnownResource as Resource;
    const made = known.get(resource) ?? changed(boundResource(whole, model), { owner: () => undefined });
    known.set(resource, made);
    return made as KnownResource as E;
  };
  return {
    ...model,
    waiting: [],
    resources: model.resources.map(bound),
    groups: model.groups.map((group) => ({ ...group, resources: group.resources.map(bound) })),
    known: (keyOrName: string) => bound(model.known(keyOrName)),
    resource: (keyOrName: string) => bound(model.resource(keyOrName)),
  };
};
