import { MOST_ADDRESSES } from '../../model/files/keptFile';
import type { FileAddresses, FileShown, ResourceProvider } from '../../model/resolved/resourceProvider';

type Asking = Pick<ResourceProvider, 'getFileAddresses'>;

type Page = { readonly provider: Asking; readonly of: object };

type Waiting = {
  readonly files: Map<string, Set<FileShown>>;
  readonly answer: Promise<FileAddresses>;
};

/*
 * What is asked for in one turn is one call, or as few as may be: a page of rows with pictures asks once. By what keeps the
 * answers of the page.
 */
const waiting = new WeakMap<object, Map<string, Waiting>>();

/** The address of a file, good for some minutes, or why there is none; neither where this person may not read it. */
export type ToldAddress = { readonly address?: string; readonly said?: string };

/** Asks for it together with all that are asked for in this turn. */
export const askAddress = async (
  { provider, of }: Page,
  resource: string,
  { id, shown }: { readonly id: string; readonly shown: FileShown },
): Promise<ToldAddress> => {
  const open = waiting.get(of) ?? new Map<string, Waiting>();
  waiting.set(of, open);
  const last = open.get(resource);
  const hasRoom = last && (last.files.size < MOST_ADDRESSES || last.files.has(id));
  const asked = hasRoom ? last : begin(provider, resource, open);
  asked.files.set(id, (asked.files.get(id) ?? new Set()).add(shown));
  const { [shown]: address, said } = (await asked.answer)[id] ?? {};
  return { ...(address !== undefined && { address }), ...(said !== undefined && { said }) };
};

const begin = (provider: Asking, resource: string, open: Map<string, Waiting>): Waiting => {
  const files = new Map<string, Set<FileShown>>();
  const send = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    open.delete(resource);
    const named = Object.fromEntries([...files].map(([id, shown]) => [id, [...shown]]));
    return (await provider.getFileAddresses(resource, { files: named })).data;
  };
  const begun = { files, answer: send() };
  open.set(resource, begun);
  return begun;
};
