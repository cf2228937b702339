// `npm start`: the whole product, gateway included, at one address.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { onStop } from '../gateway/upkeep/onStop.mjs';

const accounts = JSON.parse(readFileSync(new URL('../fixtures/accounts.json', import.meta.url), 'utf8'));
const port = Number(process.env.PORT || 5173);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT=${process.env.PORT} is not a port: give a whole number from 1 to 65535`);
  process.exit(1);
}

const portIsTaken = (error) => /already in use|EADDRINUSE/.test(String(error?.message));

const start = async () => {
  const server = await createServer({ logLevel: 'warn', clearScreen: false, server: { port } });
  await server.listen();
  console.log(`SMS Gateway: http://localhost:${port}/`);
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
