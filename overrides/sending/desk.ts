import { refusedText } from '../../server/hooks/values';
import type config from '../../resources.config';
import type { Context } from '../../server/hooks/defineHooks';
import type { RecordOf } from '../../src/config/defineResource';

type Resources = typeof config.resources;

export type Message = RecordOf<Resources['smsLogs']>;
export type Campaign = RecordOf<Resources['campaigns']>;
export type Network = RecordOf<Resources['operators']>;
export type Connection = RecordOf<Resources['connections']>;
export type Sender = RecordOf<Resources['senderIds']>;
export type CountryRule = RecordOf<Resources['countryRules']>;
export type SpamWord = RecordOf<Resources['spamWords']>;
export type State = NonNullable<Message['status']>;
export type Code = NonNullable<Message['errorCode']>;

/** Whoever gets a message, with what is filled into it. */
export type Contact = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly phone?: string | null;
  readonly status?: string | null;
};

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

/** Why work was refused, with a status; undefined when it was not. It is a part of the transaction, which alone is undone. */
export const refusedIn = async (
  desk: Desk,
  status: number,
  work: (desk: Desk) => Promise<void>,
): Promise<string | undefined> => {
  try {
    await desk.transaction(work);
    return undefined;
  } catch (error) {
    const said = refusedText(error, status);
    if (said === undefined) throw error;
    return said;
  }
};

/** How long a message is good for that says nothing of it, in milliseconds. */
export const VALIDITY = 48 * 3_600_000;

/** So many messages are written in one transaction. */
export const BATCH = 500;

/** More segments no phone puts together for sure. */
export const MOST_SEGMENTS = 10;
