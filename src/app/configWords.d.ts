declare module 'virtual:config-words' {
  /** What a build took out of the configuration, by language; empty while developing. */
  export const loadWords: Readonly<
    Record<string, (() => Promise<Readonly<Record<string, string>>>) | undefined>
  >;
}

declare module 'virtual:config-bodies' {
  /** What a build took out of each entity, by its key; empty while developing. */
  export const loadBodies: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}

declare module 'virtual:config-dashboards' {
  /** What a build took out of each dashboard, in all languages, by its key; empty while developing. */
  export const loadDashboards: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}

declare module 'virtual:config-texts' {
  /** What a build took out of each page of text, in all languages, by its key; empty while developing. */
  export const loadTexts: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}
