import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Emission } from './control/controlParts';
import { Refusal } from './refusal';
import type { Tokens } from './accounts/tokens';

/** Hands events over to the people they are for, over socket.io on the same server as the calls. */
export type Realtime = {
  attach: (server: HttpServer) => void;
  emit: (emission: Emission) => void;
  /** Ends the connections of one user, or of everybody. */
  drop: (userId?: string) => void;
  /** How many connections there are. */
  count: () => number;
  close: () => Promise<void>;
};

/**
 * Whose events a connection gets is in its query (S7.19: `user=customer&userId=`). That alone proves nothing, so the
 * handshake has to carry the access token of the same person; `assumed`, for the specification shows no proof.
 */
export const createRealtime = (tokens: Pick<Tokens, 'verify'>): Realtime => {
  /* other upgrades on this server, such as those of a dev server, are not ours to end */
  const io = new Server({ serveClient: false, destroyUpgrade: false });
  io.use((socket, next) => void admit(socket, tokens).then(() => next(), next));
  io.on('connection', (socket) => void socket.join(roomOf(String(socket.handshake.query['userId']))));
  return {
    attach: (server) => void io.attach(server),
    emit: ({ event, userId, payload }) => void io.to(roomOf(userId)).emit(event, payload),
    drop: (userId) => void (userId === undefined ? io : io.in(roomOf(userId))).disconnectSockets(true),
    count: () => io.of('/').sockets.size,
    /* the server itself is closed by whoever opened it */
    close: async () => {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
};

const roomOf = (userId: string): string => `user:${userId}`;

const credentials = z.object({ token: z.string() });

/** @throws an error whose data carry the code by which a client knows that its token has expired. */
const admit = async (socket: Socket, tokens: Pick<Tokens, 'verify'>): Promise<void> => {
  const given = credentials.safeParse(socket.handshake.auth);
  const holder = given.success ? await tokens.verify(given.data.token) : undefined;
  if (holder && holder.userId === socket.handshake.query['userId']) return;
  const { message, body } = new Refusal(
    401,
    'The token is missing, malformed, expired or of another person.',
  );
  throw Object.assign(new Error(message), { data: body });
};
