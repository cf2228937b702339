import { expect, it, onTestFinished, vi } from 'vitest';
import type { Row } from '../../../server/store/store';
import { soon } from '../../soon';
import { badRecords, type Part } from './badRecords.samples';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const NETWORKS = Array.from({ length: 40 }, (_, at) => at);

const phoneOf = (at: number, nth: number): string => `+49151${10 + at}${100 + nth}55`;

/*
 * Of each network a customer with a sender ID, a group, two contacts, a campaign and a message of no campaign; and one campaign
 * of somebody else that goes to all networks. All of it is written past every check, with what is wrong in the place of the rest.
 */
const lay = async (world: World) => {
  const customer = (await world.all('people')).find(({ _id }) => _id === world.user);
  const at = world.clock.iso();
  const past = async (part: Part, nth: number, row: Record<string, unknown>) => {
    const wrong = badRecords[nth]?.[part];
    await world.put(part, [{ ...row, ...wrong, _id: row['_id'] }]);
  };
  await world.store.clear('operators');
  for (const nth of NETWORKS) {
    const user = `user${nth}`;
    const [groups, senderId] = [[`group${nth}`], `sender${nth}`];
    await past('operators', nth, {
      _id: `network${nth}`,
      name: `Network ${nth}`,
      country: 'DE',
      mcc: '262',
      mnc: String(10 + nth),
      status: 'operational',
      dialPrefixes: [`+49151${10 + nth}`],
    });
    await past('people', nth, { ...customer, _id: user, email: `${user}@demo.com` });
    await past('senderIds', nth, {
      _id: senderId,
      senderId: `ACME${nth}`,
      user,
      status: 'approved',
      validUntil: '2040-01-01',
    });
    await past('contactGroups', nth, { _id: `group${nth}`, name: user, code: user, user, status: 'active' });
    const contact = { user, groups, status: 'subscribed', fullName: 'Ann' };
    await past('contacts', nth, { ...contact, _id: `own${nth}-1`, phone: phoneOf(nth, 1) });
    await world.put('contacts', [{ ...contact, _id: `own${nth}-2`, phone: phoneOf(nth, 2) }]);
    await world.put('contacts', [
      { ...contact, _id: `all${nth}`, phone: phoneOf(nth, 3), user: world.user, groups: ['one'] },
    ]);
    const campaign = { name: user, user, senderId, message: 'Hello {fullName}', groups, repeat: 'once' };
    await past('campaigns', nth, { ...campaign, _id: `campaign${nth}`, status: 'queued', validity: 48 });
    await past('smsLogs', nth, {
      _id: `single${nth}`,
      from: `ACME${nth}`,
      to: phoneOf(nth, 4),
      text: 'Hello',
      user,
      status: 'queued',
    });
    for (const [collection, row] of badRecords[nth]?.beside?.(user, phoneOf(nth, 1)) ?? [])
      await world.put(collection, [{ createdAt: at, updatedAt: at, __v: 0, ...row }]);
  }
  return world.campaign();
};

const stateOf = (row: Row | undefined): string => String(row?.['status']);

const WAITING = ['queued', 'sending', 'sent'];

/* Handed over, whatever then became of it. */
const hasGone = (row: Row | undefined): boolean =>
  row?.['sentAt'] !== undefined && !WAITING.includes(String(row['status']));

const saysWhy = (row: Row | undefined): boolean =>
  ['failed', 'rejected'].includes(String(row?.['status'])) && typeof row?.['errorCode'] === 'string';

it('O3 fails the messages that one bad record is about, says why, and sends all others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const world = await open();
  const shared = await lay(world);
  await world.act(shared, 'sendNow');
  const seen = async () => {
    const rows = new Map((await world.all('smsLogs')).map((row) => [row._id, row]));
    const campaigns = new Map((await world.all('campaigns')).map((row) => [row._id, row]));
    const wrong: string[] = [];
    const say = (nth: number, what: string, holds: boolean) => {
      if (!holds) wrong.push(`${nth} (${badRecords[nth]?.what ?? 'in order'}): ${what}`);
    };
    for (const nth of NETWORKS) {
      const { fails = [] } = badRecords[nth] ?? {};
      const idOf = (campaign: string, which: number) => `${campaign}-${phoneOf(nth, which).slice(1)}`;
      const single = rows.get(`single${nth}`);
      const others = rows.get(idOf(shared, 3));
      const own = campaigns.get(`campaign${nth}`);
      const first = [...rows.values()].find(
        ({ _id, campaign }) => campaign === `campaign${nth}` && _id !== idOf(`campaign${nth}`, 2),
      );
      // What has failed for a record is said on the page of the campaign, too.
      const notes = [...rows.values()].flatMap(({ campaign, errorCode, events }) =>
        campaign === own?._id && errorCode === 'faulty'
          ? (events as readonly { readonly note?: string }[]).at(-1)?.note
          : [],
      );
      say(
        nth,
        `says ${String(own?.['reason'])} of ${notes[0]}`,
        notes.length === 0 || notes.includes(String(own?.['reason'])),
      );
      const second = rows.get(idOf(`campaign${nth}`, 2));
      say(nth, `single ${stateOf(single)}`, fails.includes('single') ? saysWhy(single) : hasGone(single));
      say(nth, `others ${stateOf(others)}`, fails.includes('others') ? saysWhy(others) : hasGone(others));
      if (fails.includes('campaign')) {
        const reason = typeof own?.['reason'] === 'string';
        say(
          nth,
          `campaign ${stateOf(own)} ${String(own?.['reason'])}`,
          own?.['status'] === 'failed' && reason,
        );
        continue;
      }
      const isOwn = fails.includes('messages');
      say(nth, `campaign ${stateOf(own)} ${String(own?.['reason'])}`, own?.['status'] === 'completed');
      say(nth, `first ${stateOf(first)}`, isOwn || fails.includes('first') ? saysWhy(first) : hasGone(first));
      say(nth, `second ${stateOf(second)}`, isOwn ? saysWhy(second) : hasGone(second));
    }
    return wrong;
  };
  await soon(async () => {
    world.clock.add(31);
    expect(await seen()).toEqual([]);
  });
  const jobs = await world.all('hookJobs');
  expect(jobs.filter(({ lastError }) => lastError)).toEqual([]);
});

it('fails what is sent while the prices are none, and charges nobody nothing for it', async () => {
  const world = await open();
  const [prices] = await world.all('pricingRanges');
  await world.store.update('pricingRanges', prices?._id ?? '', { patch: { ranges: 'cheap' } });
  await world.contacts(1);
  const id = 'campaign';
  const campaign = {
    user: world.user,
    senderId: 'sender',
    message: 'Hello',
    groups: ['one'],
    repeat: 'once',
  };
  await world.put('campaigns', [{ ...campaign, _id: id, name: 'Spring', status: 'queued' }]);
  const single = { from: 'ACME', to: '+491511231111', text: 'Hello', status: 'queued' };
  await world.put('smsLogs', [
    { ...single, _id: 'single', user: world.user },
    { ...single, _id: 'notice' },
  ]);
  const reason = expect.stringContaining('Pricing ranges: ') as string;
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'failed', reason });
    const rows = new Map((await world.all('smsLogs')).map((row) => [row._id, row]));
    expect(rows.get('single')).toMatchObject({ status: 'failed', errorCode: 'faulty' });
    expect(rows.get('single')?.['events']).toMatchObject([{ note: reason }]);
    expect(rows.get('notice')).toMatchObject({ status: 'delivered', charge: '0' });
  });
  expect(await world.all('balanceEntries')).toEqual([]);
});
