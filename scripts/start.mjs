// `npm start`: the whole product, gateway included, at one address.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { addressAt, hostFrom, listeningFault, portFrom, portOf } from '../gateway/port.mjs';
import { onStop } from '../gateway/upkeep/onStop.mjs';

const accounts = JSON.parse(readFileSync(new URL('../fixtures/accounts.json', import.meta.url), 'utf8'));
// The demonstration and the samples, unless somebody does not want them.
process.env.DEMO ??= 'on';
process.env.SAMPLES ??= 'on';

const start = async () => {
  const [host, port] = [hostFrom(process.env), portFrom(process.env)];
  const server = await createServer({ logLevel: 'warn', clearScreen: false, server: { host, port } });
  await server.listen().catch((error) => {
    throw listeningFault(error, { host, port, command: 'npm start' });
  });
  console.log(`SMS Gateway: ${addressAt(host, portOf(server.httpServer))}`);
  if (process.env.DEMO === 'on' && process.env.SEED !== 'off')
    console.log(
      `Demo accounts: ${accounts.map(({ email, password }) => `${email} / ${password}`).join(', ')}`,
    );
  return server;
};

try {
  const server = await start();
  onStop(() => server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
