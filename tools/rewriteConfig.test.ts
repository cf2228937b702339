import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from './rewriteConfig';

const config = fileURLToPath(new URL('../src/config/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'config-rewrite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shop = `import { f } from '${config}builders';
import { defineAdmin } from '${config}defineAdmin';
import { defineResource } from '${config}defineResource';
import { dear, states } from './common';

const orders = defineResource({
  label: { one: 'Order', many: 'Orders' },
  title: '{name}',
  icon: 'receipt',
  group: 'shop',
  fields: {
    // What people call it.
    name: f.text({
      label: 'Name', // as its key says
      required: true,
    }),
    total: f.money({ currency: 'EUR' }),
    state: f.choice({ values: states }),
    ended: f.choice({ values: { ...states, lost: {} } }),
  },
  list: {
    presets: [
      { label: 'Dear', filter: dear },
      { label: 'Between', filter: { total_gte: '5', /* and */ total_lte: '9' } },
      { label: 'Open', filter: { state: ['open'], total_gte: '1' } },
    ],
  },
});

export default defineAdmin({
  name: 'Shop',
  groups: { shop: { label: 'Shop', icon: 'shop' } },
  waiting: [{ label: 'Dear ones', metric: { of: 'orders', where: dear } }],
  resources: { orders },
});
`;

const common = `export const dear = { total_gte: '100' } as const;

export const states = {
  open: { label: 'Open', tone: 'info' },
  done: { tone: 'success', icon: 'check' },
} as const;
`;

const rewrite = async (...more: readonly string[]) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await main(['--file', join(folder, 'shop.ts'), ...more]);
  const lines = log.mock.calls.map(([line]) => String(line).replaceAll(/\S*config-rewrite-\w+\//g, ''));
  log.mockRestore();
  return { code, lines };
};

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('npm run config:rewrite', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'shop.ts'), shop);
    writeFileSync(join(folder, 'common.ts'), common);
  });

  it('says filters in the words of rules, takes out what holds without being said, and keeps comments', async () => {
    const { code, lines } = await rewrite();
    expect(code).toBe(1);
    expect(textOf('common.ts')).toBe(`export const dear = { total: { $gte: '100' } } as const;

export const states = {
  open: { tone: 'info' },
  done: { tone: 'success' },
} as const;
`);
    const text = textOf('shop.ts');
    expect(text).toContain(`filter: { state: ['open'], total: { $gte: '1' } }`);
    expect(text).toContain('// What people call it.');
    expect(text).toContain('// as its key says');
    expect(text).not.toContain("label: 'Name'");
    expect(lines).toContain(`common.ts:1 orders.list.presets[0].filter: total_gte is total: { $gte: '100' }`);
    expect(lines).toContain('common.ts:5 took out orders.fields.ended.values.done.icon: "check"');
  });

  it('leaves what has a comment between its bounds, and says so', async () => {
    const { lines } = await rewrite();
    expect(textOf('shop.ts')).toContain(`total_gte: '5', /* and */ total_lte: '9'`);
    expect(lines).toContain(
      'left as it is: orders.list.presets[1].filter.total_gte,total_lte: bounds of "total" stand apart',
    );
  });

  it('joins the two ends of a range', async () => {
    writeFileSync(join(folder, 'shop.ts'), shop.replace('/* and */ ', ''));
    expect((await rewrite()).code).toBe(0);
    expect(textOf('shop.ts')).toContain(`filter: { total: { $gte: '5', $lte: '9' } }`);
  });

  it('finds nothing more to do, and changes nothing with --check', async () => {
    writeFileSync(join(folder, 'shop.ts'), shop.replace('/* and */ ', ''));
    const checked = await rewrite('--check');
    expect(checked.code).toBe(1);
    expect(checked.lines.at(-1)).toBe('9 changes in 2 files, none of them written');
    expect(textOf('common.ts')).toBe(common);
    await rewrite();
    const once = textOf('shop.ts');
    expect(await rewrite()).toEqual({ code: 0, lines: ['0 changes in 0 files'] });
    expect(textOf('shop.ts')).toBe(once);
  });

  it('leaves what stands where an option that is needed stands too, and what is worked out', async () => {
    const text = shop
      .replace('label: { one', "['menu' + 'Label']: 'All orders',\n  label: { one")
      .replace('lost: {}', "lost: { label: 'Lost' }, ...Object.fromEntries([])");
    writeFileSync(join(folder, 'shop.ts'), text);
    const { code, lines } = await rewrite();
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('left'))).toContain(
      'left as it is: orders.fields.ended.values.lost.label: it is made by a call',
    );
    expect(textOf('shop.ts')).toContain("lost: { label: 'Lost' }");
  });

  it('touches nothing of a configuration with an error', async () => {
    writeFileSync(join(folder, 'common.ts'), common.replace("'100'", "'many'").replace("'info'", "'blue'"));
    await expect(rewrite()).rejects.toThrow('npm run check:config lists them');
  });
});
