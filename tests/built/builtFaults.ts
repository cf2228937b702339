import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import accounts from '../../fixtures/accounts.json';

type Rule = { readonly fault: string; readonly isBroken: (file: string, text: string) => boolean };

/**
 * What no page may bring to a browser, each as `file: the fault`: what it is made of, what opens the server, and, but
 * for a demonstration, whom the fixtures name and how they sign in.
 */
export const builtFaults = (folder: string, { isDemo }: { readonly isDemo: boolean }): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const text = readFileSync(path, 'latin1');
      return [...always, ...(isDemo ? [] : fixtures)]
        .filter(({ isBroken }) => isBroken(path, text))
        .map(({ fault }) => `${path.slice(folder.length + 1)}: ${fault}`);
    });

const holds = (pattern: RegExp) => (_: string, text: string) => pattern.test(text);

const always: readonly Rule[] = [
  {
    fault: 'a source map',
    isBroken: (file, text) => file.endsWith('.map') || /[#@] ?sourceMappingURL=/.test(text),
  },
  {
    fault: 'a private key',
    isBroken: holds(/-----BEGIN [A-Z ]*PRIVATE KEY-----|"kty": ?"(oct|RSA|EC|OKP)"/),
  },
  { fault: 'the hash of a password', isBroken: holds(/scrypt\$\d+\$[\w-]+\$|\$2[aby]\$\d\d\$/) },
  { fault: 'a signed token', isBroken: holds(/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/) },
  {
    fault: 'the name of a secret of the server',
    isBroken: holds(/GATEWAY_SECRET|DATABASE_URL|postgres:\/\//),
  },
];

const fixtures: readonly Rule[] = accounts.map(({ email, password }) => ({
  fault: `the account ${email} of the fixtures`,
  isBroken: (_, text) =>
    text.includes(email) || new RegExp(`password["']?: ?["'\`]${password}["'\`]`).test(text),
}));
