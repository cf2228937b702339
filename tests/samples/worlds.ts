import product, { samples } from '../../fixtures/demo';
import { sampleHooks } from '../../gateway/sampleOverrides';
import { samplesBeside } from '../../gateway/samples';
import { onNode } from '../../gateway/onNode';
import { demoPasswords, demoSecrets } from '../../demo/standIns';
import { createClock } from '../../server/clock';
import { kinds } from '../../src/fields/kinds';
import { withSamples } from '../../src/model/samples/withSamples';
import { serveDemo } from '../gateway/serveDemo';
import type { Caller } from '../gateway/testGateway';
import { pageSamples } from './pageSamples';

/** The product with its samples. */
export const config = withSamples(product, samples);

type World = { readonly ask: Caller; readonly stop: () => Promise<void> };

const parts = { ...onNode, clock: createClock(), passwords: demoPasswords, secrets: demoSecrets, kinds };

/** The samples of an administrator, over HTTP. */
const overHttp = async (): Promise<World> => {
  const beside = samplesBeside({ ...parts, config, hooks: sampleHooks });
  const gateway = await serveDemo({ count: 0, samples: beside });
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  return { ask: gateway.callerOf(accessToken), stop: gateway.stop };
};

const inPage = async (): Promise<World> => ({
  ask: (await pageSamples(config, { hooks: sampleHooks })).ask,
  stop: async () => undefined,
});

/** Where the calls of samples are answered, each with first records of its own: one suite is for both. */
export const worlds: readonly (readonly [name: string, open: () => Promise<World>])[] = [
  ['HTTP', overHttp],
  ['the server in the page', inPage],
];
