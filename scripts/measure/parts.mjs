import { none, scaled, sizesOf, sum } from './sizes.mjs';

const isLibrary = (id) => id.includes('/node_modules/') || id.startsWith('\0');
/* As `build/cutConfig.ts` calls them. */
const PARTS = '\0parts-of-config/';
const isFrame = (id) => id.endsWith('/src/cutConfig.ts');
const isAll = (id) => id.startsWith(`${PARTS}*/`);
const isPart = (id) => id.startsWith(PARTS) && !isAll(id);

/** What the configuration costs: its frame, the largest part of a list, and all entities. */
export const configSizes = (chunks) => {
  const sizesIn = (isCounted) =>
    chunks.map((chunk) => sized(chunk, shareOf(chunk, isCounted))).sort((a, b) => b.gzip - a.gzip);
  return { frame: sum(sizesIn(isFrame)), part: sizesIn(isPart)[0] ?? none, all: sum(sizesIn(isAll)) };
};

/** The chunks that no first screen asked for, largest first: whole, what of it is ours, and its largest library. */
export const lazyParts = (chunks, loaded) =>
  chunks
    .filter((chunk) => !loaded.has(`/${chunk.fileName}`))
    .map((chunk) => ({
      name: nameOf(chunk),
      whole: sizesOf(chunk.code),
      own: sized(chunk, 1 - shareOf(chunk, isLibrary)),
      library: largestLibrary(chunk),
    }))
    .sort((a, b) => b.whole.gzip - a.whole.gzip);

/* With the folder of what it was made for: each way to look at a list, and each kind, has files of the same names. */
const nameOf = ({ fileName, modules }) => {
  const file = fileName.replace(/^assets\//, '');
  const [own] = file.split('-');
  const module = Object.keys(modules).find(
    (id) =>
      id
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '') === own,
  );
  return module === undefined ? file : `${module.split('/').at(-2)}/${file}`;
};

const sized = (chunk, share) => (share === 0 ? none : scaled(sizesOf(chunk.code), share));

const weight = (modules) => modules.reduce((total, [, length]) => total + length, 0);

const shareOf = (chunk, isCounted) => {
  const modules = Object.entries(chunk.modules);
  return weight(modules.filter(([id]) => isCounted(id))) / (weight(modules) || 1);
};

const largestLibrary = (chunk) => {
  const weights = new Map();
  for (const [id, length] of Object.entries(chunk.modules)) {
    const [, ...inside] = id.split('/node_modules/');
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(inside.at(-1) ?? '')?.[0];
    if (name) weights.set(name, (weights.get(name) ?? 0) + length);
  }
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};
