import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an operator answers; `hang` says nothing, `cut` ends without a word, `half` in the middle of its answer. */
export type Answer =
  | 'hang'
  | 'cut'
  | 'half'
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

export type Asked = Readonly<Record<'id' | 'to' | 'path', string>>;

export const taken = (id: string): Answer => ({ status: 200, body: { id: `remote-${id}` } });

/** An operator that answers each message as it is told, for the nth time of its id. */
export const openAnswering = async (answerTo: (asked: Asked, nth: number) => Answer | Promise<Answer>) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then(async (text) => {
      const { id = '', to = '' } = JSON.parse(text || '{}') as Partial<Asked>;
      const message = { id, to, path: request.url ?? '' };
      asked.push(message);
      say(await answerTo(message, asked.filter((each) => each.id === id).length), response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** All it was asked, in this order. */
    asked,
    timesOf: (to: string) => asked.filter((each) => each.to === to).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const say = (answer: Answer, response: ServerResponse): void => {
  if (answer === 'hang') return;
  if (answer === 'cut') return void response.destroy();
  if (answer === 'half') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id":');
    return void setImmediate(() => response.destroy());
  }
  const { status, body = '', headers = {} } = answer;
  response.writeHead(status, headers);
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** How such an operator is described. */
export const describedAt = (url: string, more: object = {}) => ({
  url: `${url}/messages`,
  body: { id: '{id}', to: '{to}' },
  id: 'id',
  error: 'error',
  ...more,
});

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
