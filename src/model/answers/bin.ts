import type { RaRecord } from 'react-admin';
import { isPlainObject } from '../values/plainObject';

/** What was deleted of an entity: `GET /api/bin/<entity>`; put back, or deleted for good: `POST`. At a host that offers `bin`. */
export const BIN_PATH = '/api/bin';

/** Records on a page of it. */
export const BIN_PAGE = 25;

/** A record in the bin: who deleted it when. */
export type Binned = { readonly at: string; readonly by: string | undefined; readonly record: RaRecord };

export type Bin = { readonly entries: readonly Binned[]; readonly total: number };

/** What a server answered, its records as `read` understands them; undefined when it is anything else. */
export const readBin = (
  answer: unknown,
  read: (record: unknown) => RaRecord | undefined,
): Bin | undefined => {
  const rows = isPlainObject(answer) ? answer['bin'] : undefined;
  if (!isPlainObject(answer) || !Array.isArray(rows)) return undefined;
  const entries = rows.flatMap((each: unknown) => {
    const record = isPlainObject(each) ? read(each['record']) : undefined;
    if (!record || !isPlainObject(each)) return [];
    const { at, by } = each;
    return [{ at: String(at), by: typeof by === 'string' ? by : undefined, record }];
  });
  return { entries, total: Number(answer['total_results']) || entries.length };
};
