import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { OFFERED } from '../../server/settingsOf';
import type { Fetch } from '../../src/providers/http/exchange';
import { createHttp } from '../../src/providers/http/http';
import { createOfferBook } from '../../src/providers/http/offerBook';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import type { TestGateway } from '../gateway/testGateway';

/** A provider that asks this gateway, signed in as one of the accounts of the test configuration, or of another. */
export const restFor = async (
  { url, model, signIn, fetch }: Pick<TestGateway, 'url' | 'model' | 'signIn'> & { fetch?: Fetch },
  name: string,
  password = `${name} pass`,
): Promise<ResourceProvider> => {
  const { accessToken } = await signIn(`${name}@demo.com`, password);
  const session = { get: () => ({ accessToken }), generation: 0, renew: async () => {}, end: () => {} };
  const hosts = { sms: url, remote: url, orders: url, auth: url };
  const offers = createOfferBook(OFFERED);
  return createRestProvider({
    http: createHttp({ hosts, session, offers, ...(fetch && { fetch }) }),
    model,
    offers,
  });
};
