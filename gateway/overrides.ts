import type { HookFiles } from '../server/hooks/checkHooks';

/** The server's half of `overrides/`. None of them need be there. */
export const hooks: HookFiles = import.meta.glob(['../overrides/*.server.ts'], {
  eager: true,
  import: 'default',
});
