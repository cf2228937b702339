/** Milliseconds that a statement may take before it is stopped, on a database that others wait for. */
export const STATEMENT_MS = 15_000;

/** A statement was stopped because it took too long, or waited too long for its turn. */
export class StoreTimeout extends Error {
  constructor(options?: ErrorOptions) {
    super('store: a statement took too long and was stopped', options);
    this.name = 'StoreTimeout';
  }
}

/** A statement was given up, or never begun, because nobody waits for its answer any more. */
export class StoreAbandoned extends Error {
  constructor(options?: ErrorOptions) {
    super('store: nobody waits for this any more', options);
    this.name = 'StoreAbandoned';
  }
}
