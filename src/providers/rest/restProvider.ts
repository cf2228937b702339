import type { Dialect as DialectName } from '../../config/api';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import type { Http } from '../http/http';
import type { OfferBook } from '../http/offerBook';
import type { CreateDialect, Dialect } from './dialect';
import { createDialectProvider } from './dialectProvider';
import { gatherTotals } from './gatherTotals';
import { createV1 } from './v1';
import { download } from '../../parts/download';

export type RestOptions = {
  readonly http: Http;
  readonly model: Model;
  /** What the hosts offer; default: nothing. */
  readonly offers?: Pick<OfferBook, 'has'>;
};

/** The records of the configured hosts, each entity in its own dialect. Rejects with HttpFailure. */
export const createRestProvider = async ({ http, model, offers }: RestOptions): Promise<ResourceProvider> => {
  const askTotals = gatherTotals(http, offers);
  const names = [...new Set(model.resources.map(({ api }) => api.dialect))];
  const spoken = new Map<DialectName, Dialect>(
    await Promise.all(names.map(async (name) => [name, (await dialects[name]())(http, askTotals)] as const)),
  );
  const dialectOf = ({ key, api }: Resource) => {
    const dialect = spoken.get(api.dialect);
    if (!dialect) throw new Error(`${key} speaks "${api.dialect}". Known: ${[...spoken.keys()].join(', ')}.`);
    return dialect;
  };
  return createDialectProvider(
    model,
    dialectOf,
    ({ api }, offer) => api.source !== 'demo' && (offers?.has(api.source, offer) ?? false),
  );
};

/* The usual dialect is at hand; the other one is downloaded when an entity speaks it. */
const dialects: { readonly [D in DialectName]: () => Promise<CreateDialect> } = {
  v1: async () => createV1,
  simpleRest: async () => (await download(() => import('./simpleRest'))).createSimpleRest,
};
