import { Hono, type Context } from 'hono';
import { mails } from '../../../src/locales/mail';
import { isLanguage } from '../../../src/locales/languages';
import { fill } from '../../../src/model/values/fill';
import type { Outbox } from '../../mail/outbox';
import { SECRET } from '../../mail/post';
import type { Parts } from '../../parts';
import { bodyOf } from '../../records/body';
import { refuse } from '../../refusal';
import { createSettingOf, type SettingOf } from '../../settingOf';
import type { Store } from '../../store/store';
import { languageOf } from '../../words';
import { inTransaction } from '../../writes/inTransaction';
import { attemptLimit, type CountAttempts } from '../attempts/attempts';
import { sixDigits, type Codes, type Reader } from '../codes';
import type { People, Person } from '../people';
import { PEOPLE_TOPIC } from '../sessions';
import { endUnproved } from './unproved';

export type ProofParts = Parts & {
  readonly codes: Codes;
  readonly outbox: Pick<Outbox, 'write'>;
  readonly people: Pick<People, 'emailOf'>;
  readonly settingOf: SettingOf;
  readonly attemptsAt: CountAttempts;
};

/** Mails the code by which the address of an account is proved. False when too many were sent within an hour. */
export type SendProof = (c: Context, person: Pick<Person, 'row'>, store: Store) => Promise<boolean>;

/* Whoever made the account chose every other word that is known of it: so nothing but the address stands in the mail. */
const createSendProof =
  ({ model, codes, outbox, people }: Pick<ProofParts, 'model' | 'codes' | 'outbox' | 'people'>): SendProof =>
  async (c, person, store) => {
    const code = sixDigits();
    if (!(await codes.give(readerOf(person, people), code, store))) return false;
    const language = languageOf(c.req.raw);
    const texts = mails[isLanguage(language) ? language : 'en'];
    const minutes = await createSettingOf({ model, store })('codeMinutes');
    const values = { product: model.name, minutes, code: SECRET };
    const letter = { subject: fill(texts.proofSubject, values), body: fill(texts.proofBody, values) };
    await outbox.write({ ...letter, to: people.emailOf(person), secret: code }, store);
    return true;
  };

/** What registering and the own account need of it. */
export const createProof = <T extends ProofParts>(parts: T) => ({
  ...parts,
  sendProof: createSendProof(parts),
});

const readerOf = (person: Pick<Person, 'row'>, people: Pick<People, 'emailOf'>): Reader => ({
  purpose: 'proof',
  email: people.emailOf(person),
  source: person.row._id,
});

type Routes = ProofParts & {
  readonly sendProof: SendProof;
  /** Who asks, when it is the owner of the account. */
  readonly ask: (c: Context) => Promise<Person>;
};

/** `POST /` takes the code, `POST /send` sends another one. */
export const createProofRoutes = ({ ask, codes, people, settingOf, store, sendProof, ...parts }: Routes) => {
  const routes = new Hono();
  const attempts = parts.attemptsAt('proof');
  const askUnproved = async (c: Context) => {
    const person = await ask(c);
    if (!person.isUnproved) throw refuse(409, 'addressProved');
    return person;
  };
  routes.post('/', async (c) => {
    const person = await askUnproved(c);
    const { code } = await bodyOf(c.req.raw);
    // As it may come from the clipboard.
    const given = typeof code === 'string' ? code.replaceAll(/\s/g, '') : '';
    // By the account: whoever made it can have as many sessions as they like.
    const tried = await attempts.begin({ account: person.row._id }, await attemptLimit(settingOf));
    const isProved = await inTransaction(store, async (within) => {
      const reader = readerOf(person, people);
      if (!(await codes.isGood(reader, given, within))) return false;
      await codes.use(reader, within);
      await endUnproved(person.row._id, within);
      await within.notify(PEOPLE_TOPIC, person.row._id);
      return true;
    });
    if (!isProved) throw refuse(422, 'codeEnded', { at: 'code' });
    await tried.succeed();
    return c.json({ success: true });
  });
  routes.post('/send', async (c) => {
    const person = await askUnproved(c);
    if (!(await inTransaction(store, (within) => sendProof(c, person, within))))
      throw refuse(429, 'tooManyAttempts', { retryAfter: 3600 });
    return c.json({ success: true });
  });
  return routes;
};
