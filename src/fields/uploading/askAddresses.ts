import type { FileAddresses, FileShown, ResourceProvider } from '../../model/resolved/resourceProvider';

type Asking = Pick<ResourceProvider, 'getFileAddresses'>;

type Page = { readonly provider: Asking; readonly of: object };

type Waiting = {
  readonly files: Map<string, Set<FileShown>>;
  readonly answer: Promise<FileAddresses>;
};

/* What is asked for in one turn is one call: a page of rows with pictures asks once. By what keeps the answers of the page. */
const waiting = new WeakMap<object, Map<string, Waiting>>();

/** The address of a file, good for some minutes; undefined where this person may not read it. */
export const askAddress = async (
  { provider, of }: Page,
  resource: string,
  { id, shown }: { readonly id: string; readonly shown: FileShown },
): Promise<string | undefined> => {
  const open = waiting.get(of) ?? new Map<string, Waiting>();
  waiting.set(of, open);
  const asked = open.get(resource) ?? begin(provider, resource, open);
  asked.files.set(id, (asked.files.get(id) ?? new Set()).add(shown));
  return (await asked.answer)[id]?.[shown];
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
