import { beforeAll, describe, expect, it, vi } from 'vitest';
import phone, { isPhone } from './kind';
import type { Sample } from './plans.samples';
import { readPrefix } from './readPhone';
import { codeSamples, deletedSamples } from './texts.samples';

const field = { name: 'phone', kind: 'phone' } as never;

const stored = (text: string, around = {}) => {
  const parsed = phone.fromText(text, field, around);
  return 'value' in parsed ? parsed.value : parsed.fault.key;
};

describe('before the plans are there', () => {
  const unlearned = async () => {
    vi.resetModules();
    return (await import('./kind')).default;
  };

  it.each(['0171 1234567', '+4407900900123', '+49 (0)30 12345678'])(
    'leaves %j as it is typed',
    async (text) => {
      const fresh = await unlearned();
      expect(fresh.validate(text, field, {} as never)).toEqual([]);
      expect(fresh.normalise?.(text, field)).toBe(text);
    },
  );

  it.each([
    ['+49 30 CALL', 'phoneLetters'],
    ['+49 171 1234567, +49 172 1234567', 'phoneSeveral'],
  ])('refuses %j by how it is written: %s', async (text, key) => {
    const fresh = await unlearned();
    expect(fresh.validate(text, field, {} as never)).toEqual([{ path: '', key }]);
  });
});

describe('with the plans', () => {
  beforeAll(() => phone.learn?.((load) => load()));

  it.each([
    ['0049 (30) 1234-5678', '+493012345678'],
    ['+49 (0)30 12345678', '+493012345678'],
    ['+1.202.555.0123', '+12025550123'],
    ['\u202a+44\u00a07700\u2011900123\u202c', '+447700900123'],
  ])('stores %j as %j', (written, number) => {
    expect(phone.normalise?.(written, field)).toBe(number);
    expect(isPhone(number)).toBe(true);
  });

  const nowhere = [...codeSamples, ...deletedSamples].filter(({ country }) => country === undefined);

  it.each(nowhere.map((each) => [each.text, each.meant, each] as const))(
    'stores what a form or a program sends as %j as %j, or refuses it',
    (text, _, { meant }: Sample) => {
      const issues = phone.validate(text, field, {} as never);
      expect(issues.length > 0 ? 'refused' : phone.normalise?.(text, field)).toBe(meant);
    },
  );

  it('lets the server copy a number that is stored, whatever the plans say of it', () => {
    const copied = { name: 'to', kind: 'phone', readOnly: true } as never;
    for (const number of ['+999123456789', '+4407900900123'])
      expect(phone.validate(number, copied, {} as never)).toEqual([]);
    expect(phone.validate('no number', copied, {} as never)).toHaveLength(1);
  });

  it('reads a number that JSON has as one', () => {
    expect(phone.normalise?.(4_915_171_000_201 as never, field)).toBe('+4915171000201');
  });

  it('says both numbers that a text may be', () => {
    expect(phone.fromText('15172345678', field, { country: 'DE' })).toEqual({
      fault: {
        path: '',
        key: 'phoneUnclear',
        args: { one: '+4915172345678', other: '+15172345678' },
      },
    });
  });

  it.each([
    ['030 1234567', 'phoneNational'],
    ['+0301234567', 'phoneCode'],
    ['+12345', 'phoneShort'],
    ['+1234567890123456', 'phoneLong'],
    ['+49 30 CALL', 'phoneLetters'],
    ['+49 30 1234567 ext. 8', 'phoneExtension'],
    ['4.9171E+11', 'phoneRounded'],
    ['++4930123456', 'phone'],
  ])('says why it refuses %j: %s', (written, why) => expect(stored(written)).toBe(why));

  it.each([
    ['+491511234567', 'phoneUnknown'],
    ['+493022732152', 'phoneFixed'],
    ['+499001234567', 'phonePremium'],
    ['+870773111632', 'phoneSatellite'],
    ['+88216123456', 'phoneSatellite'],
    ['+4915112345678', undefined],
    ['+12124567890', undefined],
  ])('says what to look at in %s: %s', (number, key) => expect(phone.doubt?.(number, field)?.key).toBe(key));

  it('says in lists of a stored number why to look at it, unless it is one for fiction', () => {
    const stored = ['+4407900900123', '+491511234567', '+4915112345678', '+447700900123', '+33639981234'];
    expect(stored.map((number) => phone.storedDoubt?.(number)?.why)).toEqual([
      'spelling',
      'unknown',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['49151', '+49151'],
    ['+49 152', '+49152'],
    ['0049170', '+49170'],
    ['+49 (0)160', '+49160'],
    ['٤٩١٧٥', '+49175'],
    ['0151', undefined],
    ['151', undefined],
    ['1511', undefined],
    ['664', undefined],
    ['+151', '+151'],
    ['00151', '+151'],
    ['1', '+1'],
    ['351', '+351'],
    ['abc', undefined],
    ['', undefined],
  ])('takes %j for the beginning %j', (written, prefix) => expect(readPrefix(written)).toBe(prefix));

  it.each([
    ['0171 392', '171392'],
    ['+49 171 392', '+49171392'],
    ['0049 (0)171/392', '+49171392'],
    ['+49 0171 392', '+49171392'],
    ['+39 06 392', '+3906392'],
    ['171-392', '171392'],
    ['٠١٧١ ٣٩٢', '171392'],
    ['0049 0171 1234567', '+491711234567'],
    ['491711234567', '+491711234567'],
    ['+49', '+49'],
    ['0', undefined],
    ['17 Uhr', undefined],
    ['1234567890123456', undefined],
  ])('looks for %j as %j', (written, part) => expect(phone.searched?.(written)).toBe(part));
});
