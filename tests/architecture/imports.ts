import { posix } from 'node:path';
import type { Source } from './sources';
import { literalText, nodesOf, type SyntaxNode } from './syntax';

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
