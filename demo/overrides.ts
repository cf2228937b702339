import type { HookFiles } from '../server/hooks/checkHooks';

/** The server's half of `overrides/`, which runs in the page as well. */
export const hooks: HookFiles = import.meta.glob(['../overrides/*.server.ts'], {
  eager: true,
  import: 'default',
});
