import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sizesOf } from './sizes.mjs';

const counted = [
  { kind: 'code', type: /html|javascript|css/ },
  { kind: 'font', type: /font|woff/ },
];

/** Stands before the gateway, sends everything on with gzip, and keeps the size of each answer the browser asked for. */
export const startCountingServer = async (gatewayPort) => {
  const transfers = [];
  const server = createServer((request, response) => {
    forward(request, gatewayPort)
      .then(({ answer, body }) => {
        const type = answer.headers.get('content-type') ?? '';
        const kind = counted.find((each) => each.type.test(type))?.kind;
        if (kind)
          transfers.push({ kind, path: request.url, ...(kind === 'code' ? sizesOf(body) : plain(body)) });
        send(response, answer, body);
      })
      .catch((error) => response.writeHead(502).end(String(error)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, transfers, stop };
};

/** A font is compressed already. */
const plain = (body) => ({ gzip: body.length / 1000, brotli: body.length / 1000 });

const notForwarded = [
  'connection',
  'accept-encoding',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];

const forward = async (request, port) => {
  const sent = await bodyOf(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !notForwarded.includes(name)),
  );
  const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(sent.length > 0 ? { body: sent } : {}),
  });
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
};

const bodyOf = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const send = (response, answer, body) => {
  answer.headers.forEach((value, name) => notForwarded.includes(name) || response.setHeader(name, value));
  response.statusCode = answer.status;
  if (body.length === 0) return response.end();
  response.setHeader('content-encoding', 'gzip');
  return response.end(gzipSync(body));
};
