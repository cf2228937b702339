import type { Identifier } from 'react-admin';
import type { Offer } from '../../config/offers';
import type { Undoable } from '../../model/answers/undoing';
import type { Row } from '../../model/values/comparable';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import type { IdempotencyKeys } from '../../model/rules/idempotencyKeys';
import type { ActionParams } from '../../model/resolved/resourceProvider';
import type { Dialect } from './dialect';
import type { Reading } from './reading';
import type { AppRecord } from './record';
import type { WireForms } from './wireForms';

export type WritingParts = {
  readonly model: Pick<Model, 'kinds'>;
  readonly reading: Reading;
  readonly dialectOf: (resource: Resource) => Dialect;
  readonly forms: WireForms;
  readonly undos?: {
    /** What the answer to the write of this key said of taking it back; once. */
    readonly of: (key: string) => Undoable | undefined;
    /** Says before the write of this key what it is a part of. */
    readonly part: (key: string, run: string) => void;
  };
  /** Does the host of an entity offer this? */
  readonly offers: (resource: Resource, offer: Offer) => boolean;
};

export type Writing = {
  create(resource: Resource, data: Row, keys: IdempotencyKeys): Promise<AppRecord>;
  update(
    resource: Resource,
    id: Identifier,
    change: { data: Row; before: Row; keys: IdempotencyKeys },
  ): Promise<AppRecord>;
  remove(
    resource: Resource,
    id: Identifier,
    params: { before: Row | undefined; keys: IdempotencyKeys },
  ): Promise<Row>;
  markRead(resource: Resource, ids: readonly Identifier[], keys: IdempotencyKeys): Promise<void>;
  clear(resource: Resource, keys: IdempotencyKeys): Promise<void>;
  act(
    resource: Resource,
    params: ActionParams & { readonly keys: IdempotencyKeys },
  ): Promise<{ data: AppRecord; message?: string }>;
};

/** The record that a write answered with, else what is now stored. */
export type Stored = (answer: unknown, resource: Resource, expected: AppRecord) => Promise<AppRecord>;

/** The key of a write, which begins with it. */
export type KeyOf = (keys: IdempotencyKeys, resource: Resource, what: readonly unknown[]) => string;

/** Passes on what an answer said of taking the write back. */
export type Heard = (key: string, keys: IdempotencyKeys) => void;

/** Makes a write; a refusal because somebody else was faster carries the record of now as the app knows it. */
export type Tell = <T>(write: () => Promise<T>, resource: Resource) => Promise<T>;
