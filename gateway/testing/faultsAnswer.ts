import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ControlContext } from './controlEnv';
import type { Fault } from './faultsRule';

type Kind = Fault['kind'];
type Played<K extends Kind> = {
  fault: Extract<Fault, { kind: K }>;
  c: ControlContext;
  apply: () => Promise<Response>;
};

/** The answer that a fault makes of a request. `apply` has the routes do their work. */
export const playFault = (
  fault: Fault,
  c: ControlContext,
  apply: () => Promise<Response>,
): Promise<Response> => {
  // The table is keyed by the kind, so the player found is the one for this very fault; TypeScript cannot pair them.
  const play = PLAYERS[fault.kind] as (played: Played<Kind>) => Promise<Response> | Response;
  return Promise.resolve(play({ fault, c, apply }));
};

const PLAYERS: { [K in Kind]: (played: Played<K>) => Promise<Response> | Response } = {
  status: ({ fault: { status, message } }) =>
    failure(status, { errCode: String(status), msg: message, message }),
  body200: ({ fault: { message } }) => failure(200, { errCode: '500', msg: message, message }),
  errCode401: ({ fault: { as, status } }) => failure(status, { errCode: as === 'number' ? 401 : '401' }),
  noMessage: ({ fault: { status } }) => failure(status, { errCode: '500' }),
  msgOnly: ({ fault: { status, message } }) => failure(status, { errCode: '500', msg: message }),
  messageOnly: ({ fault: { status, message } }) => failure(status, { errCode: '500', message }),
  delay: async ({ fault: { ms }, apply }) => {
    await wait(ms);
    return apply();
  },
  drop: ({ c }) => cut(c),
  dropAfterApply: async ({ c, apply }) => {
    await apply();
    return cut(c);
  },
  hang: async ({ c }) => {
    const { outgoing } = connection(c);
    if (!outgoing.destroyed) await once(outgoing, 'close');
    return RESPONSE_ALREADY_SENT;
  },
  truncate: async ({ apply }) => {
    const { status, headers, body } = await readAnswer(await apply());
    return new Response(body.slice(0, Math.ceil(body.length / 2)), { status, headers });
  },
  html: ({ fault: { status } }) => {
    const page = `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;
    return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  empty: ({ fault: { status } }) => new Response(null, { status }),
  raw: ({ fault: { status, body, type } }) =>
    new Response(body, { status, headers: { 'content-type': type ?? 'application/json' } }),
  json: ({ fault: { status, body } }) => Response.json(body, { status }),
  storm401: () => failure(401, { errCode: '401' }),
};

const failure = (status: number, body: object) => Response.json({ success: false, ...body }, { status });

const readAnswer = async (response: Response) => {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { status: response.status, headers, body: await response.text() };
};

/** A true network failure: the client sees its connection die, not an answer. */
const cut = (c: ControlContext) => {
  connection(c).incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

const connection = ({ env }: ControlContext) => {
  const { incoming, outgoing } = env ?? {};
  if (incoming && outgoing) return { incoming, outgoing };
  throw new Error('faults: drop, dropAfterApply and hang need a real connection; serve the app over HTTP');
};
