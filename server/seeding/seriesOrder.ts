export type SeriesOrder = {
  /** The entity, by its key. */
  readonly key: string;
  /** How many records the series has in the end; those that are there already are left alone. */
  readonly count: number;
  readonly seed?: number;
  /** Called before the first: how many are missing, and the bytes that one has on average as JSON. */
  readonly onStart?: (missing: number, bytes: number) => void;
  /** Called after each batch: how many records of the series are there, and how many of these are new. */
  readonly onProgress?: (done: number, added: number) => void;
  /** Stops after the batch that is being written. */
  readonly signal?: AbortSignal;
  /** Records that are made and written together, default 1000; more are never held. */
  readonly batch?: number;
};
