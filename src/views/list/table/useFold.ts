import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { valueAt } from '../../../fields/reading/valueAt';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useEntity } from '../../useEntity';

/**
 * Which columns have room side by side. Where they have none, they go to the second line of their rows: first those that
 * have nothing to say of the `rows` that are seen, then from the last one on. What a card shows stays, and only then its
 * values are cut shorter; at the end they go as well, but for the column that is `leading`. Where even that is wider than
 * the frame it `scrolls`.
 */
export const useFold = ({ columns, leading, rows }: Folding) => {
  const { name: resource, list } = useEntity();
  const { secondary, aside } = list.card;
  const frame = useRef<HTMLDivElement>(null);
  const silent = useMemo(() => {
    const isSilent = ({ name }: ResolvedField) => rows.every((row) => isEmpty(valueAt(row, name)));
    return rows.length === 0
      ? ''
      : columns
          .filter(isSilent)
          .map(({ name }) => name)
          .join();
  }, [columns, rows]);
  const names = columns.map(({ name }) => name).join();
  const [fold, setFold] = useLastFold(`${resource} ${names}`);
  const measured = useRef('');
  const { width, gone, scrolls } = fold.names === names ? fold : { ...NO_FOLD, width: fold.width };
  const fit = useCallback(() => {
    const table = frame.current?.querySelector('table');
    const room = frame.current?.clientWidth ?? 0;
    if (!table || room === 0) return;
    /* with more room than before it is tried anew */
    if (room > width + 1) return setFold({ ...NO_FOLD, names, width: room });
    const order = [secondary, aside, leading?.name];
    const isLast = columns.every(({ name }) => gone.includes(name) || order.includes(name));
    const excess = cutShorter(table, room, isLast ? CUT : WHOLE);
    measured.current = sizesOf(table, room);
    if (excess <= 1 || scrolls) return;
    const going = nextToGo(table, {
      excess,
      order,
      kept: isLast ? [leading?.name] : order,
      silent: silent.split(','),
    });
    setFold({ names, width: room, gone: [...gone, ...going.names], scrolls: isLast && going.freed < excess });
  }, [names, width, gone, scrolls, secondary, aside, leading, columns, silent, setFold]);
  useLayoutEffect(() => {
    fit();
    const table = frame.current?.querySelector('table');
    /* each fit makes the browser lay the table out several times, and watching begins with a call */
    const watch = new ResizeObserver(() => {
      if (table && measured.current !== sizesOf(table, frame.current?.clientWidth ?? 0)) fit();
    });
    if (frame.current) watch.observe(frame.current);
    if (table) watch.observe(table);
    return () => watch.disconnect();
  }, [fit]);
  useEffect(() => {
    if (document.fonts?.status !== 'loading') return;
    /* what was measured in another font is measured anew */
    void document.fonts.ready.then(() => setFold(NO_FOLD));
  }, [setFold]);
  const lines = useMemo(() => {
    const isGone = ({ name }: ResolvedField) => gone.includes(name);
    return { side: columns.filter((field) => !isGone(field)), below: columns.filter(isGone) };
  }, [columns, gone]);
  return { frame, scrolls, ...lines };
};

type Going = {
  readonly excess: number;
  /** What a card shows, in the order in which it goes. */
  readonly order: readonly (string | undefined)[];
  /** What stays for now. */
  readonly kept: readonly (string | undefined)[];
  /** What is empty in all rows. */
  readonly silent: readonly string[];
};

/* Which columns are put below, so that what is beside has room. */
const nextToGo = (table: HTMLElement, { excess, order, kept, silent }: Going) => {
  const rank = (name: string) => (silent.includes(name) && !order.includes(name) ? -2 : order.indexOf(name));
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
    .map((head) => ({ name: head.dataset['column'] ?? '', width: head.offsetWidth }))
    .filter(({ name }) => !kept.includes(name))
    .toReversed()
    .sort((a, b) => rank(a.name) - rank(b.name));
  let freed = 0;
  const names: string[] = [];
  for (const head of heads) {
    if (freed >= excess) break;
    freed += head.width;
    names.push(head.name);
  }
  return { names, freed };
};

const sizesOf = (table: HTMLElement, room: number) => `${room} ${table.offsetWidth}`;

type Step = readonly [limit: string, keyLimit: string, padding?: string];

/*
 * Cuts no more than it must, and answers with what is too wide all the same: then the steps between need no look. Each look
 * makes the browser lay the table out.
 */
const cutShorter = (table: HTMLElement, room: number, steps: readonly Step[]): number => {
  const cut = (step: number) => {
    const [limit, keyLimit, padding] = steps.at(step) ?? USUAL;
    table.style.setProperty('--cell-max', limit);
    table.style.setProperty('--key-max', keyLimit);
    if (padding) table.style.setProperty('--cell-x', padding);
    else table.style.removeProperty('--cell-x');
  };
  const excessAt = (step: number): number => {
    cut(step);
    return table.offsetWidth - room;
  };
  if (excessAt(0) <= 1) return 0;
  const least = excessAt(-1);
  if (least > 1) return least;
  let [first, last] = [1, steps.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (excessAt(middle) <= 1) last = middle;
    else first = middle + 1;
  }
  cut(last);
  return 0;
};

const USUAL = ['340px', '340px'] as const;

/*
 * How wide a cell may be, and one that a card shows as well; and how much room is left beside values where that is less
 * than usual. A second line halves how many rows are seen, so what is no name may lose its end before.
 */
const WHOLE: readonly Step[] = [
  USUAL,
  ['280px', '340px'],
  ['220px', '340px'],
  ['220px', '340px', '10px'],
  ['180px', '340px', '10px'],
  ['150px', '340px', '10px'],
];

/* Where nothing else is left to go. */
const CUT: readonly Step[] = [...WHOLE, ['130px', '220px', '10px'], ['130px', '130px', '10px']];

type Folding = {
  readonly columns: readonly ResolvedField[];
  /** The one whose cells lead to their records. */
  readonly leading: ResolvedField | undefined;
  readonly rows: readonly RaRecord[];
};

type Fold = {
  readonly names: string;
  /** How wide the frame was when the columns were folded. */
  readonly width: number;
  readonly gone: readonly string[];
  readonly scrolls: boolean;
};

const NO_FOLD: Fold = { names: '', width: 0, gone: [], scrolls: false };

/* How each list was folded last: one that is opened again is laid out once, and its columns stay where they were. */
const lastFolds = new Map<string, Fold>();

const useLastFold = (list: string) => {
  const [fold, setFold] = useState<Fold>(() => lastFolds.get(list) ?? NO_FOLD);
  const keepFold = useCallback(
    (next: Fold) => {
      lastFolds.set(list, next);
      setFold(next);
    },
    [list],
  );
  return [fold, keepFold] as const;
};
