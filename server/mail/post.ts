import { enqueue, type Job } from '../hooks/jobs';
import { MOST_TRIES } from '../hooks/runJob';
import type { Parts } from '../parts';
import type { Secrets } from '../secrets';
import { type Row, StoreMissing } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { mailServer } from './mailServer';
import type { SendMail } from './sendMail';

/** The place of a secret in a letter. */
export const SECRET = '••••••';

/** The secrets of mails that wait. */
export const SEALED = 'mailSecrets';

/** The job that looks at all mails that wait. */
export const WAKE = 'mail.wake';

const SEND = 'mail.send';

/** Leaves a mail to be sent; for each one after the other, so that who comes second finds that it is sent. */
export const leave = (id: string, place: Pick<Parts, 'store' | 'clock'>): Promise<void> =>
  enqueue({ job: SEND, data: id, key: id }, place);

export type Works = ReadonlyMap<string, (data: Job['data']) => Promise<void>>;

type PostParts = Parts & {
  readonly collection: string;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly send: SendMail | undefined;
};

/** What the worker does for mails, by the names of jobs. */
export const worksOf = ({ collection, send, secrets, ...parts }: PostParts): Works => {
  const { model, store, clock } = parts;

  /* Both at once: a secret is kept for as long as its mail waits. */
  const note = (id: string, patch: Readonly<Record<string, unknown>>) =>
    inTransaction(store, async (inner) => {
      await inner.update(collection, id, { patch: { ...patch, updatedAt: clock.iso() } });
      if (!('status' in patch)) return;
      await inner.transaction((part) => part.remove(SEALED, id)).catch(unlessMissing);
    });

  const sendOne = async (id: string): Promise<void> => {
    const row = await store.get(collection, id);
    if (!send || row?.['status'] !== 'waiting') return;
    const server = await mailServer({ model, store, secrets });
    if (!server) return note(id, { reason: 'noServer' });
    const sealed = (await store.get(SEALED, id))?.['text'];
    const secret = typeof sealed === 'string' ? secrets.open(sealed) : undefined;
    if (sealed !== undefined && secret === undefined)
      return note(id, {
        status: 'failed',
        reason: 'givenUp',
        answer: 'The gateway has another secret by now.',
      });
    const text = textIn(row, 'body').replaceAll(SECRET, secret ?? SECRET);
    if (text.includes(SECRET))
      return note(id, {
        status: 'failed',
        reason: 'givenUp',
        answer: 'Its code is forgotten: ask for another.',
      });
    const mail = { id, to: textIn(row, 'to'), subject: textIn(row, 'subject'), text };
    const { outcome, answer } = await send(mail, server);
    const tries = Number(row['tries']) + 1;
    if (outcome === 'sent')
      return note(id, { status: 'sent', reason: null, answer, tries, sentAt: clock.iso() });
    if (outcome === 'refused') return note(id, { status: 'failed', reason: 'refused', answer, tries });
    if (tries >= MOST_TRIES) return note(id, { status: 'failed', reason: 'givenUp', answer, tries });
    await note(id, { reason: 'away', answer, tries });
    throw new Error(answer);
  };

  const wake = async (): Promise<void> => {
    const where = [{ path: 'status', op: 'eq', value: 'waiting' } as const];
    const sort = [{ path: 'createdAt', order: 'text', descending: false }] as const;
    for (let offset = 0, found = AT_ONCE; found === AT_ONCE; offset += AT_ONCE) {
      const { rows } = await store.list(collection, { where, sort, offset, limit: AT_ONCE });
      for (const { _id } of rows) await inTransaction(store, (inner) => leave(_id, { store: inner, clock }));
      found = rows.length;
    }
  };

  return new Map<string, (data: Job['data']) => Promise<void>>([
    [SEND, async (data) => (typeof data === 'string' ? sendOne(data) : undefined)],
    [WAKE, wake],
  ]);
};

const AT_ONCE = 500;

const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof StoreMissing)) throw error;
};
