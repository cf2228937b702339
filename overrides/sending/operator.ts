import type { Message } from './desk';

/** A message as it is handed over. A repeat carries the same id, by which the operator knows it. */
export type Outgoing = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly encoding: string;
};

/** What the operator said at once. `askAt`: when to ask it for the receipt, where it does not send one. */
export type Result =
  { readonly remoteId: string; readonly askAt?: Date | undefined } | { readonly refused: string };

/** What became of a message, by our id or by the operator's. */
export type Receipt = {
  readonly id?: string | undefined;
  readonly remoteId?: string | undefined;
  readonly status: 'delivered' | 'undelivered' | 'expired' | 'rejected';
  readonly code?: string | undefined;
};

/** The one seam: whatever sends messages is this. */
export type Operator = {
  readonly sentBy: NonNullable<Message['sentBy']>;
  /** The answers by the ids of the messages; none for those that were not answered, which are handed over again. */
  readonly send: (messages: readonly Outgoing[], now: Date) => Promise<ReadonlyMap<string, Result>>;
  /** For operators that are asked: the receipts that are there. */
  readonly receipts?: (messages: readonly Sent[], now: Date) => Promise<readonly Receipt[]>;
  /** Milliseconds before the first repeat of what was refused for now, or not answered; then twice as long each time. */
  readonly pauseMs: number;
  /** So many messages are handed over together, and are written in one transaction. */
  readonly batch: number;
};

/** A message that waits for its receipt. */
export type Sent = { readonly id: string; readonly to: string };
