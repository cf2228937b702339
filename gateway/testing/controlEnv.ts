import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Bindings are there when a real server received the request; Hono's own `app.request` has none. */
export type ControlEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { logged?: LoggedRequest };
};

export type ControlContext = Context<ControlEnv>;

/** One request as it came over the wire, and what became of it. */
export type LoggedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Names in lower case, as they were sent: tokens included. */
  headers: Record<string, string>;
  /** JSON as a value, other text as it is, undefined when there was none. */
  body?: unknown;
  /** What the routes answered, whether or not it was let out; absent when they never saw the request. */
  handled?: number;
  /** What went out on the wire; absent while it is under way and when the connection was cut. */
  status?: number;
  /** The kind of the fault that was played on it. */
  fault?: string;
};
