import { comparedReadings, readingsOf, spanOf } from '../../src/model/dashboard/widgetReadings';
import { readingQuestions, type Reading } from '../../src/model/dashboard/reading';
import type { ResolvedDashboard } from '../../src/model/dashboard/dashboards';
import type { TotalsQuestion } from '../../src/model/numbers/totals';
import { fieldAt } from '../../src/model/resolved/fieldAt';
import type { KnownListViews } from '../../src/model/resolved/listView';
import type { Model } from '../../src/model/resolved/model';
import { isListAt } from '../../src/model/numbers/totalsFault';
import type { Resource } from '../../src/model/resolved/resource';
import { conditionsOf } from '../../src/model/rules/conditions';
import type { Cube } from '../store/cube';
import { askedOf, CREATED } from '../store/rollups';
import { scopeConditions } from './scope';

/**
 * What is kept of which entities: of those that a dashboard shows over the time of their creation, what the dashboards
 * ask for by whole values, and what the ways to look at a list count, which is read again with every change that anybody
 * sees. All else is counted when it is asked for.
 */
export const cubesOf = (model: Model, views: KnownListViews = {}): Cube[] => {
  const asked = [
    ...model.dashboards.flatMap((dashboard) => askedBy(dashboard, model)),
    ...model.resources.flatMap((resource) => askedByViews(resource, model, views)),
  ];
  const collections = new Set(asked.filter(({ isTimed }) => isTimed).map(({ collection }) => collection));
  const leaving = new Set(
    model.resources.flatMap(({ api, keepDays }) => (keepDays === undefined ? [] : api.collection)),
  );
  return [...collections].flatMap((collection) => {
    const own = asked.filter((each) => each.collection === collection);
    const sets = new Map(own.map(({ dims }) => [dims.join(' '), dims]));
    const cube = {
      collection,
      dims: inOrder(own.flatMap(({ dims }) => dims)),
      sums: inOrder(own.flatMap(({ of }) => of ?? [])),
      sets: [...sets.values()],
    };
    return leaving.has(collection) ? [cube, { ...cube, collection: retiredIn(collection) }] : [cube];
  });
};

/** Where that is what stays of records that have left for their age (`keep`): no entity's collection has such a name. */
export const retiredIn = (collection: string): string => `${collection}~retired`;

type Asked = {
  readonly collection: string;
  readonly dims: readonly string[];
  readonly of: string | undefined;
  /** Over the time of creation. */
  readonly isTimed: boolean;
};

const askedBy = ({ body, isForBound }: ResolvedDashboard, model: Model): Asked[] => {
  const { headline, widgets } = body;
  const at = { chosen: 'last28Days', now: new Date(0) } as const;
  const readings: Reading[] = [
    ...(headline ? comparedReadings({ ...headline, compare: true }, spanOf(headline, at)) : []),
    ...widgets.flatMap((widget) => readingsOf(widget, spanOf(widget, at))),
  ];
  return readings.flatMap((reading) => {
    const { of, whole, part } = readingQuestions(reading);
    const resource = model.resource(of);
    const isTimed = reading.metric.during === CREATED;
    return [whole, ...(part ? [part] : [])].flatMap((question) => {
      const dims = dimsOf(question, resource, model);
      if (!dims || resource.api.source === 'demo') return [];
      const all = inOrder([...dims, ...(isForBound ? ownerOf(resource, model) : [])]);
      return [{ collection: resource.api.collection, dims: all, of: question.of, isTimed }];
    });
  });
};

/* Lists show nothing of what has left for its age. */
const askedByViews = (resource: Resource, model: Model, views: KnownListViews): Asked[] => {
  const { api, list, keepDays } = resource;
  if (api.source === 'demo' || keepDays !== undefined) return [];
  const counts = list.views.flatMap(({ name, options }) => views[name]?.counts?.(options as never) ?? []);
  return counts.flatMap(({ by, of }) => {
    const dims = dimsOf({ filter: {}, by }, resource, model);
    return dims ? [{ collection: api.collection, dims: inOrder(dims), of, isTimed: true }] : [];
  });
};

const dimsOf = (
  { filter, by, per }: TotalsQuestion,
  resource: Resource,
  { kinds }: Model,
): readonly string[] | undefined => {
  const { conditions, search } = conditionsOf(resource, filter, kinds);
  const where = [...conditions, ...scopeConditions(resource, kinds)];
  const isPersonal = (path: string) => {
    const field = fieldAt(resource.fields, path);
    return field !== undefined && kinds[field.kind].isPersonal === true;
  };
  if (conditions.some(({ path }) => isPersonal(path))) return undefined;
  const isList = isListAt(by, resource.fields, kinds);
  return askedOf({ where, ...(search && { search }), by, per, isList })?.dims;
};

/* Whoever is bound is counted the own records alone, where a field of the record says whose it is. */
const ownerOf = ({ owner, fields }: Resource, { kinds }: Model): string[] => {
  const field = owner && fieldAt(fields, owner.path);
  return field && kinds[field.kind].filter !== 'holds' ? [owner.path] : [];
};

const inOrder = (paths: readonly string[]): string[] => [...new Set(paths)].sort();
