import { isEmpty, textOf, type Row } from '../values/comparable';
import type { Issue, Kinds } from '../resolved/kind';
import type { ResolvedAction, ResolvedAtLeast, Resource } from '../resolved/resource';
import { comparisonOf, matches, pathsOf } from './rules';

/** A record before a write and as it would be afterwards; nothing afterwards when it is deleted. */
export type Change = { readonly before: Row; readonly after?: Row | undefined };

/** Is this the record that the person signs in with? Ids are unique over all entities. */
export const isOwnAccount = (
  { ownAccount }: Pick<Resource, 'ownAccount'>,
  id: unknown,
  me: string | undefined,
): boolean => ownAccount !== undefined && me !== undefined && textOf(id) === me;

/** Why people may not do this to the record they sign in with; undefined when they may. */
export const ownAccountFault = (
  { ownAccount }: Pick<Resource, 'ownAccount'>,
  { before, after }: Change,
): Issue | undefined => {
  if (!ownAccount) return undefined;
  const { locked, message } = ownAccount;
  const path = after ? locked.find((name) => isChanged(name, { before, after })) : WHOLE;
  return path === undefined ? undefined : { path, key: 'rule', message };
};

type Acting = {
  readonly action: ResolvedAction;
  readonly record: Row;
  readonly me: string | undefined;
};

/** Why an action is not for the record one signs in with: it would write a field that is locked there. */
export const ownActionFault = (
  { ownAccount }: Pick<Resource, 'ownAccount'>,
  { action: { effect, form }, record, me }: Acting,
): Issue | undefined => {
  if (!ownAccount || !isOwnAccount({ ownAccount }, record['id'], me)) return undefined;
  const written = [...Object.keys(effect), ...form.map(({ name }) => name)];
  const path = ownAccount.locked.find((name) => written.includes(name));
  return path === undefined ? undefined : { path, key: 'rule', message: ownAccount.message };
};

/** The protections from which this change takes a record away: the rest of those records have to be counted. */
export const takenFrom = (
  { atLeast, fields }: Pick<Resource, 'atLeast' | 'fields'>,
  { before, after }: Change,
  kinds: Kinds,
): readonly ResolvedAtLeast[] => {
  const meets = (record: Row | undefined, { when }: ResolvedAtLeast) =>
    record !== undefined && matches(when, record, { fields, kinds });
  return atLeast.filter((each) => meets(before, each) && !meets(after, each));
};

/** The filter of a list that counts what meets such a rule; undefined where no list can be asked that. */
export const countingFilter = ({ when }: Pick<ResolvedAtLeast, 'when'>): Row | undefined => {
  const asked = Object.entries(when).map(([name, wanted]): [string, unknown] => {
    const [[operator, value] = ['', undefined], ...others] = Object.entries(comparisonOf(wanted));
    const isOne = others.length === 0 && (operator === '$eq' || operator === '$in');
    return [name, isOne ? value : undefined];
  });
  const isAskable = asked.every(([name, value]) => !name.startsWith('$') && !isEmpty(value));
  return isAskable ? Object.fromEntries(asked) : undefined;
};

/** Too few would be left; said beside the field that makes the difference. */
export const tooFewIssue = ({ when, message }: ResolvedAtLeast, { before, after }: Change): Issue => {
  const path = after && pathsOf(when).find((name) => isChanged(name, { before, after }));
  return { path: path ?? WHOLE, key: 'rule', message };
};

/** The place of what is wrong with a record as a whole: every record has it, and no label. */
export const WHOLE = 'id';

const isChanged = (name: string, { before, after }: { readonly before: Row; readonly after: Row }): boolean =>
  JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);
