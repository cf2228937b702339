import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testConfig } from './testConfig';
import { recordOf, rowsOf, serveGateway, type TestGateway } from './testGateway';

const ticketsOf = (level: string) =>
  defineResource({
    label: { one: `${level} ticket`, many: `${level} tickets` },
    title: '{name}',
    icon: 'draft',
    api: { path: '/v1/tickets', collection: 'tickets', scope: { level } },
    fields: { name: f.text(), level: f.text() },
    demo: { count: 0 },
  });

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, lowTickets: ticketsOf('low'), highTickets: ticketsOf('high') },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
});
afterAll(() => gateway.stop());

it.each(['low', 'high'])(
  'a deletion of one of the %s records that share a path is answered again by its key',
  async (level) => {
    const root = await gateway.as('root');
    const role = rowsOf(await root('GET', '/v1/roles')).find((each) => each['name'] === 'support');
    const abilities = [{ action: 'delete', subject: `${level}Tickets` }];
    expect((await root('PATCH', `/v1/roles/${role?._id}`, { abilities })).status).toBe(200);
    const { _id } = recordOf(await root('POST', '/v1/tickets', { name: 'A', level }));
    const { accessToken } = await gateway.signIn('support@demo.com', 'support pass');
    const remove = async () => {
      const headers = { authorization: accessToken, 'Idempotency-Key': level };
      const answer = await fetch(`${gateway.url}/v1/tickets/${_id}`, { method: 'DELETE', headers });
      return [answer.status, answer.headers.get('Idempotency-Replayed')];
    };
    expect([await remove(), await remove()]).toEqual([
      [200, null],
      [200, 'true'],
    ]);
  },
);
