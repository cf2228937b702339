import accounts from '../../../fixtures/accounts.json';
import { seeds } from '../../../fixtures/seeds';
import { createDemoDialect } from '../../../src/providers/demo/demoDialect';
import { createDemo } from '../../../src/providers/demo/demoProvider';
import { createDemoSignIn } from '../../../src/providers/demo/demoSignIn';
import { createDialectProvider } from '../../../src/providers/rest/dialectProvider';
import { createAbility } from '../../../src/model/access/ability';
import { model, undoing, withHolders, type Account, type Door, type World } from './world';

const signIn = createDemoSignIn();

const userOf = async ({ email, password }: (typeof accounts)[number]) => {
  const body = JSON.stringify({ email, password });
  const answer = await signIn('/jwt/login', { method: 'POST', body });
  return ((await answer.json()) as { userData: { id: string; ability: unknown } }).userData;
};

/** In the page, without a server. */
export const openDemo: Door = async () => {
  const began = Date.now();
  const [first] = accounts;
  const me = first ? (await userOf(first)).id : undefined;
  const demo = await createDemo({ model, seeds, now: new Date(began), accounts, me: () => me });
  const signedIn = async (account: (typeof accounts)[number]): Promise<Account> => {
    const ability = createAbility((await userOf(account)).ability);
    const dialect = createDemoDialect({ model, store: demo.store, ability: () => ability });
    const provider = createDialectProvider(
      model,
      () => dialect,
      () => true,
    );
    return { ability, provider };
  };
  const keep: World['keep'] = async ({ api: { collection } }, id) => {
    const record = await demo.store.get(collection, id);
    return async () => {
      const now = await demo.store.get(collection, id);
      if (record && now) await demo.store.change(collection, now, undoing(record, now));
    };
  };
  return {
    began,
    provider: demo.provider,
    password: first?.password ?? '',
    past: () => Promise.resolve(404),
    keep: withHolders(keep, String(me)),
    put: async ({ api: { collection } }, id, values) => {
      const record = await demo.store.get(collection, id);
      if (record) await demo.store.change(collection, record, values);
    },
    drop: async ({ api: { collection } }, id) => {
      if (await demo.store.get(collection, id)) await demo.store.remove(collection, id);
    },
    accounts: () => Promise.all(accounts.map(signedIn)),
    stop: () => Promise.resolve(),
  };
};
