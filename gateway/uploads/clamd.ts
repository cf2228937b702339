import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ScannerAway, type Scan } from '../../server/uploads/scanning';

/** As long as the scanner may be silent, in milliseconds: it loads its lists for a minute after it was started. */
const PATIENCE = 120_000;

/** As long as it may take to be reached: nothing is loaded before it listens. */
const REACHED = 5000;

/** The scanner that `CLAMD` names; undefined when it names none. Errors name the variable and its valid values. */
export const scanFrom = (env: Readonly<Record<string, string | undefined>>): Scan | undefined => {
  const given = env['CLAMD']?.trim();
  if (!given) return undefined;
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(given) ?? [];
  if (host === undefined || Number(port) > 65_535 || Number(port) === 0)
    throw new Error(`CLAMD is "${given}". Valid: the host and port of a clamd, such as 127.0.0.1:3310.`);
  return createClamd({ host: host.replaceAll(/[[\]]/g, ''), port: Number(port) });
};

type Place = { readonly host: string; readonly port: number };

/** Hands files to a clamd over TCP, by its INSTREAM: pieces with their lengths before them, and one of no length at the end. */
export const createClamd =
  (place: Place): Scan =>
  async (stream) => {
    const socket = connect({ ...place, timeout: REACHED });
    let isAway = true;
    socket.on('connect', () => {
      isAway = false;
      socket.setTimeout(PATIENCE);
    });
    socket.on('timeout', () => {
      isAway = true;
      socket.destroy(new Error('it was silent for too long'));
    });
    const answer = answerOf(socket);
    try {
      // Whoever answers before the end has seen enough, or takes no more.
      await Promise.race([send(stream, socket), answer]);
      return verdictIn(await answer);
    } catch (error) {
      const why = `The scanner at ${place.host}:${place.port} did not look into a file: ${whyOf(error)}.`;
      throw new (isAway ? ScannerAway : Error)(why, { cause: error });
    } finally {
      socket.destroy();
      await stream.cancel().catch(() => undefined);
    }
  };

const send = async (stream: ReadableStream<Uint8Array>, socket: Socket): Promise<void> => {
  await once(socket, 'connect');
  await written(socket, 'zINSTREAM\0');
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.length === 0 || socket.destroyed) continue;
      await written(socket, Buffer.concat([lengthOf(value.length), value]));
    }
  } finally {
    reader.releaseLock();
  }
  await written(socket, lengthOf(0));
};

const lengthOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

const written = (socket: Socket, content: string | Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(content, (error) => (error ? reject(error) : resolve()));
  });

const answerOf = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) {
    text += String(piece);
    if (text.includes('\0')) break;
  }
  return text.replaceAll('\0', '').trim();
};

const verdictIn = (answer: string): 'clean' | 'harmful' => {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'harmful';
  throw new Error(answer === '' ? 'it ended the connection' : `it answered "${answer.slice(0, 200)}"`);
};

const whyOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
};
