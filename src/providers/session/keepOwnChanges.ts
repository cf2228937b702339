import { accountKeys } from '../../model/permissions/accounts';
import type { Model } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import type { SessionKeeper } from './session';
import { userId } from './userData';

type OwnChanges = {
  readonly model: Pick<Model, 'accounts' | 'resource'>;
  readonly session: Pick<SessionKeeper, 'user' | 'updateUser'>;
};

/**
 * A data provider that tells the session what the signed-in person saved of the own record (S3.01): the values that
 * changed, as the server stored them. Without it, the product would greet people by their former name until the next
 * sign-in.
 */
export const keepOwnChanges = (
  provider: ResourceProvider,
  { model, session }: OwnChanges,
): ResourceProvider => {
  /* Of the account itself all but its roles, which the next sign-in brings; of a record beside it what it shares. */
  const ownFields = (name: string, id: unknown): readonly string[] => {
    const user = session.user();
    const { key, fields, ofAccount } = model.resource(name);
    const isPeople = accountKeys(model).includes(key);
    if (!isPeople) return ofAccount;
    if (user === undefined || userId(user) !== String(id)) return [];
    return fields.map((field) => field.name).filter((field) => field !== model.accounts?.roles?.field);
  };
  const update: ResourceProvider['update'] = async (name, params) => {
    const answer = await provider.update(name, params);
    const change = changedOf(ownFields(name, params.id), params.previousData, answer.data);
    const fullName = change[model.accounts?.name ?? ''];
    if (Object.keys(change).length > 0)
      session.updateUser({ ...change, ...(typeof fullName === 'string' && { fullName }) });
    return answer;
  };
  return { ...provider, update };
};

type Row = Readonly<Record<string, unknown>>;

const changedOf = (names: readonly string[], before: Row, after: Row): Row =>
  Object.fromEntries(
    names
      .filter((name) => name in after && JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  );
