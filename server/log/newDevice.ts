import { deviceIn } from '../../src/model/account/deviceIn';
import { textOf } from '../../src/model/values/comparable';
import type { Resource } from '../../src/model/resolved/resource';
import type { Store } from '../store/store';

type Log = { readonly log: Resource; readonly holder: string; readonly store: Store };

/**
 * Whether somebody signs in from a browser, or from an address, from which nobody has signed in to this account before.
 * The first sign-in of all is none: there is nothing to compare it with.
 */
export const newDevice = async (
  entry: Readonly<Record<string, unknown>>,
  { log, holder, store }: Log,
): Promise<{ readonly newDevice?: boolean }> => {
  if (!log.fields.some(({ name }) => name === NEW_DEVICE)) return {};
  if (entry['event'] !== 'login' || entry['result'] !== 'ok') return { newDevice: false };
  const { rows } = await store.list(log.api.collection, {
    where: [holder, 'event', 'result'].map(
      (path) => ({ path, op: 'eq', value: textOf(entry[path]) ?? '' }) as const,
    ),
    sort: [{ path: 'createdAt', order: 'text', descending: true }],
    offset: 0,
    limit: MOST_BEFORE,
    isUncounted: true,
  });
  const device = deviceName(entry['device']);
  const isKnown =
    rows.some(({ ip }) => ip === entry['ip']) && rows.some((row) => deviceName(row['device']) === device);
  return { newDevice: rows.length > 0 && !isKnown };
};

/* What an update of the browser leaves as it is. */
const deviceName = (userAgent: unknown): string => {
  const text = textOf(userAgent) ?? '';
  const { browser, system } = deviceIn(text);
  return browser === undefined && system === undefined ? text : `${browser}, ${system}`;
};

/** So many sign-ins are remembered. */
const MOST_BEFORE = 200;

const NEW_DEVICE = 'newDevice';
