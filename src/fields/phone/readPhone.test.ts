import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { mobiles, planSamples, type Sample } from './plans.samples';
import { codeSamples, deletedSamples, scriptSamples } from './texts.samples';
import { readPhone } from './readPhone';

const read = ({ text, country }: Sample) => readPhone(text, country === undefined ? {} : { country });

const meaning = (sample: Sample) => {
  const reading = read(sample);
  if ('fault' in reading) return 'refused';
  return 'unclear' in reading ? reading.unclear.map(({ number }) => number).toSorted() : reading.number;
};

const meant = ({ meant: one }: Sample) => (typeof one === 'string' ? one : one.toSorted());

describe.each([
  ['the plans of the countries', planSamples],
  ['country codes without +', codeSamples],
  ['what stands between the digits', deletedSamples],
  ['other scripts and signs that nobody sees', scriptSamples],
])('%s', (_, samples) => {
  it.each(samples)('reads $form $text of $country as what is meant', (sample) => {
    expect(meaning(sample)).toEqual(meant(sample));
    if (sample.type !== undefined) expect(read(sample)).toMatchObject({ isValid: true, type: sample.type });
  });
});

/* Digits that are meant, in one of the ways in which they are written, with what stands between them and behind. */
const trunks: Readonly<Record<string, string>> = {
  ES: '',
  PT: '',
  PL: '',
  NO: '',
  IT: '',
  RU: '8',
  US: '1',
};
const scripts = ['0', '٠', '۰', '०', '๐', '０', '𝟎'].map((zero) => zero.codePointAt(0) ?? 0);
const between = ['', '', '', ' ', '-', '\u00a0', '\u2011', '\u200b', '.', '/', '(', ',', '\n', '+', 'x'];
const safe = 9;
const behind = ['', '', '', '.0', ',00', ' ext. 12', ' x3', '/12', ' (1)', ' 0172 1234567', ';', '²', 'a'];

const random = fc.record({
  of: fc.constantFrom(...mobiles),
  last: fc.integer({ min: 0, max: 9999 }),
  form: fc.constantFrom('+', '+00', '00', 'code', 'trunk', '+trunk', '+(trunk)', 'lost'),
  change: fc.constantFrom('none', 'none', 'none', 'fewer', 'more'),
  place: fc.constantFrom('home', 'abroad', 'nowhere'),
  abroad: fc.constantFrom(...mobiles),
  script: fc.constantFrom(...scripts),
  gaps: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  isTidy: fc.boolean(),
  behind: fc.constantFrom(...behind),
});

type Random = Parameters<Parameters<typeof random.map>[0]>[0];

const codeOf = (number: string) =>
  /^\+(?:1|7|3[0-469]|4[013-9]|55|6[0-6]|8[1-6]|90|91|\d{3})/.exec(number)?.[0] ?? '';

const trunkOf = ({ of }: Pick<Random, 'of'>) => trunks[of.country] ?? '0';

const written = ({ of, last, form, change, script, gaps, isTidy, behind: end }: Random) => {
  const code = codeOf(of.number).slice(1);
  const trunk = trunkOf({ of });
  const whole = of.number.slice(code.length + 1, -4) + String(last).padStart(4, '0');
  const national = change === 'none' ? whole : change === 'fewer' ? whole.slice(0, -1) : `${whole}7`;
  const begin = {
    '+': `+${code}`,
    '+00': `+00${code}`,
    '00': `00${code}`,
    code,
    trunk,
    '+trunk': `+${code}${trunk}`,
    '+(trunk)': trunk === '' ? `+${code}` : `+${code}(${trunk})`,
    lost: '',
  }[form];
  const choices = isTidy ? between.slice(0, safe - 1) : between;
  const spaced = [...national].map(
    (digit, at) => digit + (at < national.length - 1 ? choices[(gaps[at] ?? 0) % choices.length] : ''),
  );
  const text = `${begin}${isTidy ? ' ' : ''}${spaced.join('')}${isTidy ? '' : end}`;
  return {
    text: text.replaceAll(/\d/g, (digit) => String.fromCodePoint(script + Number(digit))),
    meant: `+${code}${national}`,
  };
};

it('K2 stores the digits that are meant, and reads them again, or refuses the text', () => {
  fc.assert(
    fc.property(random, (each) => {
      const { text, meant: digits } = written(each);
      const isNational = each.form === 'trunk' || each.form === 'lost';
      /* a digit more or less says something only of a number that begins like one */
      if (each.change !== 'none' && (each.form === 'lost' || (trunkOf(each) === '' && each.form === 'trunk')))
        return;
      const isHome =
        isNational || (each.form === 'code' && each.change !== 'none' && each.place === 'abroad');
      const place = isHome ? 'home' : each.place;
      const country = { home: each.of.country, abroad: each.abroad.country, nowhere: undefined }[place];
      const reading = readPhone(text, country === undefined ? {} : { country });
      const isPlain = each.isTidy && each.change === 'none' && each.form.startsWith('+');
      if (isPlain) expect(reading).toMatchObject({ number: digits, isValid: true, group: 'international' });
      if (!('number' in reading)) return;
      expect(reading.number).toBe(digits);
      for (const again of [{}, { country: each.abroad.country }])
        expect(readPhone(reading.number, again)).toMatchObject({ number: digits, isValid: reading.isValid });
    }),
    { numRuns: runs(20_000) },
  );
});
