/** A way to ask for a file of the tree by its path in it; `root` is where the tree lies. */
type Spelling = (file: string, root: string) => string;

const everyDot = (file: string, dot: string): string => file.replaceAll('.', dot);

/** What a server may be asked for instead of the plain address, in the hope that one of its parts reads it otherwise. */
export const spellings: Readonly<Record<string, Spelling>> = {
  plain: (file) => `/${file}`,
  raw: (file) => `/${file}?raw`,
  url: (file) => `/${file}?url`,
  import: (file) => `/${file}?import`,
  inline: (file) => `/${file}?inline`,
  'raw import': (file) => `/${file}?import&raw??`,
  'raw with a time': (file) => `/${file}?t=1700000000000&raw`,
  'a picture': (file) => `/${file}?.svg?.wasm?init`,
  'a part of a page': (file) => `/${file}?html-proxy&index=0.js`,
  'a source map': (file) => `/${file}.map`,
  'by its place on the disk': (file, root) => `/@fs${root}/${file}`,
  'by its place on the disk, raw': (file, root) => `/@fs${root}/${file}?raw`,
  'by its name': (file, root) => `/@id/${root}/${file}?raw`,
  'encoded dots': (file) => `/src/%2e%2e/${everyDot(file, '%2e')}?raw`,
  'dots encoded twice': (file) => `/src/%252e%252e/${everyDot(file, '%252e')}?raw`,
  'encoded slashes': (file) => `/src%2f..%2f${file}?raw`,
  'plain dots': (file) => `/node_modules/.vite/deps/../../../${file}?raw`,
  'dots above the top': (file) => `/../${file}`,
  'dots within the files of the build': (file) => `/assets/../../${file}`,
  'encoded dots within the files of the build': (file) => `/assets/%2e%2e%2f%2e%2e%2f${file}`,
  backslashes: (file) => `/src\\..\\${file.replaceAll('/', '\\')}?raw`,
  'encoded backslashes': (file) => `/src%5c..%5c${file.replaceAll('/', '%5c')}?raw`,
  'two slashes': (file) => `//${file}?raw`,
  capitals: (file) => `/${file.toUpperCase()}?raw`,
  'a dot behind it': (file) => `/${file}.?raw`,
  'a slash behind it': (file) => `/${file}/?raw`,
  'a null byte': (file) => `/${file}%00.js?raw`,
  'a fragment': (file) => `/src/main.tsx#/../../${file}?raw`,
};
