import { lowestSafe } from './lowestSafe';

type Entry = Readonly<Record<string, unknown>>;

export type LockFile = { readonly packages: Readonly<Record<string, Entry>> };

/** Two of these in one page do not know each other's contexts: hooks, routes and styles break without an error. */
const ONCE = ['react', 'react-dom', 'react-router', '@emotion/react'];

/** What a lock file must not say, each as `place: the fault`. */
export const lockFaults = ({ packages }: LockFile): string[] => {
  const locked = Object.entries(packages).filter(([place]) => place !== '');
  return [
    ...Object.entries(packages).flatMap(([place, entry]) =>
      entryFaults(entry, place === '').map((fault) => `${place || 'package.json'}: ${fault}`),
    ),
    ...ONCE.flatMap((name) => onceFaults(name, locked)),
    ...Object.entries(lowestSafe).flatMap(([name, row]) => safetyFaults(name, row.from, locked)),
  ];
};

const entryFaults = (entry: Entry, isOwn: boolean): string[] => [
  ...(isOwn || entry['integrity'] ? [] : ['no integrity hash']),
  ...(entry['hasInstallScript'] ? ['a script that runs when it is installed'] : []),
  ...('resolved' in entry ? ['an address to download it from'] : []),
  ...specsOf(entry)
    .filter(([, spec]) => ADDRESS.test(spec))
    .map(([name, spec]) => `${name} by an address (${spec}) instead of a version`),
];

/* `npm:` names another package of the registry, whose entry is judged as well. */
const ADDRESS = /^(?!npm:)[\w+-]+:|^[\w.-]+\/[\w.-]+(#|$)|\.(tgz|tar\.gz)$/;

const specsOf = (entry: Entry): [string, string][] => [
  ...['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((list) =>
    Object.entries((entry[list] ?? {}) as Record<string, string>),
  ),
  ['version', typeof entry['version'] === 'string' ? entry['version'] : ''],
];

const versionsOf = (name: string, locked: readonly [string, Entry][]): [string, string][] =>
  locked
    .filter(([place, entry]) => (entry['name'] ?? place.replace(/^.*node_modules\//, '')) === name)
    .map(([place, entry]) => [place, String(entry['version'])]);

const onceFaults = (name: string, locked: readonly [string, Entry][]): string[] => {
  const versions = versionsOf(name, locked);
  return versions.length === 1 ? [] : [`${name}: there are ${versions.length} of it, expected one`];
};

const safetyFaults = (name: string, from: string, locked: readonly [string, Entry][]): string[] => {
  const versions = versionsOf(name, locked);
  if (versions.length === 0) return [`${name}: no longer locked, so its row in lowestSafe.ts can go`];
  return versions
    .filter(([, version]) => isOlder(version, from))
    .map(([place, version]) => `${place}: ${version} is older than ${from}, the lowest safe version`);
};

const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;
