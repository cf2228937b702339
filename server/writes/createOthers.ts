import type { Rule } from '../../src/config/rule';
import { contextIn, contextPaths, inContext, type Context } from '../../src/model/rules/contextValues';
import { matches } from '../../src/model/rules/rules';
import { valueAt } from '../../src/model/values/comparable';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { createSettingOf } from '../settingOf';
import { createByServer } from './write';

type Values = Readonly<Record<string, unknown>>;

/** What an action creates in other entities, in the transaction of the action; answers with how many records that are. */
export const createOthers = async (
  { creates }: ResolvedAction,
  given: Context & { readonly fields: readonly ResolvedField[] },
  parts: Parts & Pick<Request, 'outside'>,
): Promise<number> => {
  const { kinds } = parts.model;
  const context = { ...given, setting: await settingsIn(creates, parts) };
  let made = 0;
  // One after the other: a transaction has one connection.
  for (const [key, { $when, ...values }] of Object.entries(creates)) {
    const resource = parts.model.resource(key);
    if (!matches($when as Rule | undefined, context.record, { ...context, kinds })) continue;
    await createByServer(resource, inContext(values, context), parts);
    made += 1;
  }
  return made;
};

const settingsIn = async (data: unknown, parts: Parts): Promise<(name: string) => unknown> => {
  const settingOf = createSettingOf(parts);
  const found = new Map<string, unknown>();
  for (const each of contextIn(data))
    if ('$setting' in each) found.set(each.$setting, await settingOf(each.$setting));
  return (name) => found.get(name);
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
