// No TypeScript, because `npm start` reads it before anything could translate it.

/** @type {typeof import('./port.d.mts').portFrom} */
export const portFrom = ({ PORT: given }) => {
  const port = Number(given?.trim() || 5173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${given} is not a port: give a whole number up to 65535, 0 for any that is free`);
};

/** @type {typeof import('./port.d.mts').portOf} */
export const portOf = (server) => {
  const at = server?.address();
  if (at && typeof at === 'object') return at.port;
  throw new Error('This server listens at no port');
};

/** @type {typeof import('./port.d.mts').hostFrom} */
export const hostFrom = ({ HOST: given }) => given?.trim() || '127.0.0.1';

/** @type {typeof import('./port.d.mts').addressAt} */
export const addressAt = (host, port) => {
  const isHere = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`;
};

/** @type {typeof import('./port.d.mts').listeningFault} */
export const listeningFault = (error, { host, port, command }) => {
  const text = `${error?.code} ${error?.message}`;
  if (/EADDRINUSE|already in use/.test(text))
    return new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} ${command}`);
  if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(text))
    return new Error(`HOST=${host} is no address of this machine: give one, or 0.0.0.0 for all of them`);
  return error;
};
