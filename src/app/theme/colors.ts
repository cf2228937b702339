type Channels = readonly [red: number, green: number, blue: number];

/** Contrast ratio of two hex colours by WCAG 2: 1 (same) to 21 (black on white). Text needs 4.5, a control 3. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** The hex colour on the way from one to another: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((part, at) => Math.round(part + ((target[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const channels = (hex: string): Channels => {
  const number = parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
};

const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
};

const linear = (channel: number) =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
