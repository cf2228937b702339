import type { OverrideFile } from '../src/model/check/admin/checkOverrides';
import { parseSync, type ESTree } from 'vite';

/** The names of the fields of each entity, by its key. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** Of all fields this part may be drawn by code of its own; beyond it a kind is missing. */
export const MOST_OVERRIDDEN = 1 / 10;

/** What the configuration costs: its lines for each entity, and the fields that need code beside it. */
export const configCost = (texts: readonly string[], files: readonly OverrideFile[], fields: FieldNames) => {
  const entities = entityLines(texts);
  const overridden = overriddenFields(files, fields);
  const count = Object.values(fields).flat().length;
  return {
    entities: entities.length,
    median: median(entities.map(({ lines }) => lines)),
    largest: entities.reduce((most, each) => (each.lines > most.lines ? each : most), { key: '', lines: 0 }),
    fields: count,
    overridden,
    isAbove: overridden.length > count * MOST_OVERRIDDEN,
  };
};

/** The value in the middle, or the mean of the two there; 0 where there is none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/**
 * The fields that code draws in the place of their kind, as `users.email`: those that the file of their entity names.
 * A file that names none replaces a page, and so every field.
 */
export const overriddenFields = (files: readonly OverrideFile[], all: FieldNames): string[] =>
  files.flatMap(({ path, fields }) => {
    const [, name] = /^overrides\/([^./]+)\.tsx$/.exec(path) ?? [];
    if (name === undefined) return [];
    return (fields.length > 0 ? fields : (all[name] ?? [])).map((field) => `${name}.${field}`);
  });

type EntityLines = { readonly key: string; readonly lines: number };

/**
 * How many lines of the configuration's text declare each entity, in the order of `resources`: its constant, or its
 * entry where it has none of its own. Lines that entities share belong to nobody. The first of the texts has the
 * `resources`, the others what it imports.
 * @throws when the first has no `resources` in its default export.
 */
export const entityLines = ([entry = '', ...parts]: readonly string[]): EntityLines[] => {
  const constants = new Map([entry, ...parts].flatMap((text) => bodyOf(text).flatMap(constantsIn(text))));
  return resourcesIn(bodyOf(entry)).map((each) => {
    const lines = each.value.type === 'Identifier' ? constants.get(each.value.name) : undefined;
    return { key: keyOf(each), lines: lines ?? linesAt(each, entry) };
  });
};

const bodyOf = (text: string): Statements => parseSync('resources.config.ts', text).program.body;

type Place = { readonly start: number; readonly end: number };

type Statements = readonly (ESTree.Directive | ESTree.Statement)[];

const constantsIn =
  (text: string) =>
  (statement: Statements[number]): [string, number][] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }): [string, number][] =>
      id.type === 'Identifier' ? [[id.name, linesAt(declared, text)]] : [],
    );
  };

const resourcesIn = (body: Statements): ESTree.ObjectProperty[] => {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const admin = exported?.type === 'CallExpression' ? exported.arguments[0] : exported;
  const resources = entriesOf(admin).find((entry) => keyOf(entry) === 'resources');
  if (resources?.value.type === 'ObjectExpression') return entriesOf(resources.value);
  throw new Error('resources.config.ts: its default export is no defineAdmin({ resources: { … } }).');
};

const entriesOf = (node: { readonly type: string } | undefined): ESTree.ObjectProperty[] =>
  node?.type === 'ObjectExpression'
    ? (node as ESTree.ObjectExpression).properties.filter((each) => each.type === 'Property')
    : [];

const keyOf = ({ key }: ESTree.ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

const linesAt = ({ start, end }: Place, source: string): number =>
  source.slice(start, end).split('\n').length;
