import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { withArrived, type Arrived } from '../model/live/arrived';
import type { ConnectionState, Live } from '../model/live/live';

/** What the server says by itself; nothing where there is no connection to one. */
export const LiveContext = createContext<Live>({
  state: () => 'off',
  arrivals: () => NOTHING,
  covering: () => () => undefined,
  unseen: () => NOTHING,
  see: () => undefined,
  follow: () => () => undefined,
  editing: () => () => undefined,
  subscribe: () => () => undefined,
});

const NOTHING = {};
const NONE: readonly never[] = [];

export const useLive = (): Live => useContext(LiveContext);

/** How many new records of a `live` entity came since its list was looked at. */
export const useUnseen = (key: string): number => {
  const { subscribe, unseen } = useLive();
  return useSyncExternalStore(subscribe, () => unseen()[key] ?? 0);
};

/** Whether what is shown follows the server at the moment (S7.22). */
export const useConnectionState = (): ConnectionState => {
  const { subscribe, state } = useLive();
  return useSyncExternalStore(subscribe, state);
};

/**
 * The rows of a list of this entity with what has arrived since they were asked for, each record once (S7.20, S7.23).
 * Who asks for the rows wraps that in `covering` of `useLive`.
 */
export const useWithArrived = <T extends Arrived>(key: string, rows: readonly T[]): readonly T[] => {
  const { subscribe, arrivals } = useLive();
  const arrived = useSyncExternalStore(subscribe, () => arrivals()[key] ?? NONE);
  return useMemo(() => withArrived(rows, arrived as readonly T[]), [rows, arrived]);
};
