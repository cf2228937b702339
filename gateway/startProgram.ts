import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { refuseFaults } from '../src/model/check/semantic/refuseFaults';
import type { StoreAdvice } from '../src/model/account/storeAdvice';
import type { FirstRecords } from '../server/seeding/seed';
import { createProgram } from './page/createProgram';
import { firstRecords } from './firstRecords';
import { asSwitched, joinSamples, type Apart } from './joinSamples';
import { openGateway, settingsFrom, type Around, type OpenGateway, type Product } from './openGateway';
import { endSlowBodies, requestTimeouts } from './page/requestTimeouts';
import { addressAt, hostFrom, listeningFault, portFrom, portOf } from './port.mjs';
import { createFront } from './upkeep/createFront';
import { createLog, logSettingFrom } from './upkeep/logLine';
import { onStop } from './upkeep/onStop.mjs';
import { adviceText } from './upkeep/outgrown';

/** Answers that are under way get this long to end when the program is stopped, in milliseconds. */
const PATIENCE = 5000;

/** A program that answers at its address. */
export type RunningProgram = {
  readonly address: string;
  /** What whoever started it is to know before somebody can sign in. */
  readonly begin: string | undefined;
  /** What else they are to know, of the store. */
  readonly advice: StoreAdvice | undefined;
  readonly close: () => Promise<void>;
};

/**
 * The built product as one Node program: the page from its folder and the gateway behind it, at one address. When it
 * cannot start, it says why and ends.
 */
export const startProgram = async (product: Apart, pageFolder: string): Promise<void> => {
  const env = envOf(product);
  try {
    const { faker } = await import('@faker-js/faker');
    const switched = asSwitched(product, env);
    const { config, samples, kinds, listViews = {} } = switched;
    refuseFaults(config, kinds, { faker, listViews, samples });
    const { address, begin, advice, close } = await openProgram(joinSamples(switched), {
      pageFolder,
      env,
      first: firstRecords(env),
    });
    console.log(`SMS Gateway: ${address}`);
    if (begin) console.log(begin);
    if (advice) console.log(adviceText(advice));
    onStop(close);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/* `--demo` shows all that there is, unless the environment says otherwise. */
const envOf = ({ samples }: Apart) => {
  if (!process.argv.includes('--demo')) return process.env;
  return { ...(Object.keys(samples ?? {}).length > 0 && { SAMPLES: 'on' }), ...process.env, DEMO: 'on' };
};

type Place = {
  readonly pageFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly first: FirstRecords;
  readonly around?: Around;
};

/** The same for a sound configuration, in a process that may have others. @throws when it cannot start. */
export const openProgram = async (
  product: Product,
  { pageFolder, env, first, around }: Place,
): Promise<RunningProgram> => {
  const host = hostFrom(env);
  let address = '';
  const settings = { ...settingsFrom(env), pageFolder, address: () => address };
  const front = createFront(createLog(logSettingFrom(env['LOG'], 'requests')));
  const server = createAdaptorServer({
    fetch: front.fetch,
    // HTTP/1.0, as load balancers speak it to look whether this is alive, names none.
    hostname: 'localhost',
    serverOptions: requestTimeouts(),
  }) as Server;
  endSlowBodies(server);
  await listen(server, portFrom(env), host);
  address = addressAt(host, portOf(server));
  const open = await openGateway(settings, around);
  try {
    const gateway = await open.serve(product, first);
    const program = createProgram(gateway, pageFolder);
    open.attach(server);
    front.open(program, open.probe);
    return {
      address,
      begin: await gateway.begin(env, address),
      advice: await open.advice(),
      close: () => {
        front.close();
        return stop(server, open);
      },
    };
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
