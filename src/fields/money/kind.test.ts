import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { resolveField } from '../../model/resolve/resolveField';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { kinds } from '../kinds';
import { formatMoney, shownMoney } from './currency';
import money, { type MoneyOptions } from './kind';

const fieldOf = (options: MoneyOptions) =>
  resolveField('price', { kind: 'money', ...options }, kinds) as ResolvedField<'money'>;

const euro = fieldOf({ currency: 'EUR', min: '0', max: '1000' });
const faultsOf = (text: string, field = euro) => money.validate(text, field, kinds).map(({ key }) => key);

describe('an amount of money', () => {
  it('D-23 is shown to the last digit, however large', () => {
    const shown = formatMoney('9007199254740993.07', fieldOf({ currency: 'EUR' }), 'en');
    expect(shown).toBe('€9,007,199,254,740,993.07');
  });

  it('has the decimals of its currency unless the field has its own', () => {
    expect(formatMoney('12', euro, 'de')).toBe('12,00\u00a0€');
    expect(formatMoney('1200', fieldOf({ currency: 'JPY' }), 'en')).toBe('¥1,200');
    expect(formatMoney('0.0425', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toBe('€0.0425');
    expect(formatMoney('0.0500', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toBe('€0.0500');
    expect(formatMoney('790.0000', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toBe('€790.00');
    expect(formatMoney('0.0000', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toBe('€0.00');
    expect(formatMoney('1.0375', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toBe('€1.0375');
  });

  it('is shown with the decimals of its currency where it is a balance, with the whole of it to be had', () => {
    const balance = fieldOf({ currency: 'EUR', digits: 4, rounded: true });
    expect(shownMoney('1588.5010', balance, 'en')).toEqual({ text: '€1,588.50', whole: '€1,588.5010' });
    expect(shownMoney('0.0630', balance, 'en')).toEqual({ text: '€0.06', whole: '€0.0630' });
    expect(shownMoney('790.0000', balance, 'en')).toEqual({ text: '€790.00' });
    expect(shownMoney('0.0630', fieldOf({ currency: 'EUR', digits: 4 }), 'en')).toEqual({ text: '€0.0630' });
    expect(money.inSentence?.('0.0630', balance, { locale: 'en' } as never)).toBe('€0.0630');
  });

  it('shows decimals beyond those of its currency instead of rounding them away', () => {
    expect(formatMoney('12.345', euro, 'en')).toBe('€12.345');
  });

  it('is refused below and above its limits and with too many decimals', () => {
    expect([faultsOf('-0.01'), faultsOf('0'), faultsOf('1000.00'), faultsOf('1000.01'), faultsOf('1.005')]).toEqual([
      ['min'], [], [], ['max'], ['digits'],
    ]); // prettier-ignore
  });

  it.each([{ max: '0' }, { max: '-5' }, { max: '0.00', min: '-1' }])(
    'is made up within %j, which is no more than nothing',
    (limits) => {
      const field = fieldOf({ currency: 'EUR', ...limits });
      const context = { faker, index: 0, kinds, now: new Date(0), ids: () => [] };
      for (let round = 0; round < 20; round += 1)
        expect(faultsOf(String(money.fake(field, context)), field)).toEqual([]);
    },
  );

  it('is stored with all the decimals of its currency', () => {
    expect(money.normalise?.('0012.5', euro)).toBe('12.50');
  });

  it('reads German and English amounts, and refuses what could be two', () => {
    const read = (text: string) => money.fromText(text, euro);
    expect([read('1.234,50'), read('1,234.50')]).toEqual([{ value: '1234.50' }, { value: '1234.50' }]);
    expect([read('1,234'), read('1.234'), read('-$253')].map((parsed) => 'fault' in parsed)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('names an unknown currency, unreadable limits and limits the wrong way round', () => {
    expect(money.check?.({ currency: 'EURO' })).toMatchObject([
      {
        message: '"EURO" is not a currency code of ISO 4217 such as EUR, USD or INR',
        nearest: { to: 'EURO' },
      },
    ]);
    expect(money.check?.({ currency: 'EUR', min: '1,5', digits: 1.5 })).toHaveLength(2);
    expect(money.check?.({ currency: 'EUR', min: '10', max: '9' })).toEqual([
      { message: 'min 10 is above max 9', hint: 'Swap them.' },
    ]);
  });
});
