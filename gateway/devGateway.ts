import { getRequestListener } from '@hono/node-server';
import { createChecks } from '../src/model/check/checkConfig';
import { sampleProblems } from '../src/model/check/admin/checkSamples';
import { problemText } from '../src/model/check/problem';
import { validParts, type ValidParts } from '../src/model/check/semantic/validParts';
import type { Server } from '../server/createServer';
import type { Served } from '../server/serves';
import { firstRecords } from './firstRecords';
import { joinSamples, type Apart } from './joinSamples';
import { openGateway, settingsFrom, type Around } from './openGateway';
import { Refusal } from '../server/refusal';
import { addressAt, hostFrom, portFrom } from './port.mjs';
import { report } from '../server/report';
import { FIXED_PREFIXES, type Asked } from '../server/serves';
import { createFront, FRONT_PATHS } from './upkeep/createFront';
import { adviceText } from './upkeep/outgrown';
import { createLog, logSettingFrom } from './upkeep/logLine';

type Env = Readonly<Record<string, string | undefined>>;

type Options = {
  readonly pageFolder?: string;
  readonly around?: Around;
  /** The port that is listened at in the end, where any will do. */
  readonly port?: () => Promise<number>;
};

/**
 * A gateway that follows the configuration while it is edited. A faulty entity is not served until it is put right;
 * where nothing could work without what is faulty, the last good configuration stays in charge.
 */
export const openDevGateway = async (env: Env, load: () => Promise<Apart>, options: Options = {}) => {
  let address = '';
  const settings = { ...settingsFrom(env), pageFolder: options.pageFolder, address: () => address };
  const open = await openGateway(settings, options.around);
  const first = firstRecords(env);
  const check = createChecks();
  /** The next gateway; nothing when none can be made. What is wrong is said in the terminal. */
  const build = async (): Promise<Server | undefined> => {
    try {
      const product = await load();
      const sound = await soundParts(product, check);
      if (sound) {
        const served = { ...joinSamples(product), config: sound.config, faulty: reasons(sound) };
        const gateway = await open.serve(served, first);
        address = await addressFrom(env, options);
        const begin = await gateway.begin(env, address);
        if (begin) report(begin);
        const advice = await open.advice();
        if (advice) report(adviceText(advice));
        return gateway;
      }
    } catch (error) {
      report(error);
    }
    return undefined;
  };
  /* one after the other: two at once would both give a new entity its first records */
  let ready = build();
  const front = createFront(createLog(logSettingFrom(env['LOG'], 'off')));
  const served: Served = {
    fetch: async (request, bindings) => {
      const gateway = await ready;
      return gateway ? gateway.fetch(request, bindings) : Response.json(unusable.body, { status: 503 });
    },
  };
  front.open(served, async () => {
    if (!(await ready)) throw unusable;
    await open.probe();
  });
  return {
    listener: getRequestListener((request, bindings) => front.fetch(request, bindings)),
    serves: async (asked: Asked) => {
      if (FRONT_PATHS.includes(asked.path)) return true;
      const gateway = await ready;
      if (gateway) return gateway.serves(asked);
      return FIXED_PREFIXES.some((prefix) => asked.path.startsWith(prefix));
    },
    hangUp: () => {
      front.close();
      return open.hangUp();
    },
    reload: () => {
      const before = ready;
      ready = before.then(async (gateway) => (await build()) ?? gateway);
    },
    attach: open.attach,
    close: async () => {
      await ready;
      await open.close();
    },
  };
};

/* What of a configuration can be served; what is wrong is said in the terminal. */
const soundParts = async (
  product: Apart,
  check: ReturnType<typeof createChecks>,
): Promise<ValidParts | undefined> => {
  const { faker } = await import('@faker-js/faker');
  const { config, kinds, listViews = {} } = joinSamples(product);
  const problems = [
    ...check(config, kinds, { faker, listViews }),
    ...sampleProblems(product.config, product.samples ?? {}),
  ].filter(({ level }) => level === 'error');
  if (problems.length > 0) report(`resources.config.ts:\n${problems.map(problemText).join('\n')}`);
  return validParts(config, problems, kinds);
};

const addressFrom = async (env: Env, { port }: Options): Promise<string> =>
  addressAt(hostFrom(env), portFrom(env) || (await port?.()) || 0);

const reasons = ({ faulty }: ValidParts): ReadonlyMap<string, string> =>
  new Map(
    [...faulty].map(([key, problems]) => [
      key,
      `The configuration of "${key}" has problems, so it is not served. ${problems.map(problemText).join(' ')}`,
    ]),
  );

const unusable = new Refusal(500, 'resources.config.ts or overrides/ has problems; the terminal names them.');
