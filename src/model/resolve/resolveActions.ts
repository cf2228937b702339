import type { Action, Added } from '../../config/action';
import type { DeclaredResource } from '../../config/resource';
import { humanize, resolveLabel } from '../resolved/labels';
import type { Kinds } from '../resolved/kind';
import type { ResolvedAction } from '../resolved/resource';
import { callOfAction, parseCall } from './resolveApi';
import { resolveCheck } from './resolveCheck';
import { resolveFields } from './resolveField';
import { withAccounts } from './withAccounts';

type Around = {
  readonly key: string;
  readonly subject: string;
  readonly kinds: Kinds;
  readonly accounts: readonly string[];
};

/** Fills in every option that the actions of an entity leave out. */
export const resolveActions = (declared: DeclaredResource, around: Around): ResolvedAction[] =>
  Object.entries(declared.actions ?? {}).map(([name, action]) => ({
    ...resolveAction(name, action, around),
    adds: action.adds && resolveAdding(action.adds, declared.fields),
    call: parseCall(action.call ?? callOfAction(name, action, { ...declared, key: around.key })),
  }));

const resolveAction = (
  name: string,
  action: Action,
  { subject, kinds, accounts }: Around,
): Omit<ResolvedAction, 'call' | 'adds'> => ({
  name,
  on: action.on,
  label: resolveLabel(action.label ?? humanize(name)),
  icon: action.icon ?? 'play',
  tone: action.tone ?? 'neutral',
  ask: action.ask === undefined ? undefined : resolveLabel(action.ask),
  confirm:
    typeof action.confirm === 'boolean'
      ? action.confirm
      : action.confirm
        ? resolveLabel(action.confirm)
        : false,
  sums: action.sums ?? [],
  estimate: action.estimate ?? false,
  form: withAccounts(resolveFields(action.form ?? {}, kinds), { kinds, accounts }),
  checks: (action.checks ?? []).map(resolveCheck),
  testMail: action.testMail,
  enters: action.enters,
  complete: action.complete ?? false,
  final: action.final,
  primary: action.primary ?? false,
  done: action.done === undefined ? undefined : resolveLabel(action.done),
  when: action.when,
  can: action.can ?? (action.opens ? ['create', action.opens.create] : [name, subject]),
  effect: action.effect ?? {},
  creates: action.creates ?? {},
  opens: action.opens && { values: {}, ...action.opens },
  then: action.then ?? 'stay',
});

/* Over a reference of the record, else the single record of an entity. */
const resolveAdding = (
  { to, row, once }: Added,
  fields: DeclaredResource['fields'],
): ResolvedAction['adds'] => {
  const [first = '', field = ''] = to.split('.');
  const reference = Object.hasOwn(fields, first) ? (fields[first] as { readonly to?: string }) : undefined;
  return { resource: reference?.to ?? first, field, over: reference && first, row, once };
};
