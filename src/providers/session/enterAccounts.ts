import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import type { Account } from './signIn';

/** A data provider whose actions that enter an account do so: the page begins anew, so nothing goes on after them. */
export const enterAccounts = (
  provider: ResourceProvider,
  account: Pick<Account, 'enter'>,
): ResourceProvider => ({
  ...provider,
  runAction: async (name, params) => {
    const answer = await provider.runAction(name, params);
    if (params.action.enters === undefined) return answer;
    account.enter(answer.entered, `/${name}/${encodeURIComponent(String(params.id))}/show`);
    return new Promise(() => undefined);
  },
});
