import { actionFault } from '../../src/model/rules/applyAction';
import { actionsSetting } from '../../src/model/rules/actionsSetting';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import { illegalMove } from '../../src/model/rules/transitions';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { writableValues } from '../../src/model/rules/writableValues';
import { Denied } from '../denied';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { refuseStored } from './checkWrite';
import { refuseIssues } from '../refusal';
import type { Row } from '../store/store';

type Values = Readonly<Record<string, unknown>>;

/** An action, with the answers to its form. */
export type Move = { readonly action: ResolvedAction; readonly form: Values };

type Asker = Pick<Request, 'resource' | 'person' | 'body'>;

type Place = Pick<Parts, 'model' | 'clock'>;

/**
 * The actions that a change of values amounts to: a choice that actions set is set by one of them, whichever way it is
 * sent, so that its right, its rule and whatever else it does hold for everybody. Its form may be answered too; what the
 * record must have then, the entity says.
 * @throws Refusal 403 without the right to any, 422 where none is for this record.
 */
export const movesOf = (
  { before, patch }: { readonly before: Row; readonly patch: Values },
  asker: Asker,
  place: Place,
): readonly Move[] =>
  Object.entries(patch).flatMap(([name, value]) => {
    const { resource } = asker;
    const setting = before[name] === value ? [] : actionsSetting(resource, { [name]: value });
    // Which states may follow is said by whoever judges the record.
    const isLegal = illegalMove(resource, before, { [name]: value }) === undefined;
    return setting.length > 0 && isLegal ? [chosen({ setting, before }, asker, place)] : [];
  });

const chosen = (
  { setting, before }: { readonly setting: readonly ResolvedAction[]; readonly before: Row },
  { resource, person, body }: Asker,
  { model, clock }: Place,
): Move => {
  const { kinds } = model;
  const context = { resource, kinds, me: person.row._id, now: clock.now() };
  const faultOf = (action: ResolvedAction) => actionFault(action, before, context);
  const open = setting.filter((action) => !faultOf(action));
  const fault = open.length === 0 ? setting.map(faultOf).find((each) => each) : undefined;
  if (fault) throw refuseStored([fault], { resource, person }, model);
  const permitted = open.filter(({ can }) => person.ability.can(...can));
  const [first] = permitted;
  if (!first) {
    const [action = '', subject = ''] = open[0]?.can ?? [];
    throw new Denied({ action, subject }, model);
  }
  const form = formIn(first, { resource, person, body }, model);
  const sent = first.form.filter(({ name: each }) => Object.hasOwn(form, each));
  const missing = first.complete ? validateRecord(before, { resource, kinds, view: 'edit' }) : [];
  const wrong = validateRecord(form, { fields: sent, checks: first.checks, kinds, now: clock.now() });
  if (missing.length > 0) throw refuseStored(missing, { resource, person }, model);
  if (wrong.length > 0) throw refuseIssues({ fields: first.form }, wrong);
  return { action: first, form };
};

/** What of a body answers the form of an action. */
export const formIn = (
  { form: fields }: ResolvedAction,
  { resource, person: { ability }, body }: Asker,
  { kinds }: Parts['model'],
): Values => writableValues(body, { resource: { ...resource, fields }, view: 'edit', kinds, ability });
