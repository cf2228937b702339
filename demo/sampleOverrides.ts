import type { HookFiles } from '../server/hooks/checkHooks';

/** What samples do on their server, in the page. */
export const hooks: HookFiles = import.meta.glob(['../overrides/samples/*.server.ts'], {
  eager: true,
  import: 'default',
});
