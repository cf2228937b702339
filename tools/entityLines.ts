import { parseSync, type ESTree } from 'vite';

export type EntityLines = { readonly key: string; readonly lines: number };

/**
 * How many lines of the configuration's text declare each entity, in the order of `resources`: its constant, or its
 * entry where it has none of its own. Lines that entities share belong to nobody.
 * @throws when the text has no `resources` in its default export.
 */
export const entityLines = (source: string): EntityLines[] => {
  const { body } = parseSync('resources.config.ts', source).program;
  const constants = new Map(body.flatMap(constantsIn));
  return resourcesIn(body).map((entry) => {
    const place = entry.value.type === 'Identifier' ? constants.get(entry.value.name) : undefined;
    return { key: keyOf(entry), lines: linesAt(place ?? entry, source) };
  });
};

type Place = { readonly start: number; readonly end: number };

type Statements = readonly (ESTree.Directive | ESTree.Statement)[];

const constantsIn = (statement: Statements[number]): [string, Place][] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ id }): [string, Place][] =>
        id.type === 'Identifier' ? [[id.name, statement]] : [],
      )
    : [];

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
