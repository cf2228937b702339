import { contrast } from './colors';
import type { Look } from './look';

/** Two colours that meet on the screen, and the contrast they need there (WCAG 2.2 AA). */
export type ColorPair = {
  readonly name: string;
  readonly front: string;
  readonly back: string;
  readonly least: number;
};

/** Contrast of text. */
const TEXT = 4.5;
/** Contrast of the edge of a control, and of a part of a chart. */
const SHAPE = 3;

const grounds = ['canvas', 'paper', 'sunken'] as const;
const statuses = ['success', 'info', 'warning', 'error'] as const;
const texts = ['text', 'textSecondary', 'primary', 'signal', ...statuses] as const;

const meetings = [
  ...grounds.flatMap((back) => texts.map((front) => [front, back] as const)),
  ...(['text', 'textSecondary', 'primary', 'primaryDark'] as const).map(
    (front) => [front, 'primaryLight'] as const,
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryDark'],
  ['onSignal', 'signal'],
  ['signal', 'signalSoft'],
  ['text', 'signalSoft'],
  ...statuses.map((status) => ['onStatus', status] as const),
] as const;

/** Every pair of colours of a look that somebody has to tell apart. */
export const colorPairs = ({ colors, tones, chart }: Look): ColorPair[] => [
  ...meetings.map(([front, back]) => ({
    name: `${front} on ${back}`,
    front: colors[front],
    back: colors[back],
    least: TEXT,
  })),
  ...Object.entries(tones).map(([tone, { fg, bg }]) => ({
    name: `a chip of the tone ${tone}`,
    front: fg,
    back: bg,
    least: TEXT,
  })),
  ...grounds.map((ground) => ({
    name: `the border of a control on ${ground}`,
    front: colors.borderStrong,
    back: colors[ground],
    least: SHAPE,
  })),
  ...chart.map((front, at) => ({
    name: `series ${at + 1} of a chart`,
    front,
    back: colors.paper,
    least: SHAPE,
  })),
];

/** Whether no pair is below its contrast. */
export const isReadable = (look: Look): boolean =>
  colorPairs(look).every(({ front, back, least }) => contrast(front, back) >= least);
