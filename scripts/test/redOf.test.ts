import { expect, it } from 'vitest';
import { redOf } from './redOf';

const frame = (file: string) => ({ file, line: 1, column: 2, method: 'run' });
const [ours, theirs] = [frame('/house/src/a.ts'), frame('/house/node_modules/b/c.js')];
const red = (...stacks: ReturnType<typeof frame>[]) =>
  redOf('adds', [{ name: 'TypeError', message: 'no such thing', stacks } as never], '/house');

it('a red test is told without the frames of packages', () => {
  expect(red(theirs, ours)).toEqual({
    title: 'adds',
    place: 'src/a.ts:1:2',
    error: 'TypeError: no such thing\n  at src/a.ts:1:2 run',
  });
});

it('an error that came out of a package alone is told with where it was thrown', () => {
  expect(red(theirs).error).toBe('TypeError: no such thing\n  at node_modules/b/c.js:1:2 run');
});
