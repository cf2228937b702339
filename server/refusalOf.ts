import { Refusal } from './refusal';
import { report } from './report';
import { StoreAbandoned, StoreTimeout } from './store/statementLimit';

/**
 * What is said of an error. A statement that was stopped is no mistake of the program; any other mistake is reported in
 * the terminal, with the request it met.
 */
export const refusalOf = (error: unknown, requestId: string): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreTimeout) return new Refusal(503, TOOK_TOO_LONG);
  if (error instanceof StoreAbandoned)
    return new Refusal(503, 'This took too long: nobody waited for it anymore.');
  report(error, requestId);
  return new Refusal(500, 'Something went wrong on the server.');
};

const TOOK_TOO_LONG =
  'This took the database too long and was stopped. Ask for less, such as a shorter time.';
