import { build } from 'vite';

/** Builds the client and the gateway. Resolves to the client's chunks, each with its code and the modules in it. */
export const buildProduct = async () => {
  process.env.NODE_ENV = 'production';
  const client = await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'gateway/main.ts' } });
  return client.output.filter((output) => output.type === 'chunk');
};
