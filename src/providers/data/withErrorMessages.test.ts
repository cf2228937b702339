import { describe, expect, it } from 'vitest';
import { MissingPart } from '../../parts/download';
import { failureOf } from '../http/classify';
import { HttpFailure } from '../http/failure';
import { createI18nProvider } from '../i18n/i18nProvider';
import { withErrorMessages } from './withErrorMessages';

const drawn = await createI18nProvider({ initialLocale: 'en' });

const say = (key: string, args: object) => `${key} ${JSON.stringify(args)}`;

const messageOf = async (failure: Error): Promise<string> => {
  const provider = withErrorMessages({ read: () => Promise.reject(failure) }, say);
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
    const wait = 'app.errors.tryAgainIn {"smart_count":30}';
    expect(await messageOf(later('Too fast.'))).toBe(`Too fast. ${wait}`);
    expect(await messageOf(later())).toBe(`Error occured!! ${wait}`);
  });

  it('name the request after a failure of the server, and after no refusal', async () => {
    const said = (kind: 'server' | 'validation', status: number) =>
      messageOf(new HttpFailure(kind, 'It broke.', { status, body: { requestId: '0123456789abcdef' } }));
    expect(await said('server', 500)).toBe('It broke. app.errors.requestId {"id":"0123456789abcdef"}');
    expect(await said('validation', 422)).toBe('It broke.');
  });

  it.each(['ra.action.delete', 'app.errors.network', 'resources.users.name', 'example.com'])(
    'C-16 are shown as they came where the server says %s, of the whole and of a field',
    async (words) => {
      const answer = { success: false, msg: words, errors: { name: words } };
      const refused = failureOf({ status: 422, body: answer });
      const provider = withErrorMessages({ read: () => Promise.reject(refused) }, say);
      const seen = (await provider.read().catch((error: unknown) => error)) as HttpFailure;
      expect(drawn.translate(seen.message)).toBe(words);
      expect(drawn.translate(seen.body?.errors?.['name'] ?? '')).toBe(words);
    },
  );

  it.each(['network', 'timeout'] as const)(
    'D-28 name the host when %s kept it from answering',
    async (kind) => {
      const lost = new HttpFailure(kind, undefined, { host: 'sms.example.com:8080' });
      expect(await messageOf(lost)).toBe(`app.errors.${kind} {"host":"sms.example.com:8080"}`);
    },
  );

  it('D-28 name the host from which a part of the page could not be downloaded', async () => {
    const missing = Object.assign(new MissingPart('/assets/exportRows.js'), { host: 'sms.example.com' });
    expect(await messageOf(missing)).toBe('app.errors.network {"host":"sms.example.com"}');
  });

  it('leave everything but failures of the wire alone', async () => {
    expect(await messageOf(new TypeError('a mistake'))).toBe('a mistake');
  });
});
