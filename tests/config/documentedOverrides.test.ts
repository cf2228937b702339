import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const page = read('docs/overrides.md');

/* However deep a file lies, and however its lines break, for which parentheses and commas come and go. */
const asWritten = (text: string) => text.replaceAll('../../../', '../').replaceAll(/[\s(),]+/g, '');

const folder = 'tests/overrides/documented';
const files = readdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url))).map((name) =>
  asWritten(read(`${folder}/${name}`)),
);
const examples = [...page.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);

it.each(examples.filter((code) => !code.includes('…')))(
  'an example of docs/overrides.md is in a file that the compiler reads:\n%s',
  (code) => {
    expect(files.some((file) => file.includes(asWritten(code)))).toBe(true);
  },
);
