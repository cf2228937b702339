import { accountKeys } from '../../model/permissions/accounts';
import { textOf, type Row } from '../../model/values/comparable';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Issue } from '../../model/resolved/kind';
import { ownAccountFault } from '../../model/rules/protection';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import { writeFaults } from '../../model/rules/writeRules';
import { existing, isInScope, withoutSecrets, type DemoParts } from './demoRecords';
import { refuseIssues } from './refuse';

/** The passwords of those who may sign in, by their address. Changes last as long as the page. */
export type DemoPasswords = Map<string, string>;

export const createDemoPasswords = (
  accounts: readonly { readonly email: string; readonly password: string }[],
): DemoPasswords => new Map(accounts.map(({ email, password }) => [email, password]));

export type DemoAccount = { readonly holder: Resource; readonly row: DemoRecord };

/** The record of whoever asks; undefined when that is nobody whose record is here. */
export const accountOf = async (parts: DemoParts): Promise<DemoAccount | undefined> => {
  const { model, store, me } = parts;
  const id = me?.();
  if (id === undefined) return undefined;
  for (const key of accountKeys(model)) {
    const holder = model.resource(key);
    const row = await store.get(holder.api.collection, id);
    if (row && isInScope(holder, row, parts)) return { holder, row };
  }
  return undefined;
};

type Asked = { readonly action: Pick<ResolvedAction, 'account'>; readonly form: Row };

/** What is wrong with the answers that are about the account, as the gateway finds it. */
export const accountFaults = async (
  { action: { account }, form }: Asked,
  parts: DemoParts,
): Promise<Issue[]> => {
  if (account.proof === undefined && account.password === undefined) return [];
  const { kinds, accounts } = parts.model;
  const own = await accountOf(parts);
  const field = own?.holder.fields.find(({ name }) => name === accounts?.password);
  const next = account.password;
  if (field && next !== undefined) {
    const issues = kinds[field.kind].validate((textOf(form[next]) ?? '') as never, field, kinds);
    if (issues.length > 0) return issues.map((issue) => ({ ...issue, path: next }));
  }
  if (account.proof === undefined) return [];
  const known = parts.passwords?.get(textOf(own?.row[accounts?.email ?? '']) ?? '');
  const isRight = known !== undefined && known === form[account.proof];
  return isRight ? [] : [{ path: account.proof, key: 'passwordWrong' }];
};

/** Remembers the new password, where one was asked for. */
export const applyToAccount = async (
  { action: { account }, form }: Asked,
  parts: DemoParts,
): Promise<void> => {
  const password = account.password === undefined ? undefined : textOf(form[account.password]);
  const email = textOf((await accountOf(parts))?.row[parts.model.accounts?.email ?? '']);
  if (password !== undefined && email !== undefined) parts.passwords?.set(email, password);
};

/** The stored record; one of a person's own with the values of the account in it. */
export const present = async (resource: Resource, id: string, parts: DemoParts): Promise<DemoRecord> => {
  const record = await existing(resource, id, parts);
  const own = resource.ofAccount.length > 0 ? await accountOf(parts) : undefined;
  if (!own) return record;
  const values = resource.ofAccount.map((name) => [name, own.row[name] ?? null]);
  return { ...record, ...(Object.fromEntries(values) as Row) };
};

/** Writes to the account what a record of its person is given. @throws HttpFailure when it may not have that. */
export const giveToAccount = async (patch: Row, resource: Resource, parts: DemoParts): Promise<void> => {
  const given = Object.fromEntries(
    Object.entries(patch).filter(([name]) => resource.ofAccount.includes(name)),
  );
  const own = Object.keys(given).length > 0 ? await accountOf(parts) : undefined;
  if (!own) return;
  const { holder, row: before } = own;
  const after = { ...before, ...given };
  const locked = ownAccountFault(holder, { before, after });
  const faults = [
    ...writeFaults({ model: parts.model, resource: holder, before, after }),
    ...(locked ? [locked] : []),
  ];
  if (faults.length > 0) throw refuseIssues(resource, faults);
  await parts.store.change(holder.api.collection, before, withoutSecrets(given, holder, parts));
};
