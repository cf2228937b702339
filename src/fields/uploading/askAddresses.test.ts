import { expect, it, vi } from 'vitest';
import { MOST_ADDRESSES } from '../../model/files/keptFile';
import { askAddress } from './askAddresses';

it('asks for no more addresses at once than are answered', async () => {
  const told = vi.fn(async (_: string, { files }: { files: Record<string, readonly string[]> }) => {
    const ids = Object.keys(files);
    return { data: Object.fromEntries(ids.map((id) => [id, { small: `/${id}` }])) };
  });
  const page = { provider: { getFileAddresses: told }, of: {} };
  const ids = Array.from({ length: MOST_ADDRESSES * 2 + 1 }, (_, at) => String(at).padStart(32, '0'));
  const found = await Promise.all(ids.map((id) => askAddress(page, 'proofs', { id, shown: 'small' })));
  expect(found).toEqual(ids.map((id) => ({ address: `/${id}` })));
  expect(told.mock.calls.map(([, { files }]) => Object.keys(files).length)).toEqual([
    MOST_ADDRESSES,
    MOST_ADDRESSES,
    1,
  ]);
});
