import { mail as english } from '../../src/locales/en/mail';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import type { Request } from '../handlers';

type Values = Readonly<Record<string, unknown>>;

/** What came of the mail that an action sends to try the settings, as the values that it writes; none for any other. */
export const testMail = (
  { testMail: asked }: Pick<ResolvedAction, 'testMail'>,
  form: Values,
  { mailing, outside }: Pick<Request, 'mailing' | 'outside'>,
): Values => {
  if (!asked) return {};
  const letter = { to: String(form[asked.to]), subject: english.testSubject, body: english.testBody };
  const { outcome, answer } = outside('the mail', () => mailing.test(letter));
  return { [asked.result]: outcome === 'sent' ? 'accepted' : 'refused', [asked.answer]: answer };
};
