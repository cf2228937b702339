import { expect, it } from 'vitest';
import { failureOf } from './classify';
import { requestIdOf } from './requestId';

const idOf = (status: number, requestId: unknown, errCode?: string) =>
  requestIdOf(failureOf({ status, body: { success: false, message: 'No.', requestId, errCode } }));

it('names the request where the server failed, and not where it refused', () => {
  expect([idOf(500, '0123456789abcdef'), idOf(503, 'a-b_c=9'), idOf(200, 'deadbeef', '500')]).toEqual([
    '0123456789abcdef',
    'a-b_c=9',
    'deadbeef',
  ]);
  for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(idOf(status, 'deadbeef')).toBeUndefined();
});

it('shows nothing that is no id', () => {
  for (const id of [undefined, null, 7, '', 'a b', '<b>', 'x'.repeat(65), ['deadbeef']])
    expect(idOf(500, id)).toBeUndefined();
  expect(requestIdOf(new Error('deadbeef'))).toBeUndefined();
});
