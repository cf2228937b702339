import type { GetListParams } from 'react-admin';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

type Asked = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>;

/** Milliseconds for which an answer stands in for one that is asked for now. */
const FRESH = 10_000;

/**
 * Asks for one list before the code that draws it is there, and answers with it when the same is asked for the first
 * time. Another list, or the same with other rows in view, is asked for as ever.
 */
export const askAhead = (provider: ResourceProvider, name: string, asked: Asked): ResourceProvider => {
  let ahead: ReturnType<ResourceProvider['getList']> | undefined = provider.getList(name, asked);
  const until = Date.now() + FRESH;
  ahead.catch(() => undefined);
  return {
    ...provider,
    getList: ((...call: Parameters<ResourceProvider['getList']>) => {
      const answer = call[0] === name ? ahead : undefined;
      if (answer) ahead = undefined;
      return answer && Date.now() < until && isSame(call[1], asked) ? answer : provider.getList(...call);
    }) as ResourceProvider['getList'],
  };
};

const isSame = (one: Asked, other: Asked): boolean => textOf(one) === textOf(other);

const textOf = ({ pagination, sort, filter }: Asked): string =>
  JSON.stringify([pagination?.page, pagination?.perPage, sort?.field, sort?.order, filter]);
