import { request, Agent } from 'node:http';

export type Heard = {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | undefined;
};

export type Ask = (
  path: string,
  init?: { method?: string; headers?: Readonly<Record<string, string>> },
) => Promise<Heard>;

/** Asks a server for addresses exactly as they are written; `fetch` would tidy them up before. */
export const askAsWritten = (address: string): Ask => {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            header: (name) => answer.headers[name]?.toString(),
          }),
        );
      });
      asked.on('error', reject).end();
    });
};
