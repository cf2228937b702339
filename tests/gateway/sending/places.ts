import { onTestFinished, vi } from 'vitest';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { dropping, ownName } from '../../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../../gateway/store/postgres';
import { createClock } from '../../../server/clock';
import type { Store } from '../../../server/store/store';
import { firstLine, killed, runModule } from '../../ownProcess';
import { demoStore } from '../serveDemo';
import { serveGateway } from '../testGateway';
import type { SendingOrder } from './sendingProcess.samples';
import { first, MORNING } from './sendingWorld';

/** A gateway that sends, with a clock of its own. */
export type Sending = {
  readonly url: string;
  readonly pass: (seconds: number) => Promise<void> | void;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
};

export type Place = {
  /** The records, from outside of every gateway. */
  readonly store: Store;
  /** Opens the next gateway on them; its clock is so many seconds ahead. */
  readonly open: (env: Readonly<Record<string, string>>, ahead: number) => Promise<Sending>;
  readonly patience: number;
};

/** Records in memory, of which gateways in this process can be cut off. */
export const openMemory = async (patience: number): Promise<Place> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await demoStore(0, MORNING);
  return {
    store,
    patience,
    open: async (env, ahead) => {
      const clock = createClock(() => Date.parse(MORNING));
      clock.add(ahead);
      const own = mortal(store);
      const gateway = await serveGateway(own.store, { config, first, hooks, env, clock });
      return {
        url: gateway.url,
        pass: clock.add,
        kill: async () => {
          own.cut();
          void gateway.stop();
        },
      };
    },
  };
};

/** Records of a PostgreSQL, for gateways in processes of their own that are killed as they stand. */
export const openProcesses = async (databaseUrl: string, patience: number): Promise<Place> => {
  const schema = ownName();
  const store = dropping(await openPostgres(databaseUrl, schema), databaseUrl, schema);
  onTestFinished(() => store.close());
  return { store, patience, open: (env, ahead) => openProcess({ databaseUrl, schema, env, ahead }) };
};

const openProcess = async (order: SendingOrder): Promise<Sending> => {
  const child = runModule('tests/gateway/sending/sendingProcess.samples.ts', JSON.stringify(order));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    url: await firstLine(child),
    pass: (seconds) => void child.stdin.write(`${seconds}\n`),
    kill: () => killed(child),
  };
};

/* A store that answers nothing and keeps nothing once its power is cut, whatever is under way. */
const mortal = (whole: Store) => {
  let isCut = false;
  const around = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        const value = target[name];
        if (typeof value !== 'function') return value;
        if (name === 'transaction')
          return (run: (inner: Store) => Promise<unknown>) =>
            dying(() => target.transaction((inner) => dying(() => run(around(inner)))));
        if (name === 'heeding') return () => around(target);
        return (...args: never[]) => dying(() => (value as (...given: never[]) => Promise<unknown>)(...args));
      },
    });
  const dying = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isCut) throw new Error('the power is cut');
    const result = await work();
    if (isCut) throw new Error('the power is cut');
    return result;
  };
  return { store: around(whole), cut: () => void (isCut = true) };
};
