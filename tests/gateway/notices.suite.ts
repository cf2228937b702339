import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import config from '../../fixtures/demo';
import type { Store } from '../../server/store/store';
import { soon } from '../soon';
import { CHANNELS, only, openNoticeWorld, type NoticeWorld } from './noticeWorld';
import type { Json } from './testGateway';

const channelsOf = (told: readonly Json[]) => told.map(({ by }) => by);

const EVENTS = Object.keys(config.notices?.events ?? {});

/** What the product tells people: over HTTP, with a real mail server, on a store that is opened for it. */
export const noticesSuite = (name: string, open: () => Promise<Store>): void => {
  let world: NoticeWorld;
  beforeAll(async () => {
    world = await openNoticeWorld(await open());
  }, 60_000);
  afterAll(() => world.stop());

  describe(`notices ${name}`, () => {
    it.each(EVENTS)('S9.16 tells of %s by the channels that the customer has chosen', async (event) => {
      for (const channel of CHANNELS)
        await world.template({ event, channel, body: `${event} by ${channel}` });
      const happens = world.events[event] ?? expect.fail();
      await world.choose({ [event]: only(['email']) });
      expect(channelsOf(await world.toldWhile(`${event} by`, happens))).toEqual(['email']);
      await world.choose({ [event]: only(['sms', 'app']) });
      const told = await world.toldWhile(`${event} by`, happens);
      expect(channelsOf(told)).toEqual(['sms', 'app']);
      expect(told).toMatchObject([
        { to: '+4917012345678', status: 'queued', from: 'SMS Gateway' },
        { user: world.customer._id, read: false, title: 'A title' },
      ]);
      await soon(() =>
        expect(world.box.arrived.filter(({ text }) => text === `${event} by email`)).toMatchObject([
          { to: ['customer@demo.com'], subject: 'A title' },
        ]),
      );
    });

    it('S9.16 warns below the balance that the customer has chosen, which stands on the account', async () => {
      await world.template({ event: 'lowBalance', channel: 'app', body: 'Threshold {lowCredit}' });
      await world.choose({ lowBalance: only(['app']), lowCredit: '1.00' });
      await world.topUp();
      expect(await world.toldWhile('Threshold', () => world.choose({ lowCredit: '2.00' }))).toEqual([]);
      expect(await world.toldWhile('Threshold', () => world.choose({ lowCredit: '999.50' }))).toMatchObject([
        {
          body: 'Threshold €999.50',
          severity: 'warning',
          category: 'billing',
          resource: 'users',
          recordId: world.customer._id,
        },
      ]);
      expect(await world.account()).toMatchObject({ lowCredit: '999.50' });
      // It is below already: nobody is told twice.
      expect(await world.toldWhile('Threshold', () => world.topUp('1.00'))).toEqual([]);
    });

    it('tells whoever has never chosen by the defaults', async () => {
      await world.template({ event: 'invoiceSent', channel: 'email', body: 'Default' });
      await world.template({ event: 'invoiceSent', channel: 'app', body: 'Default' });
      const id = `notificationSetting-${world.customer._id}`;
      const chosen =
        (await world.gateway.store.get('notificationSetting', id)) ?? expect.fail('nothing was chosen');
      await world.gateway.store.remove('notificationSetting', id);
      expect(channelsOf(await world.toldWhile('Default', () => world.sent()))).toEqual(['email']);
      await world.gateway.store.insert('notificationSetting', chosen);
    });

    it('tells of what cannot be muted, whatever was chosen', async () => {
      await world.template({ event: 'invoiceSent', channel: 'sms', body: 'Critical', critical: true });
      await world.template({ event: 'invoiceSent', channel: 'app', body: 'Critical', critical: false });
      await world.choose({ invoiceSent: only([]) });
      expect(channelsOf(await world.toldWhile('Critical', () => world.sent()))).toEqual(['sms']);
    });

    it('writes in the language, zone and currency of its reader, with one template for each channel', async () => {
      const event = 'paymentReceived';
      await world.template({
        event,
        channel: 'app',
        language: 'de',
        body: 'Sprache {amount} {createdAt} {kind}',
      });
      await world.template({ event, channel: 'app', language: 'fr', body: 'Sprache falsch' });
      await world.choose({ paymentReceived: only(['app']) });
      await world.patchAccount({ language: 'de' });
      const [told, ...others] = await world.toldWhile('Sprache', () => world.topUp('1234.50'));
      expect(others).toEqual([]);
      expect(told?.['body']).toMatch(/^Sprache 1\.234,50\s€ \d\d\.\d\d\.\d{4}, \d\d:\d\d Aufladung$/);
      await world.patchAccount({ language: 'pt' });
      await world.template({ event, channel: 'app', language: 'en', body: 'English {amount}' });
      expect(await world.toldWhile('English', () => world.topUp('1234.50'))).toMatchObject([
        { body: 'English €1,234.50' },
      ]);
      await world.patchAccount({ language: 'en' });
    });

    it('tells the active subscribers of a group in the place of the customer, each once', async () => {
      const group = await world.done(
        world.asRoot('POST', '/v1/notificationGroups', { name: `Group ${name}` }),
      );
      const other = await world.done(
        world.asRoot('POST', '/v1/notificationGroups', { name: `Other ${name}` }),
      );
      const asleep = await world.done(
        world.asRoot('POST', '/v1/notificationGroups', { name: `Asleep ${name}`, status: 'inactive' }),
      );
      const people = [
        { name: 'Ann', email: 'ann@group.example', groups: [group._id, other._id, asleep._id] },
        { name: 'Ben', email: 'ben@group.example', groups: [group._id], status: 'inactive' },
        { name: 'Cleo', phone: '+4917012345679', groups: [group._id] },
        { name: 'Dora', email: 'dora@group.example', groups: [asleep._id] },
        { name: 'Emil', email: 'emil@group.example', language: 'de', groups: [other._id] },
      ];
      for (const each of people) await world.done(world.asRoot('POST', '/v1/subscribers', each));
      const event = 'senderIdReviewed';
      for (const { _id } of [group, other, asleep]) {
        await world.template({ event, channel: 'email', group: _id, body: 'Group' });
        await world.template({
          event,
          channel: 'email',
          group: _id,
          language: 'de',
          body: 'Group auf Deutsch',
        });
      }
      await world.template({ event, channel: 'sms', group: group._id, body: 'Group' });
      const told = await world.toldWhile('Group', world.events[event] ?? expect.fail());
      const said = told.map(({ by, to, body }) => `${String(by)} to ${String(to)}: ${String(body)}`);
      expect(said.toSorted()).toEqual([
        'email to ann@group.example: Group',
        'email to emil@group.example: Group auf Deutsch',
        'sms to +4917012345679: Group',
      ]);
    });

    it('refuses a word that nothing is put in the place of, and one that nobody may read, with those that are valid', async () => {
      const values = {
        name: 'Wrong',
        event: 'invoiceSent',
        channel: 'email',
        language: 'en',
        title: 'A title',
      };
      const refused = await world.asRoot('POST', '/v1/notificationTemplates', {
        ...values,
        body: '{number} {nunber}',
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { body: expect.stringContaining('{nunber}') } },
      });
      const said = String((refused.body['errors'] as Json)['body']);
      expect(said).toContain('{number}, {invoiceStatus}, {user}, {client.name}');
      expect(said).toContain('{user.fullName}');
      for (const word of ['user.password', 'user.roles', 'roles', 'constructor', 'toString']) {
        const answer = await world.asRoot('POST', '/v1/notificationTemplates', {
          ...values,
          title: `{${word}}`,
          body: 'x',
        });
        expect([word, answer.status]).toEqual([word, 422]);
        expect(String((answer.body['errors'] as Json)['title'])).toContain(`{${word}}`);
      }
      // A customer may not read who works here.
      const named = await world.asRoot('POST', '/v1/notificationTemplates', {
        ...values,
        event: 'senderIdReviewed',
        body: 'Reviewed by {reviewedBy}',
      });
      expect([named.status, (named.body['errors'] as Json)['body']]).toEqual([
        422,
        expect.stringContaining('{reviewedBy}'),
      ]);
      const made = await world.template({ event: 'invoiceSent', channel: 'sms', body: 'Right {number}' });
      const moved = await world.asRoot('PATCH', `/v1/notificationTemplates/${made._id}`, {
        event: 'lowBalance',
      });
      expect(moved).toMatchObject({
        status: 422,
        body: { errors: { body: expect.stringContaining('{number}') } },
      });
    });

    it('leaves what people typed as it is: one line, no placeholder, no header, no markup', async () => {
      const typed = 'Evil {user.fullName} <b>x</b>\r\nBcc: all@example.com\n\nPay here';
      await world.template({
        event: 'invoiceSent',
        channel: 'email',
        title: 'Typed {service}',
        body: 'Typed {service}',
        critical: true,
      });
      const { _id } = await world.newInvoice();
      await world.gateway.store.update('invoices', _id, { patch: { service: typed } });
      const plain = 'Typed Evil {user.fullName} <b>x</b> Bcc: all@example.com Pay here';
      const told = await world.toldWhile('Typed', () =>
        world.done(world.asRoot('POST', `/v1/invoices/${_id}/send`)),
      );
      expect(told).toMatchObject([{ by: 'email', subject: plain, body: plain }]);
      const mail = await soon(
        () => world.box.arrived.find(({ text }) => text === plain) ?? expect.fail('no mail'),
      );
      expect(mail).toMatchObject({ to: ['customer@demo.com'], subject: plain });
      expect(mail.raw).not.toMatch(/^Bcc:/m);
    });

    it('tells nobody of a write that was refused or undone, and once of one that is repeated', async () => {
      await world.template({ event: 'paymentReceived', channel: 'app', body: 'Once {note}' });
      await world.choose({ paymentReceived: only(['app']) });
      const path = `/users/${world.customer._id}/topUp`;
      const refused = () => world.asRoot('POST', path, { amount: '-1', note: 'Transfer' });
      expect(await world.toldWhile('Once', refused)).toEqual([]);
      const { accessToken } = await world.gateway.signIn('admin@demo.com', 'admin');
      const body = { amount: '2.00', note: 'Transfer 12' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const ask = () =>
        world.gateway.send('POST', path, { body, headers, authorization: `Bearer ${accessToken}` });
      const told = await world.toldWhile('Once', async () => {
        const answers = [await ask(), await ask()];
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      });
      expect(told).toMatchObject([{ body: 'Once Transfer 12' }]);
    });

    it('tells the others, and does what was asked, where one cannot be told', async () => {
      await world.template({ event: 'paymentReceived', channel: 'sms', body: 'Fault' });
      await world.template({ event: 'paymentReceived', channel: 'app', body: 'Fault' });
      await world.choose({ paymentReceived: only(['sms', 'app']) });
      await world.patchAccount({ phone: 'no number' });
      const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
      const before = await world.balance();
      expect(channelsOf(await world.toldWhile('Fault', () => world.topUp('3.00')))).toEqual(['app']);
      expect(await world.balance()).toBe(before + 3);
      expect(reported).toHaveBeenCalledOnce();
      reported.mockRestore();
      await world.patchAccount({ phone: null });
      expect(channelsOf(await world.toldWhile('Fault', () => world.topUp('3.00')))).toEqual(['app']);
      await world.patchAccount({ phone: '+4917012345678' });
    });

    it('S1.25 hands over to the customer at once what the bell shows', async () => {
      await world.template({ event: 'paymentReceived', channel: 'app', body: 'Live {amount}' });
      await world.choose({ paymentReceived: only(['app']) });
      const { accessToken: token } = await world.gateway.signIn('customer@demo.com', 'customer');
      const query = { user: 'customer', userId: world.customer._id };
      const socket = io(world.gateway.url, { auth: { token }, query, transports: ['websocket'] });
      const heard: Json[] = [];
      socket.on('notification', (told: Json) => heard.push(told));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      const [told] = await world.toldWhile('Live', () => world.topUp('5.00'));
      await soon(() =>
        expect(heard.filter(({ _id }) => _id === told?.['_id'])).toMatchObject([
          { body: 'Live €5.00', read: false },
        ]),
      );
      socket.disconnect();
    });

    it('S1.18 sends a mail again that was refused, by whoever may, and says so in the log', async () => {
      await world.template({ event: 'invoiceSent', channel: 'email', body: 'Again', critical: true });
      world.box.refuses({ code: 550, words: 'Not now' });
      const [mail] = await world.toldWhile('Again', () => world.sent());
      const path = `/v1/outbox/${String(mail?.['_id'])}/sendAgain`;
      const state = async () =>
        (await world.all('outbox')).find(({ _id }) => _id === mail?.['_id'])?.['status'];
      await soon(async () => expect(await state()).toBe('failed'));
      expect(await world.asCustomer('POST', path)).toMatchObject({ status: 403 });
      world.box.refuses();
      await world.done(world.asRoot('POST', path));
      await soon(async () => expect(await state()).toBe('sent'));
      expect(world.box.arrived.filter(({ text }) => text === 'Again')).toHaveLength(1);
      expect((await world.asRoot('POST', path)).status).toBe(409);
      const entries = (await world.all('auditLogs')).filter((each) => each['recordId'] === mail?.['_id']);
      expect(
        entries.map((each) => `${String(each['details'])}: ${String(each['result'])}`).toSorted(),
      ).toEqual(['Send again: ok', 'sendAgain: denied']);
    });

    it('S1.18 writes what it has made into the log, as the doing of the system in that request', async () => {
      await world.template({ event: 'paymentReceived', channel: 'app', body: 'Logged' });
      await world.choose({ paymentReceived: only(['app']) });
      const known = new Set((await world.all('auditLogs')).map(({ _id }) => _id));
      const [told] = await world.toldWhile('Logged', () => world.topUp('4.00'));
      const entries = (await world.all('auditLogs')).filter(({ _id }) => !known.has(_id));
      const entry = entries.find((each) => each['resource'] === 'dashboardNotis');
      expect(entry).toMatchObject({ action: 'create', actorType: 'system', recordId: told?.['_id'] });
      expect(new Set(entries.map((each) => each['requestId'])).size).toBe(1);
    });
  });
};
