import type { Route } from './routes';

/** What is asked for each request; a Hono app is one. `env` carries the connection, where there is one. */
export type Served = { fetch: (request: Request, env?: object) => Promise<Response> | Response };

export type Asked = { readonly method: string; readonly path: string; readonly accept?: string | undefined };

export type Serves = (asked: Asked) => boolean;

/** Paths that are the server's whatever the configuration declares. */
export const FIXED_PREFIXES = ['/jwt/', '/auth/', '/v1/', '/api/', '/hooks/', '/files/'];

/**
 * Which requests are the server's. A path such as `/users` may be a call and a page at once: a browser that opens
 * an address asks for HTML, and the calls of the convention never do.
 */
export const createServes = (
  routes: readonly Pick<Route, 'path'>[],
  besides: Serves = () => false,
): Serves => {
  const patterns = routes.map(({ path }) => patternOf(path));
  return ({ method, path, accept = '' }) => {
    if (path === '/config.json' || FIXED_PREFIXES.some((prefix) => path.startsWith(prefix))) return true;
    const isPage = (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
    return !isPage && (patterns.some((pattern) => pattern.test(path)) || besides({ method, path }));
  };
};

/** What an address of a route looks like. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.split(/:\w+/).map(literal).join('[^/]+')}$`);

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
