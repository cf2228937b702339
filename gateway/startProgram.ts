import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { refuseFaults } from '../src/model/check/semantic/refuseFaults';
import { createProgram } from './page/createProgram';
import { firstRecords } from './firstRecords';
import { openGateway, settingsFrom, type Around, type OpenGateway, type Product } from './openGateway';
import { requestTimeouts } from './page/requestTimeouts';
import { addressAt, hostFrom, listeningFault, portFrom } from './port.mjs';
import { createFront } from './upkeep/createFront';
import { createLog, logSettingFrom } from './upkeep/logLine';
import { onStop } from './upkeep/onStop.mjs';

/** Answers that are under way get this long to end when the program is stopped, in milliseconds. */
const PATIENCE = 5000;

/**
 * The built product as one Node program: the page from its folder and the gateway behind it, at one address. When it
 * cannot start, it says why and ends.
 */
export const startProgram = (product: Product, pageFolder: string, around?: Around): Promise<void> =>
  start(product, pageFolder, around).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

const start = async (product: Product, pageFolder: string, around?: Around) => {
  const { faker } = await import('@faker-js/faker');
  refuseFaults(product.config, product.kinds, { faker });
  const env = { ...process.env, ...(process.argv.includes('--demo') && { DEMO: 'on' }) };
  const [host, port] = [hostFrom(env), portFrom(env)];
  const settings = { ...settingsFrom(env), pageFolder };
  const front = createFront(createLog(logSettingFrom(process.env['LOG'], 'requests')));
  const server = createAdaptorServer({ fetch: front.fetch, serverOptions: requestTimeouts() }) as Server;
  await listen(server, port, host);
  const open = await openGateway(settings, around);
  try {
    const gateway = await open.serve(product, firstRecords(env));
    const program = createProgram(gateway, pageFolder);
    open.attach(server);
    front.open(program, open.probe);
    const begin = await gateway.begin(env, addressAt(host, port));
    console.log(`SMS Gateway: ${addressAt(host, port)}`);
    if (begin) console.log(begin);
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
    server.once('error', (error) => reject(listeningFault(error, { host, port, command: 'npm run serve' })));
    server.listen(port, host, resolve);
  });

const stop = async (server: Server, open: OpenGateway): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  await open.hangUp();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
  await closed;
  await open.close();
};
