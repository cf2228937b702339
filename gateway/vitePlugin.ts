import { once } from 'node:events';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { Product } from './openGateway';
import { devAllowList } from './page/devAllowList';
import { requestTimeouts } from './page/requestTimeouts';
import { portOf } from './port.mjs';

type Asked = { method: string; path: string; accept?: string | undefined };

type OpenDev = (
  env: NodeJS.ProcessEnv,
  load: () => Promise<unknown>,
  options: { pageFolder: string; around?: unknown; port: () => Promise<number> },
) => Promise<Dev>;

type Dev = {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  serves: (asked: Asked) => Promise<boolean>;
  reload: () => void;
  attach: (server: HttpServer) => void;
  hangUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** The gateway in the dev server, and behind it a door for everything else. */
export const gatewayPlugins = (): Plugin[] => [
  gatewayPlugin(),
  devAllowList(process.env['DATA_FOLDER'] || '.data'),
];

/* One command, one port, and an edit of the configuration changes both sides. */
const gatewayPlugin = (): Plugin => {
  let opening: Promise<Dev> | undefined;
  return {
    name: 'sms-gateway',
    apply: 'serve',
    configureServer: (server) => {
      const gateway = (opening = open(server));
      // Said by the first request that needs it; without this line it would end the process.
      gateway.catch(() => undefined);
      void gateway.then(
        ({ attach }) => server.httpServer && attach(server.httpServer as HttpServer),
        () => undefined,
      );
      if (server.httpServer) Object.assign(server.httpServer, requestTimeouts());
      server.middlewares.use((request, response, next) => {
        gateway
          .then(async ({ serves, listener }) => {
            if (await serves(askedBy(request))) await listener(request, response);
            else next();
          })
          .catch(next);
      });
      closeWith(server, gateway);
    },
    /* Once Vite knows that what the gateway was loaded from is old, and before a page is told of the change. */
    hotUpdate: {
      order: 'post',
      handler({ modules }) {
        if (this.environment.name !== 'ssr' || modules.length === 0) return;
        // Not waited for: what Vite reads between `followEdits` and telling the page would count as read before.
        void opening?.then(
          ({ reload }) => reload(),
          () => undefined,
        );
      },
    },
  };
};

const askedBy = ({ method = 'GET', url = '/', headers }: IncomingMessage): Asked => ({
  method,
  path: url.split('?')[0] ?? '/',
  accept: headers.accept,
});

/* Requests end before the store does, and a server that never opened one closes all the same. */
const closeWith = (server: ViteDevServer, opening: Promise<Dev>): void => {
  const close = server.close.bind(server);
  server.close = async () => {
    const gateway = await opening.catch(() => undefined);
    await gateway?.hangUp();
    await close();
    await gateway?.close().catch(() => undefined);
  };
};

/* Loaded by Vite's own loader, so that patterns work and a change of the configuration is seen. */
const open = async (server: ViteDevServer): Promise<Dev> => {
  const load = async () => ({
    ...(await declared(server)),
    kinds: (await server.ssrLoadModule('/src/fields/kinds.ts'))['kinds'] as unknown,
    listViews: (await server.ssrLoadModule('/src/listViews/views.ts'))['listViews'] as unknown,
    ...((await server.ssrLoadModule('/gateway/overrides.ts')) as Pick<Product, 'hooks'>),
    ...((await server.ssrLoadModule('/gateway/sampleOverrides.ts')) as Pick<Product, 'sampleHooks'>),
    translations: (await server.ssrLoadModule('/gateway/translations.ts'))['translations'] as unknown,
  });
  const { openDevGateway } = await server.ssrLoadModule('/gateway/devGateway.ts');
  const around = process.env['REF_CONTROL'] === '1' ? await underControl(server) : {};
  return (openDevGateway as OpenDev)(process.env, load, {
    pageFolder: server.config.publicDir,
    port: () => listeningPort(server),
    ...around,
  });
};

const declared = async (server: ViteDevServer) => {
  const { default: config, samples } = await server.ssrLoadModule('/fixtures/demo/index.ts');
  return { config: config as unknown, samples: samples as unknown };
};

/* The gateway is opened before the server listens. */
const listeningPort = async ({ httpServer }: ViteDevServer): Promise<number> => {
  if (httpServer && !httpServer.listening) await once(httpServer, 'listening');
  return portOf(httpServer);
};

/* For tests of the dev server; the built program has no such thing. */
const underControl = async (server: ViteDevServer) => ({
  around: (await server.ssrLoadModule('/gateway/testing/underControl.ts'))['underControl'] as unknown,
});
