import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { configMarkdown } from './configMarkdown';
import { staleDocs } from './writeDocs';

it('keeps docs/config.md and docs/config.schema.json as the code says', () => {
  const stale = staleDocs().map(({ file }) => `${file}: run npm run docs`);
  expect(stale).toEqual([]);
});

it('describes every kind with its options', () => {
  const text = configMarkdown(kinds, listViews);
  for (const { name, options } of Object.values(kinds)) {
    expect(text).toContain(`### \`f.${name}\``);
    Object.keys(options).forEach((option) => expect(text).toContain(`| \`${option}\` |`));
  }
});
