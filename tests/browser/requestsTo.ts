import type { LoggedRequest } from '../../gateway/testing/controlEnv';
import type { Product } from './product';

/** What the gateway's log holds for these paths, oldest first; `method` narrows it. */
export const requestsTo = async (
  { control }: Pick<Product, 'control'>,
  path: RegExp,
  method?: string,
): Promise<LoggedRequest[]> => {
  const { entries } = await control('GET', 'log');
  return (entries as LoggedRequest[]).filter(
    (entry) => path.test(entry.path) && (method === undefined || entry.method === method),
  );
};
