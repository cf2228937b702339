import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const parcels = defineResource({
  label: { one: 'Parcel', many: 'Parcels' },
  title: '{name}',
  icon: 'invoice',
  fields: {
    name: f.text({ required: true }),
    to: f.group({
      of: {
        city: f.text(),
        country: f.text({ default: 'DE' }),
        day: f.date({ default: { $today: true } }),
      },
    }),
    bare: f.group({ of: { note: f.text() } }),
    items: f.items({ of: { name: f.text(), count: f.number({ default: 1 }) } }),
  },
  demo: { count: 0 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, parcels } };

let gateway: TestGateway;
let root: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
  root = await gateway.as('root');
});
afterAll(() => gateway.stop());

const PATH = '/v1/parcels';
const make = async (values: object) => recordOf(await root('POST', PATH, { name: 'A', ...values }));
const DAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;

describe('the default of a member', () => {
  it('is in a new record that says nothing of its group, and makes no group without one', async () => {
    const made = await make({});
    expect(made).toMatchObject({ to: { country: 'DE', day: DAY } });
    expect(made).not.toHaveProperty('bare.note');
  });

  it('fills what a group and each row leave out, and leaves what they say is empty', async () => {
    const items = [{ name: 'pen' }, { name: 'ink', count: null }, { count: 3 }];
    expect(await make({ to: { city: 'Ulm' }, items })).toMatchObject({
      to: { city: 'Ulm', country: 'DE', day: DAY },
      items: [{ name: 'pen', count: 1 }, { name: 'ink', count: null }, { count: 3 }],
    });
    expect(await make({ to: { country: null } })).toMatchObject({ to: { country: null } });
  });

  it('changes nothing of a record that is there', async () => {
    const { _id } = await make({ to: { country: null } });
    const changed = await root('PATCH', `${PATH}/${_id}`, { to: { city: 'Ulm' }, items: [{ name: 'pen' }] });
    expect(recordOf(changed)).toMatchObject({ to: { city: 'Ulm' }, items: [{ name: 'pen' }] });
    expect(recordOf(changed)).not.toHaveProperty('items.0.count');
  });
});
