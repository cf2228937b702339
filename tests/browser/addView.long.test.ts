import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlock } from './codeBlock';
import { addEntity } from './editConfig';
import { copyProduct, type ProductCopy } from './productCopy';

const DOCUMENT = 'docs/views.md';

/* the two files of the documentation, by how each begins there */
const files = {
  'src/listViews/tiles/view.ts': codeBlock(DOCUMENT, 'import type { ListViewShape }'),
  'src/listViews/tiles/View.tsx': codeBlock(DOCUMENT, 'import Typography'),
};

const scores = `const scores = defineResource({
  label: { one: 'Score', many: 'Scores' },
  title: '{name}',
  icon: 'star',
  fields: { name: f.text({ required: true }), total: f.number({ label: 'Points' }), isNew: f.boolean() },
  list: { views: { tiles: { big: 'total', marks: ['isNew'] } } },
  demo: { count: 8 },
});
`;

describe('a way to look at a list that is one new folder', () => {
  let copy: ProductCopy;

  beforeAll(() => {
    copy = copyProduct();
    for (const [file, text] of Object.entries(files)) copy.write(file, text);
    addEntity(copy, 'scores', scores);
  });

  afterAll(() => copy?.remove());

  it('A5 passes the type check, and a field that is not there does not', async () => {
    const { code, output } = await copy.run('npm', 'run', 'typecheck');
    expect(code, output).toBe(0);
    const right = copy.read('resources.config.ts');
    copy.write('resources.config.ts', right.replace("big: 'total'", "big: 'totl'"));
    const wrong = await copy.run('npm', 'run', 'typecheck');
    copy.write('resources.config.ts', right);
    expect(wrong.output).toContain('totl');
    expect(wrong.code).not.toBe(0);
  });

  it('A5 is checked at the start with its own words', async () => {
    const right = copy.read('resources.config.ts');
    copy.write('resources.config.ts', right.replace("marks: ['isNew']", "marks: ['total']"));
    const { output } = await copy.run('npm', 'run', 'check:config');
    copy.write('resources.config.ts', right);
    expect(output).toContain('RC139 scores.list.views.tiles: "total" is large already.');
  });

  it('A5 is taken in by the contract tests of the views by itself', async () => {
    const wanted = ['tests/contract/listViews', '--testNamePattern', 'view tiles'];
    const { code, output } = await copy.run('npx', 'vitest', 'run', ...wanted);
    expect(output).toContain('7 passed');
    expect(code, output).toBe(0);
  });

  it('A5 needs no other file', () => {
    expect(copy.changes().toSorted()).toEqual(['resources.config.ts', ...Object.keys(files)].toSorted());
  });
});
