import { expect, it, onTestFinished, vi } from 'vitest';
import { createNotices, noticeText } from './notices';

it('one who fails at a notice keeps nobody else from hearing it, and is said', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const { listen, heard, missed } = createNotices();
  const taken: unknown[] = [];
  const fail = () => {
    throw new Error('the first one fails');
  };
  await listen('people', fail, fail);
  await listen(
    'people',
    (message) => taken.push(message),
    () => taken.push('missed'),
  );
  heard(noticeText('people', 'ann'));
  missed();
  expect(taken).toEqual(['ann', 'missed']);
  expect(said.mock.calls.flat()).toEqual([
    expect.stringContaining('the first one fails'),
    expect.stringContaining('the first one fails'),
  ]);
});
