import { Hono, type Context } from 'hono';
import type { StoreAdvice } from '../../src/model/account/storeAdvice';
import { attemptLimit, type CountAttempts } from './attempts/attempts';
import type { KnownSources } from './attempts/knownSources';
import type { SettingOf } from '../settingOf';
import type { Passwords } from './passwords';
import { ownSettings } from './ownSettings';
import type { Identify } from '../writes/entering';
import type { People, Person } from './people';
import { bodyOf } from '../records/body';
import { Refusal, refuse } from '../refusal';
import type { Enter, SecondStep } from './secondStep';
import type { TokenPair, Tokens } from './tokens';
import type { AccountEvent } from '../log/entries';
import { tokenIn } from './access';
import { keyIn } from '../writes/idempotencyKey';

type Parts = {
  readonly tokens: Tokens;
  readonly people: People;
  readonly identify: Identify;
  readonly attemptsAt: CountAttempts;
  readonly known: Pick<KnownSources, 'remember'>;
  readonly settingOf: SettingOf;
  readonly passwords: Pick<Passwords, 'verify'>;
  /** Writes into the log what somebody did with the account. */
  readonly note: (c: Context, person: Person, what: AccountEvent) => Promise<void>;
  /** Keeps on the account when somebody signed in to it last. */
  readonly keepSignIn: (person: Person) => Promise<void>;
  /** What comes after the password. */
  readonly secondStep: SecondStep;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
  /** What whoever may do everything is told of the store; nothing when absent. */
  readonly advice?: (() => Promise<StoreAdvice | undefined>) | undefined;
  /** Known to everybody, so nobody signs in with them. */
  readonly closed?: readonly { readonly email: string; readonly password: string }[];
};

/** Sign-out, sign-in (the customer login under both of its addresses, S7.33-S7.35) and refresh (S7.39). */
export const createJwtRoutes = (parts: Parts) => {
  const { tokens, people, passwords, note, secondStep, settingOf, sourceOf, closed = [] } = parts;
  const routes = new Hono();
  const attempts = parts.attemptsAt('signIn');

  const signedIn = signedInBy(parts);
  /* The account may have been closed, or given another password, while this one was looked at. */
  const isStillSo = async (person: Person) => {
    const now = await people.byId(person.row._id);
    return now?.mayAct === true && people.secretOf(now) === people.secretOf(person);
  };

  const enter: Enter = async (c, person, { isRemembered, told }) => {
    const seconds = await longestSession(isRemembered, settingOf);
    const pair = await tokens.issue(person.row._id, { isRemembered, seconds, from: fromOf(c, sourceOf) });
    if (await isStillSo(person)) {
      await note(c, person, { event: 'login', result: 'ok' });
      await parts.keepSignIn(person);
      await parts.known.remember({ source: sourceOf(c), account: people.emailOf(person) });
      return c.json({ ...(await signedIn(person, pair)), ...told });
    }
    await tokens.end(pair.accessToken);
    throw wrong();
  };

  const signIn = async (c: Context) => {
    const { email, password, isRemembered } = await textsOf(c.req.raw);
    if (email.length > LONGEST || password.length > LONGEST) throw wrong();
    const attempt = { source: sourceOf(c), account: email };
    const tried = await attempts.begin(attempt, await attemptLimit(settingOf));
    const person = await people.byEmail(email);
    const turn = { isFirst: tried.isKnown };
    const isRight = await tried.judged(passwords.verify(password, person && people.secretOf(person), turn));
    // Not waited for: an address that is known must not take longer than another.
    if (person && !isRight) void note(c, person, { event: 'login', result: 'denied' });
    if (!person || !isRight) throw wrong();
    await tried.succeed();
    if (isClosed(password, people.emailOf(person), closed)) throw refuse(403, 'demoOff');
    if (!person.mayAct) {
      await note(c, person, { event: 'login', result: 'denied' });
      throw refuse(403, 'cannotSignIn');
    }
    const missing = await secondStep.after(person, isRemembered);
    return missing ? c.json(missing, 403) : enter(c, person, { isRemembered });
  };
  routes.route('/jwt/second-factor', secondStep.routes(enter));
  routes.post('/auth/customer/login', signIn);
  routes.post('/jwt/login', signIn);

  routes.post('/jwt/refresh-token', renew(parts));

  routes.post('/jwt/logout', signOut(parts));
  return routes;
};

const signedInBy =
  ({ people, settingOf, advice }: Pick<Parts, 'people' | 'settingOf' | 'advice'>) =>
  async (person: Person, { accessToken, refreshToken }: TokenPair) => ({
    success: true,
    userData: {
      ...people.userDataOf(person),
      settings: await ownSettings(person, settingOf),
      ...(mayDoAll(person) && { advice: await advice?.() }),
    },
    accessToken,
    refreshToken,
  });

/* Nobody who has entered another account. */
const mayDoAll = ({ ability, inside }: Person): boolean => !inside && ability.can('manage', 'all');

const renew = (parts: Parts) => async (c: Context) => {
  const { refreshToken } = await textsOf(c.req.raw);
  const from = fromOf(c, parts.sourceOf);
  const pair = await parts.tokens.renew(refreshToken, keyIn(c.req.raw.headers), from);
  const person = pair && (await parts.identify(pair));
  if (pair && person) return c.json(await signedInBy(parts)(person, pair));
  const error = 'Invalid refresh token';
  return c.json({ ...new Refusal(401, error).body, error }, 401);
};

const longestSession = async (isRemembered: boolean, settingOf: SettingOf): Promise<number> =>
  isRemembered ? (await settingOf('rememberedDays')) * 86_400 : (await settingOf('sessionHours')) * 3600;

const fromOf = (c: Context, sourceOf: Parts['sourceOf']) => ({
  address: sourceOf(c),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST),
});

/* Whoever signs out is out, whatever became of the tokens: nothing here is worth an error. */
const signOut =
  ({ tokens, identify, note }: Parts) =>
  async (c: Context) => {
    const { refreshToken } = await textsOf(c.req.raw);
    const header = c.req.header('authorization');
    const accessToken = tokenIn(header, 'sms') || tokenIn(header, 'remote');
    for (const token of [refreshToken, accessToken]) {
      const ended = await tokens.end(token);
      const person = ended && (await identify(ended));
      if (person) await note(c, person, { event: person.inside ? 'leave' : 'logout', result: 'ok' });
    }
    return c.json({ success: true });
  };

/** Characters of an address or a password; more is no sign-in but work for the hash. */
const LONGEST = 1000;

const isClosed = (password: string, email: string, closed: NonNullable<Parts['closed']>): boolean =>
  closed.some((each) => each.email === email && each.password === password);

const wrong = () => refuse(400, 'wrongPassword');

const textsOf = async (request: Request) => {
  const given = await bodyOf(request);
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const isRemembered = given['rememberMe'] === true;
  return {
    isRemembered,
    email: text('email'),
    password: text('password'),
    refreshToken: text('refreshToken'),
  };
};
