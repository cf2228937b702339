interface ImportMetaEnv {
  /** `off` where entities that no server has are left out: what the build, or `npm start`, found in `DEMO`. */
  readonly DEMO?: string;
}
