import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fieldsIn, readOverrides } from './readOverrides';

const root = mkdtempSync(join(tmpdir(), 'read-overrides-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the files of overrides/', () => {
  it('are none where there is no such folder', () => {
    expect(readOverrides(root)).toEqual([]);
  });

  it('are those of entities, their servers and pages, and no tests or others', () => {
    mkdirSync(join(root, 'overrides/pages'), { recursive: true });
    const write = (name: string, text = '') => writeFileSync(join(root, 'overrides', name), text);
    write('users.tsx', 'export default { fields: { name: {} } };');
    for (const name of ['users.server.ts', 'pages/own.tsx', 'users.test.tsx', 'parts.ts', 'read.md'])
      write(name);
    expect(readOverrides(root)).toEqual([
      { path: 'overrides/pages/own.tsx', fields: [] },
      { path: 'overrides/users.server.ts', fields: [] },
      { path: 'overrides/users.tsx', fields: ['name'] },
    ]);
  });

  it.each([
    'export default defineOverrides<typeof config.resources.users>({ fields: { name: { Cell }, "e-mail": {} } });',
    'export default { list: List, fields: { name: {}, "e-mail": {} } } satisfies Overrides;',
  ])('name the fields that they draw: %s', (text) => {
    expect(fieldsIn('users.tsx', text)).toEqual(['name', 'e-mail']);
  });

  it('name none where the fields are not written out', () => {
    expect(fieldsIn('users.tsx', 'const own = {}; export default own;')).toEqual([]);
    expect(fieldsIn('users.tsx', 'export default { list: () => null };')).toEqual([]);
  });
});
