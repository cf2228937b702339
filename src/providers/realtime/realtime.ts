import type { Socket } from 'socket.io-client';
import type { SessionKeeper } from '../session/session';
import { userId } from '../session/userData';
import { withArrivals, type Arriving, type LiveEntity } from './arrivals';
import { createForms } from './forms';
import { createGathering } from './gather';
import { mind, type Minding } from './keepSocketConnected';
import type { Live } from '../../model/live/live';
import { readChange } from '../../model/live/changes';
import { createHeard } from './heard';

/** The one connection over which a server speaks first: its state, and what came (S3.08: notifications and orders). */
export type Realtime = Live & {
  /** Connects as whoever is signed in, now and later; returns what closes everything. At most one connection at a time. */
  start(): () => void;
};

export type RealtimeOptions = {
  /** Base address of the server; default the host of the SMS calls. */
  readonly address: string;
  readonly session: Pick<SessionKeeper, 'get' | 'user' | 'renew' | 'subscribe'>;
  readonly live: readonly LiveEntity[];
  /** Whether the server says what was changed (`live` of what it offers). Default: no. */
  readonly offersLive?: () => boolean;
  /** Is this the key of a write of this page? Default: none is. */
  readonly isOwn?: (key: string) => boolean;
  /** Makes the connection without opening it; socket.io is downloaded for it. */
  readonly connect: (address: string, person: Person) => Promise<Socket>;
};

export type Person = { readonly userId: string; readonly token: () => string | undefined };

export const createRealtime = (options: RealtimeOptions): Realtime => {
  const { address, session, live, offersLive = () => false, connect } = options;
  const heard = createHeard();
  const { live: now, tell, forget } = heard;
  const forms = createForms();
  let open: { readonly generation: object; minding?: Minding } | undefined;

  const arriving = createGathering<Arriving>((gathered) => takeArrived(gathered, heard));
  const close = () => {
    open?.minding?.close();
    open = undefined;
    arriving.drop();
    if (now.state() !== 'off') tell({ state: 'off' });
  };
  const begin = async () => {
    const user = session.user();
    // Without an id nobody could be told apart (S7.24).
    if (open || (live.length === 0 && !offersLive()) || !user || !session.get()) return;
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
        socket.on(entity.event, (payload: unknown) => arriving.add({ entity, me, payload }));
      if (offersLive()) {
        hearChanges(socket, options, heard);
        forms.hearOn(socket);
      }
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
      if (type !== 'ended') forget();
    }
  };
  return {
    ...now,
    editing: forms.editing,
    start: () => {
      const stop = session.subscribe(hear);
      void begin();
      return () => {
        stop();
        close();
      };
    },
  };
};

type ToHear = ReturnType<typeof createHeard>;

const takeArrived = (arriving: readonly Arriving[], { live: now, tell, tellMade }: ToHear): void => {
  const before = now.arrivals();
  const arrivals = withArrivals(before, arriving);
  if (arrivals === before) return;
  tell({ arrivals });
  for (const [key, records] of Object.entries(arrivals)) {
    const known = new Set(before[key]?.map(({ id }) => id));
    tellMade({ key, ids: records.map(({ id }) => id).filter((id) => !known.has(id)), more: 0 });
  }
};

const hearChanges = (
  socket: Socket,
  { live, isOwn = () => false }: RealtimeOptions,
  { tell, tellChange, tellMade }: ToHear,
): void => {
  socket.on('changes', (note: unknown) => {
    const change = readChange(note, isOwn);
    if (!change) return;
    tellChange(change);
    const { entity: key, records, more } = change;
    const ids = [...records].flatMap(([id, what]) => (what === 'made' ? [id] : []));
    // Those beside were made, too, where all that are named were.
    const isMade = ids.length === records.size;
    if (live.some((each) => each.key === key)) tellMade({ key, ids, more: isMade ? more : 0 });
  });
  // Between the processes of the server something was lost: as if this connection had been.
  socket.on('missed', () => {
    tell({ state: 'lost' });
    tell({ state: 'on' });
  });
};
