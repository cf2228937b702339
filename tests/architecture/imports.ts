import { posix } from 'node:path';
import type { Source } from './sources';
import { isGlob, isNode, literalText, nodesOf, type SyntaxNode } from './syntax';

/** `to` is a path of the tree, or the name of a package. A type import leaves nothing behind when the program runs. */
export type Import = { from: string; to: string; specifier: string; isPackage: boolean; isType: boolean };

/** Every import of the sources: static, dynamic, re-exported, of a type, and the `declare module` that widens one. */
export const importsOf = (sources: readonly Source[]): Import[] => {
  const known = new Set(sources.map((source) => source.path));
  return sources.flatMap((source) =>
    [...(source.program ? nodesOf(source.program) : [])].flatMap((node) => {
      const specifier = specifierOf(node);
      return specifier
        ? [resolveImport({ from: source.path, specifier, isType: isTypeOnly(node) }, known)]
        : [];
    }),
  );
};

/** What the patterns of `import.meta.glob` collect of these paths: no import leads to it. */
export const collectedOf = (
  sources: readonly Source[],
  paths: Iterable<string>,
): Pick<Import, 'from' | 'to'>[] =>
  sources.flatMap(({ path: from, program }) =>
    [...(program ? nodesOf(program) : [])].flatMap((node) => {
      if (node.type !== 'CallExpression' || !isNode(node.callee) || !isGlob(node.callee)) return [];
      const takes = collecting(patternsOf(node), from);
      return [...paths].filter(takes).map((to) => ({ from, to }));
    }),
  );

const patternsOf = ({ arguments: given }: SyntaxNode): string[] => {
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  const all: unknown[] = isNode(first) && Array.isArray(first.elements) ? first.elements : [first];
  return all.flatMap((each) => literalText(each) ?? []);
};

const collecting = (patterns: readonly string[], from: string): ((path: string) => boolean) => {
  const [but, of] = [true, false].map((is) => patterns.filter((pattern) => pattern.startsWith('!') === is));
  const wanted = of?.map((pattern) => asRegExp(posix.join(posix.dirname(from), pattern))) ?? [];
  const unwanted = but?.map((pattern) => asRegExp(pattern.slice(1))) ?? [];
  return (path) => wanted.some((each) => each.test(path)) && !unwanted.some((each) => each.test(path));
};

const asRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.+$()]/g, '\\$&').replace(/\*\*\/|\*/g, (stars) => STARS[stars] ?? '')}$`);

const STARS: Readonly<Record<string, string>> = { '**/': '(.*/)?', '*': '[^/]*' };

const specifierOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'TSModuleDeclaration') return literalText(node.id);
  return importing.has(node.type) ? literalText(node.source) : undefined;
};

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const isTypeOnly = (node: SyntaxNode): boolean =>
  node.type.startsWith('TS') || node.importKind === 'type' || node.exportKind === 'type';

type Written = Pick<Import, 'from' | 'specifier' | 'isType'>;

const resolveImport = (written: Written, known: ReadonlySet<string>): Import => {
  const plain = written.specifier.replace(/\?.*$/, '');
  const isPackage = !/^[./]/.test(plain);
  if (isPackage) return { ...written, isPackage, to: packageName(plain) };
  const path = plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(written.from), plain);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return { ...written, isPackage, to: candidates.find((candidate) => known.has(candidate)) ?? path };
};

const packageName = (specifier: string): string => {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};
