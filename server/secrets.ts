/** Keeps what the server itself has to read again, and tells what it has made, by a key that is not in the store. */
export type Secrets = {
  /** The text as it may be stored; twice the same text gives two. */
  readonly seal: (text: string) => string;
  /** Undefined for what was sealed by another key, was changed since, or was never sealed. */
  readonly open: (sealed: string) => string | undefined;
  /** The same for the same text, and nobody without the key can reckon it: for short codes, which a hash would give away. */
  readonly mac: (text: string) => string;
  /** The same by a key that whoever asks has. */
  readonly macWith: (key: string, text: string) => string;
};
