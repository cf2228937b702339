import { beforeAll, expect, it } from 'vitest';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { kinds } from '../kinds';
import dialPrefixes from './kind';

const field = { kind: 'dialPrefixes', max: 3 } as ResolvedField<'dialPrefixes'>;

beforeAll(() => dialPrefixes.learn?.((load) => load()));

it('W15 reads a beginning of numbers as what it is, however it is written', () => {
  const written = ['49151', '+49 152', '0049170', '+49 (0)160', '+49151', '1', '+7 9'];
  expect(dialPrefixes.normalise?.(written, field)).toEqual([
    '+49151',
    '+49152',
    '+49170',
    '+49160',
    '+1',
    '+79',
  ]);
  expect(dialPrefixes.validate(written.slice(0, 3), field, kinds)).toEqual([]);
  expect(dialPrefixes.fromText('0049170, 49 151', field)).toEqual({ value: ['+49170', '+49151'] });
});

it.each(['abc', '0170', '151', '664', '+999', '+', '49a', '+49 151, 49', '+4915112345678901'])(
  'W15 refuses %j, and says which one it is',
  (text) => {
    expect(dialPrefixes.validate(['+49151', text], field, kinds)).toEqual([
      { path: '1', key: 'dialPrefixes', args: { text } },
    ]);
  },
);

it('keeps one that was stored before and is none, as it is', () => {
  expect(dialPrefixes.normalise?.(['abc', '49151'], field)).toEqual(['abc', '+49151']);
});

it('takes no more than it may', () => {
  const [issue] = dialPrefixes.validate(['+49151', '+49152', '+49160', '+49170'], field, kinds);
  expect(issue).toEqual({ path: '', key: 'maxItems', args: { max: 3 } });
});
