import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import { bringTexts } from '../../locales/brought';
import { files } from '../../locales/en/files';
import type { FileShown, ResourceProvider } from '../../model/resolved/resourceProvider';
import { askAddress } from './askAddresses';

bringTexts({ app: files });

/** An address is asked for anew before it is over, and one that is not there yet sooner, in milliseconds. */
const [GOOD_MS, SOON_MS] = [8 * 60_000, 30_000];

type Asked = {
  readonly id: string;
  readonly shown: FileShown;
  /** The entity that has it. Default: the one around. */
  readonly resource?: string | undefined;
  /** Default: true. */
  readonly isAsked?: boolean;
};

/** Where a file may be looked at. `again` asks for another address: where the device has another one by now, the old is no good. */
export const useFileAddress = ({ id, shown, resource: named, isAsked = true }: Asked) => {
  const provider = useDataProvider<ResourceProvider>();
  const of = useQueryClient();
  const around = useResourceContext();
  const resource = named ?? around ?? '';
  const { data, isPending, refetch } = useQuery({
    queryKey: ['fileAddress', resource, id, shown],
    queryFn: () => askAddress({ provider, of }, resource, { id, shown }),
    enabled: isAsked,
    staleTime: GOOD_MS,
    refetchInterval: ({ state }) => (state.data?.said === undefined ? GOOD_MS : SOON_MS),
    gcTime: GOOD_MS,
  });
  return { address: data?.address, said: data?.said, isPending, again: () => void refetch() };
};

/**
 * Asks for the address of a file at the moment when somebody wants it, so that it is never over. Answers what to tell them
 * where there is none.
 */
export const useDownloadFile = () => {
  const provider = useDataProvider<ResourceProvider>();
  const of = useQueryClient();
  const resource = useResourceContext() ?? '';
  return async ({
    id,
    name,
  }: {
    readonly id: string;
    readonly name: string;
  }): Promise<string | undefined> => {
    const { address, said } = await askAddress({ provider, of }, resource, { id, shown: 'whole' });
    if (address === undefined) return said ?? 'app.files.gone';
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    return undefined;
  };
};
