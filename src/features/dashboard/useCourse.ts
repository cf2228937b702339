import { useTranslate } from 'react-admin';
import { bringTexts } from '../../locales/brought';
import { dashboard } from '../../locales/en/dashboard';

// Charts are downloads of their own.
bringTexts({ app: dashboard });

/** What a chart shows at a glance, in words for whoever hears it: its lowest, its highest and its last number. */
export const useCourse = (): ((points: readonly Point[]) => string) => {
  const translate = useTranslate();
  return (points) => {
    const inOrder = points.toSorted((a, b) => a.value - b.value);
    const [low, high, last] = [inOrder[0], inOrder.at(-1), points.at(-1)].map((point) => point?.text ?? '');
    return translate('app.dashboard.course', { low, high, last });
  };
};

export type Point = {
  readonly value: number;
  /** How it is said. */
  readonly text: string;
};
