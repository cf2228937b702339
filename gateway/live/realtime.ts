import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';

import type { Admission, Sockets } from '../../server/createServer';
import { PEOPLE_TOPIC } from '../../server/accounts/sessions';
import type { Clock } from '../../server/clock';
import { createHandshakes } from './handshakes';
import type { TrustedProxy } from '../../server/requests/sourceOf';
import { Refusal } from '../../server/refusal';
import { report } from '../../server/report';
import type { Store } from '../../server/store/store';

/** Hands events over to the people they are for, over socket.io on the same server as the calls. */
export type Realtime = Sockets & {
  attach: (server: HttpServer) => void;
  /** Ends the connections of one user, or of everybody. */
  drop: (userId?: string) => void;
  /** How many connections there are. */
  count: () => number;
  close: () => Promise<void>;
};

/** Connections of one person at a time: tabs and machines, with room to spare. */
export const MOST_SOCKETS = 20;

/** A page is told this long before its token expires, in seconds, and has a new one by then. */
const NOTICE_SECONDS = 60;

/** How often expired tokens are looked for, in milliseconds. */
const ROUND = 1000;

type Parts = {
  readonly clock: Clock;
  readonly store: Pick<Store, 'listen'>;
  /** Other origins whose pages may connect; none when absent. */
  readonly origins?: readonly string[] | undefined;
  /** Whose word is believed about where a connection comes from. */
  readonly trusted?: TrustedProxy | undefined;
};

/** What a connection was admitted by. */
type Admitted = { token: string; holder: Admission; isTold: boolean };

/**
 * Whose events a connection gets is in its query (S7.19: `user=customer&userId=`). That alone proves nothing, so the
 * handshake has to carry the access token of the same person; `assumed`, for the specification shows no proof. It
 * lasts as long as that token, or a newer one of the same person that the page sends as `renew`.
 */
export const createRealtime = async ({ clock, store, origins = [], trusted }: Parts): Promise<Realtime> => {
  let admit: Parameters<Sockets['admitBy']>[0] = async () => undefined;
  const forms: Forms = { hear: () => undefined };
  const admitted = new Map<Socket, Admitted>();
  const handshakes = createHandshakes(trusted);
  const io = serverWith(handshakes, origins);

  const present = async (socket: Socket, given: unknown): Promise<boolean> => {
    const { success, data } = credentials.safeParse(given);
    const holder = success ? await admit(data.token) : undefined;
    if (!success || holder?.userId !== userIdOf(socket)) return false;
    admitted.set(socket, { token: data.token, holder, isTold: false });
    return true;
  };
  const look = async ([socket, { token }]: [Socket, Admitted]) => {
    const holder = await admit(token);
    if (holder) socket.emit('rights', holder.rights);
    else socket.disconnect(true);
  };
  const lookAt = (userId?: unknown) => {
    for (const each of admitted)
      if (typeof userId !== 'string' || each[1].holder.userId === userId) look(each).catch(report);
  };

  io.use((socket, next) => {
    const own = [...admitted.keys()].filter((each) => userIdOf(each) === userIdOf(socket));
    if (own.length >= MOST_SOCKETS) return next(refused(429, 'Too many connections.'));
    present(socket, socket.handshake.auth).then(
      (isIn) => next(isIn ? undefined : refused(401, NO_TOKEN)),
      next,
    );
  });
  io.on('connection', (socket) => {
    handshakes.ended(socket.conn);
    void socket.join(roomOf(userIdOf(socket)));
    socket.on('renew', (given: unknown) => void present(socket, given).catch(report));
    socket.on('disconnect', () => void admitted.delete(socket));
    followForm(socket, forms);
    // What happened between the question and now was told before this connection could be found.
    const entry = admitted.get(socket);
    if (entry) look([socket, entry]).catch(report);
  });

  const stop = await store.listen(PEOPLE_TOPIC, lookAt, lookAt);
  const rounds = setInterval(() => endExpired(admitted, clock), ROUND);
  rounds.unref();
  return {
    attach: (server) => {
      io.attach(server);
      io.engine.on('connection', handshakes.begun);
    },
    admitBy: (next) => void (admit = next),
    formsBy: (hear) => void (forms.hear = hear),
    ...outwards(io, admitted),
    /* the server itself is closed by whoever opened it */
    close: async () => {
      clearInterval(rounds);
      stop();
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
};

type Forms = { hear: Parameters<Sockets['formsBy']>[0] };

const followForm = (socket: Socket, forms: Forms): void => {
  const from = { connection: socket.id, userId: userIdOf(socket) };
  socket.on('editing', (place: unknown) => forms.hear(from, place));
  socket.on('disconnect', () => forms.hear(from, undefined));
};

const outwards = (io: Server, admitted: ReadonlyMap<Socket, Admitted>) =>
  ({
    connected: () => [...new Set([...admitted.values()].map(({ holder }) => holder.userId))],
    emit: ({ event, userId, connection = roomOf(userId), payload }) =>
      void io.to(connection).emit(event, payload),
    drop: (userId) => void (userId === undefined ? io : io.in(roomOf(userId))).disconnectSockets(true),
    count: () => io.of('/').sockets.size,
  }) satisfies Partial<Realtime>;

const serverWith = (
  { patience, judge }: ReturnType<typeof createHandshakes>,
  origins: readonly string[],
): Server =>
  new Server({
    ...(origins.length > 0 && { cors: { origin: [...origins] } }),
    serveClient: false,
    /* other upgrades on this server, such as those of a dev server, are not ours to end */
    destroyUpgrade: false,
    connectTimeout: patience,
    allowRequest: (request, answer) => answer(...judge(request)),
  });

const endExpired = (admitted: ReadonlyMap<Socket, Admitted>, clock: Clock): void => {
  for (const [socket, entry] of admitted) {
    const left = entry.holder.expiresAt - clock.now() / 1000;
    if (left <= 0) socket.disconnect(true);
    else if (left <= NOTICE_SECONDS && !entry.isTold) {
      entry.isTold = true;
      socket.emit('expiring');
    }
  }
};

const roomOf = (userId: string): string => `user:${userId}`;

const userIdOf = ({ handshake }: Socket): string => String(handshake.query['userId']);

const credentials = z.object({ token: z.string() });

const NO_TOKEN = 'The token is missing, malformed, expired or of another person.';

/** An error whose data carry the code by which a client knows that its token has expired. */
const refused = (status: 401 | 429, message: string): Error =>
  Object.assign(new Error(message), { data: new Refusal(status, message).body });
