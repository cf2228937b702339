import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import type { FileShown, ResourceProvider } from '../../model/resolved/resourceProvider';
import { askAddress } from './askAddresses';

/** An address is asked for anew before it is over, in milliseconds. */
const GOOD_MS = 8 * 60_000;

type Asked = {
  readonly id: string;
  readonly shown: FileShown;
  /** The entity that has it. Default: the one around. */
  readonly resource?: string | undefined;
};

/** Where a file may be looked at. `again` asks for another address: where the device has another one by now, the old is no good. */
export const useFileAddress = ({ id, shown, resource: named }: Asked) => {
  const provider = useDataProvider<ResourceProvider>();
  const of = useQueryClient();
  const around = useResourceContext();
  const resource = named ?? around ?? '';
  const { data, isPending, refetch } = useQuery({
    queryKey: ['fileAddress', resource, id, shown],
    queryFn: async () => (await askAddress({ provider, of }, resource, { id, shown })) ?? null,
    staleTime: GOOD_MS,
    refetchInterval: GOOD_MS,
    gcTime: GOOD_MS,
  });
  return { address: data ?? undefined, isPending, again: () => void refetch() };
};

/** Asks for the address of a file at the moment when somebody wants it, so that it is never over. */
export const useDownloadFile = () => {
  const provider = useDataProvider<ResourceProvider>();
  const of = useQueryClient();
  const resource = useResourceContext() ?? '';
  return async ({ id, name }: { readonly id: string; readonly name: string }): Promise<boolean> => {
    const address = await askAddress({ provider, of }, resource, { id, shown: 'whole' });
    if (address === undefined) return false;
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    return true;
  };
};
