import { QueryClient } from '@tanstack/react-query';
import type { Connection } from '../../providers/session/connection';

/**
 * The HTTP layer repeats what may be repeated. `always` makes a call without a connection fail visibly
 * instead of waiting in silence for the connection to come back.
 */
export const createQueryClient = (session: Connection['session']) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
  // react-admin asks for them when it is drawn, and draws the whole frame again with the answer, which is known already.
  client.setQueryData(['auth', 'getPermissions', {}], session.user()?.ability ?? []);
  return client;
};
