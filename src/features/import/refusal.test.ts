import { expect, it } from 'vitest';
import { isAboutRow, isConflict } from './refusal';

it.each([
  [{ kind: 'validation' }, true, false],
  [{ kind: 'conflict' }, true, true],
  [{ kind: 'notFound' }, true, true],
  [{ kind: 'refused' }, true, false],
  [{ kind: 'network' }, false, false],
  [{ kind: 'timeout' }, false, false],
  [{ kind: 'server', status: 429 }, false, false],
  [{ kind: 'auth', status: 401 }, false, false],
  [{ kind: 'denied', status: 403 }, false, false],
  [{ status: 422 }, true, false],
  [{ status: 409 }, true, true],
  [{ status: 500 }, false, false],
  [new Error('unknown'), false, false],
  [undefined, false, false],
])('%j is about the row: %s, a conflict: %s', (failure, aboutRow, conflict) => {
  expect([isAboutRow(failure), isConflict(failure)]).toEqual([aboutRow, conflict]);
});
