import { describe, expect, it } from 'vitest';
import { resolveField } from '../../../model/resolve/resolveField';
import { kinds } from '../../kinds';
import smsText from './kind';

const field = (options: object = {}) =>
  resolveField('text', { kind: 'smsText', ...options }, kinds) as Parameters<typeof smsText.validate>[1];

const issuesOf = (text: string, options?: object) => smsText.validate(text, field(options), kinds);

describe('the text of an SMS', () => {
  it('may take ten segments unless the field says otherwise', () => {
    expect(issuesOf('a'.repeat(1530))).toEqual([]);
    expect(issuesOf('a'.repeat(1531))).toEqual([
      { path: '', key: 'maxSegments', args: { max: 10, segments: 11 } },
    ]);
  });

  it('is refused for one costly character too many', () => {
    expect(issuesOf('a'.repeat(160), { maxSegments: 1 })).toEqual([]);
    expect(issuesOf(`${'a'.repeat(159)}ç`, { maxSegments: 1 })).toMatchObject([{ args: { segments: 3 } }]);
  });

  it('is stored with the line ends it is sent with, and is otherwise kept', () => {
    expect(smsText.normalise?.(' a\r\nb\r\r\nc\n', field())).toBe(' a\nb\nc\n');
  });

  it.each([
    [{ maxSegments: 0 }, 'maxSegments 0 is below 1'],
    [{ price: '0,05', currency: 'EUR' }, 'price "0,05" is not decimal text such as "0.05"'],
    [{ price: '0.05' }, 'price needs a currency'],
    [{ currency: 'Euro' }, '"Euro" is not a currency code of ISO 4217 such as EUR, USD or INR'],
  ])('is not declared with %j', (options, problem) => {
    const said = smsText.check?.(options).map((each) => (typeof each === 'string' ? each : each.message));
    expect(said).toEqual([problem]);
  });
});
