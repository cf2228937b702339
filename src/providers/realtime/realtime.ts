import type { Socket } from 'socket.io-client';
import type { SessionKeeper } from '../session/session';
import { userId } from '../session/userData';
import { withArrival, type Arrivals, type LiveEntity } from './arrivals';
import { type ConnectionState, mind, type Minding } from './keepSocketConnected';

/** The one connection over which a server speaks first: its state, and what came (S3.08: notifications and orders). */
export type Realtime = {
  /** Connects as whoever is signed in, now and later; returns what closes everything. At most one connection at a time. */
  start(): () => void;
  state(): ConnectionState;
  arrivals(): Arrivals;
  /** Called for every change of either; returns what stops it. */
  subscribe(listener: () => void): () => void;
};

export type RealtimeOptions = {
  /** Base address of the server; default the host of the SMS calls. */
  readonly address: string;
  readonly session: Pick<SessionKeeper, 'get' | 'user' | 'renew' | 'subscribe'>;
  readonly live: readonly LiveEntity[];
  /** Makes the connection without opening it; socket.io is downloaded for it. */
  readonly connect: (address: string, person: Person) => Promise<Socket>;
};

export type Person = { readonly userId: string; readonly token: () => string | undefined };

export const createRealtime = ({ address, session, live, connect }: RealtimeOptions): Realtime => {
  const listeners = new Set<() => void>();
  const now: { state: ConnectionState; arrivals: Arrivals } = { state: 'off', arrivals: {} };
  let open: { readonly generation: object; minding?: Minding } | undefined;

  const tell = (change: Partial<typeof now>) => {
    Object.assign(now, change);
    listeners.forEach((listener) => listener());
  };
  const close = () => {
    open?.minding?.close();
    open = undefined;
    if (now.state !== 'off') tell({ state: 'off' });
  };
  const begin = async () => {
    const user = session.user();
    // Without an id nobody could be told apart (S7.24).
    if (open || live.length === 0 || !user || !session.get()) return;
    const me = userId(user);
    const generation = {};
    open = { generation };
    tell({ state: 'connecting' });
    try {
      const socket = await connect(address, { userId: me, token: () => session.get()?.accessToken });
      // Signed out while socket.io was on its way.
      if (open?.generation !== generation) return void socket.close();
      open.minding = mind(socket, { session, onState: (state) => tell({ state }) });
      for (const entity of live)
        socket.on(entity.event, (payload: unknown) => {
          const arrivals = withArrival(now.arrivals, payload, { entity, me });
          if (arrivals !== now.arrivals) tell({ arrivals });
        });
      socket.connect();
    } catch {
      // Its code could not be downloaded: the product works without, and the next sign-in tries again.
      if (open?.generation === generation) close();
    }
  };

  const hear = ({ type }: { readonly type: string }) => {
    if (type === 'in') void begin();
    if (type === 'renewed') open?.minding?.again();
    if (type === 'out' || type === 'ended' || type === 'replaced') {
      close();
      if (type !== 'ended') tell({ arrivals: {} });
    }
  };
  return {
    start: () => {
      const stop = session.subscribe(hear);
      void begin();
      return () => {
        stop();
        close();
      };
    },
    state: () => now.state,
    arrivals: () => now.arrivals,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
