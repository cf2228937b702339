interface ImportMetaEnv {
  /** `off` where samples are left out; `vite.config.ts` says it. */
  readonly SAMPLES?: 'on' | 'off';
}
