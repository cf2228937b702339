import type { HookFiles } from '../server/hooks/checkHooks';

/** What samples do on their server. A build without samples has none here (`build/samplesOff.ts`). */
export const sampleHooks: HookFiles = import.meta.glob(['../overrides/samples/*.server.ts'], {
  eager: true,
  import: 'default',
});
