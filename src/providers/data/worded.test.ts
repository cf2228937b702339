import { describe, expect, it } from 'vitest';
import { HttpFailure } from '../http/failure';
import { worded } from './worded';

const say = (key: string, args: object) => `${key} ${JSON.stringify(args)}`;

const messageOf = async (failure: Error): Promise<string> => {
  const provider = worded({ read: () => Promise.reject(failure) }, say);
  const seen = await provider.read().catch((error: unknown) => error);
  return (seen as Error).message;
};

describe('the words of a failure', () => {
  it.each(['network', 'timeout', 'malformed'] as const)('are ours when %s had none', async (kind) => {
    expect(await messageOf(new HttpFailure(kind))).toBe(`app.errors.${kind}`);
  });

  it('S8.02 S8.04 are the ones of the server when it answered', async () => {
    const body = { success: false };
    expect(await messageOf(new HttpFailure('refused', 'Not today.', { status: 200, body }))).toBe(
      'Not today.',
    );
    expect(await messageOf(new HttpFailure('refused', undefined, { status: 200, body }))).toBe(
      'Error occured!!',
    );
  });

  it('keep what was found out about a lost answer', async () => {
    const found = new HttpFailure('network', 'app.record.outcome.unknown', { unknownOutcome: true });
    expect(await messageOf(found)).toBe('app.record.outcome.unknown');
  });

  it('D-27 name the seconds after what the server said, when it wants to be asked later', async () => {
    const later = (message?: string) => new HttpFailure('server', message, { status: 429, retryAfter: 30 });
    const wait = 'app.errors.tryAgainIn {"seconds":30}';
    expect(await messageOf(later('Too fast.'))).toBe(`Too fast. ${wait}`);
    expect(await messageOf(later())).toBe(`Error occured!! ${wait}`);
  });

  it('name the request after a failure of the server, and after no refusal', async () => {
    const said = (kind: 'server' | 'validation', status: number) =>
      messageOf(new HttpFailure(kind, 'It broke.', { status, body: { requestId: '0123456789abcdef' } }));
    expect(await said('server', 500)).toBe('It broke. app.errors.requestId {"id":"0123456789abcdef"}');
    expect(await said('validation', 422)).toBe('It broke.');
  });

  it('leave everything but failures of the wire alone', async () => {
    expect(await messageOf(new TypeError('a mistake'))).toBe('a mistake');
  });
});
