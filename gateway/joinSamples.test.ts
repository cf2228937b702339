import { expect, it } from 'vitest';
import config from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { asSwitched, joinSamples } from './joinSamples';

const note = { label: { one: 'Note', many: 'Notes' }, title: '{id}', icon: 'tag', fields: {} } as const;
const samples = { 'config/samples/notes.ts': { resources: { notes: note } } };
const keysOf = (env: Readonly<Record<string, string>>) => {
  const { config: joined, hasSamples } = joinSamples(asSwitched({ config, kinds, samples }, env));
  return [Object.hasOwn(joined.resources, 'notes'), hasSamples ?? false];
};

it('S1.26 a program has samples where it is told so, and else none', () => {
  expect(keysOf({ SAMPLES: 'on' })).toEqual([true, true]);
  expect(keysOf({ SAMPLES: 'off' })).toEqual([false, false]);
  expect(keysOf({})).toEqual([false, false]);
});

it('a program refuses what is no answer, and to have what was not built into it', () => {
  expect(() => keysOf({ SAMPLES: 'yes' })).toThrow('SAMPLES is "yes". Valid: on, off.');
  for (const none of [{}, { samples: {} }])
    expect(() => asSwitched({ config, kinds, ...none }, { SAMPLES: 'on' })).toThrow('built without samples');
});
