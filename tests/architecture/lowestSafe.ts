/**
 * Packages of ours that had a published fault, the first version without it, and what the fault was. A new advisory
 * raises the number; a package that is no longer locked leaves the table.
 */
export const lowestSafe: Readonly<Record<string, { readonly from: string; readonly why: string }>> = {
  '@babel/runtime': { from: '7.26.10', why: 'a quadratic pattern in its replacement of named groups' },
  '@hono/node-server': { from: '1.19.15', why: 'files behind encoded slashes and backslashes' },
  cookie: { from: '0.7.0', why: 'a name or path that writes further cookies' },
  'd3-color': { from: '3.1.0', why: 'a quadratic pattern for colours' },
  debug: { from: '4.4.3', why: '4.4.2 was published by a thief, with code that steals' },
  'decode-uri-component': { from: '0.2.1', why: 'an address that throws where nobody expects it' },
  dompurify: { from: '3.4.11', why: 'markup that gets through: clobbered roots, attached shadow roots' },
  'engine.io': { from: '6.4.2', why: 'one request that stops the server' },
  'follow-redirects': { from: '1.16.0', why: 'credentials sent on to another host' },
  hono: { from: '4.12.25', why: 'any origin reflected by its CORS, mounts found by undecoded paths' },
  jose: { from: '4.15.5', why: 'a token that unpacks to any size' },
  lodash: { from: '4.18.1', why: 'code in template imports, prototypes changed by unset and omit' },
  nanoid: { from: '3.3.8', why: 'ids that can be foreseen after a broken size' },
  papaparse: { from: '5.2.0', why: 'a quadratic pattern for numbers' },
  picomatch: { from: '4.0.4', why: 'patterns that run for ever' },
  postcss: { from: '8.5.10', why: 'a style that closes its own tag' },
  'react-router': {
    from: '7.18.2',
    why: 'a redirect to other hosts by a backslash, actions before their check',
  },
  semver: { from: '7.5.2', why: 'a quadratic pattern for ranges' },
  'socket.io': { from: '4.6.2', why: 'one packet that stops the server' },
  'socket.io-parser': { from: '4.2.7', why: 'memory held for attachments that never come' },
  'tar-fs': { from: '3.1.1', why: 'files written outside the folder by links' },
  'tough-cookie': { from: '4.1.3', why: 'prototypes changed by the name of a cookie' },
  undici: { from: '7.29.0', why: 'requests that can be smuggled and bodies that never end' },
  vite: { from: '8.0.16', why: 'files outside the allowed ones, served to whoever knows the spelling' },
  ws: { from: '8.20.1', why: 'memory of others in a frame, and headers that stop the server' },
  'xmlhttprequest-ssl': { from: '1.6.2', why: 'certificates that nobody checked' },
  yaml: { from: '1.10.3', why: 'nesting that overflows the stack' },
};
