/** What a page may load besides what lies beside it. */
export type Allowed = {
  /** Bases of the hosts that it calls, such as `https://api.example.com/v1`; a path is of the page's own host. */
  readonly hosts: readonly string[];
  /** Scripts written into the document, as `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[];
  /** Further sources of styles. */
  readonly styles?: readonly string[];
};

/**
 * The content security policy of the page, as the value of its header. Nothing is allowed that is not named, and no
 * text becomes a script or markup (`require-trusted-types-for`): the one exception stands in index.html.
 */
export const policyOf = ({ hosts, scripts, styles = [NOTHING] }: Allowed): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // Logos and pictures of records are https addresses, or written out.
    "img-src 'self' https: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ['connect-src', "'self'", ...new Set(hosts.flatMap(connectionsTo))],
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
    .map((each) => [each].flat().join(' '))
    .join('; ');

/**
 * The empty style element: emotion makes one and then adds its rules by the object model, which no policy
 * concerns. So no inline style has to be allowed.
 */
const NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Calls, and the socket that listens to the same host. */
const connectionsTo = (host: string): string[] => {
  if (!URL.canParse(host)) return [];
  const { protocol, host: name } = new URL(host);
  // A semicolon or a space would begin a directive of its own; no name of a host has one.
  if (!/^https?:$/.test(protocol) || !/^[\w.:[\]-]+$/.test(name)) return [];
  return [`${protocol}//${name}`, `${protocol.replace('http', 'ws')}//${name}`];
};

/** The scripts that are written into a document, as sources of a policy. */
export const scriptsIn = (html: string): Promise<string[]> =>
  Promise.all([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text)));

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};
