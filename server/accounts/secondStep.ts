import { Hono, type Context } from 'hono';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Clock } from '../clock';
import type { AccountEvent } from '../log/entries';
import { bodyOf } from '../records/body';
import { refuse, refuseIssues } from '../refusal';
import type { Secrets } from '../secrets';
import type { SettingOf } from '../settingOf';
import { attemptLimit, type CountAttempts } from './attempts/attempts';
import type { People, Person } from './people';
import { isOnPaper, type SecondFactors } from './secondFactors';

/** Milliseconds that somebody has for the second step of signing in. */
export const CHALLENGE_TIME = 5 * 60_000;

type Parts = {
  readonly people: People;
  readonly clock: Clock;
  readonly settingOf: SettingOf;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly factors: SecondFactors;
  readonly attemptsAt: CountAttempts;
  readonly sourceOf: (c: Context) => string;
  /** Writes into the log what somebody did with the account. */
  readonly note: (c: Context, person: Person, what: AccountEvent) => Promise<void>;
};

/** The second step of signing in: the first has shown the password. */
export type SecondStep = {
  /**
   * What is answered to the right password where it is not enough: `secondFactor` is `app` for a code, and `setUp` for
   * whoever has to set it up first, as the setting `secondFactor` says. Undefined where nothing is missing.
   */
  readonly after: (person: Person, isRemembered: boolean) => Promise<object | undefined>;
  /** `POST /` takes the code, and `POST /set-up` begins. `enter` answers who has come through. */
  readonly routes: (enter: Enter) => Hono;
};

/** Lets somebody in, and tells besides what else there is to tell. */
export type Enter = (
  c: Context,
  person: Person,
  more: { readonly isRemembered: boolean; readonly told?: object },
) => Promise<Response>;

export const createSecondStep = (parts: Parts): SecondStep => {
  const { people, clock, settingOf, secrets, factors, note } = parts;
  const begin = beginning(parts);

  const after: SecondStep['after'] = async (person, isRemembered) => {
    const { isOn } = await factors.stateOf(person.row._id);
    if (!isOn && !isAskedOf(person, await settingOf('secondFactor'))) return undefined;
    const challenge = secrets.seal(
      JSON.stringify({
        secondStepOf: person.row._id,
        password: people.secretOf(person),
        isRemembered,
        until: clock.now() + CHALLENGE_TIME,
      }),
    );
    const body = refuse(403, isOn ? 'giveCode' : 'setUpFactor').body;
    return { ...body, secondFactor: isOn ? 'app' : 'setUp', challenge };
  };

  /* Another password, or the end of the right to act, ends it, too. */
  const whoseIs = async (challenge: string) => {
    const said = parsed(secrets.open(challenge));
    const { secondStepOf: id, password, isRemembered, until } = said;
    const person = typeof id === 'string' && Number(until) > clock.now() ? await people.byId(id) : undefined;
    if (person?.mayAct && people.secretOf(person) === password)
      return { person, isRemembered: isRemembered === true };
    throw refuse(401, 'stepTooSlow');
  };

  const routes: SecondStep['routes'] = (enter) => {
    const app = new Hono();
    app.post('/', async (c) => {
      const { challenge, code } = await textsOf(c);
      const { person, isRemembered } = await whoseIs(challenge);
      const { _id: id } = person.row;
      const tried = await begin(c, person, code);
      const { isOn } = await factors.stateOf(id);
      const recoveryCodes = isOn ? undefined : await factors.confirm(id, code);
      if (!(isOn ? await factors.isRight(id, code) : recoveryCodes)) {
        await note(c, person, { event: 'login', result: 'denied' });
        throw wrongCode();
      }
      if (recoveryCodes) await note(c, person, { event: 'two_factor_changed', result: 'ok' });
      await tried.succeed();
      return enter(c, person, { isRemembered, ...(recoveryCodes && { told: { recoveryCodes } }) });
    });
    app.post('/set-up', async (c) => {
      const { person } = await whoseIs((await textsOf(c)).challenge);
      const { isOn } = await factors.stateOf(person.row._id);
      if (isOn) throw refuse(409, 'giveCode');
      return c.json({ success: true, ...(await factors.begin(person)) });
    });
    return app;
  };
  return { after, routes };
};

/* Nobody guesses one on paper: so it lets its owner in while somebody who knows the password guesses the others. */
const beginning = ({ people, settingOf, attemptsAt, sourceOf }: Parts) => {
  const [codes, onPaper] = [attemptsAt('code'), attemptsAt('codeOnPaper')];
  return async (c: Context, person: Person, code: string) => {
    const attempt = { source: sourceOf(c), account: people.emailOf(person) };
    const limit = await attemptLimit(settingOf);
    return isOnPaper(code)
      ? onPaper.begin({ ...attempt, isTrusted: true }, limit)
      : codes.begin(attempt, limit);
  };
};

/** For a code that is none, was used before, or is of another time. */
export const wrongCode = () => refuseIssues({ fields: [] }, [{ path: 'code', key: 'codeWrong' }]);

const isAskedOf = ({ isBound }: Person, whom: string): boolean =>
  whom === 'everybody' || (whom === 'staff' && !isBound);

const textsOf = async (c: Context) => {
  const { challenge, code } = await bodyOf(c.req.raw);
  return {
    challenge: typeof challenge === 'string' ? challenge : '',
    code: typeof code === 'string' ? code : '',
  };
};

const parsed = (text = 'null'): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
};
