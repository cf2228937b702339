import { isLinked } from '../../src/model/compute/isLive';
import { linkOf, type Link } from '../../src/model/compute/links';
import { resolveFilter } from '../../src/model/resolve/resolveFilter';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { conditionsOf } from '../../src/model/rules/conditions';
import type { Condition } from '../../src/model/rules/matchConditions';
import { scopeConditions } from '../records/scope';

/** A field whose value follows from records of another entity. */
export type Linked = Link & {
  readonly field: ResolvedField;
  /** The entity that has the field. */
  readonly holder: Resource;
  readonly other: Resource;
  /** Where the others are, and which of the records there. */
  readonly collection: string;
  readonly where: readonly Condition[];
};

/** Which values follow from other records, by the collection that has them and by that of the others. */
export type LinkPlan = {
  readonly kinds: Kinds;
  readonly holders: ReadonlyMap<string, readonly Holder[]>;
  readonly readers: ReadonlyMap<string, readonly Linked[]>;
};

export type Holder = { readonly resource: Resource; readonly links: readonly Linked[] };

export const linkPlan = (model: Pick<Model, 'resources' | 'kinds' | 'resource'>): LinkPlan => {
  const holders = model.resources.flatMap((resource) => {
    const links = resource.fields.flatMap((field) => linked(field, resource, model));
    return links.length === 0 ? [] : [{ resource, links }];
  });
  return {
    kinds: model.kinds,
    holders: by(holders, ({ resource }) => resource.api.collection),
    readers: by(
      holders.flatMap(({ links }) => links),
      ({ collection }) => collection,
    ),
  };
};

const by = <T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> => {
  const keys = [...new Set(all.map(keyOf))];
  return new Map(keys.map((key) => [key, all.filter((each) => keyOf(each) === key)]));
};

const linked = (
  field: ResolvedField,
  holder: Resource,
  { kinds, resource }: Pick<Model, 'kinds' | 'resource'>,
): readonly Linked[] => {
  const link = isLinked(field.compute) ? linkOf(field, holder.fields, kinds) : undefined;
  if (!link) return [];
  const other = resource(link.entity);
  const { conditions } = conditionsOf(other, resolveFilter(link.rollup?.where ?? {}), kinds);
  const where = [
    ...scopeConditions(other, kinds),
    ...conditions.map((each) => (each.path === 'id' ? { ...each, path: '_id' } : each)),
  ];
  return [{ ...link, field, holder, other, collection: other.api.collection, where }];
};
