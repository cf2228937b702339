import type config from '../resources.config';
import { defineHooks, type Context } from '../server/hooks/defineHooks';
import { liftedBy } from './sending/consent/contacts';

/** Whoever asks for it is erased, and again after a restore: see docs/sending.md. */
export default defineHooks<typeof config, 'erasures', { readonly goOn: null }>({
  start: async ({ erasing, records, enqueue }) => {
    const all = await records('erasures').list({ limit: ALL });
    await erasing.again(all.flatMap(({ hash, user }) => (hash ? [{ hash, owner: user }] : [])));
    await enqueue('goOn', null, GO_ON);
  },
  before: {
    create: async ({ after }, context) => {
      const whom = { value: after.phone ?? '', owner: after.user };
      const counts = await countsOf(whom, context);
      const hash = await context.erasing.begin(whom);
      const { contacts, messages, replies, listed } = counts;
      return { phone: null, hash, erasedBy: await liftedBy(context), contacts, messages, replies, listed };
    },
  },
  after: { create: (_, { enqueue }) => enqueue('goOn', null, GO_ON) },
  estimate: ({ after }, context) => countsOf({ value: after.phone ?? '', owner: after.user }, context),
  jobs: {
    goOn: async (_, context) => {
      for (let steps = 0; steps < AT_ONCE; steps += 1) {
        const done = await context.erasing.goOn();
        if (!done) return;
        if (done.ended) await end(done.ended, context);
      }
      await context.enqueue('goOn', null, GO_ON);
    },
  },
});

type Asking = Pick<Context<typeof config, never, never>, 'erasing' | 'records' | 'now'>;

type Whom = { readonly value: string; readonly owner?: string | null | undefined };

/* By the names of what people are shown. */
const countsOf = async (whom: Whom, { erasing }: Pick<Asking, 'erasing'>) => {
  const of = await erasing.count(whom);
  const all = (...entities: readonly string[]) =>
    entities.map((entity) => of[entity] ?? 0).reduce((sum, count) => sum + count, 0);
  return {
    contacts: all('contacts'),
    messages: all('smsLogs'),
    replies: all('inboundMessages'),
    listed: all('optOuts'),
    others: all('subscribers'),
    accounts: all('users', 'admins'),
  };
};

const end = async (
  { hash, owner = null }: { readonly hash: string; readonly owner?: string | null | undefined },
  { records, now }: Asking,
): Promise<void> => {
  const asked = { where: { hash, user: owner, status: 'running' } as const, limit: ALL };
  for (const { id } of await records('erasures').list(asked))
    await records('erasures').update(id, { status: 'done', doneAt: now.toISOString() });
};

const GO_ON = { key: 'go on', once: true } as const;

/** Steps of one job: others come in between. */
const AT_ONCE = 20;

const ALL = 100_000;
