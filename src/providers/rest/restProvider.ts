import type { Dialect as DialectName } from '../../config/api';
import type { Model } from '../../model/model';
import type { ResourceProvider } from '../data/resourceProvider';
import type { Http } from '../http/http';
import type { CreateDialect, Dialect } from './dialect';
import { createDialectProvider } from './dialectProvider';
import { createSimpleRest } from './simpleRest';
import { createV1 } from './v1';

export type RestOptions = { readonly http: Http; readonly model: Model };

/** The records of the configured hosts, each entity in its own dialect. Rejects with HttpFailure. */
export const createRestProvider = ({ http, model }: RestOptions): ResourceProvider => {
  const spoken = Object.fromEntries(
    Object.entries(dialects).map(([name, create]) => [name, create(http)]),
  ) as Record<DialectName, Dialect>;
  return createDialectProvider(model, ({ api }) => spoken[api.dialect]);
};

const dialects: { readonly [D in DialectName]: CreateDialect } = {
  v1: createV1,
  simpleRest: createSimpleRest,
};
