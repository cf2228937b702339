import { getRequestListener } from '@hono/node-server';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { checkConfig } from '../src/model/check/checkConfig';
import type { Gateway } from './createGateway';
import { firstRecords } from './firstRecords';
import { openGateway, settingsFrom } from './openGateway';

type Env = Readonly<Record<string, string | undefined>>;

/** A gateway that follows the configuration while it is edited; a faulty edit leaves the last good one in charge. */
export const openDevGateway = async (env: Env, load: () => Promise<DeclaredAdmin>) => {
  const open = await openGateway(settingsFrom(env));
  const first = firstRecords(env);
  let current: Gateway | undefined;
  const build = async () => {
    const config = await load();
    const hasErrors = checkConfig(config, kinds).some(({ level }) => level === 'error');
    if (hasErrors && current) return current;
    current = await open.serve(config, first);
    return current;
  };
  /* one after the other: two at once would both give a new entity its first records */
  let ready = build();
  const listener = getRequestListener(async (request, bindings) => (await ready).fetch(request, bindings));
  return {
    listener,
    serves: async (path: string) => (await ready).serves(path),
    reload: () => {
      const before = ready;
      ready = before.then(build, build).catch((error: unknown) => {
        console.error(error);
        return before;
      });
    },
    close: open.close,
  };
};
