import accounts from '../../../fixtures/accounts.json';
import config from '../../../fixtures/demo';
import { seeds } from '../../../fixtures/seeds';
import { hooks } from '../../../gateway/overrides';
import { createClock } from '../../../server/clock';
import type { Row, Store } from '../../../server/store/store';
import { addDecimals, toDecimal, type Decimal } from '../../../src/model/values/decimal';
import { demoStore } from '../serveDemo';
import { recordOf, serveGateway } from '../testGateway';

export const MORNING = '2030-05-06T10:00:00.000Z';

export const first = { seeds, accounts, count: 0 };

/**
 * Staff, customers, operators, prices and words of the demonstration stay, and nothing that is to be sent. One customer has
 * credit, a sender ID and groups, and no plan that limits anything; answers who.
 */
export const prepareWorld = async (store: Store): Promise<string> => {
  const { rows } = await store.list('people', { where: [], sort: [], offset: 0, limit: Infinity });
  const user = rows.find(({ role, status }) => role === 'user' && status === 'active')?._id ?? '';
  for (const each of [
    'smsLogs',
    'campaigns',
    'connections',
    'contacts',
    'optOuts',
    'inboundMessages',
    'contactGroups',
    'senderIds',
    'balanceEntries',
    'subscriptions',
  ])
    await store.clear(each);
  await store.update('people', user, { patch: { credit: '10000.0000', currentPlan: null } });
  const at = { __v: 0, createdAt: MORNING, updatedAt: MORNING, user, status: 'active' };
  await store.insert('senderIds', {
    ...at,
    _id: 'sender',
    senderId: 'ACME',
    status: 'approved',
    validUntil: '2040-01-01',
  });
  for (const _id of ['one', 'two', 'except'])
    await store.insert('contactGroups', { ...at, _id, name: _id, code: _id, optOutKeyword: 'STOP' });
  return user;
};

/* Of an operator of the demonstration. */
const contactAt = (at: number) => ({
  _id: `c${String(at).padStart(6, '0')}`,
  fullName: `Person ${at}`,
  phone: `+49151${String(at).padStart(6, '0')}9`,
  groups: ['one'],
  status: 'subscribed',
});

/* Of the networks that belong to no country. */
const NOWHERE = '+883510000000000';

const draft = {
  name: 'Spring',
  senderId: 'sender',
  message: 'Hello {fullName}',
  groups: ['one'],
  repeat: 'once',
};

const makeOther = async (store: Store, user: string): Promise<string> => {
  const own = await store.get('people', user);
  const at = { _id: 'other', __v: 0, createdAt: MORNING, updatedAt: MORNING };
  if (!(await store.get('people', 'other')))
    await store.insert('people', { ...own, ...at, email: 'other@demo.com', username: 'other' });
  return 'other';
};

export type World = Awaited<ReturnType<typeof openWorld>>;

type Options = Partial<
  Pick<NonNullable<Parameters<typeof serveGateway>[1]>, 'env' | 'clock' | 'later' | 'works' | 'trusted'>
> & {
  /** The records of another world are there. */
  readonly isPrepared?: boolean;
};

/** The product with its sender, and one customer with a sender ID. */
export const openWorld = async (
  {
    env = { SENDER: 'simulated' },
    clock = createClock(() => Date.parse(MORNING)),
    isPrepared = false,
    ...options
  }: Options = {},
  given?: Store,
) => {
  const store = given ?? (await demoStore(0, MORNING));
  const gateway = await serveGateway(store, { config, first, hooks, env, clock, ...options });
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const admin = gateway.callerOf(accessToken);
  const all = async (collection: string): Promise<Row[]> =>
    (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
  const put = async (collection: string, rows: readonly Record<string, unknown>[]): Promise<void> => {
    const at = gateway.clock.iso();
    await store.insertMany(
      collection,
      rows.map((row) => ({ _id: '', __v: 0, createdAt: at, updatedAt: at, ...row })),
    );
  };
  const user = isPrepared ? '' : await prepareWorld(store);
  const campaign = async (values: Record<string, unknown> = {}): Promise<string> =>
    recordOf(await admin('POST', '/v1/campaigns', { ...draft, user, ...values }))._id;
  const act = (id: string, action: string, body: object = {}) =>
    admin('POST', `/v1/campaigns/${id}/${action}`, body);
  const sum = (rows: readonly Row[], field: string): Decimal =>
    addDecimals(rows.map((row) => toDecimal(row[field]) ?? '0'));
  return {
    ...gateway,
    admin,
    all,
    put,
    sum,
    user,
    /** So many contacts from a number on, in one group. */
    contacts: (count: number, values: Record<string, unknown> = {}, from = 1000) =>
      put(
        'contacts',
        Array.from({ length: count }, (_, at) => ({ ...contactAt(from + at), user, ...values })),
      ),
    /** Another customer that is active. */
    other: () => makeOther(store, user),
    /** A draft for group one. */
    campaign,
    act,
    /** Begins to send what waits, by a campaign to a number that no operator serves; answers which. */
    begin: async (): Promise<string> => {
      await put('contacts', [{ ...contactAt(0), _id: 'nowhere', phone: NOWHERE, groups: ['except'], user }]);
      const id = await campaign({ groups: ['except'] });
      await act(id, 'sendNow');
      return id;
    },
    see: async (id: string) => (await store.get('campaigns', id)) ?? ({} as Row),
    credit: async () => toDecimal((await store.get('people', user))?.['credit']) ?? '0',
  };
};
