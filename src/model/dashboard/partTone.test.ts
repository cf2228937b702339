import { expect, it } from 'vitest';
import { sampleModel } from '../resolved/kinds.samples';
import { partTone } from './partTone';

const { fields } = sampleModel({
  messages: {
    fields: {
      text: { kind: 'text' },
      status: {
        kind: 'choice',
        values: {
          sent: { tone: 'progress' },
          done: { tone: 'success' },
          late: { tone: 'warning' },
          failed: { tone: 'danger' },
          lost: { tone: 'danger' },
          plain: {},
        },
      },
    },
  },
}).resource('messages');

it.each([
  [['done'], 'success'],
  [['failed', 'late', 'lost'], 'danger'],
  [['sent', 'done'], 'success'],
  [['plain'], undefined],
  [['nowhere'], undefined],
])('a part of %j is as %s as its chips', (status, tone) => expect(partTone(fields, { status })).toBe(tone));

it('a part that is filtered by no choice has no tone', () =>
  expect(partTone(fields, { text: 'a', none: ['done'] })).toBeUndefined());
