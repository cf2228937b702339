import type { Offers } from '../src/config/offers';
import type { Entry } from '../server/store/memoryEntries';

/** What the sign-in page needs to know, in the form of a config.json. */
export type DemoSettings = {
  readonly name: string;
  readonly color?: string;
  readonly logo?: string;
  readonly samples?: boolean;
  readonly offers: Offers;
  readonly demo: readonly { readonly email: string; readonly password: string }[];
};

export type DemoRecords = {
  /** Tells one build from another. */
  readonly madeAt: string;
  readonly entries: readonly (readonly [collection: string, id: string, entry: Entry])[];
};
