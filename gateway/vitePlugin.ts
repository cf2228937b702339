import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

type Dev = {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  serves: (path: string) => Promise<boolean>;
  reload: () => void;
  close: () => Promise<void>;
};

/** Mounts the gateway into the dev server: one command, one port, and an edit of the configuration changes both sides. */
export const gatewayPlugin = (): Plugin => ({
  name: 'sms-gateway',
  apply: 'serve',
  configureServer: (server) => {
    const opening = open(server);
    server.watcher.on('change', (file) => {
      if (isModel(file.slice(server.config.root.length))) void opening.then((gateway) => gateway.reload());
    });
    server.middlewares.use((request, response, next) => {
      void opening
        .then(async (gateway) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          if (await gateway.serves(path)) await gateway.listener(request, response);
          else next();
        })
        .catch(next);
    });
    const close = server.close.bind(server);
    server.close = async () => {
      await opening.then((gateway) => gateway.close());
      await close();
    };
  },
});

/* Loaded by Vite's own loader, so that patterns work and a change of the configuration is seen. */
const open = async (server: ViteDevServer): Promise<Dev> => {
  const load = async () => (await server.ssrLoadModule('/resources.config.ts'))['default'] as unknown;
  const { openDevGateway } = await server.ssrLoadModule('/gateway/devGateway.ts');
  return (openDevGateway as (env: NodeJS.ProcessEnv, load: () => Promise<unknown>) => Promise<Dev>)(
    process.env,
    load,
  );
};

/** The configuration, or a kind that the configuration may use. */
const isModel = (file: string): boolean =>
  file === '/resources.config.ts' || /^\/src\/fields\/[^/]+\/kind\.ts$/.test(file);
