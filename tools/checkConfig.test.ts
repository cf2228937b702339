import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { shop, shopWith } from '../tests/config/shop';
import { configReport, main } from './checkConfig';

const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checkedFile = async (config: unknown, ...more: readonly string[]) => {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await main(['--file', file, ...more]);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return { code, lines };
};

describe('npm run check:config', () => {
  it('answers 0 for a sound configuration and lists the labels that fall back to English', async () => {
    const { code, lines } = await checkedFile(shop);
    expect(code).toBe(0);
    expect(lines[0]).toBe('0 errors, 0 warnings');
    expect(lines).toContain('  invoices.many: de, fr, pt');
  });

  it('answers 1 and prints every problem with its id, its place and a hint', async () => {
    const { code, lines } = await checkedFile(
      shopWith('invoices.list', { columns: ['nubmer'], sorted: true }),
    );
    expect(code).toBe(1);
    expect(lines.slice(0, 2).join()).toContain(
      'RC010 invoices.list.columns: unknown field "nubmer". Did you mean "number"?',
    );
    expect(lines.slice(0, 2).join()).toContain('RC002 invoices.list.sorted: unknown option "sorted".');
    expect(lines[2]).toBe('2 errors, 0 warnings');
  });

  it('does not fail for a warning alone', () => {
    const { lines, errors } = configReport(shopWith('roles.fields.name.required', false));
    expect(errors).toBe(0);
    expect(lines[0]).toMatch(/^warning RC033 roles: /);
  });

  it('counts what holds without being said, and fails for it with --strict alone', async () => {
    const said = shopWith('invoices.list', { perPage: 10 });
    const { code, lines } = await checkedFile(said);
    expect(code).toBe(0);
    expect(lines).toContain('hint invoices.list: {"perPage":10} holds without it. Leave it out.');
    expect(lines.join()).toMatch(/\d+ options say what holds without them/);
    expect((await checkedFile(said, '--strict')).code).toBe(1);
  });

  it('misses the text of a page that is neither in the configuration nor in a file', () => {
    const page = { label: 'Imprint', icon: 'policy', route: '/apps/imprint' };
    const declared = shopWith('/pages', { imprint: page });
    expect(configReport(declared, { overrides: [], content: ['imprint.de.md'] }).lines[0]).toBe(
      'RC005 pages.imprint: the option "text" is missing. Write it, or content/imprint.en.md, or draw the page in overrides/pages/imprint.tsx.',
    );
    expect(configReport(declared, { overrides: [], content: ['imprint.en.md'] }).errors).toBe(0);
    expect(
      configReport(shopWith('/pages', { imprint: { ...page, text: 'Us.' } }), { overrides: [], content: [] })
        .errors,
    ).toBe(0);
  });

  it('names the file that --file does not find', async () => {
    await expect(main(['--file', 'nowhere.json'])).rejects.toThrow(/nowhere\.json/);
  });
});
