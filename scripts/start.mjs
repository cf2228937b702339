// `npm start`: the whole product, gateway included, at one address.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { onStop } from '../gateway/upkeep/onStop.mjs';

const accounts = JSON.parse(readFileSync(new URL('../fixtures/accounts.json', import.meta.url), 'utf8'));
const host = process.env.HOST?.trim() || '127.0.0.1';
const port = Number(process.env.PORT || 5173);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT=${process.env.PORT} is not a port: give a whole number from 1 to 65535`);
  process.exit(1);
}

const portIsTaken = (error) => /already in use|EADDRINUSE/.test(String(error?.message));

const start = async () => {
  const server = await createServer({ logLevel: 'warn', clearScreen: false, server: { host, port } });
  await server.listen();
  const isHere = /^(127\.|0\.0\.0\.0$|::1?$)/.test(host);
  console.log(`SMS Gateway: http://${isHere ? 'localhost' : host}:${port}/`);
  console.log(`Demo accounts: ${accounts.map(({ email, password }) => `${email} / ${password}`).join(', ')}`);
  return server;
};

try {
  const server = await start();
  onStop(() => server.close());
} catch (error) {
  console.error(
    portIsTaken(error) ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : error,
  );
  process.exit(1);
}
