import { hosts, type Host } from '../../config/offers';
import type { PageModel } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import type { Fetch } from '../http/exchange';
import { createHttp, type HttpOptions } from '../http/http';
import { createRestProvider } from '../rest/restProvider';

type Parts = Pick<HttpOptions, 'session' | 'offers' | 'onKey'> & {
  readonly model: PageModel;
  /** The address of the page. */
  readonly origin: string;
};

/** The data provider of the samples (`api.source: 'demo'`): their server in the page is asked as every host is. */
export const sampleProvider = (
  { fetch }: { readonly fetch: Fetch },
  { model, origin, ...parts }: Parts,
): Promise<ResourceProvider> => {
  const here = Object.fromEntries(hosts.map((host) => [host, origin])) as Record<Host, string>;
  const http = createHttp({ ...parts, hosts: { ...here, demo: origin }, fetch });
  return createRestProvider({ http, model, offers: EVERYTHING });
};

const EVERYTHING = { has: () => true };
