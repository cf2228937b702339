import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithKind } from './copyWithKind';
import type { ProductCopy } from './productCopy';

describe('a kind of field that is one new folder', () => {
  let copy: ProductCopy;
  beforeAll(() => {
    copy = copyWithKind();
  });
  afterAll(() => copy?.remove());

  it('A5 passes the type check', async () => {
    const { code, output } = await copy.run('npm', 'run', 'typecheck');
    expect(code, output).toBe(0);
  });

  it('A5 is taken in by the contract tests of the kinds by itself', async () => {
    const wanted = ['tests/contract/kinds', '--testNamePattern', 'kind rating|for each kind'];
    const { code, output } = await copy.run('npx', 'vitest', 'run', ...wanted);
    expect(output).toContain('2 passed');
    expect(code, output).toBe(0);
  });
});
