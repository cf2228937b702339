/** A part of the product that could not be fetched. `kind` and `host` are read as those of a call are. */
export class MissingPart extends Error {
  readonly kind = 'network';
  readonly host = globalThis.location?.host ?? '';
}

/**
 * Runs a function of dynamic imports, such as `() => import('./Menu')`, once every file they need lies in the cache of the
 * browser. Chromium remembers for the life of the page that a module could not be fetched, and with it everything that
 * imports it, so an import is not begun before it will succeed. Rejects with `MissingPart`, and may be called again.
 */
export const download = async <T>(load: () => Promise<T>): Promise<T> => {
  if (import.meta.env.PROD) await fetchAll(filesIn(String(load), DYNAMIC, import.meta.url));
  return load();
};

/** Whether somebody asked the browser to save data. Not every browser says so. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/* As the build writes them: a dynamic import has parentheses, a static one stands before its file. */
const DYNAMIC = /import\([`"'](\.\/[\w.-]+\.js)[`"']\)/g;
const STATIC = /\b(?:from|import)"(\.\/[\w.-]+\.js)"/g;

const filesIn = (code: string, pattern: RegExp, base: string): string[] =>
  [...code.matchAll(pattern)].map(([, file = '']) => new URL(file, base).href);

/** Files that were fetched whole, with all they import. */
const there = new Set<string>();

const fetchAll = async (files: readonly string[]): Promise<void> => {
  const asked = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (asked.has(file) || there.has(file) || runsAlready(file)) return;
    asked.add(file);
    const code = await fetchCode(file);
    await Promise.all(filesIn(code, STATIC, file).map(visit));
  };
  await Promise.all(files.map(visit));
  asked.forEach((file) => there.add(file));
};

/* What the first screen was made of need not be looked through. */
const runsAlready = (file: string): boolean =>
  performance
    .getEntriesByName(file)
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);

/** Files on their way, each with the promise of its text: two parts that share one ask once. */
const coming = new Map<string, Promise<string>>();

const fetchCode = (file: string): Promise<string> => {
  const asked = coming.get(file) ?? fetchOnce(file).finally(() => coming.delete(file));
  coming.set(file, asked);
  return asked;
};

const fetchOnce = async (file: string): Promise<string> => {
  try {
    const answer = await fetch(file);
    // A server that knows no such file may answer with the page.
    const isCode = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
    if (isCode) return await answer.text();
  } catch (cause) {
    throw new MissingPart(file, { cause });
  }
  throw new MissingPart(file);
};
