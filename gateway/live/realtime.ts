import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { z } from 'zod';

import type { Admission, Sockets } from '../../server/live/sockets';
import { PEOPLE_TOPIC } from '../../server/accounts/sessions';
import type { Clock } from '../../server/clock';
import { answerUpgrades } from './answerUpgrades';
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

/*
 * It lies with the connection itself, and goes with it: one that ends while its token is looked at is never said to have
 * begun or ended, and would be left in any list of ours.
 */
type Line = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { admitted?: Admitted }>;
type Lines = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Line['data']>;

/**
 * Whose events a connection gets is in its query (S7.19: `user=customer&userId=`). That alone proves nothing, so the
 * handshake has to carry the access token of the same person; `assumed`, for the specification shows no proof. It
 * lasts as long as that token, or a newer one of the same person that the page sends as `renew`.
 */
export const createRealtime = async ({ clock, store, origins = [], trusted }: Parts): Promise<Realtime> => {
  let admit: Parameters<Sockets['admitBy']>[0] = async () => undefined;
  const forms: Forms = { hear: () => undefined };
  const handshakes = createHandshakes(trusted);
  const io = serverWith(handshakes, origins);

  const present = async (socket: Line, given: unknown): Promise<boolean> => {
    const { success, data } = credentials.safeParse(given);
    const holder = success ? await admit(data.token) : undefined;
    if (!success || holder?.userId !== userIdOf(socket)) return false;
    socket.data.admitted = { token: data.token, holder, isTold: false };
    return true;
  };
  const look = async ([socket, { token }]: readonly [Line, Admitted]) => {
    const holder = await admit(token);
    if (holder) socket.emit('rights', holder.rights);
    else socket.disconnect(true);
  };
  const lookAt = (userId?: unknown) => {
    for (const each of admittedIn(io))
      if (typeof userId !== 'string' || each[1].holder.userId === userId) look(each).catch(report);
  };

  io.use((socket, next) => {
    const own = admittedIn(io).filter(([each]) => userIdOf(each) === userIdOf(socket));
    if (own.length >= MOST_SOCKETS) return next(refused(429, 'Too many connections.'));
    handshakes
      .judged(socket.conn, present(socket, socket.handshake.auth))
      .then((isIn) => next(isIn ? undefined : refused(401, NO_TOKEN)), next);
  });
  io.on('connection', (socket) => {
    handshakes.ended(socket.conn);
    void socket.join(roomOf(userIdOf(socket)));
    socket.on('renew', (given: unknown) => void present(socket, given).catch(report));
    followForm(socket, forms);
    // What happened between the question and now was told before this connection could be found.
    const { admitted } = socket.data;
    if (admitted) look([socket, admitted]).catch(report);
  });

  const stop = await store.listen(PEOPLE_TOPIC, lookAt, lookAt);
  const rounds = setInterval(() => endExpired(io, clock), ROUND);
  rounds.unref();
  return {
    attach: (server) => {
      io.attach(server);
      answerUpgrades(server, (request) => isOfSocket(io, request) || isOfVite(request));
      io.engine.on('connection', handshakes.begun);
    },
    admitBy: (next) => void (admit = next),
    formsBy: (hear) => void (forms.hear = hear),
    ...outwards(io),
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

const followForm = (socket: Line, forms: Forms): void => {
  const from = { connection: socket.id, userId: userIdOf(socket) };
  socket.on('editing', (place: unknown) => forms.hear(from, place));
  socket.on('disconnect', () => forms.hear(from, undefined));
};

/* The connections that there are, each with what it was admitted by. */
const admittedIn = (io: Lines): (readonly [Line, Admitted])[] =>
  [...io.of('/').sockets.values()].flatMap((socket) => {
    const { admitted } = socket.data;
    return admitted ? [[socket, admitted] as const] : [];
  });

const outwards = (io: Lines) =>
  ({
    connected: () => [...new Set(admittedIn(io).map(([, { holder }]) => holder.userId))],
    emit: ({ event, userId, connection = roomOf(userId), payload }) =>
      void io.to(connection).emit(event, payload),
    drop: (userId) => void (userId === undefined ? io : io.in(roomOf(userId))).disconnectSockets(true),
    count: () => io.of('/').sockets.size,
  }) satisfies Partial<Realtime>;

const serverWith = (
  { patience, judge }: ReturnType<typeof createHandshakes>,
  origins: readonly string[],
): Lines =>
  new Server({
    ...(origins.length > 0 && { cors: { origin: [...origins] } }),
    serveClient: false,
    /* what is not for it is answered, or left to the dev server */
    destroyUpgrade: false,
    connectTimeout: patience,
    allowRequest: (request, answer) => answer(...judge(request)),
  });

const isOfSocket = (io: Lines, { url = '' }: IncomingMessage): boolean => url.startsWith(`${io.path()}/`);

/* How the page of the dev server hears of edits. */
const isOfVite = ({ headers }: IncomingMessage): boolean =>
  headers['sec-websocket-protocol']?.startsWith('vite-') === true;

const endExpired = (io: Lines, clock: Clock): void => {
  for (const [socket, entry] of admittedIn(io)) {
    const left = entry.holder.expiresAt - clock.now() / 1000;
    if (left <= 0) socket.disconnect(true);
    else if (left <= NOTICE_SECONDS && !entry.isTold) {
      entry.isTold = true;
      socket.emit('expiring');
    }
  }
};

const roomOf = (userId: string): string => `user:${userId}`;

const userIdOf = ({ handshake }: Line): string => String(handshake.query['userId']);

const credentials = z.object({ token: z.string() });

const NO_TOKEN = 'The token is missing, malformed, expired or of another person.';

/** An error whose data carry the code by which a client knows that its token has expired. */
const refused = (status: 401 | 429, message: string): Error =>
  Object.assign(new Error(message), { data: new Refusal(status, message).body });
