import type { Model } from '../src/model/resolved/model';
import type { Clock } from './clock';
import type { Store } from './store/store';

/** What almost everything here is made of. */
export type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  /** The id of a new record of a collection. Default: `newId` by the clock. */
  readonly idIn?: ((collection: string) => string) | undefined;
};
