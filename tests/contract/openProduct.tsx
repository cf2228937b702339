import { serveDemo } from '../gateway/serveDemo';
import { renderHook } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import demo from '../../fixtures/demo';
import { createProviders } from '../../src/app/createProviders';
import { translations } from '../../src/declared';
import { uncut } from '../../src/model/resolve/frame';
import { defaultSettings } from '../../src/providers/settings/checkSettings';
import { createPreview } from '../../src/providers/session/preview';
import { createConnection } from '../../src/providers/session/connection';
import { mapStorage } from '../servers/tabWorld';
import { openDocument } from './openDocument';

/** The product's own configuration, providers and session before the real gateway, with the first account signed in. */
export const openProduct = async () => {
  const closeDocument = openDocument();
  const gateway = await serveDemo({ count: 0 });
  const { url, model } = gateway;
  const storages = { local: mapStorage(new Map()), session: mapStorage(new Map()) };
  const connect = () =>
    createConnection({ hosts: { sms: url, remote: url, orders: url, auth: url }, storages });
  const connection = connect();
  const [account = { email: '', password: '' }] = accounts;
  await connection.account.signIn({ ...account, rememberMe: true });
  const entities = { get: () => undefined, forList: async () => undefined, all: async () => undefined };
  const models = { english: model, entities, get: () => model, load: async () => model };
  const preview = createPreview(connection.session);
  const settings = defaultSettings(url);
  const providers = await createProviders({
    models,
    config: uncut(demo),
    translations,
    connection,
    preview,
    settings,
    say: (key) => key,
    sayDenied: ({ action }) => action,
  });
  return {
    model,
    connection,
    providers,
    /** Where the list of an entity is asked for. */
    pathOf: (key: string): string => {
      const { list } = model.resource(key).api.calls;
      return list ? list.path : expect.fail(`${key} has no list.`);
    },
    /** What a reload of the page would find. */
    reloaded: () => connect().session,
    /** The server itself, asked with the same token. */
    ask: gateway.callerOf(connection.session.get()?.accessToken ?? ''),
    /** What a hook says on a page of an entity; `page` is what the product draws around it there. */
    read: <Said,>(
      key: string,
      hook: () => Said,
      page: (inside: ReactNode) => ReactNode = (inside) => inside,
    ) =>
      renderHook(hook, {
        wrapper: ({ children }) => (
          <TestMemoryRouter>
            <CoreAdminContext {...providers}>
              <ResourceContextProvider value={model.resource(key).name}>
                {page(children)}
              </ResourceContextProvider>
            </CoreAdminContext>
          </TestMemoryRouter>
        ),
      }).result,
    close: async () => {
      await gateway.stop();
      closeDocument();
    },
  };
};

export type OpenProduct = Awaited<ReturnType<typeof openProduct>>;
