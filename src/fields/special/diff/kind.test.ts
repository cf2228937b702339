import { describe, expect, it } from 'vitest';
import { resolvedExample } from '../../../../tests/contract/resolvedExample';
import { kinds } from '../../kinds';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import diff from './kind';
import { isSecretName } from './plainText';

const field = resolvedExample(kinds.diff) as ResolvedField<'diff'>;
const textOf = (before: unknown, after: unknown) =>
  diff.toText({ before, after } as never, field, { locale: 'en' });

describe('what a change did', () => {
  it('has a record or nothing on each side', () => {
    const values = [[], 'x', { before: 'x' }, { before: {}, after: [] }];
    expect(values.map((value) => diff.fault(value, field, kinds))).toEqual(Array(4).fill('notObject'));
    expect(diff.fault({}, field, kinds)).toBeUndefined();
    expect(diff.fault({ before: null, after: { a: 1 } }, field, kinds)).toBeUndefined();
  });

  it('is written with the changed values alone', () => {
    expect(textOf({ a: 1, b: 'x', c: { d: true } }, { a: 1, b: '', c: { d: false }, e: [1] })).toBe(
      'b: x → ""; c.d: true → false; e: — → [1]',
    );
  });

  it('is written without secrets, however deep they lie', () => {
    const text = textOf(
      { password: 'old-1', hooks: [{ url: 'a', apiKey: 'old-2' }], auth: { accessToken: { raw: 'old-3' } } },
      { password: 'new-1', hooks: [{ url: 'b', apiKey: 'new-2' }], auth: { accessToken: { raw: 'new-3' } } },
    );
    expect(text).not.toMatch(/old|new/);
    expect(text).toContain('password: •••');
    expect(text).toContain('"url":"b"');
  });
});

it.each(['password', 'newPassword', 'pass_wd_token', 'API_KEY', 'apiKey', 'clientSecret', 'pin', 'otp'])(
  'takes %s for the name of a secret',
  (name) => expect(isSecretName(name)).toBe(true),
);

it.each(['passenger', 'spinner', 'opting', 'key', 'keyword', 'name'])('takes %s for a plain name', (name) =>
  expect(isSecretName(name)).toBe(false),
);
