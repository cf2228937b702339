import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

type Expression = ESTree.Expression | ESTree.ExportDefaultDeclaration['declaration'];

/** An expression, and the file that it is written in. */
export type Written = { readonly file: string; readonly node: Expression };

/** An option as it is written: `icon: 'check'`. */
export type Place = { readonly file: string; readonly option: ESTree.ObjectProperty };

/** Why a place is not found: what stands there is not written out. */
export type Reason = { readonly why: string };

/** The files of a configuration, read once each. `read` is what a file says. */
export const createSources = (read: (file: string) => string = (file) => readFileSync(file, 'utf8')) => {
  const texts = new Map<string, string>();
  const bodies = new Map<string, readonly (ESTree.Directive | ESTree.Statement)[]>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? read(file);
    texts.set(file, text);
    return text;
  };
  const bodyOf = (file: string) => {
    const body = bodies.get(file) ?? parseSync(file, textOf(file)).program.body;
    bodies.set(file, body);
    return body;
  };
  return { textOf, bodyOf };
};

export type Sources = ReturnType<typeof createSources>;

/** Where an option stands, by the path that it has in the configuration that the file exports by default. */
export const placeOf = (sources: Sources, entry: string, path: readonly string[]): Place | Reason => {
  let at: Written | Reason = defaultOf(sources, entry);
  let place: Place | Reason = { why: 'is the configuration itself' };
  for (const step of path) {
    if ('why' in at) return at;
    const found: Written | Place | Reason | undefined = stepTo(sources, at, step);
    if (!found) return { why: `"${step}" is not written out` };
    if ('why' in found) return found;
    if ('option' in found) place = found;
    at = 'option' in found ? { file: found.file, node: found.option.value as Expression } : found;
  }
  return place;
};

const defaultOf = ({ bodyOf }: Sources, file: string): Written | Reason => {
  const exported = bodyOf(file).find((each) => each.type === 'ExportDefaultDeclaration');
  return exported ? { file, node: exported.declaration } : { why: `${file} exports nothing by default` };
};

/** Inside of objects the option of that name, inside of lists the entry of that number. */
const stepTo = (sources: Sources, at: Written, step: string): Written | Place | Reason | undefined => {
  const { file, node } = plain(sources, at);
  if (node.type === 'ObjectExpression') return optionIn(sources, { file, node }, step);
  if (node.type === 'ArrayExpression') {
    const until = node.elements.slice(0, Number(step) + 1);
    if (until.some((each) => each?.type === 'SpreadElement')) return { why: 'a list is put together there' };
    const entry = until.at(-1);
    return entry && entry.type !== 'SpreadElement' ? { file, node: entry } : undefined;
  }
  if (node.type !== 'CallExpression') return { why: `a ${node.type} stands there` };
  const [first, second] = node.arguments.map((each) => ({ file, node: each as Expression }));
  const builder = builderOf(node);
  if (builder === 'state' && step === 'values') return first;
  if (builder !== undefined) {
    const options = builder === 'state' ? second : first;
    return options && stepTo(sources, options, step);
  }
  const made = madeBy(sources, file, node);
  return made ? stepTo(sources, made, step) : { why: 'it is made by a call' };
};

type ObjectAt = { readonly file: string; readonly node: ESTree.ObjectExpression };

/* What comes later holds. */
const optionIn = (sources: Sources, { file, node }: ObjectAt, name: string): Place | Reason | undefined => {
  for (const each of node.properties.toReversed()) {
    if (each.type === 'SpreadElement') {
      const found = stepTo(sources, { file, node: each.argument }, name);
      if (found && ('option' in found || 'why' in found)) return found;
    } else if (each.computed) return { why: 'it has a key that is worked out' };
    else if (keyOf(each) === name) return { file, option: each };
  }
  return undefined;
};

/** The name of an option, however it is quoted. */
export const keyOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The expression that a name, a member or a type around it stands for. */
export const plain = (sources: Sources, at: Written): Written => {
  const { file, node } = at;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return plain(sources, { file, node: node.expression });
  if (node.type === 'Identifier') {
    const known = named(sources, file, node.name);
    return known ? plain(sources, known) : at;
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return at;
  const found = stepTo(sources, { file, node: node.object }, node.property.name);
  return found && 'option' in found
    ? plain(sources, { file: found.file, node: found.option.value as Expression })
    : at;
};

/** `money` of `f.money(…)`, and '' of the builders of whole entities. */
const builderOf = ({ callee }: ESTree.CallExpression): string | undefined => {
  if (callee.type === 'Identifier')
    return callee.name === 'defineAdmin' || callee.name === 'defineResource' ? '' : undefined;
  const isBuilder =
    callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'f';
  return isBuilder && callee.property.type === 'Identifier' ? callee.property.name : undefined;
};

/* What a function that is nothing but an expression answers. */
const madeBy = (sources: Sources, file: string, { callee }: ESTree.CallExpression): Written | undefined => {
  const made = plain(sources, { file, node: callee });
  const { node } = made;
  if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return undefined;
  return { file: made.file, node: node.body };
};

/* A constant of the file, or of one that it imports. */
const named = (sources: Sources, file: string, name: string): Written | undefined => {
  for (const statement of sources.bodyOf(file)) {
    if (statement.type === 'ImportDeclaration') {
      const [found] = statement.specifiers.filter(({ local }) => local.name === name);
      if (found) return imported(sources, join(dirname(file), statement.source.value), found);
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return { file, node: init };
  }
  return undefined;
};

type Specifier = ESTree.ImportDeclaration['specifiers'][number];

const imported = (sources: Sources, path: string, specifier: Specifier): Written | undefined => {
  const file = [path, `${path}.ts`, `${path}/index.ts`].find(
    (each) => each.endsWith('.ts') && existsSync(each),
  );
  if (!file) return undefined;
  if (specifier.type === 'ImportDefaultSpecifier') {
    const found = defaultOf(sources, file);
    return 'why' in found ? undefined : found;
  }
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return undefined;
  return named(sources, file, specifier.imported.name);
};
