/** Whoever is erased, by a value as it is stored: at one owner, or at all where none is named. */
export type Whom = { readonly value: string; readonly owner?: string | null | undefined };

/** Somebody of whom only the hash is known any more. */
export type Hashed = { readonly hash: string; readonly owner?: string | null | undefined };

/** What hooks erase people with. Every step is a transaction: what is killed in between goes on where it was. */
export type Erasing = {
  /** How many records of each entity are about them; those that stay are counted, too. */
  readonly count: (whom: Whom) => Promise<Readonly<Record<string, number>>>;
  /** Begins to erase them, from the beginning if that was done before. Answers the hash that says who it was. */
  readonly begin: (whom: Whom) => Promise<string>;
  /** The same for those whom this store does not know to be erased, because it was restored: they are looked for. */
  readonly again: (whom: readonly Hashed[]) => Promise<void>;
  /** The next step of whatever is not at its end. Answers whom it has ended, and undefined when nothing is left. */
  readonly goOn: () => Promise<{ readonly ended?: Hashed } | undefined>;
  readonly hashesOf: (value: string) => Promise<readonly string[]>;
};
