import type { Sin } from './sin';

// Written in pieces where the whole would be found in this very file.
export const houseSins: Sin[] = [
  {
    sin: 'a pattern in a view',
    file: 'src/views/a.ts',
    text: "export const a = import.meta.glob('../providers/*.ts');",
    rule: 'import.meta.glob has its places',
  },
  { sin: 'an any', file: 'tests/a.test.ts', text: 'export const a = 1 as any;', rule: 'no any' },
  {
    sin: 'an export of everything',
    file: 'src/views/a.ts',
    text: "export * from './list';",
    rule: 'no `export *`',
  },
  {
    sin: 'a switch on the kind of a field',
    file: 'src/views/a.ts',
    text: 'declare const field: { kind: string };\nswitch (field.kind) {\n  default:\n}',
    rule: 'no switch on a kind',
  },
  {
    sin: 'a lazy component that nothing catches',
    file: 'src/views/A.tsx',
    text: "import { lazy } from 'react';\nexport const A = lazy(() => import('./list'));\n",
    rule: 'a part of its own download is a lazyPart',
  },
  {
    sin: 'an import that a browser would remember as failed',
    file: 'src/views/a.ts',
    text: "export const a = () => import('./list');\n",
    rule: 'what is downloaded later goes through',
  },
  {
    sin: 'a server with a global of Node',
    file: 'server/a.ts',
    text: "export const a = Buffer.from('a');",
    rule: 'the server runs anywhere',
  },
  {
    sin: 'a server with a type of Node',
    file: 'server/a.ts',
    text: 'export type A = NodeJS.Timeout;',
    rule: 'the server runs anywhere',
  },
  {
    sin: 'an engine for patterns in every page of the static demo',
    file: 'server/a.ts',
    text: "import { RE2JS } from 're2js';\nexport const a = RE2JS.compile('a');\n",
    rule: 'the engine for patterns of people',
  },
  {
    sin: 'a router that goes on when its test is over',
    file: 'src/views/a.test.tsx',
    text: "import { createBrowserRouter } from 'react-router';\ncreateBrowserRouter([{ path: '*' }]);\n",
    rule: 'a test leaves no router behind',
  },
  {
    sin: 'a property with a seed of its own',
    file: 'src/model/a.test.ts',
    text: "import fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), () => true), { seed: 4 });\n",
    rule: 'the seed of a property',
  },
  {
    sin: 'a seed for all properties',
    file: 'src/model/a.test.ts',
    text: "import { configureGlobal } from 'fast-check';\nconfigureGlobal({});\n",
    rule: 'the seed of a property',
  },
  { sin: 'a barrel', file: 'src/views/index.ts', text: "export { list } from './list';", rule: 'no barrel' },
  {
    sin: 'a folder for everything',
    file: 'src/views/helpers/a.ts',
    text: '',
    rule: 'a folder is a word from the product',
  },
  {
    sin: 'a crowded folder',
    file: 'src/pages/a.ts',
    also: Array.from({ length: 25 }, (_, at) => `src/pages/a${at}.ts`),
    text: '',
    rule: 'src/pages: 26 source files, no more than 25',
  },
  {
    sin: 'a pattern that begins anew at every blank',
    file: 'src/model/a.ts',
    text: "export const a = (text: string) => text.replace(/\\s+$/, '');",
    rule: 'quadratic time',
  },
  {
    sin: 'a pattern of two neighbours that want the same',
    file: 'gateway/a.ts',
    text: 'export const a = /^\\s*\\d?\\s*$/;',
    rule: 'quadratic time',
  },
  { sin: 'a deep folder', file: 'src/views/list/rows/cells/a.ts', text: '', rule: 'three folders deep' },
  {
    sin: 'a silenced compiler',
    file: 'src/views/a.ts',
    text: ['// @ts', 'ignore'].join('-'),
    rule: 'no @ts-ignore',
  },
  {
    sin: 'a wait that gives up after a second',
    file: 'tests/a.test.ts',
    text: "import { vi } from 'vitest';\nawait vi.waitFor(() => true);\n",
    rule: 'a test waits with `soon`',
  },
  {
    sin: 'a wait for a value that gives up after a second',
    file: 'server/a.test.ts',
    text: "import { vi } from 'vitest';\nawait vi.waitUntil(() => true);\n",
    rule: 'a test waits with `soon`',
  },
  {
    sin: 'a path of one machine',
    file: 'README.md',
    text: ['', 'home', 'somebody', 'notes'].join('/'),
    rule: 'no path of one machine',
  },
  {
    sin: 'a word between tags',
    file: 'src/views/A.tsx',
    text: 'declare const a: unknown;\nexport const A = () => <b>Save</b>;\n',
    rule: 'no visible text',
  },
  {
    sin: 'a word in braces',
    file: 'src/views/A.tsx',
    text: "declare const a: unknown;\nexport const A = () => <b>{'Save'}</b>;\n",
    rule: 'no visible text',
  },
  {
    sin: 'a word in a branch',
    file: 'src/views/A.tsx',
    text: "declare const a: unknown;\nexport const A = () => <b>{a ? 'Save' : undefined}</b>;\n",
    rule: 'no visible text',
  },
  {
    sin: 'a word of a template',
    file: 'src/views/A.tsx',
    text: 'declare const a: unknown;\nexport const A = () => <b>{`${a} messages`}</b>;\n',
    rule: 'no visible text',
  },
  {
    sin: 'a name for the ear',
    file: 'src/views/A.tsx',
    text: 'declare const a: unknown;\nexport const A = () => <b aria-label="Close" />;\n',
    rule: 'no visible text',
  },
  {
    sin: 'a word in the place of a hint',
    file: 'src/views/A.tsx',
    text: "declare const a: unknown;\nexport const A = () => <input placeholder={'Search'} />;\n",
    rule: 'no visible text',
  },
  {
    sin: 'a row that is counted once',
    file: 'tests/browser/a.test.ts',
    text: "import { expect, it } from 'vitest';\ndeclare const rows: { count: () => Promise<number> };\nit('a', async () => { expect(await rows.count()).toBe(1); });\n",
    rule: 'waited for, not read once',
  },
];

/** What the linter has to see: `rule` is the name of its rule. */
export const lintSins: Sin[] = [
  {
    sin: 'a long file',
    file: 'src/views/a.ts',
    text: `${'// line\n'.repeat(300)}export const a = 1;\n`,
    rule: 'eslint(max-lines)',
  },
  {
    sin: 'a long function',
    file: 'src/views/a.ts',
    text: `export const a = () => {\n${'  globalThis.a();\n'.repeat(60)}};\n`,
    rule: 'eslint(max-lines-per-function)',
  },
];
