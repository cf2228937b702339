/* A built page that is no demonstration has none of them: they name people, addresses and passwords. */
const found =
  import.meta.env.DEV || import.meta.env.MODE === 'demo'
    ? import.meta.glob<readonly object[]>('../../fixtures/seeds/*.json', { import: 'default' })
    : {};

/** The hand-written first records of some entities, each entity a download of its own. */
export const loadSeeds = async (
  keys: readonly string[],
): Promise<Readonly<Record<string, readonly object[]>>> => {
  const wanted = Object.entries(found).filter(([path]) => keys.includes(keyOf(path)));
  return Object.fromEntries(
    await Promise.all(wanted.map(async ([path, load]) => [keyOf(path), await load()] as const)),
  );
};

const keyOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');
