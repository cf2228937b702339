import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import config from '../resources.config';
import { kinds } from '../src/fields/kinds';
import { refuseFaults } from '../src/model/sense/refuseFaults';
import { createProgram } from './page/createProgram';
import { firstRecords } from './firstRecords';
import { openGateway, settingsFrom, type OpenGateway } from './openGateway';
import { endingSlow } from './page/slowest';
import { hostFrom, portFrom } from './port';
import { createFront } from './upkeep/createFront';
import { createLog, logSettingFrom } from './upkeep/logLine';
import { onStop } from './upkeep/onStop.mjs';

/** Answers that are under way get this long to end when the program is stopped, in milliseconds. */
const PATIENCE = 5000;

/* The built product as one Node program: the page from dist/ and the gateway behind it, at one address. */
const start = async () => {
  const { faker } = await import('@faker-js/faker');
  refuseFaults(config, kinds, { faker });
  const [host, port] = [hostFrom(process.env), portFrom(process.env)];
  const pageFolder = fileURLToPath(new URL('../dist', import.meta.url));
  const settings = { ...settingsFrom(process.env), pageFolder };
  const front = createFront(createLog(logSettingFrom(process.env['LOG'], 'requests')));
  const server = createAdaptorServer({ fetch: front.fetch, serverOptions: endingSlow() }) as Server;
  await listen(server, port, host);
  const open = await openGateway(settings);
  try {
    const gateway = await open.serve({ config, kinds }, firstRecords(process.env));
    const program = createProgram(gateway, pageFolder);
    open.attach(server);
    front.open(program, open.probe);
    const isHere = /^(127\.|0\.0\.0\.0$|::1?$)/.test(host);
    console.log(`SMS Gateway: http://${isHere ? 'localhost' : host}:${port}/`);
    onStop(() => {
      front.close();
      return stop(server, open);
    });
  } catch (error) {
    await open.close();
    throw error;
  }
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(LISTENING[error.code ?? '']?.(port, host) ?? error),
    );
    server.listen(port, host, resolve);
  });

const LISTENING: Readonly<Record<string, (port: number, host: string) => Error>> = {
  EADDRINUSE: (port) => new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`),
  EADDRNOTAVAIL: (_, host) => notHere(host),
  ENOTFOUND: (_, host) => notHere(host),
};

const notHere = (host: string): Error =>
  new Error(`HOST=${host} is no address of this machine: give one, or 0.0.0.0 for all of them`);

const stop = async (server: Server, open: OpenGateway): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  await open.hangUp();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
  await closed;
  await open.close();
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
