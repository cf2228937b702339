import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DataProvider } from 'react-admin';
import type { Live } from '../../model/live/live';
import type { PageModel } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { askOnce } from '../../providers/data/askOnce';
import type { Connection } from '../../providers/session/connection';
import { userId } from '../../providers/session/userData';

type Parts = {
  readonly model: PageModel;
  readonly client: QueryClient;
  readonly live: Live;
  readonly session: Connection['session'];
};

/** The provider of the product, which asks once for a list that is not paged. */
export const useAskedOnce = (provider: DataProvider, { model, client, live, session }: Parts): DataProvider =>
  useMemo(() => {
    const who = () => {
      const user = session.user();
      return user && userId(user);
    };
    return askOnce(provider as ResourceProvider, { model, client, live, who });
  }, [provider, model, client, live, session]);
