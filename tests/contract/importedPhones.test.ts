import { describe, expect, it } from 'vitest';
import { codeSamples, deletedSamples } from '../../src/fields/phone/texts.samples';
import { groupsIn } from '../../src/model/import/groupsIn';
import { planImport } from '../../src/model/import/planImport';
import type { GroupChoices } from '../../src/model/import/readRow';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import { judgingOf, memoryPort } from '../import/people';

const yieldToMain = createYieldToMain();

const phonesOf = async (
  phones: readonly string[],
  country: string | undefined,
  groups: GroupChoices = {},
) => {
  const rows = phones.map((phone) => ({ number: 1, cells: [phone, 'Anna'] }));
  const judging = judgingOf(['phone', 'Full name'], { country, groups });
  return planImport(rows, { ...judging, port: memoryPort([]), yieldToMain });
};

it.each([...codeSamples, ...deletedSamples].filter(({ text }) => text !== ''))(
  'imports $text with the country $country as the number that is meant, or says what is wrong',
  async ({ text, country, meant }) => {
    const [judged] = await phonesOf([text], country);
    if (typeof meant === 'string' && meant !== 'refused')
      expect(judged?.values).toMatchObject({ phone: meant });
    else expect(judged?.faults[0]).toMatchObject({ field: 'phone', value: text });
  },
);

it('takes one person in three spellings for one', async () => {
  const judged = await phonesOf(['+49 151 71000201', '0151 71000201', '4915171000201'], 'DE');
  expect(judged.map(({ fate }) => fate)).toEqual(['new', 'duplicate', 'duplicate']);
});

describe('the groups of a column', () => {
  const phones = ['+4915171000201', '4915171000202', '0151 71000203', '0151 71000204', '15172345678', 'none'];
  const stored = async (groups: GroupChoices) =>
    (await phonesOf(phones, 'DE', groups)).map(({ values }) => values?.['phone']);

  it('are how a text says its country, with a count and an example of each', async () => {
    expect(groupsIn(await phonesOf(phones, 'DE'))).toEqual([
      { group: 'international', count: 1, text: '+4915171000201', value: '+4915171000201' },
      { group: 'countryCode', count: 1, text: '4915171000202', value: '+4915171000202' },
      { group: 'national', count: 2, text: '0151 71000203', value: '+4915171000203' },
      { group: 'unclear', count: 1, text: '15172345678', value: undefined },
    ]);
  });

  it('are taken but for what is unclear, which nobody imports unasked', async () => {
    const all = [
      '+4915171000201',
      '+4915171000202',
      '+4915171000203',
      '+4915171000204',
      undefined,
      undefined,
    ];
    expect(await stored({})).toEqual(all);
    expect(await stored({ unclear: 'leave' })).toEqual(all);
    expect(await stored({ unclear: 'national' })).toEqual(all.with(4, '+4915172345678'));
    expect(await stored({ unclear: 'countryCode' })).toEqual(all.with(4, '+15172345678'));
  });

  it('are left out where somebody says so, with the reason at the row', async () => {
    const judged = await phonesOf(phones, 'DE', { countryCode: 'leave' });
    expect(judged.map(({ values }) => values !== undefined)).toEqual([true, false, true, true, false, false]);
    expect(judged[1]?.faults).toMatchObject([{ field: 'phone', value: '4915171000202', say: 'leftOut' }]);
  });
});
