import type { Code, Message } from './desk';

/** A message as it is handed over. A repeat carries the same id, by which the operator knows it. */
export type Outgoing = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly encoding: string;
};

/**
 * What the operator said at once: it has taken the message (its own id, where it names one; `askAt`: when to ask it for the
 * receipt, where it does not send one); it does not take this message, for a failure of ours or in its own words; it takes
 * none now; or the connection is at fault, and no message. `after` is how many milliseconds it asks to wait.
 */
export type Result =
  | { readonly taken: string | undefined; readonly askAt?: Date | undefined }
  | { readonly refused: string; readonly after?: number | undefined }
  | { readonly later: Code; readonly after?: number | undefined }
  | { readonly fault: string };

/** What became of a message, by our id or by the operator's. */
export type Receipt = {
  readonly id?: string | undefined;
  readonly remoteId?: string | undefined;
  readonly status: 'delivered' | 'undelivered' | 'expired' | 'rejected';
  readonly code?: string | undefined;
  /** The part of the message that it is about, where it is about one, and of how many. */
  readonly part?: string | undefined;
  readonly parts?: number | undefined;
  /** When it came to that. */
  readonly at?: Date | undefined;
};

/** The one seam: whatever sends messages is this. */
export type Operator = {
  /** By which people know it, and networks name it. */
  readonly name: string;
  readonly sentBy: NonNullable<Message['sentBy']>;
  /** Hands one over. No answer where nobody knows whether it was taken. */
  readonly send: (message: Outgoing, now: Date) => Promise<Result | undefined>;
  /** Whether it takes an id once, however often it is handed over: only then that is done again. */
  readonly knowsIds: boolean;
  /** For operators that are asked: the receipts that are there. */
  readonly receipts?: (messages: readonly Sent[], now: Date) => Promise<readonly Receipt[]>;
  /** Milliseconds before the first repeat of what was refused for now, or not answered; then twice as long each time. */
  readonly pauseMs: number;
  /** So many messages are written in one transaction at most. */
  readonly batch: number;
  /** So many are on their way at a time. */
  readonly atOnce: number;
  /** So many are handed over in one second; absent: as many as there are. */
  readonly perSecond?: number | undefined;
};

/** A message that waits for its receipt. */
export type Sent = { readonly id: string; readonly to: string };
