import { expect } from 'vitest';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import type { Store } from '../../server/store/store';
import { testConfig } from './testConfig';
import { serveGateway, type Answer, type Caller, type TestGateway } from './testGateway';

/** One slot, asked for so many times at once, through a gateway on each of the stores by turns. */
export const bookAtOnce = async (stores: readonly Store[], times: number): Promise<readonly Answer[]> => {
  const gateways: TestGateway[] = [];
  for (const store of stores) gateways.push(await serveGateway(store, { config: small }));
  const callers = await Promise.all(gateways.map((gateway) => gateway.as('root')));
  const call = (at: number): Caller => callers[at % callers.length] ?? expect.fail('no gateway');
  const slot = { place: 'Hall', time: { from: '2030-05-03T08:00:00Z', to: '2030-05-03T09:00:00+00:00' } };
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) => call(at)('POST', '/v1/slots', { name: `N${at}`, ...slot })),
  );
  const { body } = await call(0)('GET', '/v1/slots?entriesPerPage=100&page=0');
  expect(body['slots']).toHaveLength(1);
  for (const gateway of gateways) await gateway.stop();
  return answers;
};

const slots = defineResource({
  label: { one: 'Slot', many: 'Slots' },
  title: '{name}',
  icon: 'calendar',
  fields: { name: f.text({ required: true }), place: f.text(), time: f.range({ of: 'dateTime' }) },
  noOverlap: [{ within: ['place'], of: 'time' }],
  demo: { count: 0 },
});

const small = { ...testConfig, resources: { ...testConfig.resources, slots } };
