import { createOverrideFiles, type OverrideFiles, type OverrideModules } from './overrideFiles';

/* None of them need be there. Each is a download of its own. */
const entities: OverrideModules = import.meta.glob(['../../overrides/*.tsx', '!**/*.test.tsx'], {
  import: 'default',
});
const pages: OverrideModules = import.meta.glob(['../../overrides/pages/*.tsx', '!**/*.test.tsx'], {
  import: 'default',
});

const KEPT = 'overrides';

/** What `overrides/` has for entities and pages. While developing it follows the folder. */
export const overrides: OverrideFiles =
  (import.meta.hot?.data[KEPT] as OverrideFiles) ?? createOverrideFiles();

overrides.use({ entities, pages });

if (import.meta.hot) {
  // A file that comes, changes or goes runs this module again; what was loaded before it is kept.
  import.meta.hot.data[KEPT] = overrides;
  import.meta.hot.accept();
}
