/** Its server does not do this: no failure, and nothing to try again. */
export const isNotOffered = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === 'app.errors.notOffered';
