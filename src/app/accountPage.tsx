import { ACCOUNT_PAGE } from '../model/account/ownAccount';
import { humanize } from '../model/resolved/labels';
import { download } from '../parts/download';
import { lazyPart } from '../parts/lazyPart';
import { useShell } from './layout/ShellContext';
import { pageOptions } from './pageOptions';
import type { OpenPage } from './textPages';

/** The page of the own account: of everybody, whatever they may do, and in nobody's menu. */
export const accountPage = (): OpenPage => {
  const AccountPage = lazyPart(
    async () => (await download(() => import('../pages/account/AccountPage'))).AccountPage,
    pageOptions,
  );
  const Page = () => {
    const { connection, ownAccount } = useShell();
    const user = connection.session.user();
    const who = { name: user?.fullName ?? '', email: user?.email ?? '', role: humanize(user?.role ?? '') };
    return <AccountPage account={ownAccount} who={who} />;
  };
  return { path: ACCOUNT_PAGE, Page };
};
