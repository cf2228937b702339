import type config from '../../resources.config';
import type { Context } from '../../server/hooks/defineHooks';
import type { RecordOf } from '../../src/config/defineResource';

type Resources = typeof config.resources;

export type Message = RecordOf<Resources['smsLogs']>;
export type Campaign = RecordOf<Resources['campaigns']>;
export type Network = RecordOf<Resources['operators']>;
export type State = NonNullable<Message['status']>;
export type Code = NonNullable<Message['errorCode']>;

/** What the sender works with: the context of hooks, whichever file it came from. */
export type Desk = Pick<Context<typeof config, never, never>, 'now' | 'records' | 'turn'> & {
  readonly transaction: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
};

/**
 * A transaction that has the messages for itself: what it reads of them and of their campaigns stays true until it ends,
 * so that counts and charges are exact at every commit.
 */
export const alone = <T>(desk: Desk, work: (desk: Desk) => Promise<T>): Promise<T> =>
  desk.transaction(async (inner) => {
    await inner.turn('messages');
    return work(inner);
  });

/** So many messages are written in one transaction. */
export const BATCH = 500;
