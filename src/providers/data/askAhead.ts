import type { GetListParams, GetListResult } from 'react-admin';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

type Asked = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>;

/** A list whose rows are there before anything is drawn. */
export type KnownList = { readonly name: string; readonly asked: Asked; readonly rows: GetListResult };

type Ahead = {
  readonly provider: ResourceProvider;
  /** The list, when its answer comes; undefined where it fails. */
  readonly known: Promise<KnownList | undefined>;
};

/** Milliseconds for which an answer stands in for one that is asked for now. */
const FRESH = 10_000;

/**
 * Asks for one list before the code that draws it is there, and answers with it when the same is asked for the first
 * time. Another list, or the same with other rows in view, is asked for as ever.
 */
export const askAhead = (provider: ResourceProvider, name: string, asked: Asked): Ahead => {
  const first: ReturnType<ResourceProvider['getList']> = provider.getList(name, asked);
  let ahead: typeof first | undefined = first;
  const until = Date.now() + FRESH;
  const known = first.then(
    ({ data, total, pageInfo, meta }) => ({
      name,
      asked,
      rows: { data, total, pageInfo, meta } as GetListResult,
    }),
    () => undefined,
  );
  const asking: ResourceProvider = {
    ...provider,
    getList: ((...call: Parameters<ResourceProvider['getList']>) => {
      const answer = call[0] === name ? ahead : undefined;
      if (answer) ahead = undefined;
      return answer && Date.now() < until && isSame(call[1], asked) ? answer : provider.getList(...call);
    }) as ResourceProvider['getList'],
  };
  return { provider: asking, known };
};

const isSame = (one: Asked, other: Asked): boolean => textOf(one) === textOf(other);

const textOf = ({ pagination, sort, filter, meta }: Asked): string =>
  JSON.stringify([pagination?.page, pagination?.perPage, sort?.field, sort?.order, filter, meta]);
