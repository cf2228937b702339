import { boundResource } from '../../src/model/access/bound';
import { titleOf } from '../../src/model/answers/title';
import { idsIn, isGroup } from '../../src/model/export/exportColumns';
import type { FieldWording } from '../../src/model/answers/fieldText';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { valueAt } from '../../src/model/values/comparable';
import type { Person } from '../accounts/people';
import { mayKnow } from '../live/reach';
import type { Parts } from '../parts';
import { ownConditions } from '../records/own';
import { toWire } from '../records/records';
import { scopeConditions } from '../records/scope';
import type { Row } from '../store/store';

/** So many names are remembered; then it is begun anew, for memory is not to grow with the records. */
const MOST_KNOWN = 20_000;

type Place = Parts & { readonly person: Person; readonly wording: FieldWording };

/** What the records are called that others point at: as this person sees them, and unknown where that is not at all. */
export const createNames = (fields: readonly ResolvedField[], { person, wording, ...parts }: Place) => {
  const { model, store, clock } = parts;
  const pointing = pointingIn(fields, '', wording);
  const known = new Map<string, string | undefined>();

  const learn = async (resource: Resource, ids: readonly string[]) => {
    for (const id of ids) known.set(keyOf(resource.key, id), undefined);
    if (!mayKnow(resource, person)) return;
    const where = [
      { path: '_id', op: 'in', value: ids } as const,
      ...scopeConditions(resource, model.kinds),
      ...ownConditions(resource, person, model),
    ];
    const { rows } = await store.list(resource.api.collection, {
      where,
      sort: [],
      offset: 0,
      limit: ids.length,
      isUncounted: true,
    });
    const reached = person.isBound ? boundResource(resource, model) : resource;
    const reader = { model, ability: person.ability, now: clock.now() };
    for (const row of rows) {
      const seen = { ...toWire(row, reached, reader), id: row._id };
      known.set(keyOf(resource.key, row._id), titleOf(reached, seen, wording));
    }
  };

  return {
    /** Finds out what the records of these rows need. */
    learnFor: async (rows: readonly Row[]): Promise<void> => {
      if (known.size > MOST_KNOWN) known.clear();
      for (const to of new Set(pointing.map((each) => each.to))) {
        const resource = model.resource(to);
        if (resource.api.source === 'demo') continue;
        const paths = pointing.filter((each) => each.to === to).map(({ path }) => path);
        const ids = new Set(rows.flatMap((row) => paths.flatMap((path) => idsIn(valueAt(row, path)))));
        const missing = [...ids].filter((id) => !known.has(keyOf(to, id)));
        if (missing.length > 0) await learn(resource, missing);
      }
    },
    nameOf: (to: string, id: string): string | undefined => known.get(keyOf(to, id)),
  };
};

const keyOf = (entity: string, id: string): string => `${entity} ${id}`;

type Pointing = { readonly path: string; readonly to: string };

/* Those of groups too; lists of rows are written as they are. */
const pointingIn = (fields: readonly ResolvedField[], above: string, wording: FieldWording): Pointing[] =>
  fields.flatMap((field): Pointing[] => {
    const path = `${above}${field.name}`;
    if (isGroup(field, wording.kinds)) return pointingIn(field.children, `${path}.`, wording);
    return (wording.kinds[field.kind].references?.(field) ?? []).map((to) => ({ path, to }));
  });
