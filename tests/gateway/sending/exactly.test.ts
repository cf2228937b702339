import { vi } from 'vitest';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { createClock } from '../../../server/clock';
import type { Store } from '../../../server/store/store';
import { demoStore } from '../serveDemo';
import { serveGateway } from '../testGateway';
import { describeExactly } from './exactly.suite';
import { first, MORNING } from './sendingWorld';

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

describeExactly('memory', { count: 500, batch: 25, timeout: 120_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await demoStore(0, MORNING);
  return {
    store,
    patience: 30_000,
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
});
