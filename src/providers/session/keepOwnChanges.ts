import { accountKeys } from '../../model/permissions/accounts';
import type { PageModel } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import type { SessionKeeper } from './session';
import { userId } from './userData';

type OwnChanges = {
  readonly model: Pick<PageModel, 'accounts' | 'resource'> & Partial<Pick<PageModel, 'settings'>>;
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
  /* What only some accounts have is of the account where it came with the sign-in. */
  const isEverybodys = (field: string) =>
    accountKeys(model).every((each) => model.resource(each).fields.some(({ name }) => name === field));
  /* Of the account itself all but its roles, which the next sign-in brings; of a record beside it what it shares. */
  const ownFields = (name: string, id: unknown): readonly string[] => {
    const user = session.user();
    const { key, fields, ofAccount } = model.resource(name);
    const isPeople = accountKeys(model).includes(key);
    if (!isPeople) return ofAccount.filter((field) => isEverybodys(field) || field in Object(user));
    if (user === undefined || userId(user) !== String(id)) return [];
    return fields.map((field) => field.name).filter((field) => field !== model.accounts?.roles?.field);
  };
  /* Of the record of one's own that holds settings, those that changed: they are in force at once. */
  const settingsIn = (name: string, before: Row, after: Row): Row => {
    const { key } = model.resource(name);
    const places = Object.entries(model.settings ?? {}).map(
      ([setting, place]) => [setting, ...place.split('.')] as const,
    );
    // Those that came with the sign-in: of the others the page knows nothing.
    const known = Object(session.user()?.['settings']) as object;
    const held = places.filter(([setting, entity]) => entity === key && setting in known);
    const changed = changedOf(
      held.map(([, , field = '']) => field),
      before,
      after,
    );
    return Object.fromEntries(
      held.flatMap(([setting, , field = '']) => (field in changed ? [[setting, changed[field]]] : [])),
    );
  };
  const isOwn = (name: string) => model.resource(name).single === 'own';
  const update: ResourceProvider['update'] = async (name, params) => {
    const answer = await provider.update(name, params);
    const change = changedOf(ownFields(name, params.id), params.previousData, answer.data);
    const fullName = change[model.accounts?.name ?? ''];
    const settings = isOwn(name) ? settingsIn(name, params.previousData, answer.data) : {};
    if (Object.keys({ ...change, ...settings }).length > 0)
      session.updateUser({
        ...change,
        ...(typeof fullName === 'string' && { fullName }),
        ...(Object.keys(settings).length > 0 && {
          settings: { ...Object(session.user()?.['settings']), ...settings },
        }),
      });
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
