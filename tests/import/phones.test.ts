import { expect, it } from 'vitest';
import { codeSamples, deletedSamples } from '../../src/fields/phone/texts.samples';
import { planImport } from '../../src/model/import/planImport';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import { judgingOf, memoryPort } from './people';

const yieldToMain = createYieldToMain();

const phonesOf = async (phones: readonly string[], country: string | undefined) => {
  const rows = phones.map((phone) => ({ number: 1, cells: [phone, 'Anna'] }));
  const judging = judgingOf(['phone', 'Full name'], { country });
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
