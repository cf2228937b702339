import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Ask } from './askAsWritten';
import { spellings } from './spellings';

/** Files of a folder and of all that are in it, by their paths in the tree. */
export const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/**
 * Reads the page, what it loads, and what that loads, to the end.
 * Answers the addresses, and those that were refused although the page asks for them.
 */
export const modulesOf = async (ask: Ask) => {
  const { text } = await ask('/', { headers: { accept: 'text/html' } });
  const found = new Set(addressesIn(text));
  const refused: string[] = [];
  let level = [...found];
  while (level.length > 0) {
    const answers = await Promise.all(level.map(async (each) => ({ each, answer: await ask(each) })));
    refused.push(...answers.filter(({ answer }) => answer.status !== 200).map(({ each }) => each));
    level = answers.flatMap(({ answer, each }) =>
      // A bundle of a package names its parts beside it; what it is made of is no part of the tree.
      each.includes('/.vite/') ? [] : addressesIn(answer.text).filter((address) => !found.has(address)),
    );
    level = [...new Set(level)];
    level.forEach((each) => found.add(each));
  }
  return { found, refused };
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bsrc=)["'](\/[^"'\\]+)/g;
const STYLE = /\burl\((\/[^)"'\\]+)\)/g;

const addressesIn = (code: string): string[] =>
  [IMPORT, STYLE].flatMap((pattern) => [...code.matchAll(pattern)].flatMap(([, address]) => address ?? []));

/** Every file and spelling that was answered with something, each as `spelling: file (status)`. */
export const answeredOf = async (ask: Ask, files: readonly string[], root: string): Promise<string[]> => {
  const answered: string[] = [];
  for (const file of files)
    await Promise.all(
      Object.entries(spellings).map(async ([name, spelling]) => {
        const { status } = await ask(spelling(file, root));
        if (status < 400 || status >= 500) answered.push(`${name}: ${file} (${status})`);
      }),
    );
  return answered;
};
