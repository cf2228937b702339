import { expect } from 'vitest';
import product from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createClock } from '../../server/clock';
import { defineHooks } from '../../server/hooks/defineHooks';
import type { Row, Store } from '../../server/store/store';
import { openMailBox } from '../servers/mailBox';
import { soon } from '../soon';
import { jobsAtRest } from './jobsAtRest';
import { recordOf, serveGateway, type Answer, type Caller, type Json } from './testGateway';

export const CHANNELS = ['email', 'sms', 'app'] as const;

type Channel = (typeof CHANNELS)[number];

/* The log tells of every record that is made, here also of those that are their own history. */
const { dashboardNotis } = product.resources;
const config = {
  ...product,
  resources: { ...product.resources, dashboardNotis: { ...dashboardNotis, history: true } },
};

/* What sends campaigns is code of whoever runs the gateway. */
const ends = defineHooks<typeof product, 'campaigns'>({
  routes: {
    'POST /:id/end': {
      for: 'anybody',
      run: async (_, { records, params }) =>
        Response.json(await records('campaigns').update(params['id'] ?? '', { status: 'completed' })),
    },
  },
});

const DAY_SECONDS = 24 * 3600;

/** What somebody has chosen who wants to be told by these channels alone. */
export const only = (chosen: readonly Channel[]) =>
  Object.fromEntries(CHANNELS.map((channel) => [channel, chosen.includes(channel)]));

export type NoticeWorld = Awaited<ReturnType<typeof openNoticeWorld>>;

/** A gateway with the product's own configuration, a mail server, and a customer who is told nothing yet. */
export const openNoticeWorld = async (store: Store) => {
  const opened = await openBoth(store);
  const deeds = deedsOf(opened);
  await deeds.patchAccount({ phone: '+4917012345678', credit: '100.00', language: 'en' });
  return { ...opened, ...deeds, ...toldOf(opened), events: eventsOf({ ...opened, ...deeds }) };
};

const openBoth = async (store: Store) => {
  const gateway = await serveGateway(store, {
    config,
    first: firstRecords({ DEMO: 'on' }),
    clock: createClock(),
    hooks: { '../overrides/campaigns.server.ts': ends },
  });
  const box = await openMailBox();
  const { host, port } = box;
  await store.update('emailSetting', 'emailSetting', {
    patch: { host, port, encryption: 'none', username: null },
  });
  await store.update('billingSetting', 'billingSetting', {
    patch: { refundLimit: null, refundLimitAll: null },
  });
  await store.clear('notificationTemplates');
  const callers = new Map<string, Caller>();
  const as =
    (who: string): Caller =>
    (...asked) =>
      (callers.get(who) ?? expect.fail(who))(...asked);
  const [asRoot, asFinance, asCustomer] = [as('admin'), as('finance'), as('customer')] as const;
  /* Tokens end when the clock is moved. */
  const signIn = async () => {
    for (const who of ['admin', 'finance', 'customer'])
      callers.set(who, gateway.callerOf((await gateway.signIn(`${who}@demo.com`, who)).accessToken));
  };
  const all = async (collection: string): Promise<Row[]> =>
    (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;

  await signIn();
  const customer = (await gateway.signIn('customer@demo.com', 'customer')).userData as Json & { _id: string };

  const done = async (asked: Promise<Answer>): Promise<Json & { _id: string }> => {
    const answer = await asked;
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ body: { success: true } });
    return recordOf(answer);
  };

  const stop = async () => {
    await gateway.stop();
    await box.close();
    await store.close();
  };
  return { gateway, store, box, customer, asRoot, asFinance, asCustomer, signIn, all, done, stop };
};

type Opened = Awaited<ReturnType<typeof openBoth>>;

const toldOf = ({ all, asRoot, done }: Opened) => {
  const template = async (values: Json) => {
    const count = (await all('notificationTemplates')).length;
    const made = await done(
      asRoot('POST', '/v1/notificationTemplates', {
        name: `Template ${count}`,
        language: 'en',
        ...(values['channel'] !== 'sms' && { title: 'A title' }),
        ...values,
      }),
    );
    await done(asRoot('POST', `/v1/notificationTemplates/${made._id}/activate`));
    return made;
  };

  /** By which channels the customer was told what begins with these words, while something was done. */
  const toldWhile = async (words: string, work: () => Promise<unknown>): Promise<Json[]> => {
    const seen = async () => [
      ...(await all('outbox')).map((row) => ({ ...row, by: 'email' })),
      ...(await all('smsLogs')).map((row) => ({ ...row, by: 'sms', body: row['text'] })),
      ...(await all('dashboardNotis')).map((row) => ({ ...row, by: 'app' })),
    ];
    const before = new Set((await seen()).map(({ _id }) => _id));
    await work();
    return (await seen()).filter(
      ({ _id, body }: Json) => !before.has(String(_id)) && String(body).startsWith(words),
    );
  };

  return { template, toldWhile };
};

