import { mayCollect } from './layers';
import type { Source } from './sources';
import { isGlob, isNode, literalText, nodesOf, type SyntaxNode } from './syntax';
import { showsText } from './visibleText';

type HouseRule = { name: string; isBroken: (source: Source) => boolean };

/** Every file that breaks a rule of the house, each as `path: the rule`. */
export const houseFaults = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    rules.filter((rule) => rule.isBroken(source)).map((rule) => `${source.path}: ${rule.name}`),
  );

const isScreen = /^src\/(?!.*\.test\.).*\.tsx$/;

/* How long a file and a function may be is the linter's to say. */
const rules: HouseRule[] = [
  { name: 'no any', isBroken: has((node) => node.type === 'TSAnyKeyword') },
  {
    name: 'no visible text in code',
    isBroken: ({ path, program }) => isScreen.test(path) && program !== undefined && showsText(program),
  },
  { name: 'no `export *`', isBroken: has((node) => node.type === 'ExportAllDeclaration') },
  { name: 'no switch on a kind', isBroken: has(isSwitchOnKind) },
  {
    name: 'import.meta.glob has its places',
    isBroken: (source) => isOurs(source) && !mayCollect.test(source.path) && collects(source),
  },
  {
    name: 'no @ts-ignore',
    isBroken: ({ path, text }) =>
      /\.tsx?$/.test(path) && /^\s*(\/\/|\/?\*).*@ts-(ignore|nocheck)/m.test(text),
  },
  {
    name: 'a folder is a word from the product',
    isBroken: ({ path }) => /(^|\/)(utils?|helpers?|misc|common|types|shared|lib)(\/|\.tsx?$)/.test(path),
  },
  {
    name: 'a part of its own download is a lazyPart',
    isBroken: (source) => isOurs(source) && has(isReactLazy)(source),
  },
  {
    name: 'what is downloaded later goes through `download` or `lazyPart`',
    isBroken: (source) =>
      laterOn.test(source.path) && has(isImport)(source) && !/\b(download|lazyPart)\b/.test(source.text),
  },
  {
    name: 'the server runs anywhere: no globals of Node',
    isBroken: (source) => /^server\/(?!.*\.(test|suite)\.ts$)/.test(source.path) && has(isOfNode)(source),
  },
  {
    name: 'the engine for patterns of people is downloaded where one is read',
    isBroken: (source) => isOurs(source) && has(isEngineAtOnce)(source),
  },
  {
    name: 'the seed of a property is its title',
    isBroken: (source) =>
      source.path !== 'tests/fixedSeeds.ts' && has(isFromFastCheck)(source) && has(isSeeding)(source),
  },
  {
    name: 'a test leaves no router behind: it draws its pages in `BrowserRoutes`',
    isBroken: ({ path, text }) => path.endsWith('.test.tsx') && /\bcreateBrowserRouter\b/.test(text),
  },
  { name: 'no barrel', isBroken: ({ path }) => /^(src|server|gateway)\/.*\/index\.tsx?$/.test(path) },
  { name: 'three folders deep below src', isBroken: ({ path }) => /^src(\/[^/]+){5,}$/.test(path) },
  { name: 'a test waits with `soon`, or says how long', isBroken: has(isBareWait) },
  {
    name: 'what a page shows is waited for, not read once',
    isBroken: (source) => /^tests\/(samples\/)?browser\//.test(source.path) && has(isReadOnce)(source),
  },
  {
    name: 'no path of one machine',
    isBroken: ({ text }) => /(^|[\s'"`(=])\/(work|home|root|Users)\/[\w.-]+/m.test(text),
  },
];

function has(test: (node: SyntaxNode) => boolean): HouseRule['isBroken'] {
  return ({ program }) => program !== undefined && [...nodesOf(program)].some(test);
}

const isOurs = ({ path }: Source): boolean => /^(src|server|gateway)\//.test(path);

const collects = has(isGlob);

/* The locales only say what can be downloaded, and what the first screen is made of stands or falls with it. */
const laterOn =
  /^src\/(?!locales\/|main\.|app\/(createApp|createProviders|loadDemo|startConnection)\.|.*\bdemo\/|.*\.test\.)/;

function isImport({ type }: SyntaxNode): boolean {
  return type === 'ImportExpression';
}

function isOfNode({ type, name }: SyntaxNode): boolean {
  return type === 'Identifier' && /^(Buffer|process|NodeJS|setImmediate|__dirname)$/.test(String(name));
}

function isEngineAtOnce({ type, source, importKind }: SyntaxNode): boolean {
  return type === 'ImportDeclaration' && literalText(source) === 're2js' && importKind !== 'type';
}

function isFromFastCheck({ type, source }: SyntaxNode): boolean {
  return type === 'ImportDeclaration' && literalText(source) === 'fast-check';
}

/* A seed of its own, or of all that follow: see tests/fixedSeeds.ts. */
function isSeeding({ type, key, name }: SyntaxNode): boolean {
  if (type === 'Property') return isNode(key) && (key.name === 'seed' || literalText(key) === 'seed');
  return type === 'Identifier' && /^(reset)?configureGlobal$/i.test(String(name));
}

/* Nothing catches what `lazy` throws when there is no connection. */
function isReactLazy({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(called) && called.name === 'lazy';
}

/* It gives up after a second, which a slow machine takes for a look. */
function isBareWait({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  const waits = isNode(property) && /^wait(For|Until)$/.test(String(property.name));
  return waits && isNode(object) && object.name === 'vi' && Array.isArray(given) && given.length < 2;
}

/* `expect(await page.getByRole('row').count())`: what an event draws later is not there yet. */
function isReadOnce({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'expect' || !Array.isArray(given))
    return false;
  const [read, message] = given as readonly unknown[];
  if (message !== undefined || !isNode(read) || read.type !== 'AwaitExpression' || !isNode(read.argument))
    return false;
  const called = read.argument.callee;
  return (
    isNode(called) &&
    called.type === 'MemberExpression' &&
    isNode(called.property) &&
    READS.test(String(called.property.name))
  );
}

const READS =
  /^(count|is(Visible|Hidden|Checked|Enabled|Disabled|Editable)|inputValue|getAttribute|all(Inner|Text)\w+|innerText|textContent|innerHTML|boundingBox)$/;

function isSwitchOnKind({ type, discriminant }: SyntaxNode): boolean {
  if (type !== 'SwitchStatement' || !isNode(discriminant)) return false;
  const asked = discriminant.type === 'MemberExpression' ? discriminant.property : discriminant;
  return isNode(asked) && asked.name === 'kind';
}
