import { expect, it, onTestFinished } from 'vitest';
import config from '../../fixtures/demo';
import { createSecrets } from '../../gateway/accounts/secrets';
import { sendMail } from '../../gateway/mail/sendMail';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { openMailBox } from '../../tests/servers/mailBox';
import { createClock } from '../clock';
import { later, createWorker } from '../hooks/worker';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { createOutbox } from './outbox';
import { SECRET } from './post';
import { soon } from '../../tests/soon';

const model = createModel(config, kinds);
const { collection } = model.resource('outbox').api;
const secrets = createSecrets(['a secret that is long enough for a test']);

const login = { user: 'ops', password: 'pass of the mail server' };
const letter = {
  to: 'ann@example.com',
  subject: 'Grüße',
  body: `Your code is ${SECRET}.\nBye`,
  secret: '123456',
};

const open = async ({
  isDemo = false,
  send = sendMail,
}: { isDemo?: boolean; send?: typeof sendMail } = {}) => {
  const box = await openMailBox(login);
  const clock = createClock();
  const kept = createMemoryStore();
  const outbox = createOutbox({ model, store: kept, clock, secrets, send, isDemo });
  const store = outbox.waking(kept);
  const soon: typeof later = (run, ms) => later(run, Math.min(ms, 10));
  const textOf = (error: unknown) => String(error);
  const times = new Map<string, never>();
  const worker = createWorker({ jobs: outbox.works, times, store: kept, clock, textOf, later: soon });
  await worker.start();
  onTestFinished(async () => {
    await worker.stop();
    await box.close();
  });
  const row = { _id: 'emailSetting', __v: 0, createdAt: '', updatedAt: '' };
  return {
    box,
    clock,
    store,
    outbox,
    write: (given = letter) => store.transaction((inner) => outbox.write(given, inner)),
    name: (values: object = {}) =>
      store.insert('emailSetting', {
        ...row,
        host: box.host,
        port: box.port,
        encryption: 'none',
        username: login.user,
        password: secrets.seal(login.password),
        fromName: 'Ops',
        fromEmail: 'ops@example.com',
        ...values,
      }),
    sent: () => one(store),
  };
};

const one = async (store: Store) => {
  const { rows } = await store.list(collection, { where: [], sort: [], offset: 0, limit: 2 });
  expect(rows).toHaveLength(1);
  return rows[0] ?? expect.fail();
};

it('sends a mail once, after its transaction, and notes the words of the server', async () => {
  const { box, write, name, sent, store } = await open();
  await name();
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'sent' }));
  expect(box.arrived).toMatchObject([
    { to: ['ann@example.com'], subject: 'Grüße', text: 'Your code is 123456.\nBye', user: 'ops' },
  ]);
  expect(box.arrived[0]?.raw).toContain('From: Ops <ops@example.com>');
  expect(await sent()).toMatchObject({
    answer: '250 Kept',
    tries: 1,
    reason: null,
    sentAt: expect.any(String) as string,
  });
  expect(await store.count('hookJobs', [])).toBe(0);
});

it('sends nothing of a transaction that was undone', async () => {
  const { box, outbox, store, name, write, sent } = await open();
  await name();
  const undone = store.transaction(async (inner) => {
    await outbox.write({ ...letter, subject: 'Undone' }, inner);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'sent' }));
  expect(box.arrived.map(({ subject }) => subject)).toEqual(['Grüße']);
});

it('waits while no server is named, says so, and leaves as soon as one is', async () => {
  const { box, write, name, sent } = await open();
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'waiting', reason: 'noServer' }));
  expect(box.arrived).toEqual([]);
  await name();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'sent', reason: null }));
  expect(box.arrived).toMatchObject([{ text: 'Your code is 123456.\nBye' }]);
});

it('tries again while the server is away, and stops when it has the answer', async () => {
  const { box, write, name, sent, clock } = await open();
  box.down(true);
  await name();
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'waiting', reason: 'away', tries: 1 }));
  box.down(false);
  clock.add(60);
  await soon(async () => expect(await sent()).toMatchObject({ status: 'sent', tries: 2 }));
  expect(box.arrived).toHaveLength(1);
});

it('does not send again what the server has refused', async () => {
  const { box, write, name, sent, store } = await open();
  box.refuses({ code: 550, words: 'No such mailbox' });
  await name();
  await write();
  await soon(async () =>
    expect(await sent()).toMatchObject({
      status: 'failed',
      reason: 'refused',
      answer: '550 No such mailbox',
    }),
  );
  expect(await store.count('hookJobs', [])).toBe(0);
});

it('tries again what was refused when it is to wait again, but for a code, which is forgotten', async () => {
  const { box, write, name, sent, store } = await open();
  box.refuses({ code: 550, words: 'No such mailbox' });
  await name();
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'failed' }));
  box.refuses();
  const again = async () => store.update(collection, (await sent())._id, { patch: { status: 'waiting' } });
  await again();
  await soon(async () =>
    expect(await sent()).toMatchObject({
      status: 'failed',
      answer: 'Its code is forgotten: ask for another.',
    }),
  );
  expect(box.arrived).toEqual([]);
  await store.update(collection, (await sent())._id, { patch: { body: 'No code' } });
  await again();
  await soon(() => expect(box.arrived).toMatchObject([{ text: 'No code' }]));
});

it('waits where the server does not take its password, for that may be put right', async () => {
  const { write, name, sent } = await open();
  await name({ password: secrets.seal('another') });
  await write();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'waiting', reason: 'away' }));
});

it('keeps a code from whoever reads the outbox, and wholly forgets it when it is sent', async () => {
  const { write, name, sent, store } = await open();
  await write();
  const kept = async () =>
    JSON.stringify(
      await Promise.all(
        [collection, 'mailSecrets', 'hookJobs'].map((each) =>
          store.list(each, { where: [], sort: [], offset: 0, limit: 9 }),
        ),
      ),
    );
  expect(await sent()).toMatchObject({ body: `Your code is ${SECRET}.\nBye` });
  expect(await kept()).not.toContain('123456');
  expect(await store.count('mailSecrets', [])).toBe(1);
  await name();
  await soon(async () => expect(await sent()).toMatchObject({ status: 'sent' }));
  expect(await store.count('mailSecrets', [])).toBe(0);
});

it('shows codes while the demonstration is on', async () => {
  const { write, sent } = await open({ isDemo: true });
  await write();
  expect(await sent()).toMatchObject({ body: 'Your code is 123456.\nBye' });
});
