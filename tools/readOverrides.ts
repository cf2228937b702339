import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import type { OverrideFile } from '../src/model/check/admin/checkOverrides';

const FOLDER = 'overrides';

/** The files of `overrides/` by their paths, each with the fields it draws; none where there is no such folder. */
export const readOverrides = (root = process.cwd()): OverrideFile[] => {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /^([^./]+(\.server\.ts|\.tsx)|pages\/[^./]+\.tsx)$/.test(name))
    .sort()
    .map((name) => ({
      path: `${FOLDER}/${name}`,
      fields: name.endsWith('.tsx') ? fieldsIn(name, readFileSync(join(folder, name), 'utf8')) : [],
    }));
};

/** The names below `fields` in what a file exports by default; none when that is not written out there. */
export const fieldsIn = (file: string, text: string): string[] => {
  const { body } = parseSync(file, text).program;
  const exported = body.find((each) => each.type === 'ExportDefaultDeclaration')?.declaration;
  const fields = propertiesOf(exported).find(([name]) => name === 'fields')?.[1];
  return propertiesOf(fields).map(([name]) => name);
};

type Node = ESTree.Expression | ESTree.ExportDefaultDeclaration['declaration'];

const propertiesOf = (node: Node | undefined): [string, ESTree.Expression][] => {
  const object = objectOf(node);
  if (!object) return [];
  return object.properties.flatMap((each): [string, ESTree.Expression][] => {
    if (each.type !== 'Property') return [];
    const { key, value } = each;
    if (key.type === 'Identifier') return [[key.name, value]];
    return key.type === 'Literal' ? [[String(key.value), value]] : [];
  });
};

/* `defineOverrides<…>({ … })`, or the object itself with a type. */
const objectOf = (node: Node | undefined): ESTree.ObjectExpression | undefined => {
  if (node?.type === 'ObjectExpression') return node;
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return objectOf(node.expression);
  const given = node?.type === 'CallExpression' ? node.arguments[0] : undefined;
  return given?.type === 'ObjectExpression' ? given : undefined;
};
