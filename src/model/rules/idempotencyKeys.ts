import type { Undoable } from '../answers/undoing';

/**
 * The idempotency keys of one intention, such as that of a form: what is sent again has the key it was sent with before,
 * whatever is sent anew has another one. `forget` when it is known what became of it.
 */
export type IdempotencyKeys = {
  of(...what: readonly unknown[]): string;
  forget(...what: readonly unknown[]): void;
  /** Names what its writes are a part of, which is taken back as one. */
  readonly run?: string;
  /** Hears by what name a write can be taken back. */
  heard?(undo: Undoable): void;
};

export const createIdempotencyKeys = (): IdempotencyKeys => {
  const keys = new Map<string, string>();
  return {
    of: (...what) => {
      const content = JSON.stringify(what);
      const key = keys.get(content) ?? newKey();
      keys.set(content, key);
      return key;
    },
    forget: (...what) => void keys.delete(JSON.stringify(what)),
  };
};

/** A random UUID. `crypto.randomUUID` is missing where a page comes over plain http. */
export const newKey = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};
