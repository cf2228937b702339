import type { Dialect as DialectName } from '../../config/api';
import type { Model } from '../../model/model';
import type { ResourceProvider } from '../data/resourceProvider';
import type { Http } from '../http/http';
import type { CreateDialect, Dialect } from './dialect';
import { createDialectProvider } from './dialectProvider';
import { createV1 } from './v1';

export type RestOptions = { readonly http: Http; readonly model: Model };

/** The records of the configured hosts, each entity in its own dialect. Rejects with HttpFailure. */
export const createRestProvider = async ({ http, model }: RestOptions): Promise<ResourceProvider> => {
  const names = [...new Set(model.resources.map(({ api }) => api.dialect))];
  const spoken = new Map<DialectName, Dialect>(
    await Promise.all(names.map(async (name) => [name, (await dialects[name]())(http)] as const)),
  );
  return createDialectProvider(model, ({ key, api }) => {
    const dialect = spoken.get(api.dialect);
    if (!dialect) throw new Error(`${key} speaks "${api.dialect}". Known: ${[...spoken.keys()].join(', ')}.`);
    return dialect;
  });
};

/* The usual dialect is at hand; the other one is downloaded when an entity speaks it. */
const dialects: { readonly [D in DialectName]: () => Promise<CreateDialect> } = {
  v1: async () => createV1,
  simpleRest: () => import('./simpleRest').then(({ createSimpleRest }) => createSimpleRest),
};
