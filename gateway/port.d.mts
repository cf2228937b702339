import type { AddressInfo } from 'node:net';

type Env = Readonly<Record<string, string | undefined>>;

/** The port to listen at: `PORT`, default 5173, 0 for any that is free. @throws when it is no port. */
export declare const portFrom: (env: Env) => number;

/** The port that a server listens at: the one it was given where it was told 0. @throws when it listens at none. */
export declare const portOf: (
  server: { readonly address: () => AddressInfo | string | null } | null,
) => number;

/** The address to listen at: `HOST`, by default this machine alone; 0.0.0.0 for all networks it is in. */
export declare const hostFrom: (env: Env) => string;

/** Where a person opens what listens there. */
export declare const addressAt: (host: string, port: number) => string;

/** What went wrong when a server could not listen, in words that say what to do. `command` started it. */
export declare const listeningFault: (
  error: unknown,
  at: { readonly host: string; readonly port: number; readonly command: string },
) => unknown;
