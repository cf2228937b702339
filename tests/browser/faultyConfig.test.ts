import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceInConfig } from './editConfig';
import { copyProduct, type ProductCopy } from './productCopy';

describe('a configuration with two problems', () => {
  let copy: ProductCopy;

  beforeAll(() => {
    copy = copyProduct();
    replaceInConfig(copy, "filters: ['status'", "filters: ['staus'");
    replaceInConfig(copy, 'demo: { count: ', 'demo: { count: 9000000');
  });

  afterAll(() => copy?.remove());

  it.each([
    ['the page', ['npm', 'run', 'build']],
    ['the demo', ['npm', 'run', 'build:demo']],
  ])('is refused by the build of %s, which names them all', async (_, command) => {
    const { code, output } = await copy.run(...command);
    expect(code).not.toBe(0);
    expect(output).toContain('resources.config.ts has 2 problems');
    expect(output).toContain('unknown field "staus". Did you mean "status"?');
    expect(output).toMatch(/RC044 \w+\.demo\.count/);
  });

  it('is refused by the built gateway before it opens anything', async () => {
    await copy.run('npx', 'vite', 'build', '--logLevel', 'warn', '--ssr', 'gateway/main.ts');
    const { code, output } = await copy.run('npm', 'run', 'serve');
    expect(code).toBe(1);
    expect(output).toContain('resources.config.ts has 2 problems');
    expect(output).toContain('unknown field "staus". Did you mean "status"?');
    expect(copy.changes().filter((file) => !file.startsWith('config/'))).toEqual([]);
  });
});
