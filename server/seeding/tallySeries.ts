import type { Template, Templates } from './seriesTemplates';

/** How many copies there are of a template that were made in one month, and when. */
export type Copies = {
  readonly template: Template;
  readonly month: string;
  count: number;
  readonly first: number;
  last: number;
};

/** The copies of a whole series, by template and month (UTC), in the order of their first. */
export const tallySeries = ({ draw }: Templates, count: number): readonly Copies[] => {
  const months = createMonths();
  const found = new Map<Template, Map<string, Copies>>();
  for (let index = 0; index < count; index += 1) {
    const { template, time } = draw(index);
    const month = months(time);
    const own = found.get(template) ?? new Map<string, Copies>();
    const copies = own.get(month) ?? { template, month, count: 0, first: time, last: time };
    copies.count += 1;
    copies.last = time;
    found.set(template, own.set(month, copies));
  }
  const all = [...found.values()].flatMap((own) => [...own.values()]);
  return all.toSorted((a, b) => a.first - b.first);
};

const DAY = 24 * 60 * 60 * 1000;

/* A million moments are of some two hundred days. */
const createMonths = (): ((time: number) => string) => {
  const known = new Map<number, string>();
  return (time) => {
    const day = Math.floor(time / DAY);
    const month = known.get(day) ?? new Date(time).toISOString().slice(0, 7);
    known.set(day, month);
    return month;
  };
};
