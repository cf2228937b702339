import { Hono, type Context } from 'hono';
import { mails } from '../../src/locales/mail';
import type { Model } from '../../src/model/resolved/model';
import { fill } from '../../src/model/values/fill';
import { doingOf, type Doing } from '../log/doing';
import type { Outbox } from '../mail/outbox';
import { SECRET } from '../mail/post';
import type { Parts } from '../parts';
import { bodyOf } from '../records/body';
import { refuse, refuseIssues } from '../refusal';
import { report } from '../report';
import type { SettingOf } from '../settingOf';
import type { Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import { attemptLimit, type Attempts, type CountAttempts } from './attempts/attempts';
import { sixDigits, type Codes, type Purpose, type Reader } from './codes';
import { inviteOf, isInvited } from './invite';
import type { KnownSources } from './attempts/knownSources';
import { newPasswordIssues } from './newPassword';
import type { People, Person } from './people';
import { endUnproved } from './proof/unproved';
import { readerOf } from './reader';

type CodeParts = Parts & {
  readonly codes: Codes;
  readonly people: People;
  readonly outbox: Pick<Outbox, 'write'>;
  readonly hiding: Hiding;
  readonly settingOf: SettingOf;
  /** The store for what this person does. */
  readonly storeFor: (person: Person, doing: Doing) => Store;
  readonly sourceOf: (c: Context) => string;
  readonly attemptsAt: CountAttempts;
  readonly known: Pick<KnownSources, 'remember'>;
};

/** Below it are the calls of a forgotten password. */
export const CODES_PATH = '/v1/auth';

/**
 * A new password by a code that is sent to the address of the account (S4.08-S4.10). The answers are the same, and take
 * as long, whether or not there is such an account.
 */
export const createCodeRoutes = ({ codes, people, hiding, settingOf, sourceOf, ...parts }: CodeParts) => {
  const { model, clock, store } = parts;
  const routes = new Hono();
  const signingIn = parts.attemptsAt('signIn');
  const [asking, trying] = [parts.attemptsAt('askingForCode'), parts.attemptsAt('mailedCode')];
  const ask = async (c: Context, attempts: Attempts) => {
    const { email, otp, password, language } = textsIn(await bodyOf(c.req.raw));
    if ([email, otp, password].some((text) => text.length > LONGEST)) throw noLongerGood();
    const source = sourceOf(c);
    const purpose: Purpose = /^\d{6}$/.test(otp.trim()) ? 'password' : 'invitation';
    const reader: Reader = { purpose, email, ...(purpose === 'password' && { source }) };
    // Nobody guesses that of a link, and whoever has asked for a code has own tries at it.
    const isTrusted =
      attempts === trying && (purpose === 'invitation' || (await codes.isAsked(reader, store)));
    const tried = await attempts.begin({ source, account: email, isTrusted }, await attemptLimit(settingOf));
    return { email, otp, password, language, source, tried, reader };
  };

  routes.post('/forgot-password', async (c) => {
    const { email, language, source } = await ask(c, asking);
    // Not waited for: an address that is known must not take longer than another.
    void leaveCode({ email, language, source }, { ...parts, codes, people, settingOf }).catch(report);
    return c.json({ success: true });
  });

  routes.post('/verify-otp', async (c) => {
    const { reader, otp, tried } = await ask(c, trying);
    if (!(await inTransaction(store, (within) => codes.isGood(reader, otp, within)))) throw noLongerGood();
    await tried.succeed();
    return c.json({ success: true });
  });

  routes.post('/reset-password', async (c) => {
    const { reader, otp, password, email, source, tried } = await ask(c, trying);
    const person = await people.byEmail(email);
    const field = model.accounts?.password;
    const own = person ? parts.storeFor(person, doingOf(c, person, sourceOf)) : store;
    const outside = createOutsideTransaction(hiding);
    const isSet = await inTransaction(own, async (within) => {
      // Asked first, and kept: a wrong code counts.
      if (!(await codes.isGood(reader, otp, within)) || !person || field === undefined) return false;
      const joined = reader.purpose === 'invitation' ? joining(person, model) : {};
      if (!joined) return false;
      const issues = await newPasswordIssues(password, person, { model, store: within });
      if (issues.length > 0) throw refuseIssues(person.resource, issues);
      const patch = { ...joined, [field]: outside.hash(password), updatedAt: clock.iso() };
      await within.update(person.resource.api.collection, person.row._id, { patch });
      await codes.use(reader, within);
      await endUnproved(person.row._id, within);
      return true;
    });
    if (!isSet) throw noLongerGood();
    await tried.succeed();
    // Whoever reads the mails of an account is no stranger to it.
    await parts.known.remember({ source, account: email });
    await signingIn.forget({ source, account: email });
    return c.json({ success: true });
  });
  return routes;
};

/* What an invited account becomes; undefined for one that is invited no longer. */
const joining = ({ row, resource }: Person, model: Model) =>
  isInvited(model, resource, row) ? inviteOf(model, resource)?.then : undefined;

const LONGEST = 1000;

/* The same for a wrong code, one that has ended, and an address that nobody has. */
const noLongerGood = () => refuse(422, 'codeEnded', { at: 'otp' });

type Asking = Pick<CodeParts, 'codes' | 'people' | 'outbox' | 'settingOf' | 'store' | 'model'>;

const leaveCode = async (
  { language, ...asker }: Record<'email' | 'language' | 'source', string>,
  { codes, people, outbox, settingOf, store, model }: Asking,
): Promise<void> => {
  const person = await people.byEmail(asker.email);
  const minutes = await settingOf('codeMinutes');
  await inTransaction(store, async (within) => {
    const code = sixDigits();
    const isGiven = await codes.give({ purpose: 'password', ...asker }, code, within);
    if (!isGiven || !person?.mayAct) return;
    const reader = await readerOf(person, { model, settingOf, otherwise: language });
    const texts = mails[reader.language];
    // Who has made an account for an address says nothing to whoever reads the mails there.
    const name = person.isUnproved ? reader.email : reader.name;
    const values = { product: model.name, name, minutes, code: SECRET };
    const letter = { subject: fill(texts.codeSubject, values), body: fill(texts.codeBody, values) };
    await outbox.write({ ...letter, to: reader.email, secret: code }, within);
  });
};

const textsIn = (body: Readonly<Record<string, unknown>>) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    email: text('email').trim(),
    otp: text('otp'),
    password: text('password'),
    language: text('language'),
  };
};
