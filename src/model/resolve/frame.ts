import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { DeclaredResource } from '../../config/resource';
import type { Kinds } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import type { SampleKeys } from '../samples/samples';
import { createModel } from './createModel';

/** Entities as they were declared, by their keys. */
export type DeclaredEntities = Readonly<Record<string, DeclaredResource>>;

/** A configuration in two: what every page needs of it, and its entities, which come when a page needs them. */
export type CutConfig = {
  /** Its entities say what `KnownResource` knows of them, and no more. */
  readonly frame: DeclaredAdmin;
  /** The entity of a list with those that its rows point at. */
  readonly forList: (key: string) => Promise<DeclaredEntities>;
  readonly whole: () => Promise<DeclaredEntities>;
  /** What of it is a sample; nothing when absent. */
  readonly samples?: SampleKeys;
};

/** What menu, rights, addresses and the titles of records need of a configuration. */
export const frameOf = (config: DeclaredAdmin): DeclaredAdmin => ({
  ...config,
  resources: Object.fromEntries(
    Object.entries(config.resources).map(([key, entity]) => [key, frameOfEntity(key, entity, config)]),
  ),
});

/** A configuration that lies there whole, as it does while developing. */
export const uncut = (config: DeclaredAdmin, samples?: SampleKeys): CutConfig => ({
  frame: frameOf(config),
  forList: () => Promise.resolve(config.resources),
  whole: () => Promise.resolve(config.resources),
  ...(samples && { samples }),
});

/** All of it again: what the two parts were made of. */
export const wholeConfig = async ({
  frame,
  whole,
}: Pick<CutConfig, 'frame' | 'whole'>): Promise<DeclaredAdmin> => {
  const all = await whole();
  const resources = Object.entries(frame.resources).map(([key, known]) => [key, all[key] ?? known] as const);
  return { ...frame, resources: Object.fromEntries(resources) };
};

/** The parts that a page downloads: by the key of the entity whose list is opened, and all of them. */
export const cutApart = (config: DeclaredAdmin, kinds: Kinds) => {
  const model = createModel(config, kinds);
  // What roles are given is for servers alone.
  const entities = Object.fromEntries(
    Object.entries(config.resources).map(([key, { rights: _, ...entity }]) => [key, entity] as const),
  ) as DeclaredEntities;
  const part = (resource: Resource): DeclaredEntities =>
    Object.fromEntries(
      [resource.key, ...pointedAt(resource, model)].map((key) => [key, entities[key]]),
    ) as DeclaredEntities;
  return {
    frame: frameOf({ ...config, resources: entities }),
    parts: Object.fromEntries(model.resources.map((each) => [each.key, part(each)])),
    /** The key of each entity by the address of its list. */
    lists: Object.fromEntries(
      model.resources.filter(({ single }) => !single).map(({ name, key }) => [name, key]),
    ),
    all: entities,
  };
};

/* The entities that the columns of a list lead to. */
const pointedAt = ({ fields, list }: Resource, { kinds }: Pick<Model, 'kinds'>): readonly string[] => {
  const targets = (field: ResolvedField): readonly string[] => [
    ...(kinds[field.kind].references?.(field) ?? []),
    ...field.children.flatMap(targets),
  ];
  return fields
    .filter(({ name }) => list.columns.some((path) => path.split('.')[0] === name))
    .flatMap(targets);
};

const options = [
  'route',
  'label',
  'menuLabel',
  'title',
  'icon',
  'group',
  'subject',
  'single',
  'bookmarked',
  'form',
  'readOnly',
  'can',
  'api',
  'owner',
  'shared',
  'live',
  'bell',
] as const satisfies readonly (keyof DeclaredResource)[];

const NO_PRESET = { label: '', filter: {} };

const frameOfEntity = (
  key: string,
  entity: DeclaredResource,
  { accounts }: DeclaredAdmin,
): DeclaredResource => {
  // Its addresses are read by its fields and saved queries before anything is opened.
  if (entity.routes) return entity;
  const named = Array.from(entity.title.matchAll(/\{(\w+)/g), ([, name]) => name);
  const claimed = Object.hasOwn(accounts?.resources ?? {}, key)
    ? Object.keys(accounts?.roles.claims ?? {})
    : [];
  const isKnown = ([name, field]: [string, object]): boolean =>
    named.includes(name) ||
    ('values' in field && claimed.some((level) => Object.hasOwn(Object(field.values) as object, level)));
  const { order, presets = [] } = entity.list ?? {};
  const isInMenu = presets.some(({ menu }) => menu !== undefined);
  // Their words in other languages are found by their place among all of them.
  const inMenu = presets.map((preset) => (preset.menu === undefined ? NO_PRESET : preset));
  const list = { ...(order && { order }), ...(isInMenu && { presets: inMenu }) };
  return {
    ...Object.fromEntries(options.filter((name) => name in entity).map((name) => [name, entity[name]])),
    ...(Object.keys(list).length > 0 && { list }),
    fields: Object.fromEntries(Object.entries(entity.fields).filter(isKnown)),
  } as object as DeclaredResource;
};
