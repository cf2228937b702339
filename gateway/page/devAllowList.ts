import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { isCSSRequest, type HtmlTagDescriptor, type Plugin, type ViteDevServer } from 'vite';
import { nothingAt } from '../../server/refusal';
import { hostsIn } from '../../server/settings';
import { readOwnSettings } from './ownSettings';
import { isPageAddress } from './pageAddress';
import { policyOf } from './policy';

/**
 * Stands before the dev server, which hands out any file of the tree in a dozen spellings. What passes is a list:
 * the page, the addresses that Vite itself has written into a module of it, and what its styles name. Nobody reads
 * an address here as a path, so no spelling can lead anywhere.
 */
export const devAllowList = (dataFolder: string, nonce = randomUUID()): Plugin => ({
  name: 'dev-door',
  apply: 'serve',
  config: () => ({
    html: { cspNonce: nonce },
    server: {
      // Vite would let every page of another port of this machine read what it serves.
      cors: false,
      headers: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
      fs: { deny: [...DENIED, `${resolve(dataFolder)}/**`] },
    },
  }),
  transformIndexHtml: () => [WITHOUT_WORKERS],
  configureServer: (server) => {
    const entries = entriesOf(server.config.root);
    server.middlewares.use(async (request, response, next) => {
      if (isPageAddress(askedBy(request))) {
        request.url = '/index.html';
        const hosts = hostsIn(await readOwnSettings(server.config.publicDir));
        response.setHeader('Content-Security-Policy', policyWhile(nonce, hosts));
        return next();
      }
      if (request.headers.accept === 'text/x-vite-ping') return answerPing(response);
      return isAllowed(request, server, entries) ? next() : refuse(request, response);
    });
  },
});

/** What Vite and the packages need while developing: scripts in the page by a nonce, and styles written out. */
const policyWhile = (nonce: string, hosts: readonly string[]): string =>
  policyOf({ hosts, scripts: [`'nonce-${nonce}'`], styles: ["'unsafe-inline'"] });

/*
 * Vite's client waits in a worker for a server that is gone, which the policy forbids: it would wait for ever, and be told
 * of no edit any more. Where a browser knows no such worker, it waits in the page.
 */
const WITHOUT_WORKERS: HtmlTagDescriptor = {
  tag: 'script',
  injectTo: 'head-prepend',
  children: 'delete globalThis.SharedWorker',
};

/** A second wall, by the names of files; the first three are those of Vite, which a list of one's own replaces. */
const DENIED = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '**/.git/**'];

const askedBy = ({ method = 'GET', url = '/', headers }: IncomingMessage) => ({
  method,
  path: url.split('?')[0] ?? '/',
  accept: headers.accept,
});

const isAllowed = (
  request: IncomingMessage,
  server: ViteDevServer,
  entries: ReadonlySet<string>,
): boolean => {
  const { method, url = '/', headers } = request;
  // The error overlay opens the editor; no page of somebody else does. Vite's router compares without regard to case.
  if (url.toLowerCase().startsWith('/__open-in-editor')) return headers['sec-fetch-site'] === 'same-origin';
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    entries.has(url) ||
    BUNDLE.test(url) ||
    isModule(url, server) ||
    isNamedByStyle(url, server) ||
    isPublic(url, server.config.publicDir)
  );
};

/** What the page itself loads: Vite's client, and the scripts that index.html names. */
const entriesOf = (root: string): ReadonlySet<string> => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].flatMap(([, src]) => src ?? []);
  return new Set(['/@vite/client', '/@react-refresh', ...scripts]);
};

/** Packages that Vite has bundled. Their chunks import each other, which it does not write down. */
const BUNDLE = /^\/node_modules\/\.vite\/deps\/[\w.-]+\.js(\.map)?(\?v=\w+)?$/;

const isModule = (url: string, { environments }: ViteDevServer): boolean => {
  const { urlToModuleMap } = environments.client.moduleGraph;
  const name = moduleNameOf(url);
  return name !== undefined && urlToModuleMap.has(name);
};

/** The name by which Vite knows a module, of the address that it wrote into the importing one. */
const moduleNameOf = (url: string): string | undefined => {
  const [path = '', ...query] = url.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((each) => each !== '' && !/^(import|t=\d{13})$/.test(each));
  const own = path.startsWith('/@id/') ? path.slice('/@id/'.length).replace('__x00__', '\0') : path;
  try {
    return [decodeURI(own), ...(kept.length > 0 ? [kept.join('&')] : [])].join('?');
  } catch {
    return undefined;
  }
};

/* Fonts and pictures of a style are not imported, so no list of modules holds them. */
const isNamedByStyle = (url: string, { environments }: ViteDevServer): boolean =>
  /^\/[\w@./-]+$/.test(url) &&
  [...environments.client.moduleGraph.urlToModuleMap.values()].some(
    ({ url: module, transformResult }) =>
      isCSSRequest(module) && transformResult?.code.includes(`url(${url})`) === true,
  );

/** Files that are published as they are; a name of plain words alone, so that nothing can lead out of the folder. */
const isPublic = (url: string, folder: string): boolean => {
  if (folder === '' || !/^(\/[\w-]+(\.[\w-]+)*)+$/.test(url)) return false;
  const file = join(folder, url);
  return existsSync(file) && statSync(file).isFile();
};

/* Vite's client asks whether the server is back. Answered here, because the header goes with any address. */
const answerPing = (response: ServerResponse): void => {
  response.writeHead(204).end();
};

const refuse = (request: IncomingMessage, response: ServerResponse): void => {
  const { status, body } = nothingAt(askedBy(request));
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' });
  response.end(JSON.stringify(body));
};
