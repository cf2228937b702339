import { Refusal, refuse } from './refusal';
import { report } from './report';
import { BytesFault } from './uploads/bytes';
import { StoreAbandoned, StoreTimeout } from './store/statementLimit';

/**
 * What is said of an error. A statement that was stopped is no mistake of the program; any other mistake is reported in
 * the terminal, with the request it met; so is a place of files that does not answer.
 */
export const refusalOf = (error: unknown, requestId: string): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreTimeout) return refuse(503, 'tookTooLong');
  if (error instanceof StoreAbandoned) return refuse(503, 'unwatched');
  report(error, requestId);
  if (error instanceof BytesFault) return refuse(503, 'filesAway');
  return refuse(500, 'wentWrong');
};
