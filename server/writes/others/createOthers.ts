import type { Left } from '../../../src/config/contextValue';
import { UNPAGED } from '../../../src/config/limits';
import type { Rule } from '../../../src/config/rule';
import { contextIn, contextPaths, inContext, type Context } from '../../../src/model/rules/contextValues';
import { isOwnAccount } from '../../../src/model/rules/protection';
import type { Condition } from '../../../src/model/rules/matchConditions';
import { matches, ruleConditions } from '../../../src/model/rules/rules';
import { addDecimals, negateDecimal, toDecimal } from '../../../src/model/values/decimal';
import { valueAt } from '../../../src/model/values/comparable';
import type { ResolvedAction, Resource } from '../../../src/model/resolved/resource';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Request } from '../../handlers';
import type { Parts } from '../../parts';
import { refuseIssues } from '../../refusal';
import { scopeConditions } from '../../records/scope';
import { createSettingOf } from '../../settingOf';
import { lockCollection } from '../collectionLock';
import type { Row } from '../../store/store';
import { createByServer } from '../write';
import type { Made } from './made';

type Values = Readonly<Record<string, unknown>>;

/** What an action creates in other entities, in the transaction of the action; what is there already is not created again. */
export const createOthers = async (
  { creates }: ResolvedAction,
  given: Context & { readonly fields: readonly ResolvedField[] },
  parts: Parts & Pick<Request, 'outside'>,
): Promise<readonly Made[]> => {
  const { kinds } = parts.model;
  const setting = await settingsIn(creates, parts);
  const context = { ...given, setting, left: await leftsIn(creates, given, parts) };
  refuseForOneself(creates, context, parts.model);
  const made: Made[] = [];
  // One after the other: a transaction has one connection.
  for (const [key, { $when, $once, ...values }] of Object.entries(creates)) {
    const resource = parts.model.resource(key);
    if (!matches($when as Rule | undefined, context.record, { ...context, kinds })) continue;
    const filled = inContext(values, context);
    const first =
      typeof $once === 'string' ? await firstWith($once, filled[$once], { resource, parts }) : undefined;
    const row = first ?? (await createByServer(resource, filled, parts));
    made.push({ resource, row, isNew: first === undefined });
  }
  return made;
};

type Place = { readonly resource: Resource; readonly parts: Parts };

/* The one that was made of the same record. Several at once come one after the other, so that the second finds it. */
const firstWith = async (
  path: string,
  value: unknown,
  { resource, parts }: Place,
): Promise<Row | undefined> => {
  const { store, model } = parts;
  const { collection } = resource.api;
  await lockCollection(collection, parts);
  const where = [{ path, op: 'eq', value } as Condition, ...scopeConditions(resource, model.kinds)];
  const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: 1, isUncounted: true });
  return rows[0];
};

/** Nobody books what changes the balance of the account they are signed in with. @throws Refusal 422. */
const refuseForOneself = (
  creates: ResolvedAction['creates'],
  context: Context,
  model: Parts['model'],
): void => {
  for (const [key, values] of Object.entries(creates)) {
    const { ledger } = model.resource(key);
    const { ownAccount, fields } = ledger ? model.resource(ledger.to) : {};
    if (!ledger || !ownAccount || !fields) continue;
    const [holder] = Object.values(inContext({ holder: values[ledger.of] }, context));
    if (isOwnAccount({ ownAccount }, holder, context.me))
      throw refuseIssues({ fields }, [{ path: ledger.keeps, key: 'rule', message: ownAccount.message }]);
  }
};

const settingsIn = async (data: unknown, parts: Parts): Promise<(name: string) => unknown> => {
  const settingOf = createSettingOf(parts);
  const found = new Map<string, unknown>();
  for (const each of contextIn(data))
    if ('$setting' in each) found.set(each.$setting, await settingOf(each.$setting));
  return (name) => found.get(name);
};

const leftsIn = async (data: unknown, context: Context, parts: Parts): Promise<(asked: Left) => unknown> => {
  const found = new Map<Left, unknown>();
  for (const each of contextIn(data))
    if ('$left' in each && !found.has(each.$left))
      found.set(each.$left, await leftOf(each.$left, context, parts));
  return (asked) => found.get(asked);
};

const HOUR = 60 * 60 * 1000;

/* Several at once come one after the other, each with what those before it have made. */
const leftOf = async ({ of, after, sum, where, hours }: Left, context: Context, parts: Parts) => {
  const { model, store, clock } = parts;
  const limit = toDecimal(await createSettingOf(parts)(of));
  if (limit === undefined) return null;
  const { api, fields } = model.resource(after);
  await lockCollection(api.collection, parts);
  const since = new Date(clock.now() - hours * HOUR).toISOString();
  const rule = inContext(where as Rule, context);
  const { rows } = await store.list(api.collection, {
    where: [
      { path: 'createdAt', op: 'gte', value: since },
      ...ruleConditions(rule, { fields, kinds: model.kinds }),
    ],
    sort: [],
    offset: 0,
    limit: UNPAGED,
    isUncounted: true,
  });
  const taken = addDecimals(rows.map((row) => toDecimal(row[sum]) ?? '0'));
  return addDecimals([limit, negateDecimal(taken)]);
};

type Sources = { readonly record: Values; readonly fields: readonly ResolvedField[] };

/** What the data asks for over references, such as `plan.price`: looked up before it is needed. */
export const overReferences = async (
  data: unknown,
  { record, fields }: Sources,
  { model, store }: Parts,
): Promise<(path: string) => unknown> => {
  const found = new Map<string, unknown>();
  for (const path of contextPaths(data)) {
    const [name, ...rest] = path.split('.');
    const field = fields.find((each) => each.name === name);
    const [to] = (field && model.kinds[field.kind].references?.(field)) ?? [];
    const id = field && record[field.name];
    if (to === undefined || rest.length === 0 || typeof id !== 'string') continue;
    const row = await store.get(model.resource(to).api.collection, id);
    found.set(path, valueAt(row, rest.join('.')));
  }
  return (path) => found.get(path);
};
