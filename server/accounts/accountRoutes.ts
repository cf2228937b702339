import { Hono, type Context } from 'hono';
import type { OwnAccountState } from '../../src/model/account/ownAccount';
import type { Issue } from '../../src/model/resolved/kind';
import type { AccountEvent } from '../log/entries';
import { doingOf, type Doing } from '../log/doing';
import type { Parts as Shared } from '../parts';
import { bodyOf } from '../records/body';
import { Refusal, refuseIssues } from '../refusal';
import { askedBy } from '../requests/asked';
import type { Store } from '../store/store';
import { keyedWrite, type Digest } from '../writes/idempotencyKey';
import { createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import type { Access } from './access';
import { attemptLimit, type Attempts, type CountAttempts } from './attempts/attempts';
import type { SettingOf } from '../settingOf';
import { refuseInside } from '../writes/entering';
import { newPasswordIssues } from './newPassword';
import type { Passwords } from './passwords';
import type { SecondFactors } from './secondFactors';
import { wrongCode } from './secondStep';
import type { People, Person } from './people';
import { createProofRoutes, type ProofParts, type SendProof } from './proof/proofRoutes';
import type { Tokens } from './tokens';

type Parts = Omit<Shared, 'store'> & {
  readonly access: Access;
  readonly people: People;
  readonly passwords: Passwords;
  readonly hiding: Hiding;
  readonly tokens: Pick<Tokens, 'sessions' | 'endAll'>;
  readonly digest: Digest;
  readonly settingOf: SettingOf;
  readonly factors: SecondFactors;
  readonly attemptsAt: CountAttempts;
  readonly proof: ProofParts & { readonly sendProof: SendProof };
  /** Writes into the log what somebody did with the account. */
  readonly note: (c: Context, person: Person, what: AccountEvent) => Promise<void>;
  /** The store for what this person asks for. */
  readonly storeFor: (person: Person, doing: Doing) => Store;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/** The own account: nobody needs a right for it, and nobody reaches that of somebody else. */
export const createAccountRoutes = (parts: Parts) => {
  const { access, tokens } = parts;
  const routes = new Hono();
  const attempts = parts.attemptsAt('ownPassword');
  const ask = async (c: Context) => {
    const person = await access(c.req.header('authorization'), 'sms');
    askedBy(c.req.raw).user = person.row._id;
    refuseInside(person);
    return person;
  };

  routes.get('/', async (c) => {
    const { row, session } = await ask(c);
    const sessions = (await tokens.sessions.of(row._id)).map(({ id, from, begun, issued }) => ({
      id,
      ...from,
      begun,
      used: new Date(issued.at * 1000).toISOString(),
      isThis: id === session,
    }));
    const secondFactor = await parts.factors.stateOf(row._id);
    return c.json({ success: true, sessions, secondFactor } satisfies OwnAccountState & { success: true });
  });

  routes.route('/second-factor', secondFactorRoutes({ ...parts, ask, attempts }));

  routes.route('/proof', createProofRoutes({ ...parts.proof, ask }));

  routes.post('/password', async (c) => changePassword(c, await ask(c), { ...parts, attempts }));

  routes.delete('/sessions', async (c) => {
    const { row, session } = await ask(c);
    await tokens.endAll({ userId: row._id, kept: session });
    return c.json({ success: true });
  });

  routes.delete('/sessions/:id', async (c) => {
    const { row } = await ask(c);
    const own = (await tokens.sessions.of(row._id)).find(({ id }) => id === c.req.param('id'));
    // One that has ended meanwhile is what was asked for; one of somebody else is none.
    if (own) await tokens.sessions.end(own);
    return c.json({ success: true });
  });
  return routes;
};

type Own = Parts & { readonly attempts: Attempts; readonly ask: (c: Context) => Promise<Person> };

/* For the password: whoever finds a screen unlocked neither sets one up nor takes it away. */
const secondFactorRoutes = ({ ask, factors, note, ...parts }: Own): Hono => {
  const routes = new Hono();
  const codes = parts.attemptsAt('ownCode');
  /* Whoever has the password, too, must not guess the code. */
  const unlessWrong = async <T>(person: Person, judge: () => Promise<T | undefined | false>): Promise<T> => {
    const tried = await codes.begin(inSession(person), await attemptLimit(parts.settingOf));
    const right = await tried.judged(judge());
    if (right === undefined || right === false) throw wrongCode();
    await tried.succeed();
    return right;
  };
  const prove = async (c: Context) => {
    const person = await ask(c);
    const { present = '', code = '' } = await bodyOf(c.req.raw);
    if (typeof present !== 'string' || typeof code !== 'string')
      throw new Refusal(422, 'Send "present" and "code" as texts.');
    if (!(await provePassword(present, person, parts)))
      throw refuseIssues(person.resource, [{ path: 'present', key: 'passwordWrong' }]);
    return { person, id: person.row._id, code };
  };
  routes.post('/', async (c) => {
    const { person } = await prove(c);
    return c.json({ success: true, ...(await factors.begin(person)) });
  });
  routes.post('/confirm', async (c) => {
    const { person, id, code } = await prove(c);
    const recoveryCodes = await unlessWrong(person, () => factors.confirm(id, code));
    await note(c, person, { event: 'two_factor_changed', result: 'ok' });
    return c.json({ success: true, recoveryCodes });
  });
  routes.post('/codes', async (c) => {
    const { person, id, code } = await prove(c);
    await unlessWrong(person, () => factors.isRight(id, code));
    const recoveryCodes = await factors.renewCodes(id);
    if (!recoveryCodes) throw wrongCode();
    await note(c, person, { event: 'two_factor_changed', result: 'ok' });
    return c.json({ success: true, recoveryCodes });
  });
  routes.post('/remove', async (c) => {
    const { person, id, code } = await prove(c);
    await unlessWrong(person, () => factors.isRight(id, code));
    await factors.remove(id);
    await note(c, person, { event: 'two_factor_changed', result: 'ok' });
    return c.json({ success: true });
  });
  return routes;
};

/* In a store that ends every other session of this person and writes the log. */
const changePassword = async (
  c: Context,
  person: Person,
  { attempts, digest, storeFor, sourceOf, ...parts }: Parts & { readonly attempts: Attempts },
): Promise<Response> => {
  const { model, clock } = parts;
  const keyed = await keyedWrite(c.req.raw, { account: person.row._id, digest });
  const { present = '', password = '' } = await bodyOf(c.req.raw);
  const field = model.accounts?.password;
  if (field === undefined || typeof present !== 'string' || typeof password !== 'string')
    throw new Refusal(422, 'Send "present" and "password" as texts.');
  const refuse = (issues: readonly Issue[]) => {
    if (issues.length > 0) throw refuseIssues(person.resource, issues);
  };
  const outside = createOutsideTransaction(parts.hiding);
  const isProven = () => provePassword(present, person, { ...parts, attempts });
  const store = storeFor(person, doingOf(c, person, sourceOf));
  const told = await writeOnce(keyed, { store, clock }, async (within) => async () => {
    refuse(await newPasswordIssues(password, person, { model, store: within }));
    if (!outside('the proof', isProven)) refuse([{ path: 'present', key: 'passwordWrong' }]);
    if (present === password) refuse([{ path: 'password', key: 'passwordSame' }]);
    const hash = outside.hash(password);
    const { collection } = person.resource.api;
    const now = await within.get(collection, person.row._id);
    // What was proven is the present password no more.
    if (now?.[field] !== person.row[field]) refuse([{ path: 'present', key: 'passwordWrong' }]);
    const patch = { [field]: hash, updatedAt: clock.iso() };
    await within.update(collection, person.row._id, { patch });
    return { status: 200, body: { success: true } };
  });
  return send(c, told);
};

/* Whoever has found one session of somebody keeps them from nothing in the others. */
const inSession = ({ row, session }: Person) => ({ source: `${row._id} ${session}` });

/** Whether this is the present password. @throws Refusal 429 for whoever goes on guessing. */
const provePassword = async (
  password: string,
  person: Person,
  {
    attempts,
    people,
    passwords,
    settingOf,
  }: Pick<Parts, 'people' | 'passwords' | 'settingOf'> & { readonly attempts: Attempts },
): Promise<boolean> => {
  const tried = await attempts.begin(inSession(person), await attemptLimit(settingOf));
  const isRight = await tried.judged(passwords.verify(password, people.secretOf(person), { isFirst: true }));
  if (isRight) await tried.succeed();
  return isRight;
};
