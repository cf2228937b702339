import { actionFault } from '../../src/model/rules/applyAction';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { writableValues } from '../../src/model/rules/writableValues';
import type { Enter, Handler } from '../handlers';
import { refuse, refuseIssues } from '../refusal';
import type { SettingOf } from '../settingOf';
import { existing } from './change';
import { refuseStored } from './checkWrite';
import { answer } from './write';
import type { Entries } from '../log/entries';
import type { Store } from '../store/store';
import { ownSettings } from '../accounts/ownSettings';
import type { People, Person } from '../accounts/people';
import type { Holder, Tokens } from '../accounts/tokens';

type Parts = { readonly tokens: Tokens; readonly people: People };

/** Who asks, by what their session says of them. */
export type Identify = (
  holder: Pick<Holder, 'userId' | 'session' | 'acting' | 'endsAt'>,
) => Promise<Person | undefined>;

/**
 * Whoever a session is of; undefined when they may not act. Whoever has entered it must be signed in still, and have the
 * right that it takes.
 */
export const createIdentify =
  ({ tokens, people }: Parts): Identify =>
  async ({ userId, session, acting, endsAt }) => {
    const person = await people.byId(userId);
    if (!person?.mayAct) return undefined;
    if (!acting) return { ...person, session };
    const by = await people.byId(acting.by);
    const mayEnter = by?.mayAct === true && by.ability.can(...acting.can);
    if (!mayEnter || !(await tokens.sessions.find(acting.session))) return undefined;
    return { ...person, session, inside: { by, until: new Date(endsAt * 1000).toISOString() } };
  };

/** Never for staff, nor from within another account. @throws Refusal 403. */
export const createEnter =
  ({
    tokens,
    people,
    identify,
    settingOf,
    entries,
    store,
  }: Parts & {
    readonly identify: Identify;
    readonly settingOf: SettingOf;
    readonly entries: Pick<Entries, 'account'>;
    readonly store: Store;
  }): Enter =>
  async (request, row, why) => {
    const { person, action, doing = {} } = request;
    const account = await people.byId(row._id);
    const { session } = person;
    if (!action || !account?.isBound || session === undefined) throw refuse(403, 'cannotBeEntered');
    if (!account.mayAct) throw refuse(403, 'cannotBeUsed');
    await entries.account({ event: 'enter', result: 'ok', row, reason: why }, doing, store);
    const acting = { by: person.row._id, session, can: action.can };
    const pair = await tokens.issue(row._id, { acting, seconds: 60 * (await settingOf('enterMinutes')) });
    const holder = await tokens.verify(pair.accessToken);
    const entered = holder && (await identify(holder));
    if (!entered) throw refuse(403, 'cannotBeUsed');
    return {
      ...pair,
      userData: { ...people.userDataOf(entered), settings: await ownSettings(entered, settingOf) },
    };
  };

/**
 * The action that enters an account. It changes no record, and is no part of a transaction. Nobody enters one from within
 * another, and no customer does.
 */
export const enterAccount: Handler = async (request, parts) => {
  const { resource, action, body, person, enter } = request;
  const { kinds } = parts.model;
  const before = await existing(request, parts);
  if (person.isBound || person.inside) throw refuse(403, 'cannotBeEntered');
  const why = action?.enters;
  if (!action || why === undefined) throw refuse(404, 'noAction');
  const context = { me: person.row._id, now: parts.clock.now() };
  const fault = actionFault(action, before, { resource, kinds, ...context });
  if (fault) throw refuseStored([fault], { resource, person, status: 409 }, parts.model);
  const asked = { ...resource, fields: action.form };
  const form = writableValues(body, { resource: asked, view: 'edit', kinds, ability: person.ability });
  const { form: fields, checks } = action;
  const faults = validateRecord(form, { fields, checks, kinds, now: context.now });
  if (faults.length > 0) throw refuseIssues(asked, faults);
  const entered = await enter(request, before, String(form[why]));
  const { status, body: told } = await answer({ status: 200, row: before }, request, parts);
  return { status, body: { ...told, entered } };
};

/** What is of the person alone stays theirs. @throws Refusal 403 for whoever has entered the account. */
export const refuseInside = ({ inside }: Pick<Person, 'inside'>): void => {
  if (inside) throw refuse(403, 'onlyOwner');
};
