import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type MouseEvent } from 'react';
import { useDataProvider, useStoreContext, type GetListResult } from 'react-admin';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { useShell } from '../ShellContext';
import { listAtAddress, listedAt } from '../../../model/pages/listAtAddress';

/** Milliseconds for which the page does not ask again for rows that came while it was opened. */
const FRESH = 1000;

/**
 * Asks for the rows of a list when the link to it is pressed, a tenth of a second before it is let go and the page changes:
 * they are there, or on their way, when it is first drawn.
 */
export const useAskAhead = () => {
  const model = useModel();
  const ability = useAbility();
  const client = useQueryClient();
  const provider = useDataProvider();
  const store = useStoreContext();
  const { inner, forList } = useShell();
  return useCallback(
    ({ target, button }: MouseEvent<HTMLElement>) => {
      const address = (target as Element).closest('a')?.getAttribute('href');
      if (!address || button !== 0) return;
      // The host of the static demo knows no other address than that of the page.
      const place = inner(new URL(address.replace(/^#/, ''), window.location.origin));
      const listed = listedAt(model, place);
      if (!listed || !ability.can('list', listed.subject)) return;
      const ask = () => {
        const list = listAtAddress(model, place, (key) => store.getItem(key));
        if (!list) return;
        const { name, asked } = list;
        const queryKey = [name, 'getList', asked];
        client.setQueryDefaults(queryKey, { staleTime: FRESH });
        const queryFn = async (): Promise<GetListResult> => {
          const { data, total, pageInfo, meta } = await provider.getList(name, asked);
          return { data, total, pageInfo, meta } as GetListResult;
        };
        // Each press asks anew.
        void client.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
      };
      if (model.isWhole(listed.key)) return ask();
      // Of what cannot be had its page says so.
      void forList(listed.key).then(ask, () => undefined);
    },
    [model, ability, client, provider, store, inner, forList],
  );
};
