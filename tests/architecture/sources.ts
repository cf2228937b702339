import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';
import { isNode, type SyntaxNode } from './syntax';

/** A file of the house: its path from the root with forward slashes, its text, and its syntax when it is code. */
export type Source = { path: string; text: string; program: SyntaxNode | undefined };

const places = [
  'src',
  'server',
  'gateway',
  'demo',
  'tests',
  'tools',
  'scripts',
  'measure',
  '.ci',
  'docs',
  'build',
  'fixtures',
  'overrides',
  'config',
];

/** Reads the files of a tree in the places where we write by hand, and those that lie at its top. */
export const readSources = (root: string): Source[] => [
  ...filesBelow(root, '', false).map((path) => readSource(root, path)),
  ...places.flatMap((place) => filesBelow(root, place, true)).map((path) => readSource(root, path)),
];

const filesBelow = (root: string, place: string, recursive: boolean): string[] => {
  try {
    return readdirSync(join(root, place), { withFileTypes: true, recursive })
      .filter((entry) => entry.isFile() && /(\.(tsx?|mjs|md|html|json)|^run)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
      .map((path) => path.replace(/^\//, ''));
  } catch {
    return [];
  }
};

const readSource = (root: string, path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, program: isCode(path) ? parse(path, text) : undefined };
};

const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);

/**
 * TypeScript 7 has no compiler API in JavaScript, and the tools built on the old one see no imports in our files. Vite's
 * own parser does, and tells a type import from one that loads.
 */
const parse = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const node: unknown = program;
  if (!isNode(node)) throw new Error(`${path} has no syntax tree`);
  return node;
};