const deedsOf = ({ gateway, store, customer, asRoot, asCustomer, done }: Opened) => {
  const { collection } = gateway.model.resource('users').api;
  const choose = (values: Json) => done(asCustomer('PATCH', '/v1/notificationSetting', values));
  const account = () => store.get(collection, customer._id);
  const patchAccount = (patch: Json) => store.update(collection, customer._id, { patch });
  const balance = async () => Number((await account())?.['credit']);
  const topUp = (amount = '10.00') =>
    done(asRoot('POST', `/users/${customer._id}/topUp`, { amount, note: 'Transfer 4711' }));
  const newInvoice = async (values: Json = {}) =>
    done(
      asRoot('POST', '/v1/invoices', {
        user: customer._id,
        client: { name: 'Nordlicht' },
        service: 'SMS',
        items: [{ description: 'Messages', qty: 1, unitPrice: '100.00' }],
        ...values,
      }),
    );
  const sent = async (values: Json = {}) => {
    const { _id } = await newInvoice(values);
    return done(asRoot('POST', `/v1/invoices/${_id}/send`));
  };

  return { choose, account, patchAccount, balance, topUp, newInvoice, sent };
};

/* Each makes its event happen, as often as it is asked to. */
const eventsOf = ({
  gateway,
  store,
  customer,
  asRoot,
  asFinance,
  ...deeds
}: Opened & ReturnType<typeof deedsOf>) => {
  const { signIn, all, done, choose, balance, topUp, sent } = deeds;
  const { send, clock } = gateway;
  let device = 0;

  const events: Readonly<Record<string, () => Promise<unknown>>> = {
    lowBalance: async () => {
      await topUp();
      await choose({ lowCredit: '0.00' });
      await choose({ lowCredit: '1000.00' });
    },
    zeroBalance: async () => {
      await topUp();
      const note = { amount: `-${(await balance()).toFixed(2)}`, note: 'Put right' };
      await done(asRoot('POST', `/users/${customer._id}/correct`, note));
      const waiting = (await all('adjustments')).find(
        (row) => row['status'] === 'waiting' && row['user'] === customer._id,
      );
      await done(asFinance('POST', `/v1/adjustments/${waiting?._id}/confirm`));
    },
    invoiceSent: () => sent(),
    invoicePastDue: async () => {
      await store.clear('invoices');
      await sent();
      await jobsAtRest(gateway);
      clock.add(15 * DAY_SECONDS);
      await signIn();
      await soon(async () => expect((await all('invoices'))[0]).toMatchObject({ invoiceStatus: 'Past Due' }));
    },
    paymentReceived: () => topUp(),
    senderIdReviewed: async () => {
      const senderId = `Sender${(await all('senderIds')).length}`;
      const values = { senderId, useCase: 'Orders', sampleMessage: 'Your order is on its way.' };
      const { _id } = await done(asRoot('POST', '/v1/senderIds', { ...values, user: customer._id }));
      await done(asRoot('POST', `/v1/senderIds/${_id}/submit`));
      await done(asRoot('POST', `/v1/senderIds/${_id}/approve`));
    },
    campaignFinished: async () => {
      const isOver = (row: Row) => ['completed', 'failed', 'cancelled'].includes(String(row['status']));
      const campaign = (await all('campaigns')).find((row) => !isOver(row));
      await store.update('campaigns', campaign?._id ?? '', {
        patch: { status: 'running', user: customer._id },
      });
      expect((await send('POST', `/hooks/campaigns/${campaign?._id}/end`)).status).toBe(200);
    },
    newDevice: async () => {
      device += 1;
      const body = { email: 'customer@demo.com', password: 'customer' };
      const headers = { 'user-agent': `Machine ${device}` };
      expect((await send('POST', '/jwt/login', { body, headers })).status).toBe(200);
    },
  };
  return events;
};
