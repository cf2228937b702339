import { Hono, type Context } from 'hono';
import type { RegisteredAccount } from '../../src/config/defineAdmin';
import { withComputed } from '../../src/model/compute/withComputed';
import type { Issue } from '../../src/model/resolved/kind';
import { claimOf } from '../../src/model/values/claimOf';
import { writeFaults } from '../../src/model/rules/writeRules';
import type { Parts } from '../parts';
import { bodyOf } from '../records/body';
import { beside, Refusal, refuse, refuseIssues } from '../refusal';
import { createSettingOf, type SettingOf } from '../settingOf';
import type { Row, Store } from '../store/store';
import { inTransaction } from '../writes/inTransaction';
import { createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import { defaultValues } from '../../src/model/rules/defaultValues';
import { storeNew } from '../writes/write';
import { attemptLimit, TIMES_OF_SOURCE, type CountAttempts } from './attempts/attempts';
import type { KnownSources } from './attempts/knownSources';
import type { SendProof } from './proof/proofRoutes';
import { hasToProve, leaveUnproved } from './proof/unproved';
import { judgingModel } from './passwordRules';
import type { AccountEvent } from '../log/entries';
import type { People, Person } from './people';
import type { SecondStep } from './secondStep';
import type { Tokens } from './tokens';

type RegisterParts = Parts & {
  readonly people: People;
  readonly hiding: Hiding;
  readonly settingOf: SettingOf;
  readonly tokens: Tokens;
  /** Writes into the log what somebody did with the account. */
  readonly note: (c: Context, person: Person, what: AccountEvent) => Promise<void>;
  readonly sourceOf: (c: Context) => string;
  readonly attemptsAt: CountAttempts;
  readonly sendProof: SendProof;
  readonly known: Pick<KnownSources, 'remember'>;
  /** What comes after the password. */
  readonly secondStep: SecondStep;
};

/**
 * People make themselves an account while the settings allow it (S7.37, S7.38), whose address they then have to prove.
 * Nothing is kept of a refused one, and nobody is signed in (S5.04).
 */
export const createRegisterRoutes = ({ people, hiding, settingOf, sourceOf, ...parts }: RegisterParts) => {
  const { model, clock, store, tokens, note, secondStep, sendProof } = parts;
  const routes = new Hono();
  const attempts = parts.attemptsAt('registration');

  routes.post('/jwt/register', async (c) => {
    const register = model.accounts?.register;
    if (!register || !(await settingOf('selfRegistration'))) throw refuse(403, 'registrationClosed');
    const source = sourceOf(c);
    // Those that were made count, too: each sends a mail to an address that anybody may name.
    const { attempts: one, minutes } = await attemptLimit(settingOf);
    await attempts.begin({ source }, { attempts: TIMES_OF_SOURCE * one, minutes });
    const asked = textsIn(await bodyOf(c.req.raw));
    const outside = createOutsideTransaction(hiding);
    const row = await inTransaction(store, async (within) => {
      const made = await createAccount(asked, register, { model, clock, store: within, outside });
      if (!hasToProve(model, { key: register.resource })) return made;
      await leaveUnproved(made._id, { store: within, clock });
      await sendProof(c, { row: made }, within);
      return made;
    });
    const person = await people.byId(row._id);
    if (!person?.mayAct) throw refuse(403, 'notActivated');
    const missing = await secondStep.after(person, false);
    if (missing) return c.json(missing, 403);
    const userData = people.userDataOf(person);
    const from = { address: source, userAgent: (c.req.header('user-agent') ?? '').slice(0, 1000) };
    const pair = await tokens.issue(row._id, { from });
    await note(c, person, { event: 'login', result: 'ok' });
    await parts.known.remember({ source, account: people.emailOf(person) });
    return c.json({ success: true, user: userData, userData, ...pair }, 201);
  });
  return routes;
};

type Asked = ReturnType<typeof textsIn>;

type Place = Parts & { readonly outside: ReturnType<typeof createOutsideTransaction> };

const createAccount = async (
  { email, password, username }: Asked,
  { resource: key, username: named, values }: RegisteredAccount,
  place: Place,
): Promise<Row> => {
  const { model, store } = place;
  const { accounts } = model;
  const resource = model.resource(key);
  const [names, mails] = [named ?? accounts?.name ?? '', accounts?.email ?? ''];
  const own = accounts && {
    [accounts.name]: username,
    [names]: username,
    [mails]: email,
    [accounts.password]: password,
    [accounts.roles.field]: await firstRole(place, key),
  };
  const shape = { fields: resource.fields, kinds: model.kinds };
  const record = withComputed({ ...defaultValues(resource.fields), ...own, ...resource.api.stamp }, shape);
  const judging = await judgingModel(resource.fields, place);
  const faults = writeFaults({ model: judging, resource, before: undefined, after: record });
  const { collection } = resource.api;
  const taken = {
    ...((await isTaken(mails, record, { collection, store })) && { email: 'emailTaken' as const }),
    ...((await isTaken(names, record, { collection, store })) && { username: 'usernameTaken' as const }),
  };
  // Both at once, and in the words of the contract (S5.01-S5.03); a template's client reads `error`.
  if (Object.keys(taken).length > 0) throw new Refusal(409, (wording) => beside(taken, wording));
  const inAnswers = (issue: Issue): Issue => ({
    ...issue,
    path:
      { [accounts?.name ?? '']: 'username', [names]: 'username', [mails]: 'email' }[issue.path] ?? issue.path,
  });
  if (faults.length > 0) throw refuseIssues(resource, faults.map(inAnswers));
  // What the configuration gives it need not be a state that others begin in.
  const given = withComputed({ ...record, ...values }, shape);
  return storeNew(given, { resource, outside: place.outside }, place);
};

/* In the form of the field that names the roles of an account. */
const firstRole = async ({ model, store }: Place, key: string): Promise<unknown> => {
  const id = await createSettingOf({ model, store })('defaultRole');
  const field = model.resource(key).fields.find(({ name }) => name === model.accounts?.roles.field);
  if (id === undefined || !field) return null;
  return model.kinds[field.kind].filter === 'holds' ? [id] : id;
};

/* As the store compares what is unique: in all accounts of the collection. */
const isTaken = async (
  name: string,
  record: Readonly<Record<string, unknown>>,
  { collection, store }: { readonly collection: string; readonly store: Store },
): Promise<boolean> => {
  const claim = claimOf(record, [name]);
  if (claim === undefined) return false;
  return (await store.count(collection, [{ path: name, op: 'same', value: claim }])) > 0;
};

const textsIn = (body: Readonly<Record<string, unknown>>) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return { email: text('email').trim(), password: text('password'), username: text('username').trim() };
};
