import type { SampleFiles } from './config/defineSamples';

/* Nobody names them, so a folder that is deleted is missed by nothing. A build without samples has none here (`build/samplesOff.ts`). */
export const samples: SampleFiles = import.meta.glob('../config/samples/*.ts', {
  eager: true,
  import: 'default',
});
