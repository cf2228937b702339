import { describe, expect, it } from 'vitest';
import { chartColors, tokens, tones, type Skin } from './tokens';

const skins: readonly Skin[] = ['light', 'dark'];
const statuses = ['success', 'info', 'warning', 'error'] as const;

describe.each(skins)('the %s skin', (skin) => {
  const colors = tokens[skin];
  const grounds = [colors.canvas, colors.paper, colors.sunken];

  it.each(['text', 'textSecondary', 'primary', 'signal', ...statuses] as const)(
    'keeps %s readable on every ground',
    (name) => expect(lowest(colors[name], grounds)).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['onPrimary', 'primary'],
    ['onPrimary', 'primaryDark'],
    ['primary', 'primaryLight'],
    ['text', 'primaryLight'],
    ['onSignal', 'signal'],
    ['signal', 'signalSoft'],
    ...statuses.map((status) => ['onStatus', status] as const),
  ] as const)('keeps %s readable on %s', (front, back) =>
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(Object.entries(tones[skin]))('keeps a chip of the tone %s readable', (_tone, { fg, bg }) =>
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5),
  );

  it('shows where a control is: its border stands out from every ground', () =>
    expect(lowest(colors.borderStrong, grounds)).toBeGreaterThanOrEqual(3));

  it.each(chartColors[skin])('makes the chart colour %s stand out from paper', (color) =>
    expect(contrast(color, colors.paper)).toBeGreaterThanOrEqual(3),
  );
});

const lowest = (front: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(front, ground)));

/** Contrast ratio by WCAG 2: 1 (same) to 21 (black on white). */
const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number) =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
