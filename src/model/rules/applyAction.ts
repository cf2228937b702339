import type { Rule } from '../../config/rule';
import { fieldAt } from '../resolved/fieldAt';
import { textOf, type Row } from '../values/comparable';
import { fieldText } from '../answers/fieldText';
import type { Issue, Kinds } from '../resolved/kind';
import { pick } from '../resolved/labels';
import { isOwnAccount, ownAccountFault, ownActionFault } from './protection';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedAction, Resource } from '../resolved/resource';
import { inContext, type Context } from './contextValues';
import { comparisonOf, matches, pathsOf, withoutFields, type RuleContext } from './rules';
import { illegalMove, moveIssue } from './transitions';

export type ActionPlace = {
  readonly resource: Pick<Resource, 'fields' | 'transitions' | 'ownAccount'>;
  readonly kinds: Kinds;
  /** The id of whoever is signed in, where their own record is to be told from others. */
  readonly me?: string | undefined;
  /** The moment it is asked, in milliseconds since 1970. Default: the clock of this machine. */
  readonly now?: number;
  /**
   * The fields that whoever looks at the record may not see, so that it comes without them: what a rule asks of them is
   * left to the server. Default: none.
   */
  readonly closed?: ReadonlySet<string> | undefined;
  /** The language of the values named in the answer. Default: English. */
  readonly locale?: string;
};

/**
 * Why the action is not for this record: its rule does not hold, or its effect is no legal transition, or it would
 * change what is locked in the account that somebody is signed in with. The key is
 * below `app.actions` (`actions.needs`, ...) or a transition of `app.form`; undefined when it may run.
 */
export const actionFault = (action: ResolvedAction, record: Row, place: ActionPlace): Issue | undefined => {
  const context = contextIn(place);
  const rule = withoutFields(action.when, place.closed);
  if (!matches(rule, record, context)) return ruleIssue(rule ?? {}, record, place);
  const move = illegalMove(place.resource, record, action.effect);
  return move ? moveIssue(move, context) : ownActionFault(place.resource, { action, record, me: place.me });
};

/** Why a record in this state may not be edited or deleted; undefined when it may. */
export const stateFault = (
  doing: 'edit' | 'delete',
  record: Row,
  place: ActionPlace & { readonly resource: Pick<Resource, 'fields' | 'allows'> },
): Issue | undefined => {
  const rule = withoutFields(place.resource.allows[doing], place.closed);
  const context = contextIn(place);
  if (!matches(rule, record, context)) return ruleIssue(rule ?? {}, record, place);
  const isOwn = doing === 'delete' && isOwnAccount(place.resource, record['id'], place.me);
  return isOwn ? ownAccountFault(place.resource, { before: record }) : undefined;
};

const contextIn = ({ resource, kinds, me, now }: ActionPlace): RuleContext => ({
  fields: resource.fields,
  kinds,
  me,
  now,
});

export type Application = Omit<Context, 'record'> & {
  /** What the action's form was filled with; values that are no fields of the entity stay out. */
  readonly form?: Row;
  readonly fields: readonly ResolvedField[];
};

/** What the action changes: the form's values, then its effect, with values of the record before it and of the form. */
export const applyAction = (
  { effect }: Pick<ResolvedAction, 'effect'>,
  record: Row,
  { form = {}, fields, ...context }: Application,
): Record<string, unknown> => {
  const given = Object.entries(form).filter(([name]) => fields.some((field) => field.name === name));
  const patch: Row = {
    ...Object.fromEntries(given),
    ...inContext(effect, { ...context, record: { ...record, ...form } }),
  };
  return Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => value !== undefined && value !== record[name]),
  );
};

/* The first part of the rule that fails is the reason a person can understand. */
const ruleIssue = (rule: Rule, record: Row, place: ActionPlace): Issue => {
  const { fields } = place.resource;
  const context = contextIn(place);
  const { $and: _and, $or: _or, $not: _not, ...own } = rule;
  const wrong = Object.entries(own).find(
    ([name, wanted]) => !matches({ [name]: wanted } as Rule, record, context),
  );
  const [name = pathsOf(rule)[0] ?? '', wanted] = wrong ?? [];
  const field = fieldAt(fields, name);
  if (!wrong || !field) return { path: name, key: 'actions.ruleNotMet' };
  const say = (value: unknown) => textIn(value, field, place);
  const label = pick(field.label, place.locale ?? 'en');
  const allowed = wantedValues(wanted);
  if (allowed)
    return { path: name, key: 'actions.needs', args: { field: label, allowed: allowed.map(say).join(', ') } };
  return { path: name, key: 'actions.notNow', args: { field: label, value: say(record[name]) } };
};

const wantedValues = (wanted: unknown): readonly unknown[] | undefined => {
  const { $in, ...others } = comparisonOf(wanted);
  if (Array.isArray($in)) return $in;
  return '$eq' in others ? [others['$eq']] : undefined;
};

const textIn = (value: unknown, field: ResolvedField, { kinds, locale = 'en' }: ActionPlace): string =>
  fieldText(value, field, { kinds, locale }) ?? textOf(value) ?? '–';
