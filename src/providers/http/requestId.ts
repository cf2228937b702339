import { isFailure } from './failure';

/**
 * The id under which the server's log tells more about a failure of its own (5xx); undefined for everything that is
 * an answer to what was asked, such as a refused value.
 */
export const requestIdOf = (failure: unknown): string | undefined => {
  if (!isFailure(failure, 'server') || failure.status === 429) return undefined;
  const id = failure.body?.['requestId'];
  return typeof id === 'string' && WELL_FORMED.test(id) ? id : undefined;
};

/* It is shown, and comes from a server of anybody. */
const WELL_FORMED = /^[\w=-]{1,64}$/;
