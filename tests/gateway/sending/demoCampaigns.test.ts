import { expect, it, onTestFinished } from 'vitest';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { createClock } from '../../../server/clock';
import { demoStore } from '../serveDemo';
import { rowsOf, serveGateway } from '../testGateway';
import { first, MORNING } from './sendingWorld';

it('leaves out nobody whom a campaign of the demonstration is for, and stops none for its sender', async () => {
  const store = await demoStore(0, MORNING);
  const clock = createClock(() => Date.parse(MORNING));
  const env = { SENDER: 'off' };
  const gateway = await serveGateway(store, { config, first, hooks, env, clock });
  onTestFinished(() => gateway.stop());
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const admin = gateway.callerOf(accessToken);
  const campaigns = rowsOf(await admin('GET', '/v1/campaigns?entriesPerPage=100'));
  const estimates = await Promise.all(
    campaigns.map(async (campaign) => {
      const { user, senderId, message, groups, optOutText, purpose } = campaign;
      const values = { user, senderId, message, groups, optOutText, purpose };
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      const { body } = await admin('POST', '/api/estimates/campaigns', { values: given });
      return body['estimate'] as Record<string, unknown>;
    }),
  );
  expect(estimates.length).toBeGreaterThan(10);
  expect(estimates.filter((each) => Number(each['recipients']) > 0).length).toBeGreaterThan(10);
  for (const each of estimates) {
    expect(each['unserved']).toBe(0);
    expect(['sender', 'unserved']).not.toContain(each['problem']);
  }
});
