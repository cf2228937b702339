import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What every scanner takes for a virus, and nobody has to fear. In two pieces, so that none finds it here. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

/** A scanner on this machine that speaks as clamd does, and finds EICAR. It begins away: `back` makes it answer. */
export const openClamd = async () => {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let server: Server | undefined;
  const listen = async (port: number) => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      void answer(socket, asked);
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const away = async () => {
    sockets.forEach((socket) => socket.destroy());
    server?.close();
    if (server) await once(server, 'close');
  };
  const port = await listen(0);
  return {
    place: { host: '127.0.0.1', port },
    env: { CLAMD: `127.0.0.1:${port}` },
    /** What was looked into, as text. */
    asked,
    away,
    back: () => listen(port),
  };
};

const LIMIT = 5_000_000;

const answer = async (socket: Socket, asked: string[]): Promise<void> => {
  let held = Buffer.alloc(0);
  const content: Buffer[] = [];
  const start = 'zINSTREAM\0';
  for await (const piece of socket) {
    held = Buffer.concat([held, piece as Buffer]);
    if (content.length === 0 && held.length >= start.length) {
      if (held.toString('latin1', 0, start.length) !== start) return void socket.end('UNKNOWN COMMAND\0');
      held = held.subarray(start.length);
      content.push(Buffer.alloc(0));
    }
    while (content.length > 0 && held.length >= 4 && held.length >= 4 + held.readUInt32BE(0)) {
      const length = held.readUInt32BE(0);
      content.push(held.subarray(4, 4 + length));
      held = held.subarray(4 + length);
      if (content.reduce((sum, each) => sum + each.length, 0) > LIMIT)
        return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (length > 0) continue;
      const text = Buffer.concat(content).toString('latin1');
      asked.push(text);
      return void socket.end(text.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    }
  }
};
