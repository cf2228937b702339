import type { Model } from '../../model/model';
import type { ResourceProvider } from '../data/resourceProvider';
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
  const isOwn = (name: string, id: unknown): boolean => {
    const user = session.user();
    const isPeople = model.accounts?.resources.includes(model.resource(name).key) ?? false;
    return isPeople && user !== undefined && userId(user) === String(id);
  };
  const update: ResourceProvider['update'] = async (name, params) => {
    const answer = await provider.update(name, params);
    if (!isOwn(name, params.id)) return answer;
    const names = model.resource(name).fields.map((field) => field.name);
    const own = names.filter((field) => field !== model.accounts?.roles?.field);
    const change = changedOf(own, params.previousData, answer.data);
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
