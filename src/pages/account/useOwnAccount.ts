import { useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '../../model/account/ownAccount';

/** What the server keeps about the own account; asked for once for all parts of the page. */
export const useOwnAccount = (account: Pick<OwnAccount, 'read'>) =>
  useQuery({ queryKey: ['ownAccount'], queryFn: ({ signal }) => account.read(signal) });
