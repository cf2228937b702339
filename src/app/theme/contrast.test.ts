import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandedLooks } from './brand';
import { colorPairs, isReadable } from './colorPairs';
import { contrast } from './colors';
import { looks, type Look } from './look';

describe.each([looks.light, looks.dark])('the $skin skin', (look) => {
  it.each(colorPairs(look))('keeps $name apart', ({ front, back, least }) =>
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least),
  );
});

it('measures contrast from 1 to 21', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#0F5F73', '#0F5F73')).toBe(1);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

/** The pairs that nobody could tell apart. */
const faint = (look: Look): string[] =>
  colorPairs(look).flatMap(({ name, front, back, least }) =>
    contrast(front, back) < least ? `${look.skin}, ${name}: ${front} on ${back}` : [],
  );

describe('a brand colour', () => {
  it('keeps every pair readable in both skins, for 50 colours by chance', () =>
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        expect(Object.values(brandedLooks(color)).flatMap(faint)).toEqual([]);
      }),
      { numRuns: 50 },
    ));

  it.each(['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#ff00ff', '#808080'])(
    'keeps every pair readable in both skins for %s, at the edge of what there is',
    (color) => expect(Object.values(brandedLooks(color)).flatMap(faint)).toEqual([]),
  );

  it('stays as it is where it can be read, and goes no further than needed where it cannot', () => {
    const { light, dark } = brandedLooks('#7b1fa2');
    expect(light.colors.primary).toBe('#7b1fa2');
    expect(contrast(dark.colors.primary, dark.colors.primaryLight)).toBeLessThan(5);
  });

  it('is in everything that bears the brand, and in no state', () => {
    const { light } = brandedLooks('#7b1fa2');
    expect([light.chart[0], light.tones.progress.fg]).toEqual(['#7b1fa2', light.colors.primaryDark]);
    expect(light.tones.success).toEqual(looks.light.tones.success);
    expect(light.colors.signal).toBe(looks.light.colors.signal);
    expect(light.chart).toHaveLength(6);
  });

  it('is held against a judge that sees a colour nobody can read', () => {
    const pale = { ...looks.light, colors: { ...looks.light.colors, primary: '#9fd8e6' } };
    expect([isReadable(looks.light), isReadable(pale)]).toEqual([true, false]);
  });
});
