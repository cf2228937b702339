import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { configMarkdown } from './configMarkdown';
import { kindPages } from './kindMarkdown';
import { staleDocs } from './writeDocs';

it('keeps the reference, the schema and the pages of kinds as the code says', () => {
  const stale = staleDocs().map(({ file }) => `${file}: run npm run docs`);
  expect(stale).toEqual([]);
});

it('describes every kind with its options', () => {
  const index = configMarkdown(kinds, listViews);
  const pages = new Map(kindPages(kinds).map(({ file, text }) => [file, text]));
  for (const { name, options } of Object.values(kinds)) {
    expect(index).toContain(`| [\`f.${name}\`](kinds/${name}.md) |`);
    const text = pages.get(`docs/kinds/${name}.md`) ?? '';
    expect(text).toContain(`# \`f.${name}\``);
    Object.keys(options).forEach((option) => expect(text).toContain(`| \`${option}\` |`));
  }
});
