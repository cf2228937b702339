import type { Arrived } from './arrived';
import type { Change } from './changes';

/** `refused`: the server does not accept the session; it is asked again when that is renewed. */
export type ConnectionState = 'off' | 'connecting' | 'on' | 'lost' | 'refused';

export type FormPlace = { readonly entity: string; readonly id: string };

/** Who else has a form open: those whose names are known here, and how many there are beside them. */
export type Others = { readonly names: readonly string[]; readonly more: number };

export const NOBODY: Others = { names: [], more: 0 };

/** What a server says by itself, for whoever shows it. */
export type Live = {
  state(): ConnectionState;
  /** What has arrived and is in no list that was read since (S3.08), the newest first, by the key of its entity. */
  arrivals(): Readonly<Record<string, readonly Arrived[]>>;
  /**
   * To be called before the newest records of an entity are asked for. The answer is to be called when they are there:
   * it forgets what had arrived before they were asked for, which they hold, or which has been deleted.
   */
  covering(key: string): () => void;
  /** How many new records of each `live` entity came since its list was looked at, by key. */
  unseen(): Readonly<Record<string, number>>;
  /** The list of this entity is looked at. */
  see(key: string): void;
  /** Calls with every change that somebody else made, or another page of one's own; returns what stops it. */
  follow(listener: (change: Change) => void): () => void;
  /** Says that the form of a record is open, and hears who else has it open; returns what says that it is closed. */
  editing(form: FormPlace, hear: (others: Others) => void): () => void;
  /** Called for every change of state, arrivals and what is unseen; returns what stops it. */
  subscribe(listener: () => void): () => void;
};
